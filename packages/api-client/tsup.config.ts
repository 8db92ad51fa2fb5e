import { defineConfig } from 'tsup';

/** JavaScript only; tsc writes the declarations, because tsup's own need a TypeScript with a compiler API. */
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'generated/enums': 'src/generated/enums.ts',
    'generated/patterns': 'src/generated/patterns.ts',
    'generated/operations': 'src/generated/operations.ts',
  },
  format: 'esm',
  target: 'es2023',
  platform: 'browser',
  dts: false,
  sourcemap: true,
  clean: true,
});
