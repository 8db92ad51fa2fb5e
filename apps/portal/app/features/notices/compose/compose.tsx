import { dataOf, isApiError, newIdempotencyKey } from '@aarambh/api-client';
import { htmlOfMarks, safeAddress } from '@aarambh/forms';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Card } from '@aarambh/ui/Card';
import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { Inline } from '@aarambh/ui/Inline';
import { Panel } from '@aarambh/ui/Panel';
import { RadioGroup } from '@aarambh/ui/RadioGroup';
import { Stack } from '@aarambh/ui/Stack';
import { TextField } from '@aarambh/ui/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { NotificationItem } from '../NotificationItem.tsx';
import type { NotificationType } from '../lists.ts';
import * as styles from '../notifications.css.ts';
import { notificationResource } from '../notification.ts';
import { api } from '#app/session/api.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { serverWords } from '#app/session/serverWords.ts';
import { alerts } from '#app/screen/alerts.ts';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { UnsavedChangesDialog } from '#app/screen/UnsavedChangesDialog.tsx';
import { AudienceFields, audienceOf, everybody } from './AudienceFields.tsx';
import { MessageField } from './MessageField.tsx';
import { Reach } from './Reach.tsx';
import { useReach } from './useReach.ts';
import { atOnce, momentsOf, WhenFields } from './WhenFields.tsx';

export const clientLoader = textsOf('compose', 'notifications', 'resources');

const blank = { type: 'Broadcast' as NotificationType, text: '', cta: '', audience: everybody, when: atOnce };

/** Writes a message, chooses whom it is for, shows how it will look, and sends it once (Create Notification). */
export default function ComposeNotification() {
  const { t } = useTranslation();
  const formats = useFormats();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [draft, setDraft] = useState(blank);
  // The same message is sent once, however often its button is pressed; another message is another call.
  const [key, setKey] = useState(newIdempotencyKey);
  const [shown, setShown] = useState<'preview' | 'question' | null>(null);
  const change = (part: Partial<typeof draft>): void => {
    setDraft({ ...draft, ...part });
    setKey(newIdempotencyKey());
    send.reset();
  };
  const content = htmlOfMarks(draft.text);
  const reach = useReach(draft.audience);
  const count = reach.data?.count;
  const { scheduledAt, expiresAt } = momentsOf(draft.when);

  const send = useMutation({
    mutationFn: (expectedCount: number) =>
      dataOf(
        api().POST('/notification/add', {
          params: { header: { 'Idempotency-Key': key } },
          body: {
            type: draft.type,
            content,
            cta: link === '' ? null : link,
            audience: audienceOf(draft.audience),
            expectedCount,
            scheduledAt: scheduledAt ?? null,
            expiresAt,
          },
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: [notificationResource.family] }),
    onError: () => {
      setShown(null);
      void reach.refetch();
    },
  });
  const error = isApiError(send.error) ? send.error : undefined;
  const errorOf = (path: string): string | undefined => {
    const field = error?.fieldErrors.find((each) => each.path === path);
    return field && serverWords(field.message, field.messages);
  };
  /** Nothing would be lost any more. */
  const isSent = useRef(false);
  const arrived = (): void => {
    isSent.current = true;
    alerts.success(t(draft.when.isLater ? 'notifications.compose.scheduled' : 'notifications.compose.sent'));
    void navigate('/admin/notifications');
  };
  const linkRef = useRef<HTMLInputElement>(null);
  const [isLinkLeft, setIsLinkLeft] = useState(false);
  const link = draft.cta.trim();
  const isLinkWrong = link !== '' && safeAddress(link) === null;
  const ask = (): void => {
    setIsLinkLeft(true);
    if (isLinkWrong) linkRef.current?.focus();
    else setShown('question');
  };
  const submit = t(draft.when.isLater ? 'notifications.compose.schedule' : 'notifications.compose.send');
  const isChanged = (): boolean =>
    !isSent.current &&
    (draft.text !== '' || link !== '' || draft.audience !== everybody || draft.when !== atOnce);
  return (
    <Stack gap="md">
      <ScreenHeading>{t('notifications.compose.title')}</ScreenHeading>
      <UnsavedChangesDialog isChanged={isChanged} />
      {error !== undefined && (
        <Alert tone="danger">
          <FailureWords error={error} />
        </Alert>
      )}
      <Card>
        <Stack gap="lg">
          <RadioGroup
            label={t('notifications.sent.type')}
            name="type"
            orientation="horizontal"
            value={draft.type}
            options={[
              {
                value: 'Broadcast',
                label: t('notifications.general'),
                hint: t('notifications.compose.generalHint'),
              },
              {
                value: 'Critical',
                label: t('notifications.critical'),
                hint: t('notifications.compose.criticalHint'),
              },
            ]}
            onChange={(value) => change({ type: value === 'Critical' ? 'Critical' : 'Broadcast' })}
          />
          <MessageField value={draft.text} error={errorOf('content')} onChange={(text) => change({ text })} />
          <TextField
            label={t('notifications.compose.link')}
            hint={t('notifications.compose.linkHint')}
            necessity="optional"
            ref={linkRef}
            value={draft.cta}
            error={isLinkWrong && isLinkLeft ? t('notifications.compose.linkWrong') : errorOf('cta')}
            onBlur={() => setIsLinkLeft(true)}
            onChange={(value) => {
              setIsLinkLeft(false);
              change({ cta: value });
            }}
          />
          <AudienceFields value={draft.audience} onChange={(audience) => change({ audience })} />
          <Reach reach={reach} />
          <WhenFields
            value={draft.when}
            errors={{ scheduledAt: errorOf('scheduledAt'), expiresAt: errorOf('expiresAt') }}
            onChange={(when) => change({ when })}
          />
          <Inline>
            <Button variant="secondary" onClick={() => setShown('preview')} disabled={content === ''}>
              {t('notifications.compose.preview')}
            </Button>
            <Button
              onClick={ask}
              disabled={content === '' || !count || reach.isPlaceholderData || scheduledAt === undefined}
            >
              {submit}
            </Button>
          </Inline>
        </Stack>
      </Card>
      <Preview
        isOpen={shown === 'preview'}
        message={{ type: draft.type, content, cta: link === '' ? null : link }}
        onClose={() => setShown(null)}
      />
      <ConfirmDialog
        isOpen={shown === 'question'}
        title={t('notifications.compose.question', { count: count ?? 0 })}
        confirmLabel={submit}
        isPending={send.isPending}
        onConfirm={() => count !== undefined && send.mutate(count, { onSuccess: arrived })}
        onCancel={() => setShown(null)}
      >
        {scheduledAt
          ? t(`notifications.compose.planned.${draft.type}`, { when: formats.moment(scheduledAt) })
          : t(`notifications.compose.atOnce.${draft.type}`)}
      </ConfirmDialog>
    </Stack>
  );
}

interface PreviewProps {
  readonly isOpen: boolean;
  readonly message: {
    readonly type: NotificationType;
    readonly content: string;
    readonly cta: string | null;
  };
  readonly onClose: () => void;
}

/** The message as those see it whom it is for. */
function Preview({ isOpen, message, onClose }: PreviewProps) {
  const { t } = useTranslation();
  return (
    <Panel isOpen={isOpen} onClose={onClose} title={t('notifications.compose.preview')}>
      <ul className={styles.list}>
        <NotificationItem isNew isPreview notification={{ id: 'preview', ...message, ...sentNow() }} />
      </ul>
    </Panel>
  );
}

function sentNow() {
  const now = new Date();
  return { created_at: Math.floor(now.getTime() / 1000), createdAt: now.toISOString() };
}
