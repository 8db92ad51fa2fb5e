import type { ApiError, ErrorCodeOf } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Inline } from '@aarambh/ui/Inline';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { Spinner } from '@aarambh/ui/Spinner';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { SignInForm } from '#app/features/sign-in/SignInForm.tsx';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { alerts } from '#app/screen/alerts.ts';
import { tellFailure } from '#app/screen/tellFailure.ts';
import { call } from '#app/session/call.ts';
import { session, useSession } from '#app/session/session.ts';

const home = '/dashboard';

interface FinishingProps {
  /** Of the address that the college sent the browser to. */
  readonly query: string;
}

/** Signs in whoever the college sent back, or asks once for the own password where nothing is linked yet. */
export function Finishing({ query }: FinishingProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [error, setError] = useState<ApiError<ErrorCodeOf<'finishCollegeSignIn'>> | null>(null);
  const [linkToken, setLinkToken] = useState<string | null>(null);

  const enter = useEffectEvent((token: string): void => {
    if (session().signIn(token)) void navigate(home, { replace: true });
    else tellFailure((words) => words('login.unusableToken'));
  });
  useEffect(() => {
    // Not given up when the screen is drawn twice: what the college sent is good for one call.
    const finish = async (): Promise<void> => {
      const result = await finishOnce(query);
      if (!result.ok) setError(result.error);
      else if (result.data.token !== null) enter(result.data.token);
      else setLinkToken(result.data.linkToken);
    };
    void finish();
  }, [query]);

  if (error !== null) {
    return (
      <>
        <Alert tone="danger">
          <FailureWords error={error} />
        </Alert>
        <LinkButton href="/college-sign-in">{t('college.again')}</LinkButton>
      </>
    );
  }
  if (linkToken !== null) return <Linking linkToken={linkToken} />;
  return (
    <Inline gap="sm">
      <Spinner isDecorative />
      {t('college.finishing')}
    </Inline>
  );
}

const send = (query: string) => call((api) => api.POST('/auth/college/finish', { body: { query } }));

let sent: { readonly query: string; readonly answer: ReturnType<typeof send> } | null = null;

/** What a query is answered: it is sent once, however often it is asked for. */
function finishOnce(query: string): ReturnType<typeof send> {
  if (sent?.query !== query) sent = { query, answer: send(query) };
  return sent.answer;
}

const link = (linkToken: string) => call((api) => api.POST('/auth/college/link', { body: { linkToken } }));

/** Whoever signs in with the own password is known by the college from then on. */
function Linking({ linkToken }: { readonly linkToken: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isSignedIn = useSession().status === 'signed-in';
  const tell = useEffectEvent((result: Awaited<ReturnType<typeof link>>): void => {
    if (result.ok) alerts.success(t('college.linked'));
    else tellFailure(result.error);
    void navigate(home, { replace: true });
  });
  useEffect(() => {
    if (!isSignedIn) return;
    const linkOwn = async (): Promise<void> => tell(await link(linkToken));
    void linkOwn();
  }, [isSignedIn, linkToken]);
  return (
    <>
      <Alert tone="info">{t('college.once')}</Alert>
      <SignInForm />
    </>
  );
}
