import type { ApiError } from '@aarambh/api-client';
import type { TFunction } from 'i18next';
import { failureText } from '#app/session/failureText.ts';

/**
 * What a person reads when a registration failed (specification, section 8): a refusal without a reason has the short
 * text, everything else gives the reason. After a time-out it is not known whether the account was made, and the text says so.
 */
export function registrationFailure(error: ApiError, t: TFunction, wait?: number | null): string {
  if (error.kind === 'aborted') return '';
  if (error.kind === 'http' && error.status === 200) return t('register.failed');
  const text = t('register.failedWith', { message: failureText(error, t, wait) });
  return error.kind === 'timeout' ? `${text} ${t('register.maybeRegistered')}` : text;
}
