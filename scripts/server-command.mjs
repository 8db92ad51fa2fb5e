// How the server is started, by `npm start` and by all that measures or tests the built server as a process of its own.
import { fileURLToPath } from 'node:url';

/** The program and its arguments. */
export const serverCommand = [
  process.execPath,
  // Megabytes for young objects from the start: growing to it took a tenth of the time until the first answer.
  '--min-semi-space-size=32',
  fileURLToPath(new URL('../apps/backend/dist/main.js', import.meta.url)),
];
