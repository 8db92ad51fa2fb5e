import { readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { cssPerComponent } from './scripts/cssPerComponent.ts';

// What the index exports is public and has an entry of its own; Field and the like are parts of others.
const components = [
  ...readFileSync('src/index.ts', 'utf8').matchAll(/'(\.\/components\/(\w+)\/index\.ts)'/g),
].map(([, file, name]) => [name, `src/${file}`]);

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    theme: 'src/theme/index.ts',
    messages: 'src/messages/index.ts',
    'messages-ar': 'src/messages/ar.ts',
    'messages-en': 'src/messages/en.ts',
    'messages-hi': 'src/messages/hi.ts',
    ...Object.fromEntries(components),
  },
  format: ['esm'],
  target: 'es2023',
  // TypeScript writes the types, see tsconfig.build.json.
  dts: false,
  clean: true,
  splitting: true,
  // esbuild keeps the directive on entries only; shared chunks hold components as well.
  banner: { js: '"use client";' },
  esbuildPlugins: [
    cssPerComponent('dist'),
    vanillaExtractPlugin({ identifiers: ({ hash, debugId }) => `aarambh-${debugId ?? ''}_${hash}` }),
  ],
});
