import type { components } from '@aarambh/api-client';
import { useAnnounce } from '@aarambh/ui/Announcer';
import { Button } from '@aarambh/ui/Button';
import { Form } from '@aarambh/ui/Form';
import { Grid } from '@aarambh/ui/Grid';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useEffect, useState } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { failureText } from '#app/session/failureText.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { FactField, type Tried } from './FactField.tsx';
import { answerOf } from './tryOutAnswer.ts';
import { asItIs, useExplanation, type WhatIf } from './useExplanation.ts';

type Schemas = components['schemas'];

interface TryOutProps {
  /** Of the job. */
  readonly id: string;
  /** Every rule of the job, those that are not met first. */
  readonly rules: readonly Schemas['Evaluation']['rules'][number][];
  readonly criteria: Schemas['Criteria'];
  /** The candidate's own values, with which the fields begin. */
  readonly facts: WhatIf;
}

/** What stands in the fields and is not the candidate's own. */
function changesOf(tried: Tried, facts: WhatIf): WhatIf {
  const own: Readonly<Record<string, unknown>> = facts;
  return Object.fromEntries(
    Object.entries(tried).filter(
      ([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(own[name]),
    ),
  );
}

/** Tries other facts than those of the profile, and says beside the button what they would open. */
export function TryOut({ id, rules, criteria, facts }: TryOutProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const announce = useAnnounce();
  const [tried, setTried] = useState<Tried>(facts);
  const [sent, setSent] = useState<WhatIf>();
  const { data, error, isFetching } = useExplanation(id, sent ?? asItIs);
  const isTried = sent !== undefined && Object.keys(sent).length > 0;
  const hasFailed = isTried && error !== null;
  const answer = sayAnswer();
  useEffect(() => {
    if (answer !== '') announce(answer);
  }, [announce, answer]);

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(changesOf(tried, facts));
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
          <Button type="submit" variant="secondary" size="sm" isPending={sent !== undefined && isFetching}>
            {t('resources.job.explain.try')}
          </Button>
          {sent !== undefined && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                setTried(facts);
                setSent(undefined);
              }}
            >
              {t('resources.job.explain.reset')}
            </Button>
          )}
        </Inline>
        {/* Below the button, which stays where it was pressed. */}
        {answer !== '' && <Text as="strong">{hasFailed ? <FailureWords error={error} /> : answer}</Text>}
      </Stack>
    </Form>
  );

  /** Empty as long as nothing was tried. */
  function sayAnswer(): string {
    if (sent === undefined) return '';
    if (!isTried) return t('resources.job.explain.unchanged');
    if (hasFailed) return failureText(error, t);
    return data === undefined || isFetching ? '' : answerOf(data, sent, t, formats);
  }
}
