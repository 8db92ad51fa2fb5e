/** Where the server under test listens. A port of its own, so that a running `npm start` is left alone. */
export const port = Number(process.env.E2E_PORT ?? 4870);
export const origin = `http://localhost:${port}`;
/** How many copies of it there are; more than one share a PostgreSQL behind a proxy. */
export const copies = Number(process.env.COPIES ?? 1);
