import { CheckboxGroup } from '@aarambh/ui/CheckboxGroup';
import { FormSection } from '@aarambh/ui/FormSection';
import { MultiSelect } from '@aarambh/ui/MultiSelect';
import { TextField } from '@aarambh/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { queries } from '../../session/queries.ts';

const none: readonly { id: string; label: string }[] = [];

const types = ['C', 'E', 'S'] as const;

/** An audience as it is filled in. */
export interface AudienceDraft {
  readonly types: readonly string[];
  readonly instituteIDs: readonly string[];
  /** As typed: years with commas between them. */
  readonly years: string;
}

export const everybody: AudienceDraft = { types: [], instituteIDs: [], years: '' };

/** An audience as the contract has it. */
export function audienceOf({ types: chosen, instituteIDs, years }: AudienceDraft) {
  const passingYears = [...new Set(years.match(/\b20\d\d\b/g) ?? [])].map(Number).slice(0, 10);
  return {
    types: types.filter((each) => chosen.includes(each)),
    instituteIDs: [...instituteIDs],
    passingYears,
  };
}

interface AudienceFieldsProps {
  readonly value: AudienceDraft;
  readonly onChange: (value: AudienceDraft) => void;
}

/** Whom a message is for. Each choice narrows it; the server leaves out whom the sender may not write to. */
export function AudienceFields({ value, onChange }: AudienceFieldsProps) {
  const { t } = useTranslation();
  const { data: institutes = none } = useQuery({
    ...queries().queryOptions('get', '/institute/all', { params: { query: { pageNo: -1 } } }),
    select: ({ data }) => data.institute.map(({ id, name }) => ({ id, label: name })),
  });
  return (
    <FormSection title={t('notifications.audience.title')}>
      <CheckboxGroup
        label={t('notifications.audience.types')}
        hint={t('notifications.audience.typesHint')}
        name="types"
        orientation="horizontal"
        options={types.map((type) => ({ value: type, label: t(`notifications.audience.${type}`) }))}
        value={value.types}
        onChange={({ currentTarget: { value: type, checked } }) =>
          onChange({
            ...value,
            types: checked ? [...value.types, type] : value.types.filter((each) => each !== type),
          })
        }
      />
      <MultiSelect
        label={t('notifications.audience.institutes')}
        necessity="optional"
        items={institutes}
        value={value.instituteIDs}
        onChange={(instituteIDs) => onChange({ ...value, instituteIDs })}
      />
      <TextField
        label={t('notifications.audience.years')}
        hint={t('notifications.audience.yearsHint')}
        necessity="optional"
        inputMode="numeric"
        value={value.years}
        onChange={({ currentTarget }) => onChange({ ...value, years: currentTarget.value })}
      />
    </FormSection>
  );
}
