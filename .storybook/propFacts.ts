import type { Plugin } from 'vite';
import { readPropFacts } from '../packages/ui/scripts/propFacts.ts';
import { virtualModule } from './virtualModule.ts';

/**
 * Gives the tables of props what the compiler knows. Storybook's own reader sees one file at a time and calls a type from another one
 * unknown. Tests draw no tables, and do not wait for the compiler.
 */
export const propFacts = (): Plugin =>
  virtualModule('prop-facts', () => (process.env.VITEST === undefined ? readPropFacts() : {}));
