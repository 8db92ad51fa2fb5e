// How the server is started, by `npm start` and by all that measures or tests the built server as a process of its own.
import { fileURLToPath } from 'node:url';

/** The program and its arguments. */
export const serverCommand = [
  process.execPath,
  fileURLToPath(new URL('../apps/backend/dist/main.js', import.meta.url)),
];
