import type { ApiError } from '@aarambh/api-client';
import { otpVerification } from '@aarambh/forms';
import { SchemaForm, SubmitButton, useIsSubmitting } from '@aarambh/forms/react';
import { Link } from '@aarambh/ui/Link';
import type { OtpFieldActions } from '@aarambh/ui/OtpField';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { CodeField } from '#app/features/one-time-code/CodeField.tsx';
import { CodeFailure } from '#app/features/one-time-code/CodeFailure.tsx';
import { needsAnother, unusable } from '#app/features/one-time-code/codeFailure.ts';
import { maskedNumber } from '#app/features/one-time-code/maskedNumber.ts';
import { ResendCode } from '#app/features/one-time-code/ResendCode.tsx';
import { failureText } from '#app/session/failureText.ts';
import { call, loadApi } from '#app/session/call.ts';
import { dropRegistration } from '#app/session/registrationDraft.ts';
import { session } from '#app/session/session.ts';
import { useLeaveWhenSignedIn } from '#app/session/useLeaveWhenSignedIn.ts';
import { dropVerification, keepVerification, type Verification } from '#app/session/verification.ts';
import { tellFailure } from '#app/screen/tellFailure.ts';
import type { Words } from '#app/screen/useFailureWords.ts';
import type { Outcome } from '#app/screen/useAction.ts';
import { useSubmission } from '#app/screen/useSubmission.ts';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { claimCredit } from './claimCredit.ts';

interface CodeFormProps {
  /** Undefined while React takes over the prerendered page. */
  readonly verification: Verification | undefined;
}

/** Who the code has signed in, and the institute whose credit comes with that. */
interface SignedIn {
  readonly userID: string;
  readonly instituteId: string | null;
}

/** Six boxes, the wait until another code, and what follows a right one (specification, section 4, OTP verification). */
export function CodeForm({ verification }: CodeFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const field = useRef<OtpFieldActions>(null);

  const { form, failure } = useSubmission(otpVerification, {
    send: async (values): Promise<Outcome<SignedIn, ApiError | Words> | undefined> => {
      if (!verification) return undefined;
      const { contact, instituteId } = verification;
      const body = otpVerification.toPayload(values, { mobileNumber: contact });
      const result = await call((api) => api.POST('/verifyOTP', { body }));
      if (!result.ok) return result;
      const state = session().signIn(result.data.token) ? session().get() : undefined;
      if (state?.status !== 'signed-in') return { ok: false, error: unusable };
      return { ok: true, data: { userID: state.user.id, instituteId } };
    },
    isSaidAbove: true,
    onRefused: (error) => {
      if (needsAnother(error)) field.current?.clear();
      return false;
    },
    onDone: async ({ userID, instituteId }) => {
      if (instituteId !== null) {
        const outcome = await claimCredit(await loadApi(), userID, instituteId);
        if (outcome === 'no configuration') tellFailure((words) => words('otp.configFailed'));
        if (outcome === 'not added') tellFailure((words) => words('otp.creditFailed'));
      }
      await navigate('/dashboard', { replace: true });
      dropVerification();
      dropRegistration();
    },
  });
  useLeaveWhenSignedIn(useIsSubmitting(form) ? null : '/dashboard');

  const resent = (): void => {
    field.current?.clear();
    if (!verification) return;
    // The server answers the same for a number that gets no code.
    const isGuess = verification.sending === 'unknown' || verification.sending === 'asked';
    keepVerification({ ...verification, sending: isGuess ? 'asked' : 'sent' });
  };

  const wordSendingFailure = (error: ApiError): string =>
    error.status === 429 ? failureText(error, t, null) : t('otp.notSent');

  return (
    <>
      <ScreenHeading
        lead={
          verification && (
            <>
              {t(`otp.lead.${verification.sending}`, { contact: maskedNumber(verification.contact) })}{' '}
              <Link href="/register">{t('otp.change')}</Link>
            </>
          )
        }
      >
        {t('otp.title')}
      </ScreenHeading>
      <SchemaForm form={form}>
        <CodeFailure failure={failure} />
        <CodeField form={form} actionsRef={field} />
        <ResendCode
          key={verification?.contact}
          contact={verification?.contact}
          purpose="register"
          wordFailure={wordSendingFailure}
          onResent={resent}
        />
        <SubmitButton form={form} isFullWidth>
          {t('otp.verify')}
        </SubmitButton>
      </SchemaForm>
    </>
  );
}
