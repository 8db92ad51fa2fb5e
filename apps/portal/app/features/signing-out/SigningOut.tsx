import { isApiError } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Dialog } from '@aarambh/ui/Dialog';
import { Inline } from '@aarambh/ui/Inline';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { sendWaiting } from '#app/features/check-in/sendWaiting.ts';
import { sendAnswers } from '#app/features/own-test/sendAnswers.ts';
import { unsentTests } from '#app/offline/answerQueue.ts';
import { readWaiting } from '#app/offline/doorQueue.ts';
import { logOut } from '#app/session/logOut.ts';
import { useSession } from '#app/session/session.ts';

interface SigningOutProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Sends all of it. @returns what the server did not take, and whether the network failed meanwhile */
async function sendEverything(client: QueryClient, userID: string) {
  const door = await sendWaiting(userID);
  const tests = await Promise.all(unsentTests(userID).map((place) => sendAnswers(client, place)));
  return {
    people: door.answers.flatMap((each) => (each.kind === 'refused' ? [each] : [])),
    tests: tests.flatMap((each) => (each.kind === 'refused' ? [each.error] : [])),
    isCut: door.isCut || tests.some(({ kind }) => kind === 'cut'),
  };
}

/** Asks who signs out while check-ins or answers of a test are on this device alone: signing out takes them from it. */
export default function SigningOut({ isOpen, onClose }: SigningOutProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const state = useSession();
  const userID = state.status === 'signed-in' ? state.user.id : '';
  const sending = useMutation({
    mutationFn: () => sendEverything(client, userID),
    onSuccess: ({ people, tests, isCut }) => {
      if (!isCut && people.length === 0 && tests.length === 0) logOut();
    },
  });
  const refused = sending.data?.people ?? [];
  const people = isOpen ? readWaiting(userID).length : 0;
  const answers = isOpen ? unsentTests(userID).reduce((sum, { count }) => sum + count, 0) : 0;
  const count = people + answers;
  const close = (): void => {
    sending.reset();
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('shell.leaving.title')}
      size="lg"
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
        {people > 0 && <Text>{t('shell.leaving.text', { count: people })}</Text>}
        {answers > 0 && <Text>{t('shell.leaving.answers', { count: answers })}</Text>}
        {sending.data?.isCut === true && <Alert tone="warning">{t('shell.leaving.cut')}</Alert>}
        {sending.data?.tests.map((error, index) => (
          <Alert key={index} tone="danger" title={t('shell.leaving.answersRefused')}>
            {isApiError(error) ? error.message : undefined}
          </Alert>
        ))}
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
