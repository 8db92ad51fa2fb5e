/** A tree of texts: a leaf is what the user reads, a branch groups by screen. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** Keeps the texts of a file and drops whatever is neither a text nor a branch. */
export function toTextTree(value: unknown): TextTree {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const tree: Record<string, string | TextTree> = {};
  for (const [key, node] of Object.entries(value)) {
    if (typeof node === 'string') tree[key] = node;
    else if (typeof node === 'object' && node !== null && !Array.isArray(node)) tree[key] = toTextTree(node);
  }
  return tree;
}

/**
 * Reads texts from the portal's own files, without the token of the session. `name` is the language, or the language and
 * a namespace: `en`, `en/wallet`. Rejects when the file does not arrive whole within `timeout` milliseconds.
 */
export async function fetchTexts(name: string, timeout: number): Promise<TextTree> {
  const response = await fetch(`/assets/i18n/${name}.json`, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`texts of ${name}: ${response.status}`);
  return toTextTree(await response.json());
}
