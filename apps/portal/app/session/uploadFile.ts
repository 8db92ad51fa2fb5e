import type { Attempt, components } from '@aarambh/api-client';
import { call } from './call.ts';

type Image = components['schemas']['Image'];

interface Upload {
  readonly file: File;
  readonly purpose: components['schemas']['ImagePurpose'];
  /** The organisation that the file is for; absent, the person. */
  readonly ownerID?: string | undefined;
}

/** Sends a file to be kept. */
export async function uploadFile(upload: Upload): Promise<Attempt<{ image: Image }>> {
  const { file, purpose, ownerID } = upload;
  return call((api) =>
    api.POST('/image', {
      body: { file, purpose, ...(ownerID === undefined ? {} : { ownerID }) },
      bodySerializer: (parts) => {
        const form = new FormData();
        for (const [name, part] of Object.entries(parts)) form.append(name, part);
        return form;
      },
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
