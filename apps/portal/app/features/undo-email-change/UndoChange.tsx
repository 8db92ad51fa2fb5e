import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { session } from '#app/session/session.ts';
import { useAction } from '#app/screen/useAction.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';

interface UndoChangeProps {
  readonly token: string;
  /** False on the prerendered page, which knows of no link. */
  readonly isReady: boolean;
}

/** Says what undoing does, does it, and leads on to a new password. */
export function UndoChange({ token, isReady }: UndoChangeProps) {
  const { t } = useTranslation();
  const undoing = useAction(() => call((api) => api.POST('/auth/undoEmailChange', { body: { token } })), {
    // The server has ended every session of the account; one that is open here may be of it.
    onDone: () => session().signOut('revoked'),
  });

  if (undoing.isDone) {
    return (
      <>
        <Alert tone="success" focusOnMount>
          {t('undo.done')}
        </Alert>
        <Text>{t('undo.next')}</Text>
        <ChoosePassword />
      </>
    );
  }
  const { failure, isPending } = undoing;
  const isOver = failure?.kind === 'http' && failure.status < 500 && failure.status !== 429;
  return (
    <>
      <FailureAlert error={failure} tone={failure?.status === 409 ? 'info' : 'danger'} takesFocus />
      {isOver ? (
        <>
          <Text>{t(failure.status === 409 ? 'undo.next' : 'undo.askForHelp')}</Text>
          <Inline gap="sm">
            <ChoosePassword />
            <LinkButton href="/contact-us" variant="secondary">
              {t('activation.contact')}
            </LinkButton>
          </Inline>
        </>
      ) : (
        <>
          <Text>{t('undo.effect')}</Text>
          <Button onClick={undoing.run} isPending={isPending} disabled={!isReady} isFullWidth>
            {t(isPending ? 'undo.pending' : 'undo.submit')}
          </Button>
        </>
      )}
    </>
  );
}

function ChoosePassword() {
  const { t } = useTranslation();
  return <LinkButton href="/forgot-password">{t('undo.choosePassword')}</LinkButton>;
}
