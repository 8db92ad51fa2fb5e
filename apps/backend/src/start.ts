/**
 * What `npm start` runs. Node keeps what it compiled of the program beside it, so that the next start need not: a third of
 * the time until the first answer was compiling. A folder that cannot be written to only costs that time.
 */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { prepareThread } from './database/pglite-thread.ts';
import { lowerEngineThreads } from './engine-threads.ts';

lowerEngineThreads();
enableCompileCache(fileURLToPath(new URL('.compiled', import.meta.url)));
// Opening the embedded database is the longest part of a start, so its thread goes first. Without the variable it is certain to be used.
if (!process.env.DATABASE_URL) prepareThread();
await import('./main.ts');
