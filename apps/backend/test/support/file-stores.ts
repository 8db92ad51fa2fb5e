/** Stores of files for tests: what configures a server for one, and what is in it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileHome } from '../../src/config/index.ts';
import { readConfig } from '../../src/config/config.ts';
import { openStores, type Stores } from '../../src/platform/stored-files/stores.ts';
import { startBucket, type Bucket } from './bucket.ts';

export interface FilePlaces {
  /** Variables of a server that keeps its files there, and reads those of all the others. */
  env(home: FileHome): Record<string, string>;
  stores: Stores;
  bucket: Bucket;
  /** Changes a file behind the server's back. */
  damage(home: 'folder' | 's3', id: string): Promise<void>;
  close(): Promise<void>;
}

export async function openFilePlaces(): Promise<FilePlaces> {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  const bucket = await startBucket();
  const env = (home: FileHome) => ({
    FILES: home,
    FILES_FOLDER: folder,
    FILES_S3_URL: bucket.address,
    FILES_S3_REGION: bucket.region,
    FILES_S3_KEY_ID: bucket.keyID,
    FILES_S3_SECRET: bucket.secret,
  });
  return {
    env,
    stores: await openStores(readConfig(env('database')).files),
    bucket,
    damage: async (home, id) => {
      const other = Buffer.from('something else');
      if (home === 's3') bucket.objects.set(id, { content: other, writtenAt: new Date() });
      else await writeFile(join(folder, id.slice(0, 2), id), other);
    },
    close: async () => {
      await bucket.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Everything that comes, once it has. */
export async function allOf<Each>(coming: AsyncIterable<Each>): Promise<Each[]> {
  const all: Each[] = [];
  for await (const each of coming) all.push(each);
  return all;
}
