import type { components } from '@aarambh/api-client';
import { otpVerification } from '@aarambh/forms';
import { SchemaForm, SubmitButton } from '@aarambh/forms/react';
import { Button } from '@aarambh/ui/Button';
import type { OtpFieldActions } from '@aarambh/ui/OtpField';
import { ResendTimer } from '@aarambh/ui/ResendTimer';
import { Text } from '@aarambh/ui/Text';
import { useRef, useState } from 'react';
import { CodeFailure } from '#app/features/one-time-code/CodeFailure.tsx';
import { CodeField } from '#app/features/one-time-code/CodeField.tsx';
import { needsAnother } from '#app/features/one-time-code/codeFailure.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { useAction } from '#app/screen/useAction.ts';
import { useSubmission } from '#app/screen/useSubmission.ts';
import { callAsNobody } from '#app/session/call.ts';

type Sent = components['schemas']['SentPanelCode'];

interface EnterPanelProps {
  readonly secret: string;
  /** False on the prerendered page, which knows of no link. */
  readonly isReady: boolean;
  /** Told the token of the session. */
  readonly onEntered: (token: string) => void;
}

/** The way in by a link: a press sends the code, because mail programs open links to look at them; then the code is typed. */
export function EnterPanel({ secret, isReady, onEntered }: EnterPanelProps) {
  const { t } = useTranslation();
  const [sent, setSent] = useState<Sent | null>(null);
  const params = { header: { 'X-Panel-Link': secret } };
  const sending = useAction(() => callAsNobody((api) => api.POST('/panel/code', { params })), {
    onDone: (data) => {
      if (sent !== null) alerts.success(t('panel.codeSent'));
      setSent(data.sent);
    },
  });
  const { failure, isPending } = sending;
  if (sent === null) {
    return (
      <>
        <FailureAlert error={failure} takesFocus />
        {failure?.code !== 'TOKEN_INVALID' && (
          <>
            <Text>{t('panel.askCode')}</Text>
            <Button onClick={sending.run} isPending={isPending} disabled={!isReady} isFullWidth>
              {t(isPending ? 'panel.sending' : 'panel.send')}
            </Button>
          </>
        )}
      </>
    );
  }
  return (
    <>
      <Text>
        {t('panel.sent', {
          email: sent.email,
          panel: sent.panelName,
          round: sent.roundName,
          company: sent.companyName,
        })}
      </Text>
      <CodeEntry secret={secret} onEntered={onEntered} />
      <FailureAlert error={failure} />
      <ResendTimer seconds={sent.resendAfter} onResend={sending.run} />
    </>
  );
}

function CodeEntry({ secret, onEntered }: Pick<EnterPanelProps, 'secret' | 'onEntered'>) {
  const { t } = useTranslation();
  const field = useRef<OtpFieldActions>(null);
  const { form, failure } = useSubmission(otpVerification, {
    send: ({ code }) =>
      callAsNobody((api) =>
        api.POST('/panel/enter', { params: { header: { 'X-Panel-Link': secret } }, body: { code } }),
      ),
    isSaidAbove: true,
    onRefused: (error) => {
      if (needsAnother(error)) field.current?.clear();
      return false;
    },
    onDone: ({ panelSession }) => onEntered(panelSession.token),
  });
  return (
    <SchemaForm form={form}>
      <CodeFailure failure={failure} />
      <CodeField form={form} actionsRef={field} />
      <SubmitButton form={form} isFullWidth>
        {t('panel.enter')}
      </SubmitButton>
    </SchemaForm>
  );
}
