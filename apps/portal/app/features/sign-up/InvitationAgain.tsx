import { Button } from '@aarambh/ui/Button';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { failureText } from '#app/session/failureText.ts';
import { alerts } from '#app/screen/alerts.ts';

/** What was typed by somebody who has an account already, made by others. */
export interface Typed {
  readonly mobileNumber: string;
  readonly email: string;
}

/** Has the invitation sent again to the address of the account. */
export function InvitationAgain({ typed }: { readonly typed: Typed }) {
  const { t } = useTranslation();
  const [isSending, setIsSending] = useState(false);
  const send = async (): Promise<void> => {
    setIsSending(true);
    const result = await call((api) => api.POST('/auth/requestInvitation', { body: typed }));
    setIsSending(false);
    if (result.ok) alerts.success(t('register.invitationSent'));
    else alerts.danger(failureText(result.error, t));
  };
  return (
    <Button variant="secondary" size="toolbar" isPending={isSending} onClick={() => void send()}>
      {t('register.sendInvitation')}
    </Button>
  );
}
