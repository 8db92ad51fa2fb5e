import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Dialog } from '@aarambh/ui/Dialog';
import { Inline } from '@aarambh/ui/Inline';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { readWaiting } from '#app/offline/doorQueue.ts';
import { logOut } from '#app/session/logOut.ts';
import { useSession } from '#app/session/session.ts';
import { sendWaiting } from './sendWaiting.ts';

interface SigningOutProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks who signs out while people whom they checked in are on this device alone: signing out takes them from it. */
export default function SigningOut({ isOpen, onClose }: SigningOutProps) {
  const { t } = useTranslation();
  const state = useSession();
  const userID = state.status === 'signed-in' ? state.user.id : '';
  const sending = useMutation({
    mutationFn: () => sendWaiting(userID),
    onSuccess: ({ answers, isCut }) => {
      if (!isCut && answers.every(({ kind }) => kind !== 'refused')) logOut();
    },
  });
  const refused = (sending.data?.answers ?? []).flatMap((each) => (each.kind === 'refused' ? [each] : []));
  const count = isOpen ? readWaiting(userID).length : 0;
  const close = (): void => {
    sending.reset();
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('shell.leaving.title')}
      footer={
        <Inline justify="end">
          <Button variant="secondary" onClick={close}>
            {t('shell.leaving.stay')}
          </Button>
          {count > 0 && (
            <Button variant="danger" onClick={logOut}>
              {t('shell.leaving.discard')}
            </Button>
          )}
          {count > 0 ? (
            <Button isPending={sending.isPending} onClick={() => sending.mutate()}>
              {t('shell.leaving.send')}
            </Button>
          ) : (
            <Button onClick={logOut}>{t('shell.account.logOut')}</Button>
          )}
        </Inline>
      }
    >
      <Stack gap="md">
        {count > 0 && <Text>{t('shell.leaving.text', { count })}</Text>}
        {sending.data?.isCut === true && <Alert tone="warning">{t('shell.leaving.cut')}</Alert>}
        {refused.length > 0 && (
          <Alert tone="danger" title={t('shell.leaving.refused')}>
            <List label={t('shell.leaving.refused')}>
              {refused.map(({ typed, message }, index) => (
                <ListItem key={index}>{`${typed}: ${message}`}</ListItem>
              ))}
            </List>
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}
