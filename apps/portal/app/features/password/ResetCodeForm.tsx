import type { ApiError } from '@aarambh/api-client';
import { forgotPasswordCode } from '@aarambh/forms';
import { SchemaForm, SubmitButton } from '@aarambh/forms/react';
import { Link } from '@aarambh/ui/Link';
import type { OtpFieldActions } from '@aarambh/ui/OtpField';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { CodeField } from '#app/features/one-time-code/CodeField.tsx';
import { CodeFailure } from '#app/features/one-time-code/CodeFailure.tsx';
import { isVerdict, unusable } from '#app/features/one-time-code/codeFailure.ts';
import { maskedNumber } from '#app/features/one-time-code/maskedNumber.ts';
import { ResendCode } from '#app/features/one-time-code/ResendCode.tsx';
import { call } from '#app/session/call.ts';
import { session } from '#app/session/session.ts';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import type { Outcome } from '#app/screen/useAction.ts';
import type { Words } from '#app/screen/useFailureWords.ts';
import { useSubmission } from '#app/screen/useSubmission.ts';
import { untilGone } from '#app/session/untilGone.ts';
import { dropAwaitedCode } from './awaitedCode.ts';
import { passwordTone } from './passwordTone.ts';
import { holdResetTicket } from './resetTicket.ts';

interface Verified {
  readonly purpose?: string;
  readonly token: string;
}

/** The second step: six characters without spaces, a digit or not each (specification, section 5). */
export function ResetCodeForm({ contact }: { readonly contact: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const field = useRef<OtpFieldActions>(null);
  // The sending is of another component, which has the timer.
  const [isResending, setIsResending] = useState(false);

  const { form, failure } = useSubmission(forgotPasswordCode, {
    send: async (values, { signal }): Promise<Outcome<Verified, ApiError | Words>> => {
      const body = forgotPasswordCode.toPayload(values, { mobileNumber: contact });
      const result = await call((api) => api.POST('/verifyOTP', { body, signal }));
      const isUsable = !result.ok || result.data.purpose === 'reset' || session().signIn(result.data.token);
      return isUsable ? result : { ok: false, error: unusable };
    },
    isSaidAbove: true,
    onRefused: (error) => {
      if (typeof error !== 'function' && isVerdict(error)) field.current?.clear();
      return false;
    },
    onDone: async ({ purpose, token }, _values, { signal }) => {
      if (purpose !== 'reset') {
        await untilGone(signal);
        return;
      }
      holdResetTicket({ mobileNumber: contact, token });
      await navigate('/reset-password');
    },
  });

  // The step replaces another on the same screen, so no navigation moves the focus.
  useEffect(() => field.current?.clear(), []);

  return (
    <>
      <ScreenHeading
        lead={
          <>
            {t('forgot.sentTo', { contact: maskedNumber(contact) })}{' '}
            <Link
              href="/forgot-password"
              onClick={(event) => {
                event.preventDefault();
                dropAwaitedCode();
              }}
            >
              {t('otp.change')}
            </Link>
          </>
        }
      >
        {t('otp.title')}
      </ScreenHeading>
      <SchemaForm form={form}>
        <CodeFailure failure={failure} />
        {/* Away while another code is sent (specification, section 4, Forgot password). */}
        <div hidden={isResending}>
          <CodeField form={form} mode="characters" actionsRef={field} />
        </div>
        <ResendCode
          contact={contact}
          purpose="reset"
          toneOf={passwordTone}
          onSendingChange={setIsResending}
          onResent={() => form.setValue('code', '')}
        />
        <SubmitButton form={form} isFullWidth>
          {t('forgot.confirm')}
        </SubmitButton>
      </SchemaForm>
    </>
  );
}
