import type { ApiError } from '@aarambh/api-client';
import type { TFunction } from 'i18next';
import type { SendingFailure } from '../../one-time-code/ResendCode.tsx';
import { failureText } from '../../session/failureText.ts';

/**
 * How a failed step on the way to a new password is told: 400 and 409 are news, everything else a failure
 * (specification, section 8). Statuses that the specification tells nothing about are told too.
 */
export function passwordFailure(error: ApiError, t: TFunction): SendingFailure {
  const isNews = error.status === 400 || error.status === 409;
  return { tone: isNews ? 'info' : 'danger', text: failureText(error, t) };
}
