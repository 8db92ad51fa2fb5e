import type { components } from '@aarambh/api-client';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { outcomeTexts, outcomeTones, verdictTexts, verdictTones } from '../../resources/choices.ts';

type Evaluation = components['schemas']['Evaluation'];

interface ExplanationProps {
  readonly evaluation: Evaluation;
  /** Whether the reader is the one that it is about, and can put things right. */
  readonly isOwn: boolean;
}

/** A verdict with all that it follows from: every rule with what is asked and what is there, and what has to be so for every job. */
export function Explanation({ evaluation: { verdict, rules, gates }, isOwn }: ExplanationProps) {
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
                <Result result={rule} isOwn={isOwn}>
                  {[
                    rule.required != null && `${t('resources.job.explain.asked')}: ${rule.required}`,
                    (rule.actual != null || rule.outcome === 'unknown') &&
                      `${t(isOwn ? 'resources.job.explain.yours' : 'resources.job.explain.theirs')}: ${rule.actual ?? t('resources.job.explain.unknown')}`,
                  ]
                    .filter((part) => part !== false)
                    .join(' · ')}
                </Result>
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
            {gates.map((gate) => (
              <ListItem key={gate.id}>
                <Result result={gate} isOwn={isOwn}>
                  {gate.isWarning && gate.outcome !== 'met' ? t('resources.job.explain.warning') : ''}
                </Result>
              </ListItem>
            ))}
          </List>
        </Stack>
      )}
    </Stack>
  );
}

interface ResultProps {
  readonly result: Pick<Evaluation['rules'][number], 'label' | 'outcome' | 'howToFix' | 'link'>;
  readonly isOwn: boolean;
  /** A line of facts; empty for none. */
  readonly children: string;
}

/** One condition: whether it is met, and how it can be. */
function Result({ result: { label, outcome, howToFix, link }, isOwn, children }: ResultProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="xxs">
      <Inline justify="between" align="start" isWrapping={false}>
        <Text as="span">{label}</Text>
        <Tag tone={outcomeTones[outcome] ?? 'neutral'}>{t(outcomeTexts[outcome])}</Tag>
      </Inline>
      {children !== '' && (
        <Text size="sm" tone="muted">
          {children}
        </Text>
      )}
      {isOwn && howToFix != null && outcome !== 'met' && <Text size="sm">{howToFix}</Text>}
      {isOwn && link != null && outcome !== 'met' && (
        <Link href={link} aria-label={`${t('resources.job.explain.fix')}: ${label}`}>
          {t('resources.job.explain.fix')}
        </Link>
      )}
    </Stack>
  );
}
