/** Values that browsers keep, with the tag by which they ask whether theirs is still the latest. */
import { createHash } from 'node:crypto';

export interface Tagged<Value> {
  value: Value;
  /** The value as it is sent. */
  json: string;
  /** Entity tag of the value. Weak, because two answers with the same data differ in their request ids. */
  etag: string;
}

/** @param value `data` of an operation, with nothing in it that the contract does not declare */
export function tagged<Value>(value: Value): Tagged<Value> {
  const json = JSON.stringify(value);
  const digest = createHash('sha256').update(json).digest('base64url');
  return { value, json, etag: `W/"${digest}"` };
}

/** A tagged value as the result of an operation. Browsers may use it for five minutes without asking, and then ask whether it changed. */
export function publicResult<Value>({ value, json, etag }: Tagged<Value>) {
  return { data: value, json, headers: { etag, 'cache-control': 'public, max-age=300' } };
}

/**
 * Whether a caller who sent this `If-None-Match` has the answer already. Tags are compared weakly: a proxy that compresses
 * answers weakens the tags it passes on.
 */
export function isKnownTo(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque);
}
