/** Files in a bucket that is spoken to as Amazon S3 is. */
import { createHash } from 'node:crypto';
import type { BucketConfig } from '../../config/index.ts';
import { dispositionOf } from '../disposition.ts';
import { FileGone, idPattern, type FileStore } from './store.ts';

/** Milliseconds until the bucket begins to answer. What it sends may take longer: whoever reads it may be slow. */
const patience = 30_000;

/** Seconds that a link opens a file. */
const linkLife = 60;

/** Loads what signs requests: only where a bucket is configured. */
export async function createS3Store(bucket: BucketConfig): Promise<FileStore> {
  const { AwsClient } = await import('aws4fetch');
  const { address, region, keyID, secret } = bucket;
  const client = new AwsClient({
    accessKeyId: keyID,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: 3,
  });

  /** @throws Error with the status, and nothing of what the bucket says: that can name the key */
  const call = async (
    method: 'GET' | 'PUT' | 'HEAD' | 'DELETE',
    url: URL,
    init: RequestInit = {},
  ): Promise<Response | null> => {
    const patient = new AbortController();
    const timer = setTimeout(() => patient.abort(new Error('The bucket does not answer.')), patience);
    const response = await client
      .fetch(url, { method, redirect: 'error', signal: patient.signal, ...init })
      .finally(() => clearTimeout(timer));
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404) return null;
    throw new Error(`The bucket answered ${method} with ${response.status}.`);
  };

  const addressOf = (id: string): URL => new URL(encodeURIComponent(id), address);

  /** Of the bucket itself, as Amazon's own clients write it: there are servers that know no slash behind its name. */
  const addressOfAll = new URL(address);
  addressOfAll.pathname = address.pathname.replace(/\/$/, '');

  return {
    put: async (id, content) => {
      const digest = createHash('sha256').update(content);
      const sum = digest.copy().digest('base64');
      const headers = { 'x-amz-content-sha256': digest.digest('hex'), 'x-amz-checksum-sha256': sum };
      const response = await call('PUT', addressOf(id), { headers, body: new Uint8Array(content) });
      if (response === null) throw new Error('There is no such bucket.');
      await response.body?.cancel();
    },

    read: async function* (id, from = 0) {
      const headers = from === 0 ? undefined : { range: `bytes=${from}-` };
      const response = await call('GET', addressOf(id), { headers });
      if (response === null || response.body === null) throw new FileGone(id);
      yield* response.body;
    },

    remove: async (id) => {
      const response = await call('DELETE', addressOf(id));
      await response?.body?.cancel();
    },

    exists: async (id) => (await call('HEAD', addressOf(id))) !== null,

    list: async function* () {
      let next: string | undefined;
      do {
        const url = new URL(addressOfAll);
        url.search = String(
          new URLSearchParams({
            'list-type': '2',
            ...(next === undefined ? {} : { 'continuation-token': next }),
          }),
        );
        const response = await call('GET', url);
        if (response === null) throw new Error('There is no such bucket.');
        const page = await response.text();
        for (const entry of page.split('<Contents>').slice(1)) {
          const id = textOf(entry, 'Key') ?? '';
          const writtenAt = new Date(textOf(entry, 'LastModified') ?? '');
          if (idPattern.test(id)) yield { id, writtenAt };
        }
        next = textOf(page, 'NextContinuationToken');
      } while (next !== undefined);
    },

    ...(bucket.links && {
      link: async (id, answer) => {
        const url = addressOf(id);
        url.search = String(
          new URLSearchParams({
            'X-Amz-Expires': String(linkLife),
            'response-content-type': answer.type,
            'response-content-disposition': dispositionOf(answer),
            'response-cache-control': 'no-store',
          }),
        );
        return (await client.sign(url, { aws: { signQuery: true } })).url;
      },
    }),
  };
}

/** The text of an element; ids and tokens hold nothing but `&amp;` that would be written otherwise. */
function textOf(xml: string, name: string): string | undefined {
  const [, behind] = xml.split(`<${name}>`, 2);
  return behind?.split('<', 1)[0]?.replaceAll('&amp;', '&');
}
