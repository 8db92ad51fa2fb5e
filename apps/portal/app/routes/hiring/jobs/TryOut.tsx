import type { components } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { Checkbox } from '@aarambh/ui/Checkbox';
import { Form } from '@aarambh/ui/Form';
import { Grid } from '@aarambh/ui/Grid';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { MultiSelect } from '@aarambh/ui/MultiSelect';
import { NumberField } from '@aarambh/ui/NumberField';
import { SearchSelect } from '@aarambh/ui/SearchSelect';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useSearchedChoices } from '../../../resource-screens/useSearchedChoices.ts';
import { degreeTexts } from '../../../resources/choices.ts';
import { lookup } from '../../../resources/resource.ts';
import { asItIs, type WhatIf } from './useExplanation.ts';

type Schemas = components['schemas'];
type Rule = Schemas['Evaluation']['rules'][number];

/** What is typed; a field that was emptied again is undefined. */
type Tried = { readonly [Name in keyof WhatIf]?: WhatIf[Name] | undefined };

const chosenOf = (tried: Tried): WhatIf =>
  Object.fromEntries(Object.entries(tried).filter(([, value]) => value !== undefined));

/** The facts that are one number, by the rule that looks at them, and how far they go. */
const numbers = {
  R3: { name: 'passingYear', min: 1980, max: 2050 },
  R4: { name: 'ssc', min: 0, max: 100 },
  R8: { name: 'liveBacklogs', min: 0, max: 50 },
  R9: { name: 'deadBacklogs', min: 0, max: 50 },
  R10: { name: 'gapYears', min: 0, max: 10 },
  R11: { name: 'experienceMonths', min: 0, max: 480 },
} as const satisfies Readonly<Record<string, { name: keyof WhatIf; min: number; max: number }>>;

/** The rules about a degree, by the score that they look at. */
const scores = {
  R6: { name: 'graduation', asked: 'minGraduation' },
  R7: { name: 'postGraduation', asked: 'minPostGraduation' },
} as const;

const isOne = <Names extends object>(names: Names, id: string): id is Extract<keyof Names, string> =>
  Object.hasOwn(names, id);

interface TryOutProps {
  /** Every rule of the job, those that are not met first. */
  readonly rules: readonly Rule[];
  readonly criteria: Schemas['Criteria'];
  readonly isTrying: boolean;
  readonly onTry: (values: WhatIf) => void;
}

/** Asks for other facts than those of the profile. */
export function TryOut({ rules, criteria, isTrying, onTry }: TryOutProps) {
  const { t } = useTranslation();
  const [tried, setTried] = useState<Tried>(asItIs);
  const values = chosenOf(tried);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (Object.keys(values).length > 0) onTry(values);
      }}
    >
      <Stack gap="sm">
        <Heading level={3} size="sm">
          {t('resources.job.explain.whatIf')}
        </Heading>
        <Text tone="muted">{t('resources.job.explain.whatIfText')}</Text>
        <Grid gap="sm" minColumnWidth="sm">
          {rules.map((rule) => (
            <FactField key={rule.id} {...{ rule, criteria, tried }} onChange={setTried} />
          ))}
        </Grid>
        <Inline>
          <Button type="submit" variant="secondary" size="toolbar">
            {t('resources.job.explain.try')}
          </Button>
          {isTrying && (
            <Button
              variant="secondary"
              size="toolbar"
              onClick={() => {
                setTried(asItIs);
                onTry(asItIs);
              }}
            >
              {t('resources.job.explain.reset')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Form>
  );
}

interface FactFieldProps {
  readonly rule: Rule;
  readonly criteria: Schemas['Criteria'];
  readonly tried: Tried;
  readonly onChange: (tried: Tried) => void;
}

/** The facts that one rule looks at. */
function FactField({ rule: { id, label }, criteria, tried, onChange }: FactFieldProps) {
  const { t } = useTranslation();
  const set = (more: Tried): void => onChange({ ...tried, ...more });
  const percent = (name: 'ssc' | 'hsc' | 'diploma', shown: string) => (
    <NumberField
      label={shown}
      min={0}
      max={100}
      value={tried[name] ?? null}
      onChange={(value) => set({ [name]: value ?? undefined })}
    />
  );
  if (isOne(numbers, id)) {
    const { name, min, max } = numbers[id];
    return (
      <NumberField
        label={label}
        min={min}
        max={max}
        value={tried[name] ?? null}
        onChange={(value) => set({ [name]: value ?? undefined })}
      />
    );
  }
  if (isOne(scores, id)) {
    const { name, asked } = scores[id];
    // Compared in the unit that the job asks in.
    const type = criteria[asked]?.type ?? 'Percentage';
    return (
      <NumberField
        label={label}
        min={0}
        max={type === 'CGPA' ? 10 : 100}
        step={type === 'CGPA' ? 0.1 : 1}
        value={tried[name]?.value ?? null}
        onChange={(value) => set({ [name]: value === null ? undefined : { type, value } })}
      />
    );
  }
  switch (id) {
    case 'R1':
      return (
        <Select
          label={label}
          necessity="optional"
          options={degrees.map((value) => ({ value, label: t(degreeTexts[value]) }))}
          value={tried.degree ?? ''}
          onChange={({ currentTarget: { value } }) => set({ degree: degrees.find((each) => each === value) })}
        />
      );
    case 'R2':
      return (
        <ProgramField
          label={label}
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
          onChange={({ currentTarget: { checked } }) =>
            set({ languages: checked ? criteria.languages : undefined })
          }
        />
      );
    case 'R14':
      return (
        <Checkbox
          label={t('resources.job.explain.moves')}
          checked={tried.willingToRelocate === true}
          onChange={({ currentTarget: { checked } }) =>
            set({ willingToRelocate: checked ? true : undefined })
          }
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
  readonly label: string;
  readonly id: string | null;
  readonly onChange: (id: string | null) => void;
}

function ProgramField({ label, id, onChange }: ProgramFieldProps) {
  const { field, chosenItems } = useSearchedChoices(programs, id === null ? none : [id]);
  const [known] = chosenItems;
  return (
    <SearchSelect
      label={label}
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
