/** Files in a folder, which may be one that several machines share. */
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FileGone, idPattern, type FileStore } from './store.ts';

/** @param root an absolute path; it is made when the first file comes */
export function createFolderStore(root: string): FileStore {
  /** Of the id alone, whatever the file is called: in one of 256 folders, so that none grows without end. */
  const pathOf = (id: string): string => {
    if (!idPattern.test(id)) throw new Error('A file of a folder has a UUID for its name.');
    return join(root, id.slice(0, 2), id);
  };

  return {
    put: async (id, content) => {
      const path = pathOf(id);
      const folder = dirname(path);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Whoever reads finds the whole file or none, also after the machine has lost its power.
      await using part = await open(`${path}.part`, 'w', 0o600);
      await part.writeFile(content);
      await part.sync();
      await rename(`${path}.part`, path);
      await syncFolder(folder);
      await syncFolder(root);
    },

    read: async function* (id, from = 0) {
      const handle = await openIfThere(pathOf(id));
      if (handle === undefined) throw new FileGone(id);
      yield* createReadStream('', { fd: handle, start: from });
    },

    remove: async (id) => {
      const path = pathOf(id);
      for (const each of [path, `${path}.part`]) await rm(each, { force: true });
    },

    exists: async (id) => (await ifThere(stat(pathOf(id)))) !== undefined,

    list: async function* () {
      for (const folder of (await ifThere(readdir(root))) ?? []) {
        for (const name of (await ifThere(readdir(join(root, folder)))) ?? []) {
          const id = name.replace(/\.part$/, '');
          const found = idPattern.test(id) ? await ifThere(stat(join(root, folder, name))) : undefined;
          if (found !== undefined) yield { id, writtenAt: found.mtime };
        }
      }
    },
  };
}

const openIfThere = (path: string): Promise<FileHandle | undefined> => ifThere(open(path, 'r'));

/** What a look at a path finds; undefined where there is nothing. */
async function ifThere<Found>(look: Promise<Found>): Promise<Found | undefined> {
  try {
    return await look;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** Has the names in a folder written to the disk. */
async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, 'r');
  await handle.sync();
}
