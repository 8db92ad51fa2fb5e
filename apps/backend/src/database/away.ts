/** Whether an error says that the database is away: stopped, starting, out of connections or out of reach. It comes back by itself. */

/** Classes of PostgreSQL's error codes (appendix A of its manual): connection exception, insufficient resources, operator intervention. */
const classes = /^(?:08|53|57P)/;

const systemCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE']);

/** What the driver says of a connection without a code. */
const sentences =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired|Cannot use a pool after calling end)/;

/** @param error of the driver itself, or with one as its cause */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    classes.test(code) ||
    systemCodes.has(code) ||
    sentences.test(error.message) ||
    isDatabaseAway(error.cause)
  );
}
