import type { parseSync } from 'oxc-parser';

/** Rewrites one file's text; `left` is told of what a person has to look at. */
export function rewrite(
  parse: typeof parseSync,
  path: string,
  source: string,
  left: (what: string) => void,
): string;
