import { dataOf, isApiError } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Dialog } from '@aarambh/ui/Dialog';
import { Inline } from '@aarambh/ui/Inline';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { TextField } from '@aarambh/ui/TextField';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { api } from '#app/session/api.ts';
import { queries } from '#app/session/queries.ts';

/** Longest title of a template (`NoticeTemplateFields` of the contract). */
const longestTitle = 80;

const list = () => queries().queryOptions('get', '/notice-template/all');

interface TemplatesProps {
  /** The text as it is typed now. */
  readonly text: string;
  readonly onChoose: (text: string) => void;
}

/** Texts that the organisation keeps: one is chosen, what is typed is kept, one that nobody needs is deleted. */
export function Templates({ text, onChoose }: TemplatesProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data } = useQuery(list());
  const [chosen, setChosen] = useState('');
  const [isKeeping, setIsKeeping] = useState(false);
  const templates = data?.data.noticeTemplate ?? [];
  const template = templates.find(({ id }) => id === chosen);
  const read = () => client.invalidateQueries({ queryKey: list().queryKey });
  const removing = useMutation({
    mutationFn: (id: string) => dataOf(api().DELETE('/notice-template/{id}', { params: { path: { id } } })),
    onSuccess: async () => {
      setChosen('');
      await read();
      alerts.success(t('notifications.templates.removed'));
    },
    onError: () => alerts.danger(t('failure.server')),
  });
  return (
    <Stack gap="xs">
      {templates.length > 0 && (
        <Select
          label={t('notifications.templates.title')}
          hint={t('notifications.templates.hint')}
          necessity="optional"
          placeholder={t('notifications.templates.none')}
          isClearable
          options={templates.map(({ id, title }) => ({ value: id, label: title }))}
          value={chosen}
          onChange={(id) => {
            setChosen(id);
            const found = templates.find((each) => each.id === id);
            if (found !== undefined) onChoose(found.text);
          }}
        />
      )}
      <Inline gap="xs">
        {text.trim() !== '' && text !== template?.text && (
          <Button variant="secondary" size="sm" onClick={() => setIsKeeping(true)}>
            {t('notifications.templates.keep')}
          </Button>
        )}
        {template !== undefined && (
          <Button
            variant="secondary"
            size="sm"
            isPending={removing.isPending}
            onClick={() => removing.mutate(template.id)}
          >
            {t('notifications.templates.remove')}
          </Button>
        )}
      </Inline>
      {isKeeping && (
        <KeepDialog
          text={text}
          onKept={async (id) => {
            setIsKeeping(false);
            await read();
            setChosen(id);
            alerts.success(t('notifications.templates.kept'));
          }}
          onClose={() => setIsKeeping(false)}
        />
      )}
    </Stack>
  );
}

interface KeepDialogProps {
  readonly text: string;
  readonly onKept: (id: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks what a template is called. */
function KeepDialog({ text, onKept, onClose }: KeepDialogProps) {
  const { t } = useTranslation();
  const [title, setTitle] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const keeping = useMutation({
    mutationFn: () => dataOf(api().POST('/notice-template/add', { body: { title: title.trim(), text } })),
    onSuccess: ({ noticeTemplate }) => onKept(noticeTemplate.id),
  });
  const isMissing = title.trim() === '';
  return (
    <Dialog
      isOpen
      size="sm"
      title={t('notifications.templates.keep')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('resources.cancel')}
          </Button>
          <Button
            isPending={keeping.isPending}
            onClick={() => {
              setIsAsked(true);
              if (!isMissing) keeping.mutate();
            }}
          >
            {t('notifications.templates.save')}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        {isApiError(keeping.error) && (
          <Alert tone="danger">
            <FailureWords error={keeping.error} />
          </Alert>
        )}
        <TextField
          label={t('notifications.templates.name')}
          maxLength={longestTitle}
          value={title}
          error={isAsked && isMissing ? t('notifications.templates.nameMissing') : undefined}
          onChange={setTitle}
        />
      </Stack>
    </Dialog>
  );
}
