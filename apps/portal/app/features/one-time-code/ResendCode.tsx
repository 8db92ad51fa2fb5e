import type { ApiError } from '@aarambh/api-client';
import { Alert, type AlertTone } from '@aarambh/ui/Alert';
import { CaptchaField, type CaptchaFieldActions } from '@aarambh/ui/CaptchaField';
import { ResendTimer, type ResendTimerActions } from '@aarambh/ui/ResendTimer';
import { useRef, useState } from 'react';
import { captchaAdapters } from '#app/features/captcha/adapter.ts';
import { wantedCaptcha, type Difficulty } from '#app/features/captcha/difficulty.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { failureText } from '#app/session/failureText.ts';
import {
  keepResendAt,
  resendAt,
  secondsToWait,
  sendCode,
  type SendingCode,
  type SentCode,
} from '#app/session/sendCode.ts';
import { alerts } from '#app/screen/alerts.ts';

interface ResendCodeProps {
  /** Undefined while React takes over the prerendered page. */
  readonly contact: string | undefined;
  /** What the code is for, or how one is asked for where it is no code of the account. */
  readonly purpose: 'register' | 'reset' | ((captchaToken?: string) => Promise<SentCode>);
  /** The text of a failure other than one about the captcha. The timer shows the wait. @default failureText */
  readonly wordFailure?: (error: ApiError) => string;
  /** @default 'danger' */
  readonly toneOf?: (error: ApiError) => AlertTone;
  readonly onSendingChange?: (isSending: boolean) => void;
  /** A new code is on its way, so the old one is void. */
  readonly onResent: () => void;
}

/**
 * Sends another code, at most once a minute, also over a reload of the page. From the third code of a day on the server
 * asks for a captcha first.
 */
export function ResendCode({
  contact,
  purpose,
  wordFailure,
  toneOf,
  onSendingChange,
  onResent,
}: ResendCodeProps) {
  const { t } = useTranslation();
  const timer = useRef<ResendTimerActions>(null);
  const captcha = useRef<CaptchaFieldActions>(null);
  const [deadline, setDeadline] = useState(() => (contact === undefined ? undefined : resendAt(contact)));
  // The timer waits for the seconds that each sending resolves with, so no action can hold it.
  const [failure, setFailure] = useState<ApiError<SendingCode> | null>(null);
  const [wanted, setWanted] = useState<Difficulty | null>(null);

  const keep = (time: number): void => {
    if (contact === undefined) return;
    keepResendAt(contact, time);
    setDeadline(time);
  };

  /** Resolves with the seconds until the next code may be asked for. */
  const resend = async (captchaToken?: string): Promise<number> => {
    if (contact === undefined) return 0;
    setFailure(null);
    onSendingChange?.(true);
    const sent =
      typeof purpose === 'function'
        ? await purpose(captchaToken)
        : await sendCode(contact, purpose, captchaToken);
    onSendingChange?.(false);
    if (sent.ok) {
      setWanted(null);
      alerts.success(t('otp.sent'));
      onResent();
      return secondsToWait(sent);
    }
    captcha.current?.reset();
    const difficulty = wantedCaptcha(sent.error);
    setWanted(difficulty);
    // The first time a captcha is wanted, its hint says so.
    if (difficulty !== 'usual' || captchaToken !== undefined) setFailure(sent.error);
    return secondsToWait(sent);
  };

  const resendWith = async (captchaToken: string): Promise<void> => {
    timer.current?.start(await resend(captchaToken));
  };

  const isWordedHere = failure !== null && wantedCaptcha(failure) === null && wordFailure !== undefined;
  const text = failure === null ? '' : isWordedHere ? wordFailure(failure) : failureText(failure, t, null);
  const tone = (failure !== null && toneOf?.(failure)) || 'danger';

  return (
    <>
      <ResendTimer onResend={() => resend()} deadline={deadline} onDeadlineChange={keep} actionsRef={timer} />
      {wanted !== null && (
        <CaptchaField
          adapter={captchaAdapters[wanted]}
          hint={t('otp.captchaHint')}
          onChange={(token) => {
            if (token !== null) void resendWith(token);
          }}
          actionsRef={captcha}
        />
      )}
      {text !== '' && <Alert tone={tone}>{text}</Alert>}
    </>
  );
}
