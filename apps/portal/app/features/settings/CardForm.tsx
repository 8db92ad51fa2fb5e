import type { ApiError } from '@aarambh/api-client';
import type { FormValues } from '@aarambh/forms';
import { SchemaForm, SubmitButton, type FormHandle } from '@aarambh/forms/react';
import { Inline } from '@aarambh/ui/Inline';
import { Text } from '@aarambh/ui/Text';
import type { ReactNode } from 'react';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { HeldForm } from '#app/screen/HeldForm.tsx';

interface CardFormProps<Values extends FormValues> {
  readonly form: FormHandle<Values>;
  readonly failure: ApiError | null;
  /** On the button, and on it while the form is sent. */
  readonly submit: string;
  readonly pending: string;
  /** @default false */
  readonly isDangerous?: boolean;
  /** What follows from it, below the button. */
  readonly effect?: string;
  /** The fields. */
  readonly children: ReactNode;
}

/** The form of a card: why it was not taken, its fields, the one button, and what follows from it. */
export function CardForm<Values extends FormValues>({
  form,
  failure,
  submit,
  pending,
  isDangerous = false,
  effect,
  children,
}: CardFormProps<Values>) {
  return (
    <SchemaForm form={form}>
      <HeldForm form={form} />
      <FailureAlert error={failure} />
      {children}
      <Inline justify="end">
        <SubmitButton form={form} variant={isDangerous ? 'danger' : 'secondary'} messages={{ pending }}>
          {submit}
        </SubmitButton>
      </Inline>
      {effect !== undefined && (
        <Text size="sm" tone="muted">
          {effect}
        </Text>
      )}
    </SchemaForm>
  );
}
