/** Answers to what is no HTTP request, or not in time: there is no request yet that a hook or a handler could answer. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { failureEnvelope } from './envelope.ts';
import { ApiFailure } from './failure.ts';

/** What Node says of a connection, by the code of its error. */
const failures: Readonly<Record<string, () => ApiFailure>> = {
  ERR_HTTP_REQUEST_TIMEOUT: () =>
    new ApiFailure(408, 'BAD_REQUEST', 'The request did not arrive in time. Please try again.'),
  HPE_HEADER_OVERFLOW: () =>
    new ApiFailure(431, 'PAYLOAD_TOO_LARGE', 'The headers of the request are too large.'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: () => new ApiFailure(413, 'PAYLOAD_TOO_LARGE', 'The request is too large.'),
};

/**
 * Answers on the connection itself, in English because no header was read, and closes it.
 * @param headers that every answer has
 */
export function answerMalformed(
  error: NodeJS.ErrnoException,
  socket: Socket,
  requestID: string,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const failure =
    failures[error.code ?? '']?.() ?? new ApiFailure(400, 'BAD_REQUEST', 'The request is not valid HTTP.');
  const body = JSON.stringify(failureEnvelope(requestID, failure, 'en'));
  const lines = Object.entries({
    ...headers,
    'x-request-id': requestID,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  // A caller who sends on is cut off, and one who reads has the answer by then.
  socket.end(
    `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}\r\n${lines.join('')}\r\n${body}`,
    () => socket.destroy(),
  );
}
