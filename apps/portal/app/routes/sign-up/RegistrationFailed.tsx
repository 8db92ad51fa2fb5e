import type { ApiError } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Inline } from '@aarambh/ui/Inline';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { VerifyNow } from '../../one-time-code/VerifyNow.tsx';
import type { Verification } from '../../session/verification.ts';
import { alerts } from '../../shell/alerts.ts';
import { registrationFailure } from './registrationFailure.ts';

interface RegistrationFailedProps extends Verification {
  readonly error: ApiError;
}

/**
 * Why a registration failed. Where the account may exist already, because the number is taken or no answer came, it offers
 * what the account's owner does next.
 */
export function RegistrationFailed({ error, contact, instituteId }: RegistrationFailedProps) {
  const { t } = useTranslation();
  const text = registrationFailure(error, t);
  const mayExist = error.status === 409 || error.kind === 'timeout';
  if (text === '') return null;
  return (
    <Alert
      tone="danger"
      // Far above the button.
      focusOnMount
      action={
        mayExist && (
          <Inline gap="xs">
            <VerifyNow
              contact={contact}
              instituteId={instituteId}
              onFailure={() => alerts.danger(t('register.otpFailed'))}
            />
            <LinkButton href="/login" variant="secondary" size="toolbar">
              {t('register.signIn')}
            </LinkButton>
          </Inline>
        )
      }
    >
      {text}
    </Alert>
  );
}
