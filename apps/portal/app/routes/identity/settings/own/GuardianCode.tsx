import { noticeVersionValues } from '@aarambh/api-client/enums';
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
import { alerts } from '../../../../shell/alerts.ts';
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
  const field = useRef<OtpFieldActions>(null);
  const [failure, setFailure] = useState<CodeFailing>(null);
  const { id: parentID, name, mobileNumber } = parent;
  const form = useSchemaForm(otpVerification, {
    onSubmit: async ({ code }) => {
      setFailure(null);
      const body = { parentID, code, noticeVersion };
      const result = await call((api) => api.POST('/user/guardian/consent', { body }));
      if (result.ok) {
        await onGiven();
        alerts.success(t('settings.guardian.given', { name }));
        return;
      }
      setFailure(result.error);
      if (isVerdict(result.error)) field.current?.clear();
    },
  });
  return (
    <SchemaForm form={form}>
      <Stack gap="sm">
        <Text size="sm">{t('settings.guardian.sentTo', { name, number: maskedNumber(mobileNumber) })}</Text>
        <CodeFailure failure={failure} />
        <CodeField form={form} actionsRef={field} />
        <ResendCode
          contact={mobileNumber}
          purpose={(captchaToken) => sendGuardianCode(parentID, captchaToken)}
          onResent={() => field.current?.clear()}
        />
        <Inline>
          <SubmitButton form={form} size="toolbar">
            {t('settings.guardian.confirm')}
          </SubmitButton>
          <Button variant="secondary" size="toolbar" onClick={onBack}>
            {t('settings.guardian.back')}
          </Button>
        </Inline>
      </Stack>
    </SchemaForm>
  );
}
