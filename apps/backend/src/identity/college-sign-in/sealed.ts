/** What a browser carries through a sign-in by a college: sealed, short-lived, and of no use to another browser. */
import { isObject, type Client, type Seal } from '../../platform/index.ts';
import type { Claims, Proofs } from './provider.ts';

/** Milliseconds that somebody has for the college's own screens, and after them for the own password. */
const life = 10 * 60 * 1000;

/** On the way to the college and back. */
export interface Journey extends Proofs {
  instituteID: string;
}

/** Known to the college, not yet linked to an account. */
export interface Acquaintance extends Claims {
  instituteID: string;
}

interface Kinds {
  journey: Journey;
  acquaintance: Acquaintance;
}

/** @param deviceID of the browser that may bring it back */
export function sealFor<Kind extends keyof Kinds>(
  seal: Pick<Seal, 'seal'>,
  kind: Kind,
  value: Kinds[Kind],
  { deviceID, now }: { deviceID: string; now: Date },
): string {
  return seal.seal(JSON.stringify({ kind, deviceID, until: now.getTime() + life, value }));
}

/** What was sealed; null when it is none of ours, of another kind or browser, or too old. */
export function openFor<Kind extends keyof Kinds>(
  seal: Pick<Seal, 'open'>,
  kind: Kind,
  sealed: string,
  { client, now }: { client: Client; now: Date },
): Kinds[Kind] | null {
  const opened = opening(seal, sealed);
  if (!isObject(opened) || opened['kind'] !== kind || client.deviceID === null) return null;
  if (opened['deviceID'] !== client.deviceID || !(Number(opened['until']) > now.getTime())) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `sealFor` alone seals with this kind
  return opened['value'] as Kinds[Kind];
}

function opening(seal: Pick<Seal, 'open'>, sealed: string): unknown {
  try {
    return JSON.parse(seal.open(sealed));
  } catch {
    return null;
  }
}
