// What `npm start` runs: reading a thousand small modules costs a second of processor time, a few files a fraction of it. What finds its own
// files at run time stays outside. Tests, and `pnpm --filter @aarambh/backend start`, run the sources.
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = fileURLToPath(new URL('..', import.meta.url));
rmSync(`${folder}/dist`, { recursive: true, force: true });

/** Listing files by pattern, which @fastify/static would do for a folder that it serves by itself: a tenth of a megabyte to read at each start. */
const withoutGlob = {
  name: 'without-glob',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^glob$/ }, ({ path }) => ({ path, namespace: 'left-out' }));
    onLoad({ filter: /./, namespace: 'left-out' }, () => ({
      contents:
        "exports.glob = () => { throw new Error('Left out of the bundle, see scripts/bundle.mjs.'); };",
    }));
  },
};

const common = {
  absWorkingDir: folder,
  outdir: 'dist',
  bundle: true,
  minifySyntax: true,
  minifyWhitespace: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  logLevel: 'warning',
  external: [
    '@electric-sql/pglite',
    '@hyzyla/pdfium',
    '@myriaddreamin/typst-ts-node-compiler',
    '@node-rs/argon2',
    'pg-native',
    'sharp',
  ],
  // The program is plain ASCII without them: anything else takes twice the room and time to read.
  legalComments: 'external',
  plugins: [withoutGlob],
  banner: {
    // Packages in the older module format ask for Node's own modules by `require`.
    js: [
      "import { createRequire as createRequireOfBundle } from 'node:module';",
      'const require = createRequireOfBundle(import.meta.url);',
    ].join('\n'),
  },
};

const seed = await build({ ...common, entryPoints: ['src/seed/index.ts'], write: false });
const [{ contents }] = seed.outputFiles.filter(({ path }) => path.endsWith('.js'));
const seedVersion = createHash('sha256').update(contents).digest('base64url');

await build({
  ...common,
  entryPoints: {
    main: 'src/start.ts',
    // The commands of an operator, who has no sources.
    migrate: 'src/migrate.ts',
    'create-admin': 'src/create-admin.ts',
    'backup-seen': 'src/backup-seen.ts',
    reseal: 'src/reseal.ts',
    'files-move': 'src/files-move.ts',
    'files-check': 'src/files-check.ts',
    'pglite-worker': 'src/database/pglite-worker.ts',
    'pdf-reader-worker': 'src/candidates/images/pdf-reader-worker.ts',
    'workbook-worker': 'src/platform/workbook-worker.ts',
  },
  // What is imported later is read later: the database is opened meanwhile.
  splitting: true,
  define: { seedVersion: JSON.stringify(seedVersion) },
});
