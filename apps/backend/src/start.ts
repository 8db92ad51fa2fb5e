/**
 * What `npm start` runs. Node keeps what it compiled of the program beside it, so that the next start need not: a third of
 * the time until the first answer was compiling. A folder that cannot be written to only costs that time.
 */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('.compiled', import.meta.url)));
await import('./main.ts');
