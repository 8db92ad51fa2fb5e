/**
 * Whether an error says that the database cannot do now what it can do in a moment: it is stopped, starting, out of connections or reach, takes no
 * writing while another server takes over, or two callers were in each other's way. Nothing was changed, and another try will work.
 */

/**
 * PostgreSQL's error codes (appendix A of its manual). Classes: connection exception, insufficient resources, transaction rollback (deadlock,
 * serialization), operator intervention (with a statement that ran too long). And: read-only transaction, lock not available.
 */
const classes = /^(?:08|53|40|57)|^25006$|^55P03$/;

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
