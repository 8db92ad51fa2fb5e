import type { TextTree } from './fetchTexts.ts';

/** One tree of several: branches of the same name are put together, as features share the branch `resources`. */
export function mergeTexts(...trees: readonly TextTree[]): TextTree {
  const merged: Record<string, string | TextTree> = {};
  for (const tree of trees) {
    for (const [key, node] of Object.entries(tree)) {
      const before = merged[key];
      merged[key] = typeof before === 'object' && typeof node === 'object' ? mergeTexts(before, node) : node;
    }
  }
  return merged;
}
