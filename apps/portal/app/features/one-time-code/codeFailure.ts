import type { ApiError } from '@aarambh/api-client';
import type { TFunction } from 'i18next';
import { failureText } from '#app/session/failureText.ts';
import type { Words } from '#app/screen/useFailureWords.ts';

/** Whether the server refused the code itself: it cannot be used any more. */
export const isVerdict = ({ kind, status }: ApiError): boolean =>
  kind === 'http' && status < 500 && status !== 429;

/** The server took the code, and gave nothing that can be used. */
export const unusable: Words = (t) => t('otp.notVerified');

/** Whether another code has to be typed. */
export const needsAnother = (failure: ApiError | Words): boolean =>
  typeof failure === 'function' || isVerdict(failure);

/** Why a one-time password was not accepted (specification, section 8). A code that was not checked may still be right. */
export const codeFailure = (error: ApiError, t: TFunction, wait: number | null): string =>
  isVerdict(error) ? t('otp.notVerified') : failureText(error, t, wait);
