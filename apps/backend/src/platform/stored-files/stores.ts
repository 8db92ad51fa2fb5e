import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { inArray } from 'drizzle-orm';
import type { FilesConfig } from '../../config/index.ts';
import type { Db } from '../../database/index.ts';
import { reasonOf, StartFailure } from '../../start-failure.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';
import type { FileStore } from './store.ts';
import { filePlaces, storedFiles, type FilePlace } from './tables.ts';

/** The stores that are configured. The database is none of them: there a file is in its row. */
export type Stores = ReadonlyMap<FilePlace, FileStore>;

/** @throws StartFailure when files belong into a folder that cannot be written to */
export async function openStores({ home, folder, s3 }: FilesConfig): Promise<Stores> {
  const stores = new Map<FilePlace, FileStore>();
  if (home === 'folder' && folder !== null) await makeWritable(folder);
  if (folder !== null) stores.set('folder', createFolderStore(folder));
  if (s3 !== null) stores.set('s3', await createS3Store(s3));
  return stores;
}

async function makeWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartFailure(`FILES_FOLDER, ${folder}, cannot be written to (${reasonOf(error)}).`, {
      cause: error,
    });
  }
}

/** @throws Error for one that is not configured, which `refuseMissingStores` rules out for files that are there at the start */
export function storeAt(stores: Stores, place: FilePlace): FileStore {
  const store = stores.get(place);
  if (store === undefined) throw new Error(`The store ${place} is not configured.`);
  return store;
}

const settings: Readonly<Record<FilePlace, string>> = {
  folder: 'in a folder: set FILES_FOLDER',
  s3: 'in a bucket: set FILES_S3_URL and what belongs to it',
};

/** Throws `StartFailure` when the database names files in a store that is not configured. */
export async function refuseMissingStores(db: Db, stores: Stores): Promise<void> {
  const missing = filePlaces.filter((place) => !stores.has(place));
  if (missing.length === 0) return;
  const [found] = await db
    .select({ place: storedFiles.place })
    .from(storedFiles)
    .where(inArray(storedFiles.place, missing))
    .limit(1);
  if (found === undefined) return;
  throw new StartFailure(
    `The database names files ${settings[found.place]} as before, and move them with npm run files:move.`,
  );
}
