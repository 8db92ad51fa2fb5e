import { audienceGroupKindValues, mappingStatusValues } from '@aarambh/api-client/enums';
import type { components } from '@aarambh/api-client';
import { FormSection } from '@aarambh/ui/FormSection';
import { MultiSelect } from '@aarambh/ui/MultiSelect';
import { SearchSelect } from '@aarambh/ui/SearchSelect';
import { Select } from '@aarambh/ui/Select';
import type { Lookup } from '@aarambh/records';
import { useSearchedChoices } from '@aarambh/records/data';
import { useQuery } from '@tanstack/react-query';
import { roundsQuery } from '#app/features/drive/roundsQuery.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { jobs, seasons } from '#app/records/longLists.ts';
import { applicationTexts } from '#app/words/jobs.ts';
import { queries } from '#app/session/queries.ts';

type Kind = components['schemas']['AudienceGroupKind'];

/** A group as it is filled in. */
export interface GroupDraft {
  readonly kind: Kind;
  /** Of the job whose round it is; null while none is chosen, and for other kinds. */
  readonly jdID: string | null;
  /** Of the group; null while none is chosen. */
  readonly id: string | null;
  readonly statuses: readonly string[];
}

/** A group as the contract has it; undefined while it is not chosen. */
export function groupOf(draft: GroupDraft | null): components['schemas']['AudienceGroup'] | undefined {
  if (draft?.id == null) return undefined;
  const statuses = mappingStatusValues.filter((each) => draft.statuses.includes(each));
  return { kind: draft.kind, id: draft.id, ...(draft.kind === 'Applicants' && { statuses }) };
}

/** Where somebody who has applied can stand. */
const statuses = mappingStatusValues.filter((each) => each !== 'Eligible' && each !== 'Declined');

interface GroupFieldsProps {
  readonly value: GroupDraft | null;
  readonly onChange: (value: GroupDraft | null) => void;
}

/** Narrows a message to people who are found by what they do here: of a season, a job, a round, a saved list. */
export function GroupFields({ value, onChange }: GroupFieldsProps) {
  const { t } = useTranslation();
  const change = (part: Partial<GroupDraft>): void => {
    if (value !== null) onChange({ ...value, ...part });
  };
  return (
    <FormSection title={t('notifications.group.title')}>
      <Select
        label={t('notifications.group.kind')}
        hint={t('notifications.group.hint')}
        necessity="optional"
        placeholder={t('notifications.group.none')}
        isClearable
        options={audienceGroupKindValues.map((kind) => ({
          value: kind,
          label: t(`notifications.group.${kind}`),
        }))}
        value={value?.kind ?? ''}
        onChange={(kind) => onChange(kind === '' ? null : { kind, jdID: null, id: null, statuses: [] })}
      />
      {value?.kind === 'Unplaced' && (
        <OneOf
          label={t('notifications.group.season')}
          source={seasons}
          value={value.id}
          onChange={(id) => change({ id })}
        />
      )}
      {value?.kind === 'Applicants' && (
        <>
          <OneOf
            label={t('notifications.group.job')}
            source={jobs}
            value={value.id}
            onChange={(id) => change({ id })}
          />
          <MultiSelect
            label={t('notifications.group.statuses')}
            hint={t('notifications.group.statusesHint')}
            necessity="optional"
            items={statuses.map((each) => ({ id: each, label: t(applicationTexts[each]) }))}
            value={value.statuses}
            onChange={(chosen) => change({ statuses: chosen })}
          />
        </>
      )}
      {value?.kind === 'Round' && (
        <>
          <OneOf
            label={t('notifications.group.job')}
            source={jobs}
            value={value.jdID}
            onChange={(jdID) => change({ jdID, id: null })}
          />
          {value.jdID !== null && (
            <Rounds jdID={value.jdID} value={value.id} onChange={(id) => change({ id })} />
          )}
        </>
      )}
      {value?.kind === 'SavedList' && <SavedLists value={value.id} onChange={(id) => change({ id })} />}
    </FormSection>
  );
}

interface ChoiceProps {
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

/** One record of a list. */
function OneOf({ label, source, value, onChange }: ChoiceProps & { label: string; source: Lookup }) {
  const { field, chosenItems } = useSearchedChoices(source, value === null ? [] : [value]);
  const [known] = chosenItems;
  return (
    <SearchSelect
      {...field}
      label={label}
      value={value}
      {...(known && { valueLabel: known.label })}
      onChange={onChange}
    />
  );
}

/** One of the rounds of a job. */
function Rounds({ jdID, value, onChange }: ChoiceProps & { jdID: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(roundsQuery(jdID));
  const rounds = data?.data.round ?? [];
  return (
    <Select
      label={t('notifications.group.round')}
      hint={data !== undefined && rounds.length === 0 ? t('notifications.group.noRounds') : undefined}
      placeholder={t('notifications.group.choose')}
      options={rounds.map(({ id, name }) => ({ value: id, label: name }))}
      value={value ?? ''}
      onChange={(id) => onChange(id === '' ? null : id)}
    />
  );
}

/** One of the views of the list of students that the sender keeps, or that a colleague shares. */
function SavedLists({ value, onChange }: ChoiceProps) {
  const { t } = useTranslation();
  const { data } = useQuery(
    queries().queryOptions('get', '/saved-view/all', { params: { query: { list: '/student' } } }),
  );
  const views = data?.data.savedView ?? [];
  return (
    <Select
      label={t('notifications.group.savedList')}
      hint={t(
        data !== undefined && views.length === 0
          ? 'notifications.group.noSavedLists'
          : 'notifications.group.savedListHint',
      )}
      placeholder={t('notifications.group.choose')}
      options={views.map(({ id, name }) => ({ value: id, label: name }))}
      value={value ?? ''}
      onChange={(id) => onChange(id === '' ? null : id)}
    />
  );
}
