import { readdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsup';

// Each form is a file of its own, so that an app that shows one of them does not load the others.
const forms = readdirSync('src/schemas', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    engine: 'src/engine.ts',
    'messages/languages': 'src/messages/languages.ts',
    'react/index': 'src/react/index.ts',
    'fixtures/index': 'fixtures/index.ts',
    ...Object.fromEntries(forms.map((file) => [`schemas/${file.replace('.ts', '')}`, `src/schemas/${file}`])),
  },
  format: ['esm'],
  target: 'es2023',
  // TypeScript writes the types, see tsconfig.build.json.
  dts: false,
  clean: true,
  sourcemap: true,
  splitting: true,
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
