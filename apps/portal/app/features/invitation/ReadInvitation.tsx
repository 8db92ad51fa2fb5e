import { personName } from '@aarambh/forms';
import type { ApiError, components, ErrorCodeOf } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Inline } from '@aarambh/ui/Inline';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { Spinner } from '@aarambh/ui/Spinner';
import { useEffect, useState } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { Retry } from '#app/screen/Retry.tsx';
import { AcceptanceForm } from './AcceptanceForm.tsx';
import { AccountForm } from './AccountForm.tsx';

type Invitation = components['schemas']['ReceivedInvitation'];

type Refusal = ApiError<ErrorCodeOf<'getReceivedInvitation'>>;

interface ReadInvitationProps {
  /** Null while React takes over the prerendered page. */
  readonly token: string | null;
  /** Asked to read it anew. */
  readonly onRetry: () => void;
}

/** Says who invites to what, with the form to accept it; or why that is over. */
export function ReadInvitation({ token, onRetry }: ReadInvitationProps) {
  const { t } = useTranslation();
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  // Read, not sent by a press.
  const [error, setError] = useState<Refusal | null>(null);

  useEffect(() => {
    if (token === null) return undefined;
    const leaving = new AbortController();
    const read = async (): Promise<void> => {
      const params = { header: { 'X-Invitation-Token': token } };
      const result = await call((api) => api.GET('/auth/invitation', { params, signal: leaving.signal }));
      if (leaving.signal.aborted) return;
      setError(result.ok ? null : result.error);
      setInvitation(result.ok ? result.data.invitation : null);
    };
    void read();
    return () => leaving.abort();
  }, [token]);

  if (error !== null) return <Refused error={error} onRetry={onRetry} />;
  if (token === null || invitation === null) {
    return (
      <Inline gap="sm">
        <Spinner isDecorative />
        {t('invitation.reading')}
      </Inline>
    );
  }
  return (
    <>
      <Facts invitation={invitation} />
      {invitation.person === null ? <AcceptanceForm token={token} /> : <AccountForm token={token} />}
    </>
  );
}

function Facts({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { organisationName, roleName, roleDescription, invitedByName, email, expiresAt, person } = invitation;
  return (
    <DescriptionList
      layout="stacked"
      items={[
        ...(person === null ? [] : [{ term: t('invitation.name'), details: personName(person) }]),
        { term: t('invitation.organisation'), details: organisationName },
        {
          term: t('invitation.role'),
          details: roleDescription === '' ? roleName : `${roleName}: ${roleDescription}`,
        },
        { term: t('invitation.invitedBy'), details: invitedByName },
        { term: t('invitation.email'), details: email },
        { term: t('invitation.goodUntil'), details: formats.moment(expiresAt) },
      ]}
    />
  );
}

/** What no verdict was given on can be tried again. */
function Refused({ error, onRetry }: { readonly error: Refusal; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const isVerdict = error.kind === 'http' && error.status < 500 && error.status !== 429;
  const isUsed = error.code === 'ALREADY_ACTIVE';
  return (
    <>
      <Alert
        tone={isUsed ? 'info' : 'danger'}
        focusOnMount
        action={isVerdict ? undefined : <Retry onRetry={onRetry} />}
      >
        <FailureWords error={error} />
      </Alert>
      {isVerdict && (
        <Inline gap="sm">
          <LinkButton href="/login" variant={isUsed ? 'primary' : 'secondary'}>
            {t('activation.signIn')}
          </LinkButton>
          {!isUsed && (
            <LinkButton href="/contact-us" variant="secondary">
              {t('activation.contact')}
            </LinkButton>
          )}
        </Inline>
      )}
    </>
  );
}
