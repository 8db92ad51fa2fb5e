/** Reading what a server sent. Nothing here trusts its shape. */
import { ApiError, type FieldError } from './errors.ts';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isFieldError = (value: unknown): value is FieldError =>
  isObject(value) &&
  typeof value.path === 'string' &&
  typeof value.code === 'string' &&
  typeof value.message === 'string';

/** `Retry-After` in whole seconds, from either of its forms (RFC 9110, 10.2.3); null when absent or unreadable. */
function retryAfterOf(headers: Headers): number | null {
  const value = headers.get('retry-after');
  if (value === null) return null;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  const seconds = Math.ceil((Date.parse(value) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

/** What is a text of an object; nothing of anything else. */
const textsOf = (value: unknown): Record<string, string> =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

/** The error of an answer that says no. Text that is not the contract's envelope, such as HTML, is dropped. */
export function refusal(call: string, response: Response, text: string): ApiError {
  const parsed = parse(text);
  const body = isObject(parsed) ? parsed : {};
  const error = isObject(body.error) ? body.error : {};
  const meta = isObject(body.meta) ? body.meta : {};
  return new ApiError({
    kind: 'http',
    call,
    status: response.status,
    statusText: response.statusText,
    code: textOrNull(error.code),
    serverMessage: textOrNull(error.message) ?? textOrNull(body.message),
    serverMessages: textsOf(error.messages),
    fieldErrors: Array.isArray(error.fields)
      ? error.fields.filter(isFieldError).map((field) => ({ ...field, messages: textsOf(field.messages) }))
      : [],
    details: isObject(error.details) ? error.details : {},
    requestId: textOrNull(meta.requestId) ?? response.headers.get('x-request-id'),
    retryAfter: retryAfterOf(response.headers),
  });
}

/** The error of an answer that is none of the contract's. */
export function malformed(call: string, response: Response): ApiError {
  const { status, statusText, headers } = response;
  return new ApiError({
    kind: 'malformed',
    call,
    status,
    statusText,
    requestId: headers.get('x-request-id'),
  });
}

/**
 * Judges the body of a 2xx answer.
 * @throws ApiError `http` when it says `success: false`, `malformed` when it is not a success envelope
 */
export function expectSuccess(call: string, response: Response, text: string): void {
  const body = parse(text);
  if (isObject(body) && body.success === false) throw refusal(call, response, text);
  if (!isObject(body) || body.success !== true || body.data === undefined) throw malformed(call, response);
}
