import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PackageName } from './packed.ts';

/** Names in `export { one, type Two, three as four }`. */
const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((each) =>
      each
        .trim()
        .replace(/^type /, '')
        .replace(/^.* as /, ''),
    )
    .filter((name) => name !== '');

function exportedBy(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
  const listed = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    namesIn(list),
  );
  const declared = [
    ...text.matchAll(/^export (?:async )?(?:const|function|class|type|interface) (\w+)/gm),
  ].map(([, name = '']) => name);
  const passedOn = [...text.matchAll(/^export (?:type )?\* from '(\.[^']*)'/gm)].flatMap(([, path = '']) =>
    exportedBy(join(dirname(file), path)),
  );
  return [...listed, ...declared, ...passedOn];
}

/** What the main entry of a package exports, types too, by its sources. */
export const exportedNames = (name: PackageName, sources: string): string[] =>
  exportedBy(join(sources, 'packages', name, 'src/index.ts'));
