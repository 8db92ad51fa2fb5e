/** A server of S3 that others have written: it reads what is sent, and works signatures out, by itself. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createS3Store } from '../../../src/platform/stored-files/s3-store.ts';
import { FileGone, type FileStore } from '../../../src/platform/stored-files/store.ts';
import { allOf } from '../../support/file-stores.ts';

let directory: string;
let server: S3rver;
let store: FileStore;
let stranger: FileStore;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 's3-'));
  const configureBuckets = [{ name: 'files' }];
  server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  const storeOf = (secret: string) =>
    createS3Store({
      address: new URL(`http://127.0.0.1:${port}/files/`),
      region: 'ap-south-1',
      keyID: 'S3RVER',
      secret,
      links: true,
    });
  store = await storeOf('S3RVER');
  stranger = await storeOf('another');
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

test('keeps files of five megabytes, gives them back from any byte on, and forgets what was removed', async () => {
  const id = randomUUID();
  const content = randomBytes(5_000_000);
  await store.put(id, content);
  expect(await store.exists(id)).toBe(true);
  expect((await buffer(store.read(id))).equals(content)).toBe(true);
  expect((await buffer(store.read(id, 4_999_990))).equals(content.subarray(4_999_990))).toBe(true);
  await store.remove(id);
  await store.remove(id);
  expect(await store.exists(id)).toBe(false);
  await expect(buffer(store.read(id))).rejects.toThrow(FileGone);
});

// Of one page: to name a second one it uses a cipher that Node no longer has.
test('lists all files', async () => {
  const ids = Array.from({ length: 20 }, () => randomUUID());
  for (const id of ids) await store.put(id, Buffer.from(id));
  const listed = await allOf(store.list());
  expect(listed.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(listed.every(({ writtenAt }) => Math.abs(Date.now() - writtenAt.getTime()) < 60_000)).toBe(true);
});

// A plain name: it encodes the apostrophes of any other otherwise than Amazon does.
test('opens a file by a link under its name and type, and no link that was changed', async () => {
  const id = randomUUID();
  await store.put(id, Buffer.from('a letter'));
  const link = new URL((await store.link?.(id, { name: 'letter.pdf', type: 'application/pdf' })) ?? '');
  const answer = await fetch(link);
  expect(await answer.text()).toBe('a letter');
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toContain('filename="letter.pdf"');
  link.searchParams.set('response-content-type', 'text/html');
  expect((await fetch(link)).status).toBe(403);
});

test('refuses another secret', async () => {
  const id = randomUUID();
  await expect(stranger.put(id, Buffer.from('x'))).rejects.toThrow('The bucket answered PUT with 403.');
  await expect(allOf(stranger.list())).rejects.toThrow('The bucket answered GET with 403.');
  expect(await store.exists(id)).toBe(false);
});
