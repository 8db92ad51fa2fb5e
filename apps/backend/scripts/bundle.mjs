// Two files for `npm start`: reading a thousand small modules costs a second of processor time, one bundle a fraction of it. What
// finds its own files at run time stays outside. Tests, and `pnpm --filter @aarambh/backend start`, run the sources.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const common = {
  absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
  bundle: true,
  minifySyntax: true,
  minifyWhitespace: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  logLevel: 'warning',
};

await build({
  ...common,
  entryPoints: ['src/main.ts'],
  outfile: 'dist/server.js',
  external: ['@electric-sql/pglite', '@node-rs/argon2', 'pg-native', 'sharp'],
  // Packages in the older module format ask for Node's own modules by `require`.
  banner: {
    js: [
      "import { createRequire as createRequireOfBundle } from 'node:module';",
      'const require = createRequireOfBundle(import.meta.url);',
    ].join('\n'),
  },
});

await build({
  ...common,
  entryPoints: { main: 'src/start.ts' },
  outdir: 'dist',
  plugins: [
    {
      name: 'the server is a file of its own, so that Node can keep it compiled',
      setup: (bundler) =>
        bundler.onResolve({ filter: /^\.\/main\.ts$/ }, () => ({ path: './server.js', external: true })),
    },
  ],
});
