import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const portal = join(root, 'apps/portal');
/** Where the page seems to lie, so that it gets the portal's own copies of the libraries. */
const place = join(portal, 'bare-login.jsx');

/** Builds a page of the libraries of /login as the portal is built, and gives the gzip of its script in bytes. */
export async function weighBareLogin(): Promise<number> {
  const zod = dirname(createRequire(join(root, 'packages/forms/package.json')).resolve('zod/package.json'));
  const built = await build({
    root: portal,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    resolve: { alias: { 'zod/mini': join(zod, 'mini/index.js') } },
    plugins: [
      {
        name: 'bare-login',
        resolveId: (id) => (id === place ? id : undefined),
        load: (id) => (id === place ? readFileSync(join(root, 'bench/bare-login.jsx'), 'utf8') : undefined),
      },
    ],
    build: { target: 'es2023', write: false, rolldownOptions: { input: place } },
  });
  if (!('output' in built)) throw new Error('Vite gave no single output.');
  return built.output
    .filter((file) => file.type === 'chunk')
    .map(({ code }) => gzipSync(code, { level: 9 }).length)
    .reduce((sum, length) => sum + length, 0);
}
