import type { TextNamespace } from './namespaces.ts';
import { loadNamespaces } from './i18n.ts';

/**
 * The `clientLoader` of a guarded screen: loads the texts of its namespaces before it is shown.
 *
 * ```ts
 * export const clientLoader = textsOf('wallet');
 * ```
 *
 * A screen whose texts cannot be read shows the error screen, with its retry.
 */
export function textsOf(...namespaces: readonly TextNamespace[]): () => Promise<null> {
  return async () => {
    await loadNamespaces(...namespaces);
    return null;
  };
}
