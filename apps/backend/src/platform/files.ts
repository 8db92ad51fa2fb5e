/** Files in requests (multipart/form-data, RFC 7578) and as answers. */
import { fileSizes } from '@aarambh/forms';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { dispositionOf } from './disposition.ts';
import { ApiFailure } from './failure.ts';
import type { AnswerFile } from './answer-file.ts';

/** Largest body with a file in it, bytes: the largest file that any operation takes, and room for the other parts. */
const bodyLimit = Math.max(...Object.values(fileSizes)) + 16 * 1024;

/**
 * Makes a scope of the server read multipart bodies and nothing else: an object with a text or a `File` for each part. The
 * caller has been authorized before the first byte of the body is read.
 */
export function readMultipart(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit },
    async (request: { headers: { 'content-type'?: string } }, body: Buffer) =>
      partsOf(body, request.headers['content-type'] ?? ''),
  );
}

async function partsOf(body: Buffer, contentType: string): Promise<Record<string, string | File>> {
  const parts = [...(await formDataOf(body, contentType))];
  const names = new Set(parts.map(([name]) => name));
  // Of two parts of one name the one that is checked could be another than the one that is used.
  if (names.size !== parts.length) throw malformed();
  return Object.fromEntries(parts);
}

async function formDataOf(body: Buffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw malformed();
  }
}

function malformed(): ApiFailure {
  return new ApiFailure(400, 'BAD_REQUEST', 'The parts of the request body cannot be read.');
}

/** Answers with a file. Nothing in it is run, whatever opens it: see `baseHeaders`. */
export function sendFile(reply: FastifyReply, { content, bytes, ...file }: AnswerFile): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (content instanceof URL) return reply.redirect(content.href, 302);
  if (bytes !== undefined) reply.header('content-length', bytes);
  return reply.type(file.type).header('content-disposition', dispositionOf(file)).send(content);
}
