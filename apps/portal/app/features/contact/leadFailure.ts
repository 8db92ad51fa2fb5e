import type { ApiError } from '@aarambh/api-client';
import type { TFunction } from 'i18next';
import { failureText } from '#app/session/failureText.ts';

/** Why the contact form was not taken: the server's words, or else the text of the status (specification, section 8). */
export function leadFailure(error: ApiError, t: TFunction, wait?: number | null): string {
  const isSilent = error.kind === 'http' && error.serverMessage === null && error.retryAfter === null;
  return isSilent && error.statusText !== '' ? error.statusText : failureText(error, t, wait);
}
