import { attempt, isApiError, type ApiError } from '@aarambh/api-client';
import { otpVerification, validate } from '@aarambh/forms';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Form } from '@aarambh/ui/Form';
import { Link } from '@aarambh/ui/Link';
import { OtpField, type OtpFieldActions } from '@aarambh/ui/OtpField';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { codeFailure } from '../../one-time-code/codeFailure.ts';
import { maskedNumber } from '../../one-time-code/maskedNumber.ts';
import { ResendCode, type SendingFailure } from '../../one-time-code/ResendCode.tsx';
import { failureText } from '../../session/failureText.ts';
import { loadApi } from '../../session/call.ts';
import { session } from '../../session/session.ts';
import { useLeaveWhenSignedIn } from '../../session/useLeaveWhenSignedIn.ts';
import { dropVerification, type Verification } from '../../session/verification.ts';
import { alerts } from '../../shell/alerts.ts';
import { ScreenHeading } from '../../shell/ScreenHeading.tsx';
import { claimCredit } from './claimCredit.ts';

interface CodeFormProps {
  /** Undefined while React takes over the prerendered page. */
  readonly verification: Verification | undefined;
}

/** Six boxes, the wait until another code, and what follows a right one (specification, section 4, OTP verification). */
export function CodeForm({ verification }: CodeFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const field = useRef<OtpFieldActions>(null);
  const [code, setCode] = useState('');
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState('');
  useLeaveWhenSignedIn(isPending ? null : '/dashboard');
  const isComplete = validate(otpVerification, { code }).ok;

  const verify = async ({ contact, instituteId }: Verification): Promise<void> => {
    const api = await loadApi();
    const body = otpVerification.toPayload({ code }, { mobileNumber: contact });
    const result = await attempt(api.POST('/verifyOTP', { body }));
    const isVerified = result.ok && session().signIn(result.data.token);
    const state = session().get();
    if (!isVerified || state.status !== 'signed-in') {
      const { text, isVerdict } = result.ok
        ? { text: t('otp.notVerified'), isVerdict: true }
        : codeFailure(result.error, t);
      setFailure(text);
      if (isVerdict) field.current?.clear();
      return;
    }
    if (instituteId !== null) {
      const outcome = await claimCredit(api, state.user.id, instituteId);
      if (outcome === 'no configuration') alerts.danger(t('otp.configFailed'));
      if (outcome === 'not added') alerts.danger(t('otp.creditFailed'));
    }
    await navigate('/dashboard', { replace: true });
    dropVerification();
  };

  const wordSendingFailure = (error: ApiError): SendingFailure => ({
    tone: 'danger',
    text: error.status === 429 ? failureText(error, t) : t('otp.notSent'),
  });

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!verification || !isComplete || isPending) return;
    setFailure('');
    setIsPending(true);
    try {
      await verify(verification);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(failureText(error, t));
    } finally {
      setIsPending(false);
    }
  };

  return (
    <>
      <ScreenHeading
        lead={
          verification && (
            <>
              {t('otp.sentTo', { contact: maskedNumber(verification.contact) })}{' '}
              <Link href="/register">{t('otp.change')}</Link>
            </>
          )
        }
      >
        {t('otp.title')}
      </ScreenHeading>
      <Form onSubmit={(event) => void submit(event)}>
        {failure !== '' && <Alert tone="danger">{failure}</Alert>}
        <OtpField
          label={t('forms.otp label')}
          name="code"
          webOtp
          isPending={isPending}
          onChange={setCode}
          actionsRef={field}
        />
        <ResendCode
          key={verification?.contact}
          contact={verification?.contact}
          purpose="register"
          wordFailure={wordSendingFailure}
          onResent={() => field.current?.clear()}
        />
        <Button type="submit" isFullWidth disabled={!isComplete} disabledMode="native" isPending={isPending}>
          {t('otp.verify')}
        </Button>
      </Form>
    </>
  );
}
