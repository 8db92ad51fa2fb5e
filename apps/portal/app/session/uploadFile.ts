import { multipart, type Attempt, type components, type OnProgress } from '@aarambh/api-client';
import { call } from './call.ts';

type Image = components['schemas']['Image'];

interface Upload {
  readonly file: File;
  readonly purpose: components['schemas']['ImagePurpose'];
  /** The organisation that the file is for; absent, the person. */
  readonly ownerID?: string | undefined;
  /** The same for every try of one choice, so that the file is kept once. */
  readonly idempotencyKey: string;
  readonly onProgress: OnProgress;
  readonly signal: AbortSignal;
}

/** Sends a file to be kept. */
export async function uploadFile(upload: Upload): Promise<Attempt<{ image: Image }>> {
  const { file, purpose, ownerID, idempotencyKey, onProgress, signal } = upload;
  return call((api) =>
    api.POST('/image', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: { file, purpose, ...(ownerID === undefined ? {} : { ownerID }) },
      bodySerializer: multipart(onProgress),
      signal,
    }),
  );
}

/** Reads a file. */
export async function readFile(id: string): Promise<Attempt<Blob>> {
  return call(async (api) => {
    const { data } = await api.GET('/image/{id}', { params: { path: { id } }, parseAs: 'blob' });
    return { data: { success: true as const, data } };
  });
}
