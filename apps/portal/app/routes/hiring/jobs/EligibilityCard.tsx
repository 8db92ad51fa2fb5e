import type { components } from '@aarambh/api-client';
import { useAnnounce } from '@aarambh/ui/Announcer';
import { Button } from '@aarambh/ui/Button';
import { Card } from '@aarambh/ui/Card';
import { Form } from '@aarambh/ui/Form';
import { Grid } from '@aarambh/ui/Grid';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { NumberField } from '@aarambh/ui/NumberField';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Explanation } from '../../../resource-screens/jobs/Explanation.tsx';
import { Loading } from '../../../resource-screens/Loading.tsx';
import { ReadingFailure } from '../../../resource-screens/ReadingFailure.tsx';
import { verdictTexts } from '../../../resources/choices.ts';
import { asItIs, useExplanation, type WhatIf } from './useExplanation.ts';

type Evaluation = components['schemas']['Evaluation'];

/** The facts that are one number, by the rule that looks at them, and how far they go. */
const facts = {
  R4: { name: 'ssc', max: 100 },
  R5: { name: 'hsc', max: 100 },
  R8: { name: 'liveBacklogs', max: 50 },
  R9: { name: 'deadBacklogs', max: 50 },
  R10: { name: 'gapYears', max: 10 },
  R11: { name: 'experienceMonths', max: 480 },
} as const satisfies Readonly<Record<string, { name: keyof WhatIf; max: number }>>;

type FactRule = keyof typeof facts;

const isFactRule = (id: string): id is FactRule => Object.hasOwn(facts, id);

/** Whether the candidate is eligible for a job, why, and what it would be with other values. */
export function EligibilityCard({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const [tried, setTried] = useState(asItIs);
  const own = useExplanation(id, asItIs);
  const other = useExplanation(id, tried);
  const isTrying = tried !== asItIs;
  const shown = other.data;
  const verdict = shown === undefined ? '' : t(verdictTexts[shown.verdict]);
  useEffect(() => {
    if (isTrying && !other.isPlaceholderData && verdict !== '') announce(verdict);
  }, [announce, isTrying, other.isPlaceholderData, verdict]);
  if (own.error !== null) {
    return <ReadingFailure level={2} title={t('resources.recordFailed')} reading={own} error={own.error} />;
  }
  if (own.data === undefined || shown === undefined) return <Loading />;
  const open = own.data.rules.filter(({ id: rule, outcome }) => outcome !== 'met' && isFactRule(rule));
  return (
    <Card aria-busy={other.isPlaceholderData}>
      <Stack gap="md">
        <Heading level={2}>
          {t(isTrying ? 'resources.job.explain.tried' : 'resources.job.explain.title')}
        </Heading>
        <Explanation evaluation={shown} isOwn />
        {open.length > 0 && <TryOut rules={open} onTry={setTried} isTrying={isTrying} />}
      </Stack>
    </Card>
  );
}

interface TryOutProps {
  /** The rules that are not met, each with one number that decides. */
  readonly rules: Evaluation['rules'];
  readonly isTrying: boolean;
  readonly onTry: (values: WhatIf) => void;
}

/** Asks for other values of what keeps the candidate out. */
function TryOut({ rules, isTrying, onTry }: TryOutProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<Readonly<Record<string, number | null>>>({});
  const values = Object.fromEntries(
    rules.flatMap(({ id }) => {
      const value = typed[id];
      return isFactRule(id) && value != null ? [[facts[id].name, value]] : [];
    }),
  );
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
          {rules.map(({ id, label }) => (
            <NumberField
              key={id}
              label={label}
              min={0}
              max={isFactRule(id) ? facts[id].max : undefined}
              value={typed[id] ?? null}
              onChange={(value) => setTyped({ ...typed, [id]: value })}
            />
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
                setTyped({});
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
