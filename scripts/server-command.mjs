// How the server is started, by `npm start` and by all that measures or tests the built server as a process of its own.
import { fileURLToPath } from 'node:url';

/** The program and its arguments. */
export const serverCommand = [
  process.execPath,
  // Megabytes for young objects from the start: growing to it took a tenth of the time until the first answer.
  '--min-semi-space-size=32',
  // Four times what a function of PGlite does before it is compiled for speed: that took a twentieth of a start on two cores, and a server under full
  // load is as fast as without it after six seconds.
  '--wasm-tiering-budget=50000000',
  fileURLToPath(new URL('../apps/backend/dist/main.js', import.meta.url)),
];
