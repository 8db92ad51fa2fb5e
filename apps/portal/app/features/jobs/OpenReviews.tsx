import type { components } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { reviewKindTexts } from '#app/words/trust.ts';
import { changedLabel, changedText } from './reviewChange.ts';

type Review = components['schemas']['JobReview'];

interface OpenReviewsProps {
  readonly reviews: readonly Review[];
  readonly isPosted: boolean;
}

/** What of a job waits for support, or was refused: with the words that raised it and what would change. */
export function OpenReviews({ reviews, isPosted }: OpenReviewsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    reviews
      // A job that is posted has another text than the one that was refused.
      .filter(
        ({ state, kind }) =>
          state === 'Open' || (state === 'Refused' && !(isPosted && kind === 'Trust scan')),
      )
      .map(({ id, kind, state, findings, changes, reason }) => (
        <Alert
          key={id}
          tone={state === 'Open' ? 'warning' : 'danger'}
          title={t(state === 'Open' ? 'resources.job.reviewOpen' : 'resources.job.reviewRefused', {
            kind: t(reviewKindTexts[kind]),
          })}
        >
          <Stack gap="xs">
            {reason != null && <Text>{reason}</Text>}
            {findings.length + changes.length > 0 && (
              <List kind="bulleted">
                {findings.map(({ rule, excerpt, message }) => (
                  <ListItem key={`${rule} ${excerpt}`}>
                    {t('resources.job.finding', { message, excerpt })}
                  </ListItem>
                ))}
                {changes.map((change) => (
                  <ListItem key={change.field}>
                    {changedLabel(change, t)}: {changedText(change, t, formats)}
                  </ListItem>
                ))}
              </List>
            )}
          </Stack>
        </Alert>
      ))
  );
}
