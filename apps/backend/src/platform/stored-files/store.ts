/** What a store of files can do, whichever it is. */
import type { AnswerFile } from '../answer-file.ts';

/** A place where files are, each under an id. Files are written once and never changed. */
export interface FileStore {
  /** Keeps a file; resolves when it would survive the end of this machine. */
  put(id: string, content: Uint8Array): Promise<void>;
  /**
   * The bytes of a file, piece by piece.
   * @param from how many at its beginning are left out
   * @throws FileGone before the first piece
   */
  read(id: string, from?: number): AsyncIterable<Uint8Array>;
  /** Removes a file; one that is not there is fine. */
  remove(id: string): Promise<void>;
  exists(id: string): Promise<boolean>;
  /** The ids of all files, and when each was written. */
  list(): AsyncIterable<{ id: string; writtenAt: Date }>;
  /** An address at which anybody can fetch the file for a minute, as the answer would be. Absent where the store has none. */
  link?(id: string, answer: Omit<AnswerFile, 'content'>): Promise<string>;
}

/** Every id is a UUID. What is called otherwise is no file of ours. */
export const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The store has no such file: it was moved or removed. */
export class FileGone extends Error {
  constructor(id: string) {
    super(`There is no file ${id}.`);
    this.name = 'FileGone';
  }
}
