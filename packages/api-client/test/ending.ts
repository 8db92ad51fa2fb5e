import { expect } from 'vitest';
import { ApiError } from '../src/index.ts';

export const login = { mobileNumber: '9000000001', password: 'Demo@2026' };
export const html = '<!doctype html><title>Bad gateway</title>';
export const htmlType = { 'content-type': 'text/html' };

/** The error that a call ends with. Fails when it ends well. */
export async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => expect.fail('the call should have failed'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('not an ApiError', { cause: error });
  return error;
}
