import { defineConfig } from 'tsup';

/** JavaScript only; tsc writes the declarations, because tsup's own need a TypeScript with a compiler API. */
export default defineConfig({
  entry: ['src/index.ts', 'src/altcha.ts', 'src/recaptcha.ts', 'src/trustedTypes.ts', 'src/worker.ts'],
  format: 'esm',
  target: 'es2023',
  platform: 'browser',
  dts: false,
  sourcemap: true,
  clean: true,
});
