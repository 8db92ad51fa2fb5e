import type { components } from '@aarambh/api-client';
import { Checkbox } from '@aarambh/ui/Checkbox';
import { MultiSelect } from '@aarambh/ui/MultiSelect';
import { NumberField } from '@aarambh/ui/NumberField';
import { SearchSelect } from '@aarambh/ui/SearchSelect';
import { Select } from '@aarambh/ui/Select';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { lookup } from '@aarambh/records';
import { useSearchedChoices } from '@aarambh/records/data';
import { degreeTexts } from '#app/words/jobs.ts';
import type { WhatIf } from './useExplanation.ts';

type Schemas = components['schemas'];
type Rule = Schemas['Evaluation']['rules'][number];

/** What stands in the fields; an empty one is undefined. */
export type Tried = { readonly [Name in keyof WhatIf]?: WhatIf[Name] | undefined };

/** The facts that are one number, by the rule that looks at them, and how far they go. */
const numbers = {
  R3: { name: 'passingYear', min: 1980, max: 2050, grouping: 'none' },
  R4: { name: 'ssc', min: 0, max: 100 },
  R8: { name: 'liveBacklogs', min: 0, max: 10 },
  R9: { name: 'deadBacklogs', min: 0, max: 10 },
  R10: { name: 'gapYears', min: 0, max: 10 },
  R11: { name: 'experienceMonths', min: 0, max: 480 },
} as const satisfies Readonly<
  Record<string, { name: keyof WhatIf; min: number; max: number; grouping?: 'none' }>
>;

/** The rules about a degree, by the score that they look at. */
const scores = {
  R6: { name: 'graduation', asked: 'minGraduation' },
  R7: { name: 'postGraduation', asked: 'minPostGraduation' },
} as const;

const isOne = <Names extends object>(names: Names, id: string): id is Extract<keyof Names, string> =>
  Object.hasOwn(names, id);

interface FactFieldProps {
  readonly rule: Rule;
  readonly criteria: Schemas['Criteria'];
  readonly tried: Tried;
  readonly onChange: (tried: Tried) => void;
}

/** The facts that one rule looks at, with what it asks for below. */
export function FactField({ rule: { id, label }, criteria, tried, onChange }: FactFieldProps) {
  const { t } = useTranslation();
  const hint = label;
  const set = (more: Tried): void => onChange({ ...tried, ...more });
  const percent = (name: 'ssc' | 'hsc' | 'diploma', shown: string) => (
    <NumberField
      label={shown}
      hint={hint}
      min={0}
      max={100}
      value={tried[name] ?? null}
      onChange={(value) => set({ [name]: value ?? undefined })}
    />
  );
  if (isOne(numbers, id)) {
    const { name, ...limits } = numbers[id];
    return (
      <NumberField
        label={t(`resources.job.explain.facts.${name}`)}
        hint={hint}
        {...limits}
        value={tried[name] ?? null}
        onChange={(value) => set({ [name]: value ?? undefined })}
      />
    );
  }
  if (isOne(scores, id)) {
    const { name, asked } = scores[id];
    // Compared in the unit that the job asks in.
    const type = criteria[asked]?.type ?? 'Percentage';
    const own = tried[name];
    return (
      <NumberField
        label={t(`resources.job.explain.facts.${name}`)}
        hint={hint}
        min={0}
        max={type === 'CGPA' ? 10 : 100}
        decimals={2}
        value={own?.type === type ? own.value : null}
        onChange={(value) => set({ [name]: value === null ? undefined : { type, value } })}
      />
    );
  }
  switch (id) {
    case 'R1':
      return (
        <Select
          label={t('resources.fields.degree')}
          hint={hint}
          necessity="optional"
          options={degrees.map((value) => ({ value, label: t(degreeTexts[value]) }))}
          value={tried.degree ?? ''}
          onChange={(value) => set({ degree: degrees.find((each) => each === value) })}
        />
      );
    case 'R2':
      return (
        <ProgramField
          hint={hint}
          id={tried.programID ?? null}
          onChange={(to) => set({ programID: to ?? undefined })}
        />
      );
    case 'R5':
      return (
        <>
          {percent('hsc', t('resources.job.explain.hsc'))}
          {percent('diploma', t('resources.job.explain.diploma'))}
        </>
      );
    case 'R12':
      return (
        <SkillsField
          ids={tried.skillIDs ?? none}
          onChange={(ids) => set({ skillIDs: ids.length === 0 ? undefined : [...ids] })}
        />
      );
    case 'R13':
      return (
        <Checkbox
          label={t('resources.job.explain.languages', { languages: (criteria.languages ?? []).join(', ') })}
          checked={tried.languages !== undefined}
          onChange={(checked) => set({ languages: checked ? criteria.languages : undefined })}
        />
      );
    case 'R14':
      return (
        <Checkbox
          label={t('resources.job.explain.moves')}
          checked={tried.willingToRelocate === true}
          onChange={(checked) => set({ willingToRelocate: checked ? true : undefined })}
        />
      );
    default:
      return null;
  }
}

const none: readonly string[] = [];
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the texts are the degrees
const degrees = Object.keys(degreeTexts) as (keyof typeof degreeTexts)[];
const programs = lookup('/program', 'program');
const skills = lookup('/admin/skill', 'skill');

interface ProgramFieldProps {
  readonly hint: string;
  readonly id: string | null;
  readonly onChange: (id: string | null) => void;
}

function ProgramField({ hint, id, onChange }: ProgramFieldProps) {
  const { t } = useTranslation();
  const { field, chosenItems } = useSearchedChoices(programs, id === null ? none : [id]);
  const [known] = chosenItems;
  return (
    <SearchSelect
      label={t('resources.fields.program')}
      hint={hint}
      necessity="optional"
      {...field}
      {...(known && { valueLabel: known.label })}
      value={id}
      onChange={(to) => onChange(to)}
    />
  );
}

function SkillsField({
  ids,
  onChange,
}: {
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}) {
  const { t } = useTranslation();
  const { field, chosenItems } = useSearchedChoices(skills, ids);
  return (
    <MultiSelect
      label={t('resources.job.explain.skills')}
      necessity="optional"
      {...field}
      valueItems={chosenItems}
      value={ids}
      onChange={(to) => onChange(to)}
    />
  );
}
