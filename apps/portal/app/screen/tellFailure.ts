import { isApiError, type ApiError } from '@aarambh/api-client';
import type { TFunction } from 'i18next';
import { i18n } from '#app/i18n/i18n.ts';
import { failureText } from '#app/session/failureText.ts';
import { alerts } from './alerts.ts';
import { secondsUntil } from './secondsUntil.ts';
import type { Words } from './useFailureWords.ts';

interface Telling {
  /** Over the words. */
  readonly title?: Words;
  /** Words what the server says; `wait` has the seconds that are left until another try. @default failureText */
  readonly word?: (error: ApiError, t: TFunction, wait: number | null) => string;
}

/**
 * Says in an alert why something failed, where no place of the screen belongs to it. The alert keeps the failure and words it when it
 * is drawn, so it follows the language and counts the wait down. A call that was given up on purpose is no failure.
 */
export function tellFailure(failure: Error | Words, { title, word = failureText }: Telling = {}): void {
  const said = { ...(title !== undefined && { title: () => title(i18n.t) }) };
  if (!isApiError(failure)) {
    const words: Words = typeof failure === 'function' ? failure : (t) => t('failure.server');
    alerts.danger(() => words(i18n.t), said);
    return;
  }
  if (failure.kind === 'aborted') return;
  const { retryAt } = failure;
  const wait = (): number | null => (retryAt === null ? null : secondsUntil(retryAt));
  alerts.danger(() => word(failure, i18n.t, wait()), {
    ...said,
    ...(retryAt !== null && { changesUntil: retryAt }),
  });
}
