import type { ApiError } from '@aarambh/api-client';
import type { TFunction } from 'i18next';
import { failureText } from '../../session/failureText.ts';

export interface SignInFailure {
  readonly tone: 'danger' | 'info';
  readonly text: string;
  /** The password was right, but the number has not been verified: a code can be asked for. */
  readonly isUnverified: boolean;
}

/** How a refused sign-in is told: a conflict is news, everything else a failure (specification, section 8). */
export function signInFailure(error: ApiError, t: TFunction): SignInFailure {
  return {
    tone: error.status === 409 ? 'info' : 'danger',
    text: failureText(error, t),
    isUnverified: error.code === 'MOBILE_NOT_VERIFIED',
  };
}
