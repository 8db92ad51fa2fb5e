import type { components } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { use } from 'react';
import { AccessContext, isAllowed } from '#app/access/access.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { RecordAction } from '@aarambh/records';
import { enrolmentStateTexts, enrolmentStateTones, seasonRuleTexts } from '#app/words/seasons.ts';
import { enrolmentActions } from './seasonActions.ts';

interface EnrolmentCardProps {
  readonly enrolment: components['schemas']['Enrolment'];
  readonly season: components['schemas']['Season'];
  readonly onAction: (action: RecordAction) => void;
}

/** One student of a season: how they stand, what keeps them out, what was lifted, and what can be decided. */
export function EnrolmentCard({ enrolment, season, onAction }: EnrolmentCardProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const access = use(AccessContext);
  const { name, programName, passingYear, state, consentAt, reason, blocks, overrides } = enrolment;
  const day = (moment: string) => formats.day(moment);
  const actions = enrolmentActions(enrolment).filter(
    ({ operation, scopes, isOffered }) =>
      isAllowed(access, operation, scopes) && isOffered?.(season) !== false,
  );
  return (
    <Card padding="md">
      <Stack gap="sm">
        <Inline justify="between" align="baseline">
          <Heading level={3}>{name}</Heading>
          <Tag tone={enrolmentStateTones[state] ?? 'neutral'}>{t(enrolmentStateTexts[state])}</Tag>
        </Inline>
        <Text tone="muted">
          {[programName, passingYear, t('resources.season.asked', { day: day(consentAt) })]
            .filter((part) => part !== null)
            .join(' · ')}
        </Text>
        {reason !== null && <Text>{t('resources.season.because', { reason })}</Text>}
        {blocks.length > 0 && (
          <Alert tone="warning" title={t('resources.season.blocked')}>
            <Stack gap="xs">
              {blocks.map(({ rule, message }) => (
                <Text key={rule}>{message}</Text>
              ))}
            </Stack>
          </Alert>
        )}
        {overrides.map(({ rule, reason: why, expiresAt, grantedByName }) => (
          <Text key={rule}>
            {t('resources.season.lifted', {
              rule: t(seasonRuleTexts[rule]),
              day: day(expiresAt),
              name: grantedByName,
              reason: why,
            })}
          </Text>
        ))}
        {actions.length > 0 && (
          <Inline>
            {actions.map((action) => (
              <Button
                key={action.id}
                size="sm"
                variant="secondary"
                aria-label={`${t(action.label)}: ${name}`}
                onClick={() => onAction(action)}
              >
                {t(action.label)}
              </Button>
            ))}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
