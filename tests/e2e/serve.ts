/** Serves what `npm start` serves, on a data folder that is thrown away; with COPIES=2, twice behind a proxy on one PostgreSQL. */
import { rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { makeScratchFolder } from '../../scripts/scratch-folder.mjs';
import { serveCopies } from './copies.ts';
import { copies, port } from './server.ts';

if (copies > 1) {
  const stop = await serveCopies(copies, port);
  process.once('SIGTERM', () => void stop());
} else {
  const folder = makeScratchFolder('aarambh-e2e-');
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

  Object.assign(process.env, {
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
    SANDBOX_PEOPLE: 'few',
    PUSH_ON_LOOPBACK: '1',
  });
  const bundle = fileURLToPath(new URL('../../apps/backend/dist/main.js', import.meta.url));
  await import(pathToFileURL(bundle).href);
}
