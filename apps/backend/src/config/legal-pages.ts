/** The operator's own legal pages. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../start-failure.ts';
import { folder, value, type Env } from './env.ts';

/** The documents that the footer leads to, as they are named below `/documents/`. */
export const legalPages = ['privacy-policy.pdf', 'refund-policy.pdf', 'terms-of-use.pdf'] as const;

/** `LEGAL_PAGES`: the folder with the operator's own; null: the portal shows its samples. */
export function legalPagesFolder(env: Env): string | null {
  if (value(env, 'LEGAL_PAGES') === undefined) return null;
  const path = folder(env, 'LEGAL_PAGES', '');
  const missing = legalPages.filter((name) => !existsSync(join(path, name)));
  if (missing.length > 0) {
    throw new StartFailure(
      `LEGAL_PAGES must be a folder with ${legalPages.join(', ')}: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not there.`,
    );
  }
  return path;
}
