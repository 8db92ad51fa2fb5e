/** Bodies of CSV files that people made, in whatever program. */
import { fileSizes } from '@aarambh/forms';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from './failure.ts';

/** Makes a scope of the server read CSV bodies and nothing else, as text. */
export function readCSV(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  // Nothing sent is an empty file, which says itself what is wrong with it.
  scope.addHook('preValidation', async (request) => {
    request.body ??= '';
  });
  scope.addContentTypeParser(
    'text/csv',
    { parseAs: 'buffer', bodyLimit: fileSizes.csv },
    async (_request: unknown, body: Buffer) => decoded(body),
  );
}

/** @throws ApiFailure 422 with one sentence that says what to do */
function decoded(body: Buffer): string {
  if (body.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))) {
    throw unreadable('This is a workbook, not a CSV file. Save it as "CSV UTF-8" and choose that file.');
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    if (!text.includes('\u0000')) return text;
  } catch {
    // Another encoding, or no text at all: the same to do.
  }
  throw unreadable('The letters of this file cannot be read. Save it as "CSV UTF-8" and choose that file.');
}

function unreadable(message: string): ApiFailure {
  return new ApiFailure(422, 'VALIDATION_FAILED', message, {
    fields: [{ path: 'file', code: 'file', message }],
  });
}
