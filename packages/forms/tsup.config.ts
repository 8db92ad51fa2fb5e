import { readdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig } from 'tsup';
import { markClientModules } from '../ui/scripts/clientModules.ts';

/** Every module of a folder as an entry: a bundler leaves out the files that an app does not use, but seldom parts of a file. */
const modulesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test|\.test-d)\.tsx?$/.test(file))
      .map((file) => [join(folder, file.replace(/\.tsx?$/, '')), join('src', folder, file)]),
  );

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    engine: 'src/engine.ts',
    'messages/languages': 'src/messages/languages.ts',
    'fixtures/index': 'fixtures/index.ts',
    ...modulesOf('schemas'),
    ...modulesOf('react'),
  },
  format: ['esm'],
  target: 'es2023',
  // TypeScript writes the types, see tsconfig.build.json.
  dts: false,
  clean: true,
  sourcemap: true,
  splitting: true,
  plugins: [markClientModules],
  async onSuccess() {
    // Once for programs, and once beside the types, which name the keys of the texts.
    for (const folder of ['dist/messages', 'dist/types/src/messages']) {
      await cp('src/messages', folder, {
        recursive: true,
        filter: (path) => !path.endsWith('.ts'),
      });
    }
  },
});
