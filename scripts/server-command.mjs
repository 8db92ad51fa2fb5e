// How the server is started, by `npm start` and by all that measures or tests the built server as a process of its own.
import { fileURLToPath } from 'node:url';

/** The program and its arguments. A report of Node's of a crash, where one is asked for, tells no settings. */
export const serverCommand = [
  process.execPath,
  '--report-exclude-env',
  fileURLToPath(new URL('../apps/backend/dist/main.js', import.meta.url)),
];
