/** The reference of the start-up figures: PGlite alone opens the folder in PGLITE_DIR. Prints the milliseconds that it took. */
import { PGlite } from '@electric-sql/pglite';

const started = performance.now();
const client = await PGlite.create(process.env.PGLITE_DIR ?? '');
await client.query('select 1');
console.log(performance.now() - started);
await client.close();
