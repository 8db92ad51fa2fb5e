import { type ApiError, isApiError } from './errors.ts';

/** What a method of the client returns. Its failures reject, so `error` is there for the types only: it says which codes can come. */
type Answer<Data, Failure = unknown> = Promise<
  { data: { success: true; data?: Data }; error?: never } | { data?: never; error: Failure }
>;

/** The `data` of a call's envelope: `const { token } = await dataOf(client.POST('/auth/login', { body }))`. @throws ApiError */
export async function dataOf<Data>(call: Answer<Data>): Promise<Data> {
  const { data, error } = await call;
  if (data?.data === undefined) throw error;
  return data.data;
}

export type Attempt<Data, Code extends string = string> =
  | { ok: true; data: Data }
  | { ok: false; error: ApiError<Code> };

/**
 * The same without a throw, for a call whose failure is part of the screen:
 * `const result = await attempt(client.POST(...)); if (!result.ok) show(result.error);`
 * A comparison of `error.code` with a code that the operation does not answer with does not compile.
 */
export const attempt = <Data, Code extends string>(
  call: Answer<Data, ApiError<Code>>,
): Promise<Attempt<Data, Code>> => attempted<Data, Code>(dataOf(call));

/**
 * Waits for a call whose failure is part of the screen. Rejects where something else went wrong, which is a fault of the program.
 * `Code` is what the caller knows of the call: `attempted<File, ErrorCodeOf<'downloadCities'>>(...)`.
 */
export async function attempted<Value, Code extends string = string>(
  call: Promise<Value>,
): Promise<Attempt<Value, Code>> {
  try {
    return { ok: true, data: await call };
  } catch (error) {
    if (isApiError<Code>(error)) return { ok: false, error };
    throw error;
  }
}
