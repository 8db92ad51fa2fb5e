import type { TextArea } from './areas.ts';
import { bringTexts } from './i18n.ts';

/**
 * The `clientLoader` of a guarded screen: brings the texts of its areas before it is shown.
 *
 * ```ts
 * export const clientLoader = textsOf('wallet');
 * ```
 *
 * A screen whose texts cannot be read shows the error screen, with its retry.
 */
export function textsOf(...areas: readonly TextArea[]): () => Promise<null> {
  return async () => {
    await bringTexts(...areas);
    return null;
  };
}
