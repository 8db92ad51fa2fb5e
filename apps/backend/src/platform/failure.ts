/**
 * Failures that an operation answers with. Throwing an `ApiFailure` anywhere below a handler rolls back the running
 * transaction and becomes the failure envelope; every other error becomes a 500 that tells nothing.
 */

import type { components } from '@aarambh/api-client/schema';
import { inLanguage, type LocalizedText } from './language/localized-text.ts';

export type ErrorCode = components['schemas']['ErrorCode'];

/** One field of a request that broke a rule. `path` is the property path in the body, `code` names the rule. */
export interface FailedField {
  path: string;
  code: string;
  message: string | LocalizedText;
}

export interface FailureOptions {
  fields?: readonly FailedField[];
  /** Facts that a program can use, such as `{ needed, balance }`. Never internals. */
  details?: Readonly<Record<string, unknown>>;
  /** Response headers, such as `Retry-After`. */
  headers?: Readonly<Record<string, string>>;
}

export type FailureStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 406
  | 408
  | 409
  | 413
  | 415
  | 422
  | 429
  | 431
  | 500
  | 501
  | 503;

/** What the caller is told: HTTP status, a code for programs and a sentence fit to be shown to a person. */
export class ApiFailure extends Error {
  readonly status: FailureStatus;
  readonly code: ErrorCode;
  /** `message` in every language that it has. */
  readonly text: string | LocalizedText;
  readonly fields: readonly FailedField[];
  readonly details: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: FailureStatus,
    code: ErrorCode,
    text: string | LocalizedText,
    options: FailureOptions = {},
  ) {
    super(inLanguage(text, 'en'));
    this.name = 'ApiFailure';
    this.status = status;
    this.code = code;
    this.text = text;
    this.fields = options.fields ?? [];
    this.details = options.details ?? {};
    this.headers = options.headers ?? {};
  }
}

/** 422: the request is well-formed, but these fields break rules. Nothing was changed. */
export function validationFailed(
  fields: readonly FailedField[],
  message = 'Some fields need your attention.',
): ApiFailure {
  return new ApiFailure(422, 'VALIDATION_FAILED', message, { fields });
}

/** 404: not there, or not visible to the caller; the two are not told apart. */
export function notFound(message = 'This record was not found.'): ApiFailure {
  return new ApiFailure(404, 'NOT_FOUND', message);
}

/** 403: the caller's role lacks the permission. */
export function forbidden(message = 'You do not have access to this.'): ApiFailure {
  return new ApiFailure(403, 'FORBIDDEN', message);
}

/** 403: the caller's role has the permission, but not for this record, and the caller may know that it exists. */
export function outOfScope(message = 'This record is outside your organisation.'): ApiFailure {
  return new ApiFailure(403, 'OUT_OF_SCOPE', message);
}

/** 409: somebody else changed the record since the caller read it. */
export function stale(rowVersion: number): ApiFailure {
  return new ApiFailure(409, 'STALE', 'This record was changed in the meantime. Reload it and try again.', {
    details: { rowVersion },
  });
}

/** 401: the call needs a person who is signed in. */
export function unauthenticated(message = 'Please sign in.'): ApiFailure {
  return new ApiFailure(401, 'UNAUTHENTICATED', message, { headers: { 'www-authenticate': 'Bearer' } });
}

/** 429: try again in `seconds` (whole seconds, at least 1). */
export function tooMany(
  code: 'RATE_LIMITED' | 'OTP_COOLDOWN',
  text: string | LocalizedText,
  seconds: number,
): ApiFailure {
  const retryAfter = Math.max(1, Math.ceil(seconds));
  return new ApiFailure(429, code, text, {
    details: { retryAfter },
    headers: { 'retry-after': String(retryAfter) },
  });
}
