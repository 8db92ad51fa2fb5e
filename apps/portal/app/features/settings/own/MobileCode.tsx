import { otpVerification } from '@aarambh/forms';
import { maskedNumber } from '#app/features/one-time-code/maskedNumber.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { session } from '#app/session/session.ts';
import { alerts } from '#app/screen/alerts.ts';
import { CodeForm } from './CodeForm.tsx';
import { sendMobileCode, type AskedNumber } from './NewMobile.tsx';

interface MobileCodeProps {
  readonly asked: AskedNumber;
  /** The number is changed, or another one is to be typed. */
  readonly onEnd: () => void;
}

/** Takes the code that went to the new number. The answer has a token with the number; other browsers are signed out. */
export function MobileCode({ asked, onEnd }: MobileCodeProps) {
  const { t } = useTranslation();
  const { mobileNumber } = asked;
  const number = maskedNumber(mobileNumber);
  return (
    <CodeForm
      mobileNumber={mobileNumber}
      texts={{
        sentTo: t('settings.mobile.sentTo', { number }),
        confirm: t('settings.mobile.confirm'),
        back: t('settings.mobile.other'),
      }}
      resend={(captchaToken) => sendMobileCode(asked, captchaToken)}
      take={(code) => {
        const body = otpVerification.toPayload({ code }, { mobileNumber });
        return call((api) => api.POST('/auth/mobile', { body }));
      }}
      onTaken={({ token }) => {
        session().signIn(token);
        alerts.success(t('settings.mobile.changed', { number }));
        onEnd();
      }}
      onBack={onEnd}
    />
  );
}
