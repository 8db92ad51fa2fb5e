/** Moving files between places while they are read, in parts, by two at once. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { imageContents, imageFiles } from '../../../src/candidates/tables/images.ts';
import type { FileHome } from '../../../src/config/index.ts';
import { seededID } from '../../../src/database/seeded-id.ts';
import { fileTables } from '../../../src/file-tables.ts';
import { compareStore, giveUp } from '../../../src/platform/stored-files/checking.ts';
import { createFileLease } from '../../../src/platform/stored-files/lease.ts';
import { moveFiles, type Moved } from '../../../src/platform/stored-files/moving.ts';
import { createFiles } from '../../../src/platform/stored-files/reading.ts';
import { removeUnnamed } from '../../../src/platform/stored-files/removing.ts';
import { storedFiles } from '../../../src/platform/stored-files/tables.ts';
import { allOf, openFilePlaces, type FilePlaces } from '../../support/file-stores.ts';
import { startTestServer, type Call, type TestServer } from '../../support/server.ts';
import { pdfOf, upload } from '../../support/uploads.ts';

let places: FilePlaces;
let server: TestServer;
let asha: Call;
/** What was sent, by the id of the image. */
const sent = new Map<string, Buffer>();
beforeAll(async () => {
  places = await openFilePlaces();
  server = await startTestServer({ env: places.env('database') });
  asha = await server.actAs(seededID('user/9000000001'));
  for (const size of [300, 20_000, 300_000, 900_000]) {
    const content = pdfOf(size);
    sent.set(await upload(asha, content), content);
  }
});
afterAll(async () => {
  await server.close();
  await places.close();
});

const work = () => ({
  db: server.database.db,
  now: () => server.clock.now,
  stores: places.stores,
  tables: fileTables,
});

async function move(to: FileHome, goesOn: () => Promise<boolean> = async () => true): Promise<Moved> {
  const moved: Moved = { files: 0, bytes: 0, damaged: [] };
  await moveFiles(work(), to, { goesOn, moved });
  return moved;
}

async function expectAllReadable() {
  for (const [id, content] of sent) {
    const { status, bytes } = await asha('getImage', { params: { id } });
    expect([status, bytes.equals(content)]).toEqual([200, true]);
  }
}

function storeOf(place: 'folder' | 's3') {
  const store = places.stores.get(place);
  if (store === undefined) throw new Error(`There is no ${place}.`);
  return store;
}

async function listed(place: 'folder' | 's3'): Promise<number> {
  return (await allOf(storeOf(place).list())).length;
}

test('from each place to each other one, each file once, and nothing stays behind', async () => {
  const total = [...sent.values()].reduce((sum, { length }) => sum + length, 0);
  for (const to of ['folder', 's3', 'database', 's3', 'folder', 'database'] as const) {
    expect(await move(to)).toEqual({ files: sent.size, bytes: total, damaged: [] });
    await expectAllReadable();
    expect((await move(to)).files).toBe(0);
    await removeUnnamed(work());
    await expectAllReadable();
    expect([await listed('folder'), await listed('s3')]).toEqual([
      to === 'folder' ? sent.size : 0,
      to === 's3' ? sent.size : 0,
    ]);
  }
});

test('goes on where it was stopped', async () => {
  let left = 2;
  const some = await move('folder', async () => left-- > 0);
  expect(some.files).toBe(2);
  await expectAllReadable();
  expect((await move('folder')).files).toBe(sent.size - 2);
});

test('by two at once moves each file, and counts it, once', async () => {
  const both = await Promise.all([move('s3'), move('s3')]);
  expect(both.reduce((sum, { files }) => sum + files, 0)).toBe(sent.size);
  await removeUnnamed(work());
  await expectAllReadable();
  expect([await listed('folder'), await listed('s3')]).toEqual([0, sent.size]);
});

test('does not move again what another moved after it was found', async () => {
  for (const to of ['database', 's3'] as const) {
    const others: Moved[] = [];
    const late = await move(to, async () => {
      others.push(await move(to));
      return true;
    });
    expect([others[0]?.files, late.files]).toEqual([sent.size, 0]);
  }
  await removeUnnamed(work());
  await expectAllReadable();
});

test('does not disturb who is reading the file', async () => {
  const files = createFiles(work());
  for (const to of ['folder', 'database', 's3'] as const) {
    const readings = [...sent].map(async ([id, content]) => {
      const pieces = files.read(imageFiles, eq(imageContents.imageID, id))[Symbol.asyncIterator]();
      const first = await pieces.next();
      return { content, rest: { [Symbol.asyncIterator]: () => pieces }, first: first.value };
    });
    const begun = await Promise.all(readings);
    await move(to);
    await removeUnnamed(work());
    for (const { content, rest, first } of begun) {
      const read = Buffer.concat([first ?? Buffer.alloc(0), await buffer(rest)]);
      expect(read.equals(content)).toBe(true);
    }
  }
});

test('leaves a file that is not what it was where it is, names it, and moves the others', async () => {
  const [[id = '', content = Buffer.alloc(0)] = []] = sent;
  const [row] = await server.database.db
    .select({ fileID: imageContents.fileID })
    .from(imageContents)
    .where(eq(imageContents.imageID, id));
  const fileID = row?.fileID ?? '';
  await places.damage('s3', fileID);
  const moved = await move('database');
  expect([moved.files, moved.damaged.map(({ name }) => name)]).toEqual([sent.size - 1, [id]]);
  expect(await server.database.db.$count(storedFiles, eq(storedFiles.id, fileID))).toBe(1);
  await storeOf('s3').put(fileID, content);
  expect((await move('database')).files).toBe(1);
});

test('does not call damaged what was deleted while it was read', async () => {
  await move('s3');
  const id = await upload(asha, pdfOf(400));
  await move('s3');
  const store = storeOf('s3');
  const reads: string[] = [];
  const stores = new Map(places.stores).set('s3', {
    ...store,
    read: async function* (fileID, from) {
      const [named] = await server.database.db
        .delete(imageContents)
        .where(and(eq(imageContents.imageID, id), eq(imageContents.fileID, fileID)))
        .returning({ fileID: imageContents.fileID });
      if (named !== undefined) {
        reads.push(fileID);
        await store.remove(fileID);
      }
      yield* store.read(fileID, from);
    },
  });
  const moved: Moved = { files: 0, bytes: 0, damaged: [] };
  await moveFiles({ ...work(), stores }, 'database', { goesOn: async () => true, moved });
  expect([reads.length, moved.files, moved.damaged]).toEqual([1, sent.size, []]);
});

test('that cannot reach the store says so, and nothing is lost', async () => {
  places.bucket.failing.add('PUT');
  await expect(move('s3')).rejects.toThrow('The bucket answered PUT with 503.');
  places.bucket.failing.delete('PUT');
  await removeUnnamed(work());
  await expectAllReadable();
  expect((await move('s3')).files).toBe(sent.size);
});

test('leaves a store and the database that know the same files, and what is not so is told', async () => {
  const { db } = server.database;
  const store = storeOf('s3');
  await move('s3');
  await removeUnnamed(work());
  const stray = randomUUID();
  await store.put(stray, Buffer.from('of a database that was set back'));
  const [{ id: lost } = { id: '' }] = await db.select().from(storedFiles).limit(1);
  const kept = Buffer.concat(await allOf(store.read(lost)));
  await store.remove(lost);
  const later = new Date(Date.now() + 60_000);
  expect(await compareStore(db, 's3', store, later)).toEqual({
    known: sent.size - 1,
    unknown: [stray],
    missing: [lost],
  });
  expect((await compareStore(db, 's3', store, new Date(0))).unknown).toEqual([]);
  await giveUp(db, 's3', [stray], server.clock.now);
  await removeUnnamed(work());
  expect(await store.exists(stray)).toBe(false);
  await store.put(lost, kept);
  expect(await compareStore(db, 's3', store, later)).toEqual({ known: sent.size, unknown: [], missing: [] });
});

test('is the work of one at a time, until its time is over', async () => {
  const { db } = server.database;
  let now = server.clock.now;
  const [one, other] = [1, 2].map(() => createFileLease(db, () => now, randomUUID()));
  if (one === undefined || other === undefined) throw new Error('There are two.');
  expect([await one.take(), await other.take(), await one.take()]).toEqual([true, false, true]);
  await one.giveBack();
  expect(await other.take()).toBe(true);
  now = new Date(now.getTime() + 61_000);
  expect([await one.take(), await other.take()]).toEqual([true, false]);
});
