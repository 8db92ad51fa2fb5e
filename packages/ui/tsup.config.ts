import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { markClientModules } from './scripts/clientModules.ts';
import { cssPerComponent } from './scripts/cssPerComponent.ts';
import { entries } from './scripts/entries.ts';

export default defineConfig({
  entry: { ...entries },
  format: ['esm'],
  target: 'es2023',
  // TypeScript writes the types, see tsconfig.build.json.
  dts: false,
  clean: true,
  sourcemap: true,
  splitting: true,
  plugins: [markClientModules],
  esbuildPlugins: [
    cssPerComponent('dist'),
    vanillaExtractPlugin({ identifiers: ({ hash, debugId }) => `aarambh-${debugId ?? ''}_${hash}` }),
  ],
});
