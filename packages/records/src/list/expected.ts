/** The values that parameters of an address may have, on any screen. Any other value is ignored. */
import { lengthOf, recordId } from '@aarambh/forms';

/** The last page that the contract has (`PageNo`). */
const lastPage = 1_000_000;

/** Longest search, in characters, as the contract has it. */
export const longestSearch = 100;

/** A number of a page, from 1. */
export const isPage = (text: string): boolean => /^[1-9]\d*$/.test(text) && Number(text) <= lastPage;

/** The id of a record; whether there is one only the server can say. */
export const isId = (text: string): boolean => recordId(text).ok;

/** A day, `yyyy-mm-dd`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Words to look for: no field can be given a control character, and no text of a record has one. */
export const isSearch = (text: string): boolean =>
  lengthOf(text) <= longestSearch && !/\p{Cc}|\p{Cs}/u.test(text);

/** Reads parameters one by one, and remembers the names of those with an unexpected value. */
export interface ParameterReader {
  /** The value, or an empty text when there is none or an unexpected one. */
  readonly read: (name: string, isExpected: (text: string) => boolean) => string;
  readonly leftOut: readonly string[];
}

export function parameterReader(parameters: URLSearchParams): ParameterReader {
  const leftOut: string[] = [];
  const read: ParameterReader['read'] = (name, isExpected) => {
    const value = parameters.get(name) ?? '';
    if (value === '' || isExpected(value)) return value;
    leftOut.push(name);
    return '';
  };
  return { read, leftOut };
}
