import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { cssPerComponent } from './scripts/cssPerComponent.ts';
import { entries } from './scripts/entries.ts';

export default defineConfig({
  entry: { ...entries },
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
