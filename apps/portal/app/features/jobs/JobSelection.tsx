import type { components } from '@aarambh/api-client';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Heading } from '@aarambh/ui/Heading';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { workModeTexts } from '#app/words/jobs.ts';
import { contactPolicyTexts } from '#app/words/trust.ts';
import { questions } from '#app/records/longLists.ts';
import { useRecordsNamed } from '@aarambh/records/data';

type Job = components['schemas']['JobDescription'];

const nothing: readonly string[] = [];

/** How people are chosen: the questions that they answer and the rounds, in their order. */
export default function JobSelection({ row }: { readonly row: Job }) {
  const { t } = useTranslation();
  const { questionIDs, rounds = [], contactPolicy } = row;
  return (
    <Stack gap="lg">
      <JobQuestions ids={questionIDs ?? nothing} />
      <Rounds rounds={rounds} />
      {contactPolicy != null && (
        <DescriptionList
          items={[
            {
              id: 'contact',
              term: t('resources.job.contact'),
              details: t(contactPolicyTexts[contactPolicy]),
            },
          ]}
        />
      )}
    </Stack>
  );
}

/** What a job asks of those who apply, in its order; that it asks nothing is said too. */
export function JobQuestions({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useTranslation();
  const asked = useRecordsNamed(questions, ids);
  return (
    <Stack gap="xs">
      <Heading level={3}>{t('resources.job.questionList')}</Heading>
      {ids.length === 0 ? (
        <Text tone="muted">{t('resources.job.noQuestions')}</Text>
      ) : (
        <List kind="numbered">
          {asked.map(({ id, label }) => (
            <ListItem key={id}>{label}</ListItem>
          ))}
        </List>
      )}
    </Stack>
  );
}

interface RoundsProps {
  readonly rounds: NonNullable<Job['rounds']>;
  /** Of the heading. @default 3 */
  readonly level?: 2 | 3;
}

/** The rounds of a selection, each with where and when as far as that is known. */
export function Rounds({ rounds, level = 3 }: RoundsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const details = ({ mode, date, venue }: (typeof rounds)[number]): string =>
    [
      mode == null ? null : t(workModeTexts[mode]),
      date == null ? null : formats.day(date),
      venue === '' ? null : venue,
    ]
      .filter((part) => part != null)
      .join(' · ');
  return (
    <Stack gap="xs">
      <Heading level={level}>{t('resources.job.rounds')}</Heading>
      {rounds.length === 0 ? (
        <Text tone="muted">{t('resources.job.noRounds')}</Text>
      ) : (
        <List kind="numbered">
          {rounds
            .toSorted((one, other) => one.order - other.order)
            .map((round) => (
              <ListItem key={round.order}>
                <Stack gap="xxs">
                  <Text>{round.name}</Text>
                  <Text size="sm" tone="muted">
                    {details(round)}
                  </Text>
                </Stack>
              </ListItem>
            ))}
        </List>
      )}
    </Stack>
  );
}
