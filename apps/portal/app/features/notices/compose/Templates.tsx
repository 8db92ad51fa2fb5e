import { dataOf } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { api } from '#app/session/api.ts';
import { noticeTemplatesQuery } from './noticeTemplatesQuery.ts';
import { TemplateDialog } from './TemplateDialog.tsx';

interface TemplatesProps {
  /** The text as it is typed now. */
  readonly text: string;
  readonly onChoose: (text: string) => void;
}

/** Texts that the organisation keeps: one is chosen, changed or deleted, what is typed is kept. */
export function Templates({ text, onChoose }: TemplatesProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data } = useQuery(noticeTemplatesQuery());
  const [chosen, setChosen] = useState('');
  const [open, setOpen] = useState<'new' | 'chosen' | null>(null);
  const templates = data?.data.noticeTemplate ?? [];
  const template = templates.find(({ id }) => id === chosen);
  const read = () => client.invalidateQueries({ queryKey: noticeTemplatesQuery().queryKey });
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
          <Button variant="secondary" size="sm" onClick={() => setOpen('new')}>
            {t('notifications.templates.keep')}
          </Button>
        )}
        {template !== undefined && (
          <Button variant="secondary" size="sm" onClick={() => setOpen('chosen')}>
            {t('notifications.templates.edit')}
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
      {open === 'new' && (
        <TemplateDialog
          text={text}
          onSaved={async ({ id, text: kept }) => {
            await read();
            setChosen(id);
            if (kept !== text) onChoose(kept);
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'chosen' && template !== undefined && (
        <TemplateDialog
          template={template}
          text={template.text}
          onSaved={async ({ text: kept }) => {
            await read();
            // What was typed over it stays.
            if (text === template.text) onChoose(kept);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </Stack>
  );
}
