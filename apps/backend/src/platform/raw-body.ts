import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from './failure.ts';

/** Reads a body for a handler that checks its signature, and hands the same bytes on to be parsed. */
export async function keepRawBody(
  request: FastifyRequest,
  _reply: FastifyReply,
  payload: AsyncIterable<Buffer>,
): Promise<Readable> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of payload) {
    size += part.length;
    if (size > request.routeOptions.bodyLimit) {
      throw new ApiFailure(413, 'PAYLOAD_TOO_LARGE', 'The request is too large.');
    }
    parts.push(part);
  }
  request.rawBody = Buffer.concat(parts);
  return Readable.from(request.rawBody.length === 0 ? [] : [request.rawBody]);
}
