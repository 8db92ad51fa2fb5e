import { useMemo, useSyncExternalStore } from 'react';
import { tabStore } from '#app/storage.ts';

/**
 * What is known of the code that somebody is to enter.
 * - `sent`: it went to the number.
 * - `earlier`: another was asked for too short a while ago.
 * - `not-sent`: none could be sent.
 * - `asked`: one was asked for; whether the number waits for a code is not known.
 * - `unknown`: somebody came by an address that names a number.
 */
export const sendings = ['sent', 'earlier', 'not-sent', 'asked', 'unknown'] as const;
export type Sending = (typeof sendings)[number];

/** The mobile number that is being verified, and the institute whose opening credit follows. */
export interface Verification {
  readonly contact: string;
  readonly instituteId: string | null;
  readonly sending: Sending;
}

export const verificationPath = '/otp-verification';
const key = 'otp-verification';

/**
 * Reads `/otp-verification;contact=...;instituteId=...` (matrix parameters, specification section 2) or the same
 * as a query. Undefined when the address names no number; the number is not validated here.
 */
export function verificationOf(address: Pick<URL, 'pathname' | 'search'>): Verification | undefined {
  const [path, ...matrix] = address.pathname.split(';');
  if (path?.replace(/\/$/, '') !== verificationPath) return undefined;
  const parameters = new URLSearchParams(matrix.join('&'));
  for (const [name, value] of new URLSearchParams(address.search)) parameters.set(name, value);
  const contact = parameters.get('contact');
  return contact
    ? { contact, instituteId: parameters.get('instituteId') || null, sending: 'unknown' }
    : undefined;
}

const listeners = new Set<() => void>();

export function keepVerification(verification: Verification): void {
  tabStore.write(key, JSON.stringify(verification));
  for (const listener of listeners) listener();
}

function parse(kept: string | null): Verification | undefined {
  try {
    const value: unknown = JSON.parse(kept ?? 'null');
    if (typeof value !== 'object' || value === null || !('contact' in value)) return undefined;
    const { contact } = value;
    const instituteId =
      'instituteId' in value && typeof value.instituteId === 'string' ? value.instituteId : null;
    const known = sendings.find((each) => 'sending' in value && value.sending === each);
    return typeof contact === 'string' ? { contact, instituteId, sending: known ?? 'unknown' } : undefined;
  } catch {
    return undefined;
  }
}

export function dropVerification(): void {
  tabStore.remove(key);
}

/** Moves the parameters from the address bar, where a mobile number would stay in the history, to this tab's storage. */
export function takeVerificationFromAddress(): void {
  const verification = verificationOf(location);
  if (!verification) return;
  keepVerification(verification);
  history.replaceState(history.state, '', verificationPath);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The kept verification; null when there is none, undefined while React takes over a prerendered page, which knows of none. */
export function useKeptVerification(): Verification | null | undefined {
  const kept = useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => tabStore.read(key),
    () => undefined,
  );
  return useMemo(() => (kept === undefined ? undefined : (parse(kept) ?? null)), [kept]);
}
