import type { ApiError, components } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { Dialog } from '@aarambh/ui/Dialog';
import { FileField } from '@aarambh/ui/FileField';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { HeldDialog } from '#app/screen/HeldDialog.tsx';
import { Held } from '#app/screen/HeldForm.tsx';
import { useAction, type Outcome } from '#app/screen/useAction.ts';
import type { Words } from '#app/screen/useFailureWords.ts';
import { ImportReport } from './ImportReport.tsx';

interface Imported {
  readonly candidateProfile: components['schemas']['CandidateProfile'];
  readonly report: components['schemas']['ResumeReport'];
}

/** A résumé in words is a few kilobytes; the server takes no larger request. */
const maxSize = 100_000;

const none: Words = (t) => t('cv.json.choose');
const wrong: Words = (t) => t('cv.json.wrong');

/** Makes a CV of a JSON Resume that another service has written. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const sending = useAction(
    async (): Promise<Outcome<Imported, ApiError | Words>> => {
      const body = file && parsed(await file.text());
      if (body === undefined) return { ok: false, error: file === undefined ? none : wrong };
      return call((api) => api.POST('/candidate-profiles/import', { body }));
    },
    {
      onDone: async (made) => {
        // The record has what was new in the document.
        await client.invalidateQueries();
        setImported(made);
      },
    },
  );
  const [imported, setImported] = useState<Imported>();

  if (imported !== undefined) {
    const { candidateProfile, report } = imported;
    return (
      <Dialog
        isOpen
        title={t('cv.json.done', { name: candidateProfile.name })}
        onClose={onClose}
        footer={
          <Button onClick={() => void navigate(`/cv/${candidateProfile.id}`)}>{t('cv.json.openCv')}</Button>
        }
      >
        <ImportReport report={report} />
      </Dialog>
    );
  }

  return (
    <HeldDialog
      isOpen
      title={t('cv.json.title')}
      onClose={onClose}
      footer={
        <Button isPending={sending.isPending} onClick={sending.run}>
          {t('cv.json.send')}
        </Button>
      }
    >
      <Stack gap="md">
        <Held isChanged={file !== undefined} />
        <FailureAlert error={sending.failure} />
        <Text>{t('cv.json.text')}</Text>
        <FileField
          label={t('cv.json.file')}
          hint={t('cv.json.hint')}
          accept=".json,application/json"
          kinds="JSON"
          maxSize={maxSize}
          onChange={(files) => {
            sending.clear();
            setFile(files[0]);
          }}
        />
      </Stack>
    </HeldDialog>
  );
}

/** A document; undefined where the text is none. */
function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
