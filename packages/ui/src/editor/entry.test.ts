import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));

it('loads the editor and its library only where a page imports them', () => {
  const using = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) =>
    /from '(prosemirror-|[^']*\beditor\/)/.test(readFileSync(`${folder}${file}`, 'utf8')),
  );
  expect(using).not.toEqual([]);
  // No app loads a story.
  const others = using.filter((file) => !file.startsWith('editor/') && !file.endsWith('.stories.tsx'));
  expect(others).toEqual([]);
});
