// Writes the files that design tools read, next to the built package.
import { mkdirSync, writeFileSync } from 'node:fs';
import { figmaVariables } from './figmaVariables.ts';

const folder = new URL('../dist/tokens/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('figma.variables.json', folder), `${JSON.stringify(figmaVariables(), null, 2)}\n`);
