/** Who stood at a door, kept on this device until the server has it: over a lost network, and over closing the page. */
import { newIdempotencyKey } from '@aarambh/api-client';
import { lateKeys } from './lateKeys.ts';
import { deviceStore } from '#app/storage.ts';

/** Somebody at the door of a round, as typed there. */
export interface AtDoor {
  readonly roundID: string;
  /** A code of the day or a roll number. */
  readonly typed: string;
  /** When, ISO, by the server's clock as this device knows it. */
  readonly at: string;
  /** What it is sent under, with others: the same again when it is not known whether it came. */
  readonly batch?: string;
}

/** What is sent at once. */
export interface Batch {
  readonly key: string;
  readonly roundID: string;
  readonly people: readonly AtDoor[];
}

/** Most that wait on a device; a fair has fewer. */
export const mostWaiting = 2000;

const batchSize = 200;

/** Each person at the door has a list of their own: what one has not sent is not sent as another. */
const keyOf = (userID: string): string => `${lateKeys.door}${userID}`;

const isAtDoor = (value: unknown): value is AtDoor =>
  typeof value === 'object' &&
  value !== null &&
  'roundID' in value &&
  typeof value.roundID === 'string' &&
  'typed' in value &&
  typeof value.typed === 'string' &&
  'at' in value &&
  typeof value.at === 'string';

/** Those that are not sent yet, the first at the door first. */
export function readWaiting(userID: string): AtDoor[] {
  try {
    const kept: unknown = JSON.parse(deviceStore.read(keyOf(userID)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isAtDoor) : [];
  } catch {
    return [];
  }
}

function write(userID: string, waiting: readonly AtDoor[]): void {
  if (waiting.length === 0) deviceStore.remove(keyOf(userID));
  else deviceStore.write(keyOf(userID), JSON.stringify(waiting));
}

/** Keeps one more. @returns false where the list is full */
export function keepAtDoor(userID: string, person: AtDoor): boolean {
  const waiting = readWaiting(userID);
  if (waiting.length >= mostWaiting) return false;
  write(userID, [...waiting, person]);
  return true;
}

/** The next to be sent, under a key that stays theirs; undefined where nobody waits. */
export function nextBatch(userID: string): Batch | undefined {
  const waiting = readWaiting(userID);
  const [first] = waiting;
  if (first === undefined) return undefined;
  const { roundID } = first;
  const key = first.batch ?? newIdempotencyKey();
  const isInIt = (each: AtDoor): boolean => each.roundID === roundID && each.batch === first.batch;
  const people = waiting.filter(isInIt).slice(0, batchSize);
  if (first.batch === undefined) {
    write(
      userID,
      waiting.map((each) => (people.includes(each) ? { ...each, batch: key } : each)),
    );
  }
  return { key, roundID, people };
}

/** Takes away what was answered. */
export function dropBatch(userID: string, key: string): void {
  write(
    userID,
    readWaiting(userID).filter(({ batch }) => batch !== key),
  );
}
