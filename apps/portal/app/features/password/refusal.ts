import type { ApiError } from '@aarambh/api-client';
import { serverWords } from '#app/session/serverWords.ts';
import type { Words } from '#app/screen/useFailureWords.ts';

/** What the server said, in every language that it speaks. */
interface Said {
  readonly message: string | null;
  readonly messages: Readonly<Record<string, string>>;
}

/** State of a navigation to /forgot-password for somebody whose change of the password was refused. */
export interface Refusal {
  /** `expired`, too much time has passed since the code was confirmed. */
  readonly refusal: 'expired' | Said;
}

export const refusalOf = ({ status, serverMessage, serverMessages }: ApiError): Refusal => ({
  refusal: status === 401 ? 'expired' : { message: serverMessage, messages: serverMessages },
});

/** The words of a `Refusal`; null for any other state of a location, which browsers keep over releases. */
export function readRefusal(state: unknown): Words | null {
  const refusal = typeof state === 'object' && state !== null && 'refusal' in state ? state.refusal : null;
  if (refusal === 'expired') return (t) => t('reset.expired');
  if (!isSaid(refusal)) return null;
  return (t) => serverWords(refusal.message, refusal.messages) ?? t('failure.server');
}

const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' &&
  value !== null &&
  'message' in value &&
  (value.message === null || typeof value.message === 'string') &&
  'messages' in value &&
  typeof value.messages === 'object' &&
  value.messages !== null &&
  Object.values(value.messages).every((message) => typeof message === 'string');
