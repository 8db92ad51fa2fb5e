import type { Readable } from 'node:stream';

/** What an operation answers whose contract has no envelope: a file. */
export interface AnswerFile {
  /** What it is saved as. */
  name: string;
  /** Media type. */
  type: string;
  /** The bytes, or the address of a store at which they are fetched for a short time. */
  content: Readable | Buffer | URL;
  /** How many there are, where a stream has been counted. */
  bytes?: number;
  /** Whether a page may show it, instead of offering it for saving. @default false */
  isShown?: boolean;
}
