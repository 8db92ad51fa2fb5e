import type { ApiError } from '@aarambh/api-client';
import type { TFunction } from 'i18next';
import { failureText } from '../session/failureText.ts';

export interface CodeFailure {
  readonly text: string;
  /** Whether the server judged the code, rather than failing to: the code is of no use any more. */
  readonly isVerdict: boolean;
}

/** Why a one-time password was not accepted (specification, section 8). A code that nobody judged may still be right. */
export function codeFailure(error: ApiError, t: TFunction): CodeFailure {
  const isVerdict = error.kind === 'http' && error.status < 500 && error.status !== 429;
  return { isVerdict, text: isVerdict ? t('otp.notVerified') : failureText(error, t) };
}
