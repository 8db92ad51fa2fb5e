import type { components } from '@aarambh/api-client';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { verdictTexts, verdictTones } from '#app/words/jobs.ts';
import { FactsOfRule } from './FactsOfRule.tsx';
import { reasonsFor, type OwnReason } from './reasonsFor.ts';

type Evaluation = components['schemas']['Evaluation'];

/**
 * A verdict to the person whom it is about: first what keeps them out, then what nobody knows yet, each in a sentence with what to do and the
 * way there; after that what they meet.
 */
export function OwnExplanation({ evaluation }: { readonly evaluation: Evaluation }) {
  const { t } = useTranslation();
  const { verdict, rules } = evaluation;
  const { against, unknown, warnings } = reasonsFor(evaluation);
  const met = rules.filter(({ outcome }) => outcome === 'met');
  return (
    <Stack gap="md">
      <Inline>
        <Tag tone={verdictTones[verdict] ?? 'neutral'}>{t(verdictTexts[verdict])}</Tag>
      </Inline>
      <Reasons title={t('resources.myJobs.why')} reasons={against} />
      <Reasons title={t('resources.myJobs.unknown')} reasons={unknown} />
      <Reasons title={t('resources.job.explain.warning')} reasons={warnings} />
      {rules.length === 0 ? (
        <Text tone="muted">{t('resources.job.explain.noRules')}</Text>
      ) : (
        met.length > 0 && (
          <Stack gap="xs">
            <Heading level={3} size="sm">
              {t('resources.job.explain.met')}
            </Heading>
            <List kind="divided" label={t('resources.job.explain.met')}>
              {met.map((rule) => (
                <ListItem key={rule.id}>
                  <Text as="span">{rule.label}</Text>
                  <FactsOfRule rule={rule} whose="yours" />
                </ListItem>
              ))}
            </List>
          </Stack>
        )
      )}
    </Stack>
  );
}

/** Sections whose form is what puts it right; marks are among stages that may be there already. */
const withForm = /^\/profile#(currentDegree|academics|personal|experience|skills|languages)$/;

/** The way to put it right: the form itself, where there is one. */
const wayTo = (link: string): string => link.replace(withForm, '/profile?opens=$1#$1');

function Reasons({ title, reasons }: { readonly title: string; readonly reasons: readonly OwnReason[] }) {
  const { t } = useTranslation();
  if (reasons.length === 0) return null;
  return (
    <Stack gap="xs">
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <List kind="divided" label={title}>
        {reasons.map(({ id, text, howToFix, link }) => (
          <ListItem key={id}>
            <Stack gap="xxs">
              <Text>{text}</Text>
              {howToFix !== null && (
                <Text size="sm" tone="muted">
                  {howToFix}
                </Text>
              )}
              {link !== null && (
                <Link href={wayTo(link)} aria-label={`${t('resources.job.explain.fix')}: ${text}`}>
                  {t('resources.job.explain.fix')}
                </Link>
              )}
            </Stack>
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
