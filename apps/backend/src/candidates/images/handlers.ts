import { signedIn, type OperationData, type Operations, type Limiter } from '../../platform/index.ts';
import { keepImage, listImages, readImage, removeImage } from './service.ts';
import type { ImageRow } from '../tables/images.ts';

type ImageView = OperationData<'uploadImage'>['image'];

/** Photos, logos and documents. */
export function createImagesOperations({ limiter }: { limiter: Limiter }) {
  return {
    listImages: async ({ query }, context) => {
      const { rows, quota } = await listImages(context, query.ownerID);
      return { data: { image: rows.map(view), quota } };
    },

    uploadImage: async ({ body }, context) => {
      await limiter.attempt('uploadPerPerson', signedIn(context).id);
      return { data: { image: view(await keepImage(context, body)) } };
    },

    getImage: async ({ params: { id } }, context) => ({ file: await readImage(context, id) }),

    deleteImage: async ({ params: { id } }, context) => {
      await removeImage(context, id);
      return { data: null };
    },
  } satisfies Operations;
}

function view({
  id,
  purpose,
  fileName,
  mime,
  bytes,
  width,
  height,
  visibility,
  createdAt,
}: ImageRow): ImageView {
  return {
    id,
    purpose,
    fileName,
    mime,
    bytes,
    width,
    height,
    visibility,
    createdAt: createdAt.toISOString(),
  };
}
