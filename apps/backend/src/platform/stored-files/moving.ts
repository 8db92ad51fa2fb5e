/** Moving files from one place to another while they are read. */
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { and, eq, isNotNull, not, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FileHome } from '../../config/index.ts';
import { checked, DamagedFile } from './checked.ts';
import type { FileTable } from './file-table.ts';
import { locate, readFrom } from './reading.ts';
import { FileGone } from './store.ts';
import { storeAt } from './stores.ts';
import { storedFiles, type FilePlace } from './tables.ts';
import type { FileWork } from './work.ts';

/** What has been moved so far. */
export interface Moved {
  files: number;
  bytes: number;
  /** Rows whose file is missing or not what its checksum says. It stays where it is. */
  damaged: FileRow[];
}

interface FileRow {
  of: FileTable;
  where: SQL;
  /** Its key, for people. */
  name: string;
}

/** Rows that are looked up at once. */
const batch = 20;

/**
 * Moves every file that is elsewhere. Whatever interrupts it, a file is in one whole place, and the next call goes on with those that are left. To be
 * called by whoever has the lease.
 * @param origin only files from there: what a server moves by itself
 * @param goesOn asked before each file
 * @throws Error when the store cannot be reached
 */
export async function moveFiles(
  work: FileWork,
  to: FileHome,
  { goesOn, moved, origin }: { goesOn: () => Promise<boolean>; moved: Moved; origin?: 'database' },
): Promise<void> {
  const elsewhere = origin === undefined ? places.filter((place) => place !== to) : [origin];
  for (const of of work.tables) {
    for (const from of elsewhere) {
      for (let rows = await find(from, of); rows.length > 0; rows = await find(from, of)) {
        for (const row of rows) {
          if (!(await goesOn())) return;
          const bytes = await moveOne(work, row, { from, to });
          if (bytes === 'damaged') {
            moved.damaged.push(row);
          } else if (bytes !== null) {
            moved.files += 1;
            moved.bytes += bytes;
          }
        }
      }
    }
  }

  async function find(from: FileHome, of: FileTable): Promise<FileRow[]> {
    const { db } = work;
    const isThere =
      from === 'database'
        ? isNotNull(of.content)
        : sql`exists (select from ${storedFiles} where ${storedFiles.id} = ${of.fileID} and ${storedFiles.place} = ${from})`;
    const known = moved.damaged.filter((row) => row.of === of).map(({ where }) => not(where));
    const rows = await db
      .select(Object.fromEntries(of.key.map((column) => [column.name, column])))
      .from(of.table)
      .where(and(isThere, of.stays && not(of.stays), ...known))
      .limit(batch);
    return rows.map((row) => rowOf(of, row));
  }
}

const places: readonly FileHome[] = ['database', 'folder', 's3'];

function rowOf(of: FileTable, row: Readonly<Record<string, unknown>>): FileRow {
  const is = (column: PgColumn): SQL => eq(column, row[column.name]);
  const where = and(...of.key.map(is));
  if (where === undefined) throw new Error('A table of files has a key.');
  return { of, where, name: of.key.map((column) => String(row[column.name])).join(' ') };
}

/** @returns its bytes; null when the row has gone or changed meanwhile, or somebody else has moved its file */
async function moveOne(
  work: FileWork,
  row: FileRow,
  { from, to }: { from: FileHome; to: FileHome },
): Promise<number | 'damaged' | null> {
  const { db, stores } = work;
  const found = await locate(db, row.of, row.where, 0);
  if (found === undefined || (found.place ?? 'database') !== from) return null;
  try {
    const content = await buffer(readFrom(db, stores, row, found));
    const isMoved = await (to === 'database'
      ? moveIntoRow(work, row, { ...found, content })
      : moveToStore(work, row, { ...found, content, to }));
    return isMoved ? content.byteLength : null;
  } catch (error) {
    if (!(error instanceof DamagedFile || error instanceof FileGone)) throw error;
    const after = await locate(db, row.of, row.where, 0);
    return after?.fileID === found.fileID && after.sha256 === found.sha256 ? 'damaged' : null;
  }
}

interface Found {
  content: Uint8Array;
  fileID: string | null;
  sha256: string;
}

async function moveToStore(
  { db, now, stores }: FileWork,
  { of, where }: FileRow,
  { content, fileID, sha256, to }: Found & { to: FilePlace },
): Promise<boolean> {
  const store = storeAt(stores, to);
  const id = randomUUID();
  await db.insert(storedFiles).values({ id, place: to, bytes: content.byteLength, createdAt: now() });
  await store.put(id, content);
  // What the store gives back is what it was given, before the other one is forgotten.
  for await (const piece of checked(store.read(id), sha256)) void piece;
  const moved = await db
    .update(of.table)
    .set({ content: null, fileID: id })
    .where(and(where, isStill(of, fileID)))
    .returning({ one: sql`1` });
  return moved.length > 0;
}

async function moveIntoRow(
  { db }: FileWork,
  { of, where }: FileRow,
  { content, fileID, sha256 }: Found,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const moved = await tx
      .update(of.table)
      .set({ content, fileID: null })
      .where(and(where, isStill(of, fileID)))
      .returning({ sha256: sql<string>`encode(sha256(${of.content}), 'hex')` });
    if (moved.some((each) => each.sha256 !== sha256)) throw new DamagedFile();
    return moved.length > 0;
  });
}

/** The file is where it was found. */
const isStill = (of: FileTable, fileID: string | null): SQL =>
  fileID === null ? isNotNull(of.content) : eq(of.fileID, fileID);
