import type { Attempt } from '@aarambh/api-client';
import { otpVerification } from '@aarambh/forms';
import { SchemaForm, SubmitButton } from '@aarambh/forms/react';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import type { OtpFieldActions } from '@aarambh/ui/OtpField';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useRef } from 'react';
import { CodeFailure } from '#app/features/one-time-code/CodeFailure.tsx';
import { CodeField } from '#app/features/one-time-code/CodeField.tsx';
import { isVerdict } from '#app/features/one-time-code/codeFailure.ts';
import { ResendCode } from '#app/features/one-time-code/ResendCode.tsx';
import type { SentCode } from '#app/session/sendCode.ts';
import { useSubmission } from '#app/screen/useSubmission.ts';

interface CodeFormProps<Data> {
  /** The number that the code went to. */
  readonly mobileNumber: string;
  readonly texts: Readonly<Record<'sentTo' | 'confirm' | 'back', string>>;
  /** Asks for another code. */
  readonly resend: (captchaToken?: string) => Promise<SentCode>;
  /** Sends the code. */
  readonly take: (code: string) => Promise<Attempt<Data>>;
  /** The code was the right one. */
  readonly onTaken: (data: Data) => unknown;
  readonly onBack: () => void;
}

/** Takes a code that went to a number which is not the account's yet. A wrong one goes from the field. */
export function CodeForm<Data>({ mobileNumber, texts, resend, take, onTaken, onBack }: CodeFormProps<Data>) {
  const field = useRef<OtpFieldActions>(null);
  const { form, failure } = useSubmission(otpVerification, {
    send: ({ code }) => take(code),
    onDone: onTaken,
    isSaidAbove: true,
    onRefused: (error) => {
      if (isVerdict(error)) field.current?.clear();
      return false;
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
          <SubmitButton form={form} size="sm">
            {texts.confirm}
          </SubmitButton>
          <Button variant="secondary" size="sm" onClick={onBack}>
            {texts.back}
          </Button>
        </Inline>
      </Stack>
    </SchemaForm>
  );
}
