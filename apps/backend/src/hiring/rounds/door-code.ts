/** The code by which somebody is known at the door of a round: one a person and day, and of no use for anything else. */
import { createHmac } from 'node:crypto';
import { dayMs, indianDate, type Keys } from '../../platform/index.ts';

/** Without those that are mistaken for each other by hand or by ear: 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B. */
const letters = '34679ACDEFGHJKMNPQRTUVWXY';

const length = 6;

/** Most days of a round whose codes are known at its door. */
const mostDays = 7;

type DoorKeys = Pick<Keys, 'doors'>;

/** @param day `YYYY-MM-DD` in India */
export const doorCode = ({ doors: [key] }: DoorKeys, userID: string, day: string): string =>
  codeWith(key, userID, day);

function codeWith(key: Uint8Array, userID: string, day: string): string {
  const bytes = createHmac('sha256', key)
    .update(JSON.stringify([userID, day]))
    .digest();
  // Twelve bytes make each letter as likely as another to one part in three thousand.
  return Array.from({ length }, (_, index) => letters[bytes.readUInt16BE(index * 2) % letters.length]).join(
    '',
  );
}

/** A code as it is compared, however it was typed. */
export const plainCode = (code: string): string => code.toUpperCase().replaceAll(/[\s-]/g, '');

/** The codes of somebody that a round's door knows: those of its days until now. */
export function codesAtDoor(
  { doors }: DoorKeys,
  userID: string,
  { startsAt }: { startsAt: Date },
  now: Date,
): string[] {
  const days = new Set([indianDate(startsAt)]);
  for (let at = startsAt.getTime() + dayMs; at < now.getTime() + dayMs && days.size < mostDays; at += dayMs) {
    days.add(indianDate(new Date(Math.min(at, now.getTime()))));
  }
  return [...days].flatMap((day) => doors.map((key) => codeWith(key, userID, day)));
}
