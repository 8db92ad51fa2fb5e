import { limits } from '@aarambh/forms';
import { CheckboxGroup } from '@aarambh/ui/CheckboxGroup';
import { FormSection } from '@aarambh/ui/FormSection';
import { MultiSelect } from '@aarambh/ui/MultiSelect';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { lookup, type Lookup } from '@aarambh/records';
import { useSearchedChoices } from '@aarambh/records/data';
import { verifiedCompanies } from '#app/records/longLists.ts';
import { groupOf, type GroupDraft } from './GroupFields.tsx';

const types = ['C', 'E', 'S'] as const;

/** An audience as it is filled in. */
export interface AudienceDraft {
  readonly types: readonly string[];
  readonly roleIDs: readonly string[];
  readonly instituteIDs: readonly string[];
  readonly companyIDs: readonly string[];
  readonly programIDs: readonly string[];
  readonly years: readonly string[];
  readonly group: GroupDraft | null;
}

export const everybody: AudienceDraft = {
  types: [],
  roleIDs: [],
  instituteIDs: [],
  companyIDs: [],
  programIDs: [],
  years: [],
  group: null,
};

/** Nobody gets what is for a group that is not chosen yet. */
export const isChosen = ({ group }: AudienceDraft): boolean => group === null || group.id !== null;

/** An audience as the contract has it. */
export function audienceOf({ types: chosen, years, group: draft, ...records }: AudienceDraft) {
  const group = groupOf(draft);
  return {
    types: types.filter((each) => chosen.includes(each)),
    roleIDs: [...records.roleIDs],
    instituteIDs: [...records.instituteIDs],
    companyIDs: [...records.companyIDs],
    programIDs: [...records.programIDs],
    passingYears: years.map(Number),
    ...(group && { group }),
  };
}

/** Years in which readers passed or will pass: those who left lately, and the longest program that begins now. */
const passingYears = Array.from({ length: 12 }, (_, index) => {
  const year = String(new Date().getFullYear() + 6 - index);
  return { id: year, label: year };
});

/** Records by which people are chosen, in the order of their fields. */
const recordLists = [
  { name: 'roleIDs', label: 'notifications.audience.roles', source: lookup('/role', 'role') },
  {
    name: 'instituteIDs',
    label: 'notifications.audience.institutes',
    source: lookup('/institute', 'institute'),
  },
  { name: 'companyIDs', label: 'notifications.audience.companies', source: verifiedCompanies },
  { name: 'programIDs', label: 'notifications.audience.programs', source: lookup('/program', 'program') },
] as const;

interface AudienceFieldsProps {
  readonly value: AudienceDraft;
  readonly onChange: (value: AudienceDraft) => void;
}

/** Whom a message is for. Each choice narrows it; the server leaves out whom the sender may not write to. */
export function AudienceFields({ value, onChange }: AudienceFieldsProps) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('notifications.audience.title')}>
      <CheckboxGroup
        label={t('notifications.audience.types')}
        hint={t('notifications.audience.typesHint')}
        name="types"
        orientation="horizontal"
        options={types.map((type) => ({ value: type, label: t(`notifications.audience.${type}`) }))}
        value={value.types}
        onChange={(chosen) => onChange({ ...value, types: chosen })}
      />
      {recordLists.map(({ name, label, source }) => (
        <Records
          key={name}
          label={t(label)}
          source={source}
          value={value[name]}
          onChange={(ids) => onChange({ ...value, [name]: ids })}
        />
      ))}
      <MultiSelect
        label={t('notifications.audience.years')}
        necessity="optional"
        items={passingYears}
        maxCount={limits.audienceYears}
        value={value.years}
        onChange={(years) => onChange({ ...value, years })}
      />
    </FormSection>
  );
}

interface RecordsProps {
  readonly label: string;
  readonly source: Lookup;
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/**
 * Any number of records of a list; nothing where there is none that the sender may choose. A list that failed keeps its field, also
 * while it is asked for again: without it a message would go to more people than its sender can see.
 */
function Records({ label, source, value, onChange }: RecordsProps) {
  const { isPart, hasFailed, field, chosenItems } = useSearchedChoices(source, value);
  const [isKept, setIsKept] = useState(false);
  if (hasFailed && !isKept) setIsKept(true);
  if (!isPart && !isKept && (field.items ?? []).length === 0) return null;
  return (
    <MultiSelect
      label={label}
      necessity="optional"
      {...field}
      valueItems={chosenItems}
      value={value}
      onChange={onChange}
    />
  );
}
