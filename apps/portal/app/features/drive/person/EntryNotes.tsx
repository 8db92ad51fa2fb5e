import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Entry } from '../roundsQuery.ts';

interface EntryNotesProps {
  readonly entry: Entry;
}

/** What is noted of somebody in a round: the company's own, that of each interviewer by name, and who gave the result. */
export function EntryNotes({ entry: { note, interviewerNotes = [], resultBy } }: EntryNotesProps) {
  const { t } = useTranslation();
  if (!note && interviewerNotes.length === 0 && resultBy == null) return null;
  return (
    <Stack gap="xs">
      {note && <Text size="sm">{note}</Text>}
      {interviewerNotes.map(({ by, text, at }) => (
        <Text key={`${by}${at}`} size="sm">
          {t('drive.noteOf', { name: by ?? t('drive.someInterviewer'), text })}
        </Text>
      ))}
      {resultBy != null && (
        <Text size="sm" tone="muted">
          {t('drive.by', { name: resultBy })}
        </Text>
      )}
    </Stack>
  );
}

/** The notes of the interviewers one below the other, beside the company's own that is written there. */
export function InterviewerNotes({ entry: { interviewerNotes = [] } }: EntryNotesProps) {
  const { t } = useTranslation();
  if (interviewerNotes.length === 0) return null;
  return (
    <section aria-label={t('drive.interviewerNotes')}>
      <DescriptionList
        layout="stacked"
        items={interviewerNotes.map(({ by, text, at }) => ({
          id: `${by}${at}`,
          term: by ?? t('drive.someInterviewer'),
          details: text,
        }))}
      />
    </section>
  );
}
