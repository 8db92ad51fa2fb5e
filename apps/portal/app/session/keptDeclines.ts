import { tabStore } from '#app/storage.ts';
import { isObject } from './typedValues.ts';

/** A decline of a job that can still be taken back. It outlives a reload of the page, so that what was pressed is done. */
export interface KeptDecline {
  /** Who declines. */
  readonly userID: string;
  readonly jdID: string;
  /** Of the job. */
  readonly title: string;
  /** What is sent with it. */
  readonly typed: Readonly<Record<string, unknown>>;
  /** Of the call, so that a tab that was doubled declines once. */
  readonly key: string;
  /** When it is final, in milliseconds since 1970. */
  readonly at: number;
}

const place = 'aarambh-declines';

const isDecline = (value: unknown): value is KeptDecline =>
  isObject(value) &&
  isObject(value.typed) &&
  [value.userID, value.jdID, value.title, value.key].every((part) => typeof part === 'string') &&
  typeof value.at === 'number';

function read(): readonly KeptDecline[] {
  try {
    const kept: unknown = JSON.parse(tabStore.read(place) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isDecline) : [];
  } catch {
    return [];
  }
}

function write(declines: readonly KeptDecline[]): void {
  if (declines.length === 0) tabStore.remove(place);
  else tabStore.write(place, JSON.stringify(declines));
}

/** Those of a person that were neither made nor taken back. */
export const keptDeclines = (userID: string): readonly KeptDecline[] =>
  read().filter((each) => each.userID === userID);

export const keepDecline = (decline: KeptDecline): void =>
  write([...read().filter(({ jdID }) => jdID !== decline.jdID), decline]);

/** It is made or taken back. */
export const dropDecline = (jdID: string): void => write(read().filter((each) => each.jdID !== jdID));

/** Somebody has logged out: what they wrote is nobody's business who uses the computer next. */
export const dropDeclines = (): void => write([]);
