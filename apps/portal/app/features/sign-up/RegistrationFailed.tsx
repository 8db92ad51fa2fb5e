import type { ApiError, ErrorCodeOf } from '@aarambh/api-client';
import { Inline } from '@aarambh/ui/Inline';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { InvitationAgain, type Typed } from './InvitationAgain.tsx';
import { registrationFailure } from './registrationFailure.ts';

interface RegistrationFailedProps {
  readonly error: ApiError<ErrorCodeOf<'register' | 'addCompany' | 'acceptInvitation'>>;
  /** For somebody who was invited already: by what the account is found. @default there is none to be found */
  readonly typed?: Typed | undefined;
}

/**
 * Why a registration failed. Where the account exists, because the number is taken, or may exist, because no answer came, it offers
 * what the account's owner does next. An account that was never verified is none yet.
 */
export function RegistrationFailed({ error, typed }: RegistrationFailedProps) {
  const { t } = useTranslation();
  const exists = error.status === 409;
  const mayExist = exists || error.kind === 'timeout';
  return (
    <FailureAlert
      error={error}
      word={registrationFailure}
      action={
        mayExist && (
          <Inline gap="xs">
            {error.code === 'ALREADY_INVITED' && typed !== undefined && <InvitationAgain typed={typed} />}
            <LinkButton href="/login" variant="secondary" size="sm">
              {t('register.signIn')}
            </LinkButton>
            {exists && (
              <LinkButton href="/forgot-password" variant="secondary" size="sm">
                {t('register.reset')}
              </LinkButton>
            )}
          </Inline>
        )
      }
    />
  );
}
