/** The one shape of every answer of the API. */
import type { ApiFailure } from './failure.ts';
import type { ResultMeta } from './operation.ts';

/** A successful answer; its HTTP status is always 200. */
export function successEnvelope(
  requestId: string,
  result: { data: unknown; meta?: ResultMeta; message?: string },
) {
  return {
    success: true,
    status: 200,
    statusCode: 200,
    message: result.message ?? 'OK',
    data: result.data,
    error: null,
    meta: { ...result.meta, requestId },
  };
}

/** Any other answer; its HTTP status is the failure's. */
export function failureEnvelope(requestId: string, failure: ApiFailure) {
  const { status, code, message, fields, details } = failure;
  return {
    success: false,
    status,
    statusCode: status,
    message,
    data: null,
    error: { code, message, fields, details },
    meta: { requestId },
  };
}
