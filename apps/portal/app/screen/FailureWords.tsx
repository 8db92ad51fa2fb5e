import { isApiError, type ApiError } from '@aarambh/api-client';
import type { TFunction } from 'i18next';
import { useFailureWords, type Words } from './useFailureWords.ts';

interface FailureWordsProps {
  /** Nothing is drawn without one. */
  readonly error: Error | Words | null | undefined;
  /** What is said of a failure that is none of the server's. @default nothing */
  readonly otherwise?: string;
  /** Words the error; `wait` has the seconds that are left until another try. @default failureText */
  readonly word?: (error: ApiError, t: TFunction, wait: number | null) => string;
}

/** Why something failed, inside whatever says that it did: follows the language and counts the wait until another try down. */
export function FailureWords({ error, otherwise, word }: FailureWordsProps) {
  const isWorded = typeof error === 'function' || isApiError(error);
  const text = useFailureWords(isWorded ? error : null, word);
  return isWorded || !error ? text : otherwise;
}
