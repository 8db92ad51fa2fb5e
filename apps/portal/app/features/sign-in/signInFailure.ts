import type { ApiError, ErrorCodeOf } from '@aarambh/api-client';
import type { SendingCode } from '#app/session/sendCode.ts';

export interface SignInFailure {
  readonly tone: 'danger' | 'info';
  /** The password was right, but the number has not been verified: a code can be asked for. */
  readonly isUnverified: boolean;
}

/** What signing in can be refused with, and the code that it may take first. */
export type SignInCode = ErrorCodeOf<'login'> | SendingCode;

/** How a refused sign-in is told: a conflict is news, everything else a failure (specification, section 8). */
export function signInFailure(error: ApiError<SignInCode>): SignInFailure {
  return {
    tone: error.status === 409 ? 'info' : 'danger',
    isUnverified: error.code === 'MOBILE_NOT_VERIFIED',
  };
}
