import type { ApiError } from '@aarambh/api-client';
import { Alert, type AlertTone } from '@aarambh/ui/Alert';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { failureText } from '#app/session/failureText.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

interface FailureAlertProps {
  /** Nothing is drawn without one. */
  readonly error: ApiError | null;
  /** @default 'danger' */
  readonly tone?: AlertTone | undefined;
  /** Words the error; `wait` has the seconds that are left until another try. @default failureText */
  readonly word?: (error: ApiError, t: TFunction, wait: number | null) => string;
  readonly action?: ReactNode;
  /** @default where no field was named, which has the focus otherwise */
  readonly takesFocus?: boolean;
}

/**
 * Why a form was not taken, above it. It takes the focus, because on a phone it is out of sight, unless a field was named, which has it.
 * It is worded when it is drawn, so it follows the language and counts the wait down.
 */
export function FailureAlert({ error, ...rest }: FailureAlertProps) {
  return error === null ? null : <Failure key={error.retryAt} error={error} {...rest} />;
}

function Failure({
  error,
  tone = 'danger',
  word = failureText,
  action,
  takesFocus = error.fieldErrors.length === 0,
}: FailureAlertProps & { readonly error: ApiError }) {
  const { t } = useTranslation();
  const text = word(error, t, useSecondsUntil(error.retryAt));
  if (text === '') return null;
  return (
    <Alert tone={tone} action={action} focusOnMount={takesFocus}>
      {text}
    </Alert>
  );
}
