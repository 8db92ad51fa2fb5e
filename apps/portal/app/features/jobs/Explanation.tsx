import type { components } from '@aarambh/api-client';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { outcomeTexts, outcomeTones, verdictTexts, verdictTones } from '#app/words/jobs.ts';
import { FactsOfRule } from './FactsOfRule.tsx';

type Evaluation = components['schemas']['Evaluation'];

interface ExplanationProps {
  readonly evaluation: Evaluation;
}

/** A verdict about somebody else with all that it follows from: every rule with what is asked and what is there, and every gate. */
export function Explanation({ evaluation: { verdict, rules, gates } }: ExplanationProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      <Inline>
        <Tag tone={verdictTones[verdict] ?? 'neutral'}>{t(verdictTexts[verdict])}</Tag>
      </Inline>
      <Stack gap="xs">
        <Heading level={3} size="sm">
          {t('resources.job.explain.rules')}
        </Heading>
        {rules.length === 0 ? (
          <Text tone="muted">{t('resources.job.explain.noRules')}</Text>
        ) : (
          <List kind="divided" label={t('resources.job.explain.rules')}>
            {rules.map((rule) => (
              <ListItem key={rule.id}>
                <Condition label={rule.label} outcome={rule.outcome} />
                <FactsOfRule rule={rule} whose="theirs" />
              </ListItem>
            ))}
          </List>
        )}
      </Stack>
      {gates.length > 0 && (
        <Stack gap="xs">
          <Heading level={3} size="sm">
            {t('resources.job.explain.gates')}
          </Heading>
          <List kind="divided" label={t('resources.job.explain.gates')}>
            {gates.map(({ id, label, reason, outcome }) => (
              <ListItem key={id}>
                <Condition label={reason ?? label} outcome={outcome} />
              </ListItem>
            ))}
          </List>
        </Stack>
      )}
    </Stack>
  );
}

interface ConditionProps {
  readonly label: string;
  readonly outcome: Evaluation['rules'][number]['outcome'];
}

function Condition({ label, outcome }: ConditionProps) {
  const { t } = useTranslation();
  return (
    <Inline justify="between" align="start" isWrapping={false}>
      <Text as="span">{label}</Text>
      <Tag tone={outcomeTones[outcome] ?? 'neutral'}>{t(outcomeTexts[outcome])}</Tag>
    </Inline>
  );
}
