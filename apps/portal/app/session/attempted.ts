import { isApiError, type Attempt } from '@aarambh/api-client';

/** Waits for a call whose failure is part of the screen. Rejects where something else went wrong, which is a fault of the program. */
export async function attempted<Value>(call: Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { ok: true, data: await call };
  } catch (error) {
    if (isApiError(error)) return { ok: false, error };
    throw error;
  }
}
