import { type ApiError, isApiError } from './errors.ts';

/** What a method of the client returns. Its failures reject, so `error` is there for the types only. */
type Answer<Data> = Promise<
  { data: { success: true; data?: Data }; error?: never } | { data?: never; error: unknown }
>;

/** The `data` of a call's envelope: `const { token } = await dataOf(client.POST('/auth/login', { body }))`. @throws ApiError */
export async function dataOf<Data>(call: Answer<Data>): Promise<Data> {
  const { data, error } = await call;
  if (data?.data === undefined) throw error;
  return data.data;
}

export type Attempt<Data> = { ok: true; data: Data } | { ok: false; error: ApiError };

/**
 * The same without a throw, for a call whose failure is part of the screen:
 * `const result = await attempt(client.POST(...)); if (!result.ok) show(result.error);`
 */
export const attempt = <Data>(call: Answer<Data>): Promise<Attempt<Data>> => attempted(dataOf(call));

/** Waits for a call whose failure is part of the screen. Rejects where something else went wrong, which is a fault of the program. */
export async function attempted<Value>(call: Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { ok: true, data: await call };
  } catch (error) {
    if (isApiError(error)) return { ok: false, error };
    throw error;
  }
}
