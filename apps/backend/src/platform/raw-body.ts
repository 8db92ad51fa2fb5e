import type { FastifyInstance } from 'fastify';

/**
 * Makes a scope of the server keep a body as it was sent beside what it says, for handlers that check its signature. Fastify reads
 * it: it answers a caller who sends too much or stops halfway, where reading by hand would take the connection away from under it.
 */
export function keepRawBodies(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body;
    return parse(request, body.toString(), done);
  });
}
