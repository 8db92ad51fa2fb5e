import { noticeVersionValues } from '@aarambh/api-client/enums';
import { maskedNumber } from '#app/features/one-time-code/maskedNumber.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { alerts } from '#app/screen/alerts.ts';
import { CodeForm } from './CodeForm.tsx';
import { sendGuardianCode, type Parent } from './sendGuardianCode.ts';

/** The notice whose words the guardian is shown. */
const [noticeVersion] = noticeVersionValues;

interface GuardianCodeProps {
  readonly parent: Parent;
  readonly onGiven: () => Promise<unknown>;
  readonly onBack: () => void;
}

/** Takes the code that a parent or guardian was sent, by which this person agrees. */
export function GuardianCode({ parent, onGiven, onBack }: GuardianCodeProps) {
  const { t } = useTranslation();
  const { id: parentID, name, mobileNumber } = parent;
  return (
    <CodeForm
      mobileNumber={mobileNumber}
      texts={{
        sentTo: t('settings.guardian.sentTo', { name, number: maskedNumber(mobileNumber) }),
        confirm: t('settings.guardian.confirm'),
        back: t('settings.guardian.back'),
      }}
      resend={(captchaToken) => sendGuardianCode(parentID, captchaToken)}
      take={(code) =>
        call((api) => api.POST('/user/guardian/consent', { body: { parentID, code, noticeVersion } }))
      }
      onTaken={async () => {
        await onGiven();
        alerts.success(t('settings.guardian.given', { name }));
      }}
      onBack={onBack}
    />
  );
}
