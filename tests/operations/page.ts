/** The page for operators, as its commands. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './tools.ts';

/** A block of commands, under its heading. */
export interface Block {
  heading: string;
  text: string;
}

/** Every block of commands of the page, in order. */
export function readPage(): Block[] {
  const page = readFileSync(join(root, 'docs/operations/README.md'), 'utf8');
  return page
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [heading = ''] = section.split('\n');
      return [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, text = '']) => ({ heading, text }));
    });
}

/** The package whose version the page shows, and the one that it upgrades to. */
export const shown = { version: '2026-11-28-1a2b3c4d5e6f', next: '2026-12-05-6f5e4d3c2b1a' };
