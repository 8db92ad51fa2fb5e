/** What every store of files does, and that requests to a bucket are signed as Amazon's documentation says. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFolderStore } from '../../../src/platform/stored-files/folder-store.ts';
import { createS3Store } from '../../../src/platform/stored-files/s3-store.ts';
import { openStores } from '../../../src/platform/stored-files/stores.ts';
import { FileGone, type FileStore } from '../../../src/platform/stored-files/store.ts';
import { signaturesOf, startBucket, type Bucket } from '../../support/bucket.ts';
import { allOf } from '../../support/file-stores.ts';

let folder: string;
let bucket: Bucket;
const clock = { now: () => new Date() };
const stores = new Map<string, FileStore>();

const bucketOf = ({ address, ...credentials }: Pick<Bucket, 'address' | 'keyID' | 'secret' | 'region'>) =>
  createS3Store({ ...credentials, address: new URL(`${address}/`), links: true });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  bucket = await startBucket(() => clock.now());
  stores.set('folder', createFolderStore(join(folder, 'made', 'when needed')));
  stores.set('s3', await bucketOf(bucket));
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});

function storeOf(name: string): FileStore {
  const store = stores.get(name);
  if (store === undefined) throw new Error(`There is no ${name}.`);
  return store;
}

describe.each(['folder', 's3'])('the store %s', (name) => {
  const large = randomBytes(700_000);

  test('gives back what it was given, whole or from a byte on', async () => {
    const store = storeOf(name);
    const id = randomUUID();
    await store.put(id, large);
    expect(await store.exists(id)).toBe(true);
    expect((await buffer(store.read(id))).equals(large)).toBe(true);
    expect((await buffer(store.read(id, 699_990))).equals(large.subarray(699_990))).toBe(true);
  });

  test('knows no file that was removed, and removes one that is not there', async () => {
    const store = storeOf(name);
    const id = randomUUID();
    await store.put(id, Buffer.from('for a moment'));
    await store.remove(id);
    await store.remove(id);
    expect(await store.exists(id)).toBe(false);
    await expect(buffer(store.read(id))).rejects.toThrow(FileGone);
  });

  test('lists all of its files', async () => {
    const store = storeOf(name);
    const ids = Array.from({ length: 5 }, () => randomUUID());
    for (const id of ids) await store.put(id, Buffer.from(id));
    const listed = await allOf(store.list());
    expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
    expect(listed.every(({ writtenAt }) => Math.abs(Date.now() - writtenAt.getTime()) < 60_000)).toBe(true);
  });
});

describe('the folder', () => {
  test('has to be one that the server can write to, and it says so when it starts', async () => {
    const file = join(folder, 'a file');
    await writeFile(file, '');
    const below = { home: 'folder', folder: join(file, 'below'), s3: null } as const;
    await expect(openStores(below)).rejects.toThrow(/^FILES_FOLDER, .*below, cannot be written to \(ENOTDIR/);
  });

  test('takes no path for an id', async () => {
    const store = storeOf('folder');
    for (const id of ['../../etc/passwd', `${randomUUID()}/..`, 'file']) {
      await expect(store.put(id, Buffer.from('x'))).rejects.toThrow('a UUID for its name');
      await expect(store.exists(id)).rejects.toThrow('a UUID for its name');
    }
  });

  test('has files that others of the machine cannot read, and no half ones', async () => {
    const root = join(folder, 'alone');
    const store = createFolderStore(root);
    const id = randomUUID();
    await store.put(id, large());
    const within = join(root, id.slice(0, 2));
    expect(await readdir(within)).toEqual([id]);
    expect((await stat(join(within, id))).mode & 0o077).toBe(0);
    // What a writer left that ended in the middle goes with the file.
    await writeFile(join(within, `${id}.part`), 'half');
    await store.remove(id);
    expect(await readdir(within)).toEqual([]);
  });
  const large = () => randomBytes(100_000);
});

describe('the bucket', () => {
  // https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
  test('checks signatures as the example of the documentation has them', () => {
    const url = new URL(
      'https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    );
    const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
    const found = signaturesOf({ method: 'GET', url, headers: {} }, { secret, keyID: '', region: '' });
    expect(found.expected).toBe(found.stated);
  });

  test('refuses another secret, and what it says of it names no key', async () => {
    const store = await bucketOf({ ...bucket, secret: 'another/secret' });
    const id = randomUUID();
    await expect(store.put(id, Buffer.from('x'))).rejects.toThrow('The bucket answered PUT with 403.');
    expect(bucket.refused).toContain('PUT SignatureDoesNotMatch');
    expect(bucket.objects.has(id)).toBe(false);
  });

  test('refuses a content that changes on its way', async () => {
    const id = randomUUID();
    const store = storeOf('s3');
    await store.put(id, Buffer.from('as it was sent'));
    const link = new URL((await store.link?.(id, { name: 'a.pdf', type: 'application/pdf' })) ?? '');
    link.searchParams.set('response-content-type', 'text/html');
    expect((await fetch(link)).status).toBe(403);
  });

  test('gives out links that end, under the name and type of the answer', async () => {
    const id = randomUUID();
    const store = storeOf('s3');
    await store.put(id, Buffer.from('a letter'));
    const link = await store.link?.(id, { name: 'पत्र of Asha.pdf', type: 'application/pdf' });
    const answer = await fetch(link ?? '');
    expect(await answer.text()).toBe('a letter');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(
        'attachment; filename="____ of Asha.pdf"; filename*=UTF-8\'\'',
      ),
      'cache-control': 'no-store',
    });
    clock.now = () => new Date(Date.now() + 61_000);
    expect((await fetch(link ?? '')).status).toBe(403);
    clock.now = () => new Date();
  });

  test('that fails is asked again, and then given up', async () => {
    const id = randomUUID();
    bucket.failing.add('PUT');
    await expect(storeOf('s3').put(id, Buffer.from('x'))).rejects.toThrow(
      'The bucket answered PUT with 503.',
    );
    bucket.failing.delete('PUT');
  });
});
