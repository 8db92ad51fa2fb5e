// One file for `npm start`: reading a thousand small modules costs a second of processor time, this a sixth of it. What
// finds its own files at run time stays outside. Tests, and `pnpm --filter @aarambh/backend start`, run the sources.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

await build({
  absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
  entryPoints: ['src/main.ts'],
  outfile: 'dist/main.js',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  external: ['@electric-sql/pglite', 'fastify-openapi-glue', '@node-rs/argon2', 'pg-native'],
  // Packages in the older module format ask for Node's own modules by `require`.
  banner: {
    js: [
      "import { createRequire as createRequireOfBundle } from 'node:module';",
      'const require = createRequireOfBundle(import.meta.url);',
    ].join('\n'),
  },
  logLevel: 'warning',
});
