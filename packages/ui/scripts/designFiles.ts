// Writes the files that design tools read, next to the built package.
import { mkdirSync, writeFileSync } from 'node:fs';
import { figmaVariables } from './figmaVariables.ts';
import { iconFiles } from './iconFiles.ts';

const tokens = new URL('../dist/tokens/', import.meta.url);
mkdirSync(tokens, { recursive: true });
writeFileSync(new URL('figma.variables.json', tokens), `${JSON.stringify(figmaVariables(), null, 2)}\n`);

const icons = new URL('../dist/icons/', import.meta.url);
mkdirSync(icons, { recursive: true });
for (const { name, svg } of await iconFiles()) writeFileSync(new URL(name, icons), svg);
