/** State of a navigation to /forgot-password for somebody whose change of the password was refused. */
export interface Refusal {
  /** What the person reads. */
  readonly refusal: string;
}

/** The text of a `Refusal`; null for any other state of a location, which browsers keep over releases. */
export function readRefusal(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('refusal' in state)) return null;
  return typeof state.refusal === 'string' && state.refusal !== '' ? state.refusal : null;
}
