/** Asks a library, as the client of an app asks its server: what was refused is thrown. */
import { ApiError } from '@aarambh/api-client';
import type { Client } from '../host/service.ts';
import type { Library } from './server.ts';

const home = 'https://library.example';

/** Sends a request. @throws ApiError */
export async function ask(library: Library, path: string, init: RequestInit): Promise<Response> {
  const request = new Request(new URL(path, home), init);
  const call = `${request.method} ${path}`;
  const response = await library.fetch(request).catch((cause: unknown) => {
    throw new ApiError({ kind: request.signal.aborted ? 'aborted' : 'offline', call, cause });
  });
  if (response.ok) return response;
  const { error } = await response.json();
  const { code, message: serverMessage, fieldErrors, details } = error;
  throw new ApiError({
    kind: 'http',
    call,
    status: response.status,
    code,
    serverMessage,
    fieldErrors,
    details,
  });
}

type Method = keyof Client;

const call =
  (library: Library, method: Method): Client[Method] =>
  async (path, { params = {}, body, signal, parseAs }) => {
    const asked = Object.entries(params.query ?? {}).map(([name, value]) => [name, String(value)]);
    const query = new URLSearchParams(asked).toString();
    const response = await ask(library, `${path.replace('{id}', params.path?.id ?? '')}?${query}`, {
      method,
      ...(signal && { signal }),
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    return { data: parseAs === 'blob' ? await response.blob() : await response.json() };
  };

/** The client of a library. */
export const clientOf = (library: Library): Client => ({
  GET: call(library, 'GET'),
  POST: call(library, 'POST'),
  PUT: call(library, 'PUT'),
  DELETE: call(library, 'DELETE'),
});
