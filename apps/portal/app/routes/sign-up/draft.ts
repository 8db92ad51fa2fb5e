import type { candidateRegistration } from '@aarambh/forms';

type CandidateValues = typeof candidateRegistration.defaultValues;

let kept: Partial<CandidateValues> = {};

/** Keeps what a person filled in, without its secrets, for when they come back to correct the number. In memory only. */
export function keepDraft(values: CandidateValues): void {
  const { password: _secret, confirmPassword: _repeated, captcha: _used, ...rest } = values;
  kept = rest;
}

/** What was filled in before on this page; empty at first, and always in the prerender. */
export const draft = (): Partial<CandidateValues> => kept;
