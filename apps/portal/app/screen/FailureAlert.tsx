import type { ApiError } from '@aarambh/api-client';
import { Alert, type AlertTone } from '@aarambh/ui/Alert';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useFailureWords, type Words } from './useFailureWords.ts';

interface FailureAlertProps {
  /** Nothing is drawn without one. */
  readonly error: ApiError | Words | null;
  /** @default 'danger' */
  readonly tone?: AlertTone | undefined;
  readonly title?: string;
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
  return error === null ? null : (
    <Failure key={typeof error === 'function' ? null : error.retryAt} error={error} {...rest} />
  );
}

function Failure({
  error,
  tone = 'danger',
  word,
  takesFocus = typeof error === 'function' || error.fieldErrors.length === 0,
  ...rest
}: FailureAlertProps & { readonly error: ApiError | Words }) {
  const text = useFailureWords(error, word);
  if (text === undefined) return null;
  return (
    <Alert tone={tone} focusOnMount={takesFocus} {...rest}>
      {text}
    </Alert>
  );
}
