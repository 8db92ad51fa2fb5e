/** Reading files, wherever each is at the moment. */
import { Readable } from 'node:stream';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { notFound } from '../failure.ts';
import type { AnswerFile } from '../answer-file.ts';
import { checked } from './checked.ts';
import type { FileTable } from './file-table.ts';
import { FileGone } from './store.ts';
import { storeAt, type Stores } from './stores.ts';
import { storedFiles } from './tables.ts';

export interface Files {
  /**
   * The file of a row as an answer. The caller is known to be allowed to read it.
   * @param where the row
   * @param options.byLink whether it may be an address where its store gives out such: for what a browser opens by itself. The portal's client
   *   follows none, because its token would go along
   * @throws ApiFailure 404 without the row; DamagedFile, here or in the stream, when it is not what was kept
   */
  answer(
    of: FileTable,
    where: SQL | undefined,
    file: Omit<AnswerFile, 'content'>,
    options?: { byLink?: boolean },
  ): Promise<AnswerFile>;
  /** The bytes of the file of a row. @throws FileGone without the row, DamagedFile in the place of the last piece */
  read(of: FileTable, where: SQL | undefined): AsyncIterable<Uint8Array>;
}

/** Bytes that are read from a row at a time: the driver has them in memory three times for a moment. */
const pieceBytes = 256 * 1024;

/** How often a file may move while it is read. */
const mostMoves = 3;

type Found = NonNullable<Awaited<ReturnType<typeof locate>>>;

export function createFiles({ db, stores }: { db: Db; stores: Stores }): Files {
  return {
    answer: async (of, where, file, { byLink = false } = {}) => {
      const found = await locate(db, of, where, 0);
      if (found === undefined) throw notFound();
      const { fileID, place, bytes } = found;
      if (byLink && fileID !== null && place !== null) {
        const link = await storeAt(stores, place).link?.(fileID, file);
        if (link !== undefined) return { ...file, content: new URL(link) };
      }
      const checkedPieces = readFrom(db, stores, { of, where }, found);
      // Before the answer begins: what is missing is said in its status, and a small file is checked as a whole.
      const first = await checkedPieces.next();
      // Counted in bytes: sixteen pieces, as for objects, would be a whole file.
      const content = Readable.from(resumed(first, checkedPieces), { objectMode: false });
      return { ...file, bytes, content };
    },

    read: async function* (of, where) {
      const found = await locate(db, of, where, 0);
      if (found === undefined) throw new FileGone('of this row');
      yield* readFrom(db, stores, { of, where }, found);
    },
  };
}

/** Where the file of a row is; from the row itself also its bytes after the first `from`. */
export async function locate(db: Db, of: FileTable, where: SQL | undefined, from: number) {
  const [found] = await db
    .select({
      fileID: sql<string | null>`${of.fileID}`,
      place: storedFiles.place,
      bytes: sql<number>`coalesce(${storedFiles.bytes}, octet_length(${of.content}))`,
      sha256: of.sha256,
      piece: sql<Uint8Array | null>`substring(${of.content} from ${from + 1}::integer for ${pieceBytes}::integer)`,
    })
    .from(of.table)
    .leftJoin(storedFiles, eq(storedFiles.id, of.fileID))
    .where(where);
  return found;
}

/** The bytes of a file whose place is known. */
export const readFrom = (
  db: Db,
  stores: Stores,
  row: { of: FileTable; where: SQL | undefined },
  found: Found,
) => checked(pieces(db, stores, row, found), found.sha256);

/** A file that is moved while it is read is read on where it is then: it is the same one. */
async function* pieces(
  db: Db,
  stores: Stores,
  { of, where }: { of: FileTable; where: SQL | undefined },
  first: Found,
): AsyncGenerator<Uint8Array> {
  let found: Found | undefined = first;
  let moves = 0;
  for (let at = 0; at < first.bytes; found = await locate(db, of, where, at)) {
    if (found === undefined) throw new FileGone('of a row that was deleted meanwhile');
    if (found.piece !== null) {
      at += found.piece.byteLength;
      yield found.piece;
    } else if (found.fileID !== null && found.place !== null) {
      try {
        for await (const piece of storeAt(stores, found.place).read(found.fileID, at)) {
          at += piece.byteLength;
          yield piece;
        }
        return;
      } catch (error) {
        moves += 1;
        if (!(error instanceof FileGone) || moves > mostMoves) throw error;
      }
    }
  }
}

async function* resumed(
  first: IteratorResult<Uint8Array, void>,
  rest: AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    if (first.done !== true) yield first.value;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}
