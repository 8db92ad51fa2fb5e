import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Card } from '@aarambh/ui/Card';
import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { Heading } from '@aarambh/ui/Heading';
import { LockIcon, MoreIcon } from '@aarambh/ui/Icon';
import { IconButton } from '@aarambh/ui/IconButton';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { Menu } from '@aarambh/ui/Menu';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { languageTexts, visibilityTexts } from '#app/words/cvs.ts';
import { call } from '#app/session/call.ts';
import { holdCall, undoTime, useHeldCall } from '#app/session/heldCalls.ts';
import { alerts } from '#app/screen/alerts.ts';
import { useAction } from '#app/screen/useAction.ts';
import { tellFailure } from '#app/screen/tellFailure.ts';
import * as styles from './cv.css.ts';
import type { CvProfile } from './draft.ts';
import { Thumbnail } from './Thumbnail.tsx';

interface CvCardProps {
  readonly cv: CvProfile;
  /** Undefined where there is no room for one more. */
  readonly onCopy: (() => void) | undefined;
}

/** One CV of the person, and what can be done with it. */
export function CvCard({ cv, onCopy }: CvCardProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const {
    id,
    name,
    isDefault,
    headline,
    profileTitle,
    visibility = 'Private',
    updatedAt,
    rowVersion = 1,
  } = cv;
  const removal = `delete CV ${id}`;
  const held = useHeldCall(removal);
  const params = { path: { id } };
  const reread = () => client.invalidateQueries({ queryKey: ['get', '/candidate-profiles'] });

  const preferring = useAction(
    () =>
      call((api) => api.PUT('/candidate-profiles/{id}', { params, body: { isDefault: true, rowVersion } })),
    {
      onDone: async () => {
        alerts.success(t('cv.default.done', { name }));
        await reread();
      },
      onFailed: async (error) => {
        tellFailure(error);
        await reread();
      },
    },
  );
  /** In ten seconds, which the person can take back. */
  const remove = (): void => {
    setAsking(false);
    const { undo } = holdCall(
      removal,
      () => call((api) => api.DELETE('/candidate-profiles/{id}', { params })),
      {
        onSent: (error) => {
          alerts.dismiss(alert);
          if (error === undefined) alerts.success(t('cv.remove.done', { name }));
          else tellFailure(error);
          void reread();
        },
        onUndone: () => {
          alerts.dismiss(alert);
          alerts.success(t('cv.remove.undone', { name }));
        },
      },
    );
    const alert = alerts.info(t('cv.remove.soon', { name }), {
      duration: undoTime,
      action: { label: t('cv.undo'), onClick: undo, isShortcut: true },
    });
  };
  const act = (action: string): void => {
    if (action === 'default') preferring.run();
    else if (action === 'copy') onCopy?.();
    else setAsking(true);
  };

  if (held !== undefined) {
    return (
      <Alert
        tone="info"
        action={
          <Button variant="secondary" size="sm" onClick={held.undo}>
            {t('cv.undo')}
          </Button>
        }
      >
        {t('cv.remove.soon', { name })}
      </Alert>
    );
  }
  return (
    <Card padding="md" className={styles.card}>
      <Thumbnail cv={cv} />
      <div className={styles.cardText}>
        <Inline justify="between" isWrapping={false}>
          <Heading level={2} size="sm">
            <Link href={`/cv/${id}`}>{name}</Link>
          </Heading>
          <Menu
            label={t('cv.actionsOf', { name })}
            renderTrigger={(props) => (
              <IconButton {...props} label={t('cv.actionsOf', { name })} icon={<MoreIcon />} />
            )}
            items={[
              ...(isDefault ? [] : [{ id: 'default', label: t('cv.default.make') }]),
              ...(onCopy === undefined ? [] : [{ id: 'copy', label: t('cv.copy') }]),
              { id: 'remove', label: t('cv.remove.open'), tone: 'danger' as const },
            ]}
            onAction={act}
          />
        </Inline>
        {headline != null && <Text size="sm">{headline}</Text>}
        {profileTitle != null && (
          <Text size="sm" tone="muted">
            {t('cv.for', { role: profileTitle })}
          </Text>
        )}
        <Inline gap="xs">
          {isDefault && <Tag tone="success">{t('cv.default.is')}</Tag>}
          <Tag icon={visibility === 'Private' ? <LockIcon size="sm" /> : undefined}>
            {t(visibilityTexts[visibility])}
          </Tag>
          <Tag>{t(languageTexts[cv.language ?? 'en'])}</Tag>
        </Inline>
        {updatedAt !== undefined && (
          <Text size="sm" tone="muted">
            {t('cv.updated', { time: formats.moment(updatedAt) })}
          </Text>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('cv.remove.question', { name })}
        confirmLabel={t('cv.remove.open')}
        tone="danger"
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        {t('cv.remove.text')}
      </ConfirmDialog>
    </Card>
  );
}
