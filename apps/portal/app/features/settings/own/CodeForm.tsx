import type { ApiError } from '@aarambh/api-client';
import { otpVerification } from '@aarambh/forms';
import { SchemaForm, SubmitButton, useSchemaForm } from '@aarambh/forms/react';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import type { OtpFieldActions } from '@aarambh/ui/OtpField';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useRef, useState } from 'react';
import { CodeFailure, type CodeFailing } from '#app/features/one-time-code/CodeFailure.tsx';
import { CodeField } from '#app/features/one-time-code/CodeField.tsx';
import { isVerdict } from '#app/features/one-time-code/codeFailure.ts';
import { ResendCode } from '#app/features/one-time-code/ResendCode.tsx';
import type { SentCode } from '#app/session/sendCode.ts';

interface CodeFormProps {
  /** The number that the code went to. */
  readonly mobileNumber: string;
  readonly texts: Readonly<Record<'sentTo' | 'confirm' | 'back', string>>;
  /** Asks for another code. */
  readonly resend: (captchaToken?: string) => Promise<SentCode>;
  /** Takes the code. @returns why it was refused */
  readonly take: (code: string) => Promise<ApiError | undefined>;
  readonly onBack: () => void;
}

/** Takes a code that went to a number which is not the account's yet. A wrong one goes from the field. */
export function CodeForm({ mobileNumber, texts, resend, take, onBack }: CodeFormProps) {
  const field = useRef<OtpFieldActions>(null);
  const [failure, setFailure] = useState<CodeFailing>(null);
  const form = useSchemaForm(otpVerification, {
    onSubmit: async ({ code }) => {
      setFailure(null);
      const refused = await take(code);
      if (refused === undefined) return;
      setFailure(refused);
      if (isVerdict(refused)) field.current?.clear();
    },
  });
  return (
    <SchemaForm form={form}>
      <Stack gap="sm">
        <Text size="sm">{texts.sentTo}</Text>
        <CodeFailure failure={failure} />
        <CodeField form={form} actionsRef={field} />
        <ResendCode contact={mobileNumber} purpose={resend} onResent={() => field.current?.clear()} />
        <Inline>
          <SubmitButton form={form} size="toolbar">
            {texts.confirm}
          </SubmitButton>
          <Button variant="secondary" size="toolbar" onClick={onBack}>
            {texts.back}
          </Button>
        </Inline>
      </Stack>
    </SchemaForm>
  );
}
