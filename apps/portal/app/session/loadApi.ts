import { ApiError, type ApiClient } from '@aarambh/api-client';

/**
 * The client of the API for the public screens, which are there before it has arrived.
 * @throws ApiError `offline` when it cannot be loaded
 */
export async function loadApi(): Promise<ApiClient> {
  try {
    const { api } = await import('./api.ts');
    return api();
  } catch (cause) {
    throw new ApiError({ kind: 'offline', call: 'loading the client', cause });
  }
}
