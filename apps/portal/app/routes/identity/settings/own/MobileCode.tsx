import { otpVerification } from '@aarambh/forms';
import { SchemaForm, SubmitButton, useSchemaForm } from '@aarambh/forms/react';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import type { OtpFieldActions } from '@aarambh/ui/OtpField';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useRef, useState } from 'react';
import { CodeFailure, type CodeFailing } from '../../../../identity/one-time-code/CodeFailure.tsx';
import { CodeField } from '../../../../identity/one-time-code/CodeField.tsx';
import { isVerdict } from '../../../../identity/one-time-code/codeFailure.ts';
import { maskedNumber } from '../../../../identity/one-time-code/maskedNumber.ts';
import { ResendCode } from '../../../../identity/one-time-code/ResendCode.tsx';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { call } from '../../../../session/call.ts';
import { session } from '../../../../session/session.ts';
import { alerts } from '../../../../shell/alerts.ts';
import { sendMobileCode, type AskedNumber } from './NewMobile.tsx';

interface MobileCodeProps {
  readonly asked: AskedNumber;
  /** The number is changed, or another one is to be typed. */
  readonly onEnd: () => void;
}

/** Takes the code that went to the new number. The answer has a token with the number; other browsers are signed out. */
export function MobileCode({ asked, onEnd }: MobileCodeProps) {
  const { t } = useTranslation();
  const field = useRef<OtpFieldActions>(null);
  const [failure, setFailure] = useState<CodeFailing>(null);
  const { mobileNumber } = asked;
  const form = useSchemaForm(otpVerification, {
    onSubmit: async (values) => {
      setFailure(null);
      const body = otpVerification.toPayload(values, { mobileNumber });
      const result = await call((api) => api.POST('/auth/mobile', { body }));
      if (result.ok) {
        session().signIn(result.data.token);
        alerts.success(t('settings.mobile.changed', { number: maskedNumber(mobileNumber) }));
        onEnd();
        return;
      }
      setFailure(result.error);
      if (isVerdict(result.error)) field.current?.clear();
    },
  });
  return (
    <SchemaForm form={form}>
      <Stack gap="sm">
        <Text size="sm">{t('settings.mobile.sentTo', { number: maskedNumber(mobileNumber) })}</Text>
        <CodeFailure failure={failure} />
        <CodeField form={form} actionsRef={field} />
        <ResendCode
          contact={mobileNumber}
          purpose={(captchaToken) => sendMobileCode(asked, captchaToken)}
          onResent={() => field.current?.clear()}
        />
        <Inline>
          <SubmitButton form={form} size="toolbar">
            {t('settings.mobile.confirm')}
          </SubmitButton>
          <Button variant="secondary" size="toolbar" onClick={onEnd}>
            {t('settings.mobile.other')}
          </Button>
        </Inline>
      </Stack>
    </SchemaForm>
  );
}
