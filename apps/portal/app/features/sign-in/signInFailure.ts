import type { ApiError } from '@aarambh/api-client';

export interface SignInFailure {
  readonly tone: 'danger' | 'info';
  /** The password was right, but the number has not been verified: a code can be asked for. */
  readonly isUnverified: boolean;
}

/** How a refused sign-in is told: a conflict is news, everything else a failure (specification, section 8). */
export function signInFailure(error: ApiError): SignInFailure {
  return {
    tone: error.status === 409 ? 'info' : 'danger',
    isUnverified: error.code === 'MOBILE_NOT_VERIFIED',
  };
}
