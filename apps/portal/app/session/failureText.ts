import type { ApiError } from '@aarambh/api-client';
import type { TFunction } from 'i18next';
import { clockTime } from './clockTime.ts';
import { serverWords } from './serverWords.ts';

/**
 * What a person reads when a call failed: the server's own words where it sent some, otherwise what happened and what
 * to do. Plain text; empty for a call that was given up on purpose.
 * @param wait seconds until another try, where they have been counted down since
 */
export function failureText(error: ApiError, t: TFunction, wait: number | null = error.retryAfter): string {
  if (error.kind === 'aborted') return '';
  if (error.kind === 'offline') return t('failure.offline');
  if (error.kind === 'timeout') return t('failure.timeout');
  if (error.kind === 'malformed') return t('failure.unreadable');
  const words = serverWords(error.serverMessage, error.serverMessages);
  const isTooOften = error.status === 429;
  // Words with a number in them tell the wait of a moment ago.
  const isDated = isTooOften && error.retryAfter !== null && /\d/.test(words ?? '');
  const message = (isDated ? null : words) ?? t(isTooOften ? 'failure.tooMany' : 'failure.server');
  if (wait === null) return message;
  return wait > 0
    ? t('failure.wait', { message, time: clockTime(wait) })
    : t('failure.waitOver', { message });
}
