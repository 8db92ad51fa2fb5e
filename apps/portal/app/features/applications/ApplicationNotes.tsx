import { attempt, newIdempotencyKey, type components } from '@aarambh/api-client';
import { applicationNote } from '@aarambh/forms';
import { FormTextArea, SchemaForm, SubmitButton } from '@aarambh/forms/react';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Loading, ReadingFailure } from '@aarambh/records/screens';
import { api } from '#app/session/api.ts';
import { queries } from '#app/session/queries.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { ApplicationRatings } from './ApplicationRatings.tsx';
import * as styles from './ApplicationNotes.css.ts';
import { HeldForm } from '#app/screen/HeldForm.tsx';
import { useAction } from '#app/screen/useAction.ts';
import { useSubmission } from '#app/screen/useSubmission.ts';

type Note = components['schemas']['MappingNote'];

/** What colleagues have noted about an applicant, and one more note. The candidate never reads them. */
export default function ApplicationNotes({ row }: { readonly row: components['schemas']['Mapping'] }) {
  const { t } = useTranslation();
  const { id, userID } = row;
  // Somebody who was never told of the job has no application.
  const hasOne = id !== userID;
  const reading = useQuery({
    ...queries().queryOptions('get', '/jdstudentmapping/notes/{id}', { params: { path: { id } } }),
    enabled: hasOne,
  });
  if (!hasOne) return <Text tone="muted">{t('resources.eligibleStudent.noNotesYet')}</Text>;
  // Notes that are there stay when reading them again fails: a half-written one is below them.
  if (reading.data === undefined) {
    if (reading.error === null) return <Loading />;
    return (
      <ReadingFailure level={3} title={t('resources.recordFailed')} reading={reading} error={reading.error} />
    );
  }
  return (
    <Stack gap="lg">
      <ApplicationRatings id={id} />
      <Notes id={id} notes={reading.data.data.notes} onChange={() => reading.refetch()} />
    </Stack>
  );
}

interface NotesProps {
  readonly id: string;
  readonly notes: readonly Note[];
  readonly onChange: () => Promise<unknown>;
}

function Notes({ id, notes, onChange }: NotesProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const key = useRef<{ readonly text: string; readonly value: string }>(undefined);
  const { form, failure } = useSubmission(applicationNote, {
    send: (values) => {
      removal.clear();
      const body = applicationNote.toPayload(values);
      // The same for every try of one note, so that it is written once.
      if (key.current?.text !== body.text) key.current = { text: body.text, value: newIdempotencyKey() };
      const params = { path: { id }, header: { 'Idempotency-Key': key.current.value } };
      return attempt(api().POST('/jdstudentmapping/notes/{id}', { params, body }));
    },
    onDone: async () => {
      key.current = undefined;
      await onChange();
      form.reset();
      alerts.success(t('resources.eligibleStudent.noted'));
    },
  });
  const removal = useAction(
    async (noteID: string) => {
      const path = { id, noteID };
      const gone = await attempt(api().DELETE('/jdstudentmapping/notes/{id}/{noteID}', { params: { path } }));
      await onChange();
      return gone;
    },
    { onDone: () => alerts.success(t('resources.eligibleStudent.noteRemoved')) },
  );
  return (
    <Stack gap="md">
      {notes.length === 0 ? (
        <Text tone="muted">{t('resources.eligibleStudent.noNotes')}</Text>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver takes a list without marks for a list only if told
        <ul role="list" className={styles.notes} aria-label={t('resources.eligibleStudent.notes')}>
          {notes.map(({ id: noteID, text, author, at, isOwn }) => (
            <li key={noteID} className={styles.note}>
              <p className={styles.text}>{text}</p>
              <Inline justify="between">
                <Text size="sm" tone="muted">
                  {[author, formats.moment(at)].filter(Boolean).join(', ')}
                </Text>
                {isOwn && (
                  <Button variant="quiet" size="sm" onClick={() => removal.run(noteID)}>
                    {t('resources.eligibleStudent.removeNote')}
                  </Button>
                )}
              </Inline>
            </li>
          ))}
        </ul>
      )}
      <SchemaForm form={form}>
        <Stack gap="sm">
          <FailureAlert error={removal.failure ?? failure} />
          <FormTextArea form={form} name="text" />
          <Inline justify="end">
            <SubmitButton form={form} size="sm">
              {t('resources.eligibleStudent.addNote')}
            </SubmitButton>
          </Inline>
        </Stack>
        <HeldForm form={form} />
      </SchemaForm>
    </Stack>
  );
}
