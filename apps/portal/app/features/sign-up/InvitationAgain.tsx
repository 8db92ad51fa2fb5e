import { Button } from '@aarambh/ui/Button';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { alerts } from '#app/screen/alerts.ts';
import { useAction } from '#app/screen/useAction.ts';
import { tellFailure } from '#app/screen/tellFailure.ts';

/** What was typed by somebody who has an account already, made by others. */
export interface Typed {
  readonly mobileNumber: string;
  readonly email: string;
}

/** Has the invitation sent again to the address of the account. */
export function InvitationAgain({ typed }: { readonly typed: Typed }) {
  const { t } = useTranslation();
  const sending = useAction(() => call((api) => api.POST('/auth/requestInvitation', { body: typed })), {
    onDone: () => alerts.success(t('register.invitationSent')),
    onFailed: (error) => tellFailure(error),
  });
  return (
    <Button variant="secondary" size="sm" isPending={sending.isPending} onClick={sending.run}>
      {t('register.sendInvitation')}
    </Button>
  );
}
