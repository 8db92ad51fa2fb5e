/** What a list from a spreadsheet or a test provider says of somebody in a round. */
import type { RoundResult } from '@aarambh/api-client/enums';

/** What a word says: what came of somebody, or that the person did not come. */
export type RoundSaying = { readonly result: RoundResult } | { readonly attendance: 'Absent' };

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/gu, ' ');

const of = <Value extends string>(value: Value, ...words: string[]): [string, Value][] =>
  [value, ...words].map((word) => [plain(word), value]);

const results: ReadonlyMap<string, Exclude<RoundResult, 'None'>> = new Map([
  ...of('Passed', 'pass', 'p', 'qualified', 'selected', 'shortlisted', 'cleared', 'उत्तीर्ण', 'पास', 'चयनित'),
  ...of('Failed', 'fail', 'f', 'not qualified', 'not selected', 'rejected', 'अनुत्तीर्ण', 'फेल', 'फ़ेल', 'नापास'),
  ...of('On hold', 'hold', 'रोका गया', 'राखून ठेवले'),
  ...of('Waiting list', 'waiting', 'waitlist', 'waitlisted', 'w', 'प्रतीक्षा सूची', 'प्रतीक्षा यादी'),
]);

const absences = of('Absent', 'a', 'ab', 'no show', 'did not come', 'अनुपस्थित', 'गैरहाज़िर', 'गैरहजर');

/** In a list of results an absence has no word that could be said of a result. */
const absent = new Set(absences.map(([word]) => word));

const attendances: ReadonlyMap<string, 'Present' | 'Absent'> = new Map([
  ...of('Present', 'p', 'yes', 'y', 'attended', 'उपस्थित', 'हजर'),
  ...absences,
  ...of('Absent', 'no', 'n'),
]);

/** What a cell of results says, whatever its capitals, in any of the languages; undefined for one that says nothing known. */
export function readRoundResult(text: string): RoundSaying | undefined {
  const word = plain(text);
  const result = results.get(word);
  if (result !== undefined) return { result };
  return absent.has(word) ? { attendance: 'Absent' } : undefined;
}

/** Whether a cell says that somebody came or did not; undefined for one that says nothing known. */
export const readRoundAttendance = (text: string): 'Present' | 'Absent' | undefined =>
  attendances.get(plain(text));
