import { ApiError, attempt, type ApiClient, type Attempt } from '@aarambh/api-client';

/**
 * The client of the API for the public screens, which are there before it has arrived.
 * @throws ApiError `offline` when it cannot be loaded
 */
export const loadApi = async (): Promise<ApiClient> => (await loadClients()).api();

async function loadClients(): Promise<typeof import('./api.ts')> {
  try {
    return await import('./api.ts');
  } catch (cause) {
    throw new ApiError({ kind: 'offline', call: 'loading the client', cause });
  }
}

/** Makes a call whose failure is part of the screen: `const sent = await call((api) => api.POST(...))`. */
export async function call<Data, Code extends string>(
  make: (api: ApiClient) => Parameters<typeof attempt<Data, Code>>[0],
): Promise<Attempt<Data, Code>> {
  return attempt<Data, Code>(loadApi().then(make));
}

/** As {@link call}, without the session that may be open in this browser. */
export async function callAsNobody<Data, Code extends string>(
  make: (api: ApiClient) => Parameters<typeof attempt<Data, Code>>[0],
): Promise<Attempt<Data, Code>> {
  return attempt<Data, Code>(loadClients().then(({ apiOfNobody }) => make(apiOfNobody())));
}
