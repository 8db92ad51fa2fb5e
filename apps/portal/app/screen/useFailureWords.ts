import type { ApiError } from '@aarambh/api-client';
import type { TFunction } from 'i18next';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { failureText } from '#app/session/failureText.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

/** What a screen says of its own accord, in the language of the moment. */
export type Words = (t: TFunction) => string;

/** The words of a failure as of now: they follow the language, and count the wait until another try down. Undefined where there are none. */
export function useFailureWords(
  failure: ApiError | Words | null,
  word: (error: ApiError, t: TFunction, wait: number | null) => string = failureText,
): string | undefined {
  const { t } = useTranslation();
  const isOwn = typeof failure === 'function';
  const wait = useSecondsUntil(failure === null || isOwn ? null : failure.retryAt);
  if (failure === null) return undefined;
  return (isOwn ? failure(t) : word(failure, t, wait)) || undefined;
}
