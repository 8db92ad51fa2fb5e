/** Whoever moves files ends in the middle; whoever comes next goes on, and no file is lost, doubled or left behind. */
import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq, isNotNull } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { startPostgres } from '../../../../../scripts/postgres.mjs';
import { imageContents, imageFiles, images } from '../../../src/candidates/tables/images.ts';
import { openDatabase } from '../../../src/database/open.ts';
import type { Db } from '../../../src/database/database.ts';
import { seededID } from '../../../src/database/seeded-id.ts';
import { fileTables } from '../../../src/file-tables.ts';
import { seed } from '../../../src/seed/index.ts';
import { createFolderStore } from '../../../src/platform/stored-files/folder-store.ts';
import { moveFiles } from '../../../src/platform/stored-files/moving.ts';
import { createFiles } from '../../../src/platform/stored-files/reading.ts';
import { removeUnnamed } from '../../../src/platform/stored-files/removing.ts';
import type { FileStore } from '../../../src/platform/stored-files/store.ts';
import { fileLeases } from '../../../src/platform/stored-files/tables.ts';
import { openTestDatabase } from '../../support/database.ts';
import { sweep } from '../../support/sweep.ts';
import { pdfOf } from '../../support/uploads.ts';
import { allOf } from '../../support/file-stores.ts';

const asha = seededID('user/9000000001');
const now = () => new Date();

/** Documents of one person, straight into the database. @returns their checksums by their ids */
async function addDocuments(db: Db, count: number): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  for (let left = count; left > 0; left -= 1) {
    const content = pdfOf(20_000);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const id = randomUUID();
    sums.set(id, sha256);
    await db.insert(images).values({
      id,
      userID: asha,
      purpose: 'proof',
      fileName: 'a.pdf',
      mime: 'application/pdf',
      bytes: content.length,
      sha256,
      visibility: 'Private',
      createdAt: now(),
      createdBy: asha,
    });
    await db.insert(imageContents).values({ imageID: id, content });
  }
  return sums;
}

/** Reads every file, which fails for one that is not what it was. */
async function expectWhole(db: Db, store: FileStore, ids: Iterable<string>): Promise<void> {
  const files = createFiles({ db, stores: new Map([['folder', store]]) });
  for (const id of ids) {
    for await (const piece of files.read(imageFiles, eq(imageContents.imageID, id)))
      expect(piece).toBeDefined();
  }
}

const inStore = (db: Db) => db.$count(imageContents, isNotNull(imageContents.fileID));

async function withFolder(work: (root: string) => Promise<void>): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'files-'));
  try {
    await work(root);
  } finally {
    await rm(root, { recursive: true });
  }
}

test('who ends between the file and its row leaves a file that is removed, and the row as it was', () =>
  withFolder(async (root) => {
    const database = await openTestDatabase('sandbox');
    const { db } = database;
    const sums = await addDocuments(db, 3);
    const store = createFolderStore(root);
    const ending: FileStore = {
      ...store,
      put: async (id, content) => {
        await store.put(id, content);
        throw new Error('The process ended.');
      },
    };
    const work = (folder: FileStore) => ({
      db,
      now,
      tables: fileTables,
      stores: new Map([['folder' as const, folder]]),
    });
    const moved = { files: 0, bytes: 0, damaged: [] };
    const order = { goesOn: async () => true, moved };
    await expect(moveFiles(work(ending), 'folder', order)).rejects.toThrow('The process ended.');
    expect([await inStore(db), (await allOf(store.list())).length]).toEqual([0, 1]);
    await expectWhole(db, store, sums.keys());
    await removeUnnamed(work(store));
    expect(await allOf(store.list())).toEqual([]);
    await moveFiles(work(store), 'folder', order);
    expect([moved.files, (await allOf(store.list())).length]).toEqual([3, 3]);
    await expectWhole(db, store, sums.keys());
    await database.close();
  }));

sweep(
  'the command is killed ten times while it moves 400 files, and run again',
  () =>
    withFolder(async (root) => {
      const postgres = await startPostgres();
      const database = await openDatabase({ kind: 'postgres', url: postgres.url });
      const { db } = database;
      await database.exclusively(() =>
        seed(db, { sandbox: true, withJobs: false, now: now(), hashPassword: async () => '' }),
      );
      const sums = await addDocuments(db, 400);
      const store = createFolderStore(root);
      const start = () => {
        const child = spawn(
          process.execPath,
          [fileURLToPath(new URL('../../../src/files-move.ts', import.meta.url)), '--to', 'folder'],
          {
            env: { PATH: process.env.PATH, DATABASE_URL: postgres.url, FILES: 'folder', FILES_FOLDER: root },
            stdio: 'pipe',
          },
        );
        let said = '';
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (part: Buffer) => (said += part.toString()));
        return { child, ended: once(child, 'close'), said: () => said };
      };
      try {
        for (let kill = 1; kill <= 10; kill += 1) {
          const { child, ended } = start();
          await vi.waitFor(async () => expect(await inStore(db)).toBeGreaterThanOrEqual(kill * 30), {
            timeout: 30_000,
            interval: 5,
          });
          child.kill('SIGKILL');
          await ended;
          expect(await inStore(db)).toBeLessThan(400);
          await expectWhole(db, store, sums.keys());
          // As if the time of its lease were over.
          await db.update(fileLeases).set({ until: new Date(0) });
        }
        const left = 400 - (await inStore(db));
        const last = start();
        const [code] = await last.ended;
        expect([code, last.said()]).toEqual([
          0,
          expect.stringContaining(`Moved to the folder: ${left} files`),
        ]);
        expect(await inStore(db)).toBe(400);
        await expectWhole(db, store, sums.keys());
        expect((await allOf(store.list())).length).toBe(400);
      } finally {
        await database.close();
        postgres.stop();
      }
    }),
  300_000,
);
