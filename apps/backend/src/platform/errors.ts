/** Turns whatever was thrown into the failure that the caller is told. */
import { DrizzleQueryError } from 'drizzle-orm';
import { isDatabaseAway } from '../database/index.ts';
import { ApiFailure } from './failure.ts';

/** What Fastify throws before a handler runs, by its error code. */
const requestErrors: Readonly<Record<string, () => ApiFailure>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new ApiFailure(413, 'PAYLOAD_TOO_LARGE', 'The request is too large.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new ApiFailure(415, 'UNSUPPORTED_MEDIA_TYPE', 'This call does not take this kind of body.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => malformed('The request body is empty.'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => malformed('The request body is not valid JSON.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => malformed('The request body does not have the announced length.'),
  FST_ERR_BAD_URL: () => malformed('The address of the request is malformed.'),
  // The end of a stream of events that came before its beginning: the browser comes back.
  ERR_STREAM_PREMATURE_CLOSE: unavailable,
  FST_ERR_MAX_PARAM_LENGTH: () => malformed('A part of the address is too long.'),
};

/** Errors of PostgreSQL that are answers to the caller rather than faults of ours. */
const databaseErrors: Readonly<Record<string, () => ApiFailure>> = {
  // unique_violation: two callers did the same thing at once.
  '23505': () => new ApiFailure(409, 'DUPLICATE', 'This record exists already.'),
  // character_not_in_repertoire, untranslatable_character: a NUL in a text.
  '22021': () => malformed('The request contains a character that cannot be stored.'),
  '22P05': () => malformed('The request contains a character that cannot be stored.'),
  // foreign_key_violation: the record that the request refers to has gone meanwhile.
  '23503': () =>
    new ApiFailure(
      409,
      'IN_USE',
      'A record that this depends on was changed meanwhile. Reload and try again.',
    ),
};

function malformed(message: string): ApiFailure {
  return new ApiFailure(400, 'BAD_REQUEST', message);
}

/** Whether reading a request failed because its caller went away; nobody reads the answer. */
function isCutOff(error: unknown): boolean {
  return codeOf(error) === 'ECONNRESET' && error instanceof Error && 'statusCode' in error;
}

function unavailable(): ApiFailure {
  return new ApiFailure(503, 'UNAVAILABLE', 'The service is busy. Try again in a moment.', {
    headers: { 'retry-after': '2' },
  });
}

/** The failure to answer with. Anything that is not foreseen becomes a 500 without particulars. */
export function failureOf(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (error instanceof DrizzleQueryError) {
    const code = codeOf(error.cause);
    const known = code === undefined ? undefined : databaseErrors[code];
    if (known) return known();
  }
  // Fastify gives what goes wrong while it reads a request the status 400; a lost connection of ours has none.
  if (isCutOff(error)) return malformed('The request was cut off.');
  const code = codeOf(error);
  if (code !== undefined) {
    const known = requestErrors[code];
    if (known) return known();
  }
  if (isDatabaseAway(error)) return unavailable();
  // Fastify's parser of JSON throws a SyntaxError with status 400, also for `__proto__` keys.
  if (error instanceof SyntaxError && 'statusCode' in error && error.statusCode === 400) {
    return malformed('The request body is not valid JSON.');
  }
  return new ApiFailure(500, 'INTERNAL', 'Something went wrong on our side. Please try again.');
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
