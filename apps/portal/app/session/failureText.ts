import type { ApiError } from '@aarambh/api-client';
import type { TFunction } from 'i18next';
import { clockTime } from './clockTime.ts';

/**
 * What a person reads when a call failed: the server's own words where it sent some, otherwise what happened and what
 * to do. Plain text; empty for a call that was given up on purpose.
 */
export function failureText(error: ApiError, t: TFunction): string {
  if (error.kind === 'aborted') return '';
  if (error.kind === 'offline') return t('failure.offline');
  if (error.kind === 'timeout') return t('failure.timeout');
  if (error.kind === 'malformed') return t('failure.unreadable');
  const message = error.serverMessage ?? t(error.status === 429 ? 'failure.tooMany' : 'failure.server');
  // Words with a number in them tell the wait themselves.
  if (error.retryAfter === null || /\d/.test(message)) return message;
  return t('failure.wait', { message, time: clockTime(error.retryAfter) });
}
