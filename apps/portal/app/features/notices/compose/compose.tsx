import { fillNotice, htmlOfMarks, noticeFields, safeAddress, unknownNoticeField } from '@aarambh/forms';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Card } from '@aarambh/ui/Card';
import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { TextField } from '@aarambh/ui/TextField';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { NotificationType } from '../lists.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { alerts } from '#app/screen/alerts.ts';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { UnsavedChangesDialog } from '#app/screen/UnsavedChangesDialog.tsx';
import { Cost } from './Cost.tsx';
import { AudienceFields, audienceOf, everybody, isChosen } from './AudienceFields.tsx';
import { GroupFields } from './GroupFields.tsx';
import { MessageField } from './MessageField.tsx';
import { Preview } from './Preview.tsx';
import { Reach } from './Reach.tsx';
import { Templates } from './Templates.tsx';
import { TestButton } from './TestButton.tsx';
import { TypeField } from './TypeField.tsx';
import { useReach } from './useReach.ts';
import { useSendNotification } from './useSendNotification.ts';
import { atOnce, momentsOf, WhenFields } from './WhenFields.tsx';

export const clientLoader = textsOf('compose', 'notifications', 'resources');

const blank = { type: 'Broadcast' as NotificationType, text: '', cta: '', audience: everybody, when: atOnce };

/** Writes a message, chooses whom it is for, shows how it will look, and sends it once (Create Notification). */
export default function ComposeNotification() {
  const { t } = useTranslation();
  const formats = useFormats();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(blank);
  const [shown, setShown] = useState<'preview' | 'question' | null>(null);
  const change = (part: Partial<typeof draft>): void => {
    setDraft({ ...draft, ...part });
    send.forget();
  };
  const content = htmlOfMarks(draft.text);
  const reach = useReach(draft.audience);
  const count = isChosen(draft.audience) ? reach.data?.count : undefined;
  const { scheduledAt, expiresAt } = momentsOf(draft.when);

  const link = draft.cta.trim();
  const message = {
    type: draft.type,
    content,
    cta: link === '' ? null : link,
    audience: audienceOf(draft.audience),
  };
  const send = useSendNotification({
    message: { ...message, scheduledAt: scheduledAt ?? null, expiresAt },
    onFailed: () => {
      setShown(null);
      void reach.refetch();
    },
  });
  const { error, errorOf } = send;
  /** Nothing would be lost any more. */
  const isSent = useRef(false);
  const arrived = (): void => {
    isSent.current = true;
    alerts.success(t(draft.when.isLater ? 'notifications.compose.scheduled' : 'notifications.compose.sent'));
    void navigate('/admin/notifications');
  };
  const linkRef = useRef<HTMLInputElement>(null);
  const [isLinkLeft, setIsLinkLeft] = useState(false);
  const isLinkWrong = link !== '' && safeAddress(link) === null;
  const ask = (): void => {
    setIsLinkLeft(true);
    if (isLinkWrong) linkRef.current?.focus();
    else setShown('question');
  };
  const unknown = unknownNoticeField(draft.text);
  const wrongField =
    unknown === undefined
      ? undefined
      : t('notifications.fields.unknown', {
          field: unknown,
          known: noticeFields.map((each) => `{${each}}`).join(', '),
        });
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
          <TypeField value={draft.type} onChange={(type) => change({ type })} />
          <Templates text={draft.text} onChoose={(text) => change({ text })} />
          <MessageField
            value={draft.text}
            error={wrongField ?? errorOf('content')}
            onChange={(text) => change({ text })}
          />
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
          <GroupFields
            value={draft.audience.group}
            onChange={(group) => change({ audience: { ...draft.audience, group } })}
          />
          {isChosen(draft.audience) && <Reach reach={reach} />}
          <WhenFields
            value={draft.when}
            errors={{ scheduledAt: errorOf('scheduledAt'), expiresAt: errorOf('expiresAt') }}
            onChange={(when) => change({ when })}
          />
          <Inline>
            <Button variant="secondary" onClick={() => setShown('preview')} disabled={content === ''}>
              {t('notifications.compose.preview')}
            </Button>
            <TestButton
              message={{ type: draft.type, content, cta: link === '' ? null : link }}
              isDisabled={content === '' || wrongField !== undefined || isLinkWrong}
            />
            <Button
              onClick={ask}
              disabled={
                content === '' ||
                wrongField !== undefined ||
                !count ||
                reach.isPlaceholderData ||
                scheduledAt === undefined
              }
            >
              {submit}
            </Button>
          </Inline>
        </Stack>
      </Card>
      <Preview
        isOpen={shown === 'preview'}
        message={{
          type: draft.type,
          content: fillNotice(content, (field) => t(`notifications.fields.example.${field}`)),
          cta: link === '' ? null : link,
        }}
        onClose={() => setShown(null)}
      />
      <ConfirmDialog
        isOpen={shown === 'question'}
        title={t('notifications.compose.question', { count: count ?? 0 })}
        confirmLabel={submit}
        isPending={send.isPending}
        onConfirm={() => count !== undefined && send.run(count, arrived)}
        onCancel={() => setShown(null)}
      >
        <Stack gap="sm">
          <Text>
            {scheduledAt
              ? t(`notifications.compose.planned.${draft.type}`, { when: formats.moment(scheduledAt) })
              : t(`notifications.compose.atOnce.${draft.type}`)}
          </Text>
          {shown === 'question' && <Cost message={message} />}
        </Stack>
      </ConfirmDialog>
    </Stack>
  );
}
