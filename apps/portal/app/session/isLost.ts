import { isApiError } from '@aarambh/api-client';

/** Whether it is not known that the server has decided, as over a lost network: what was sent is sent again. */
export const isLost = (error: unknown): boolean =>
  !isApiError(error) ||
  error.kind !== 'http' ||
  error.status >= 500 ||
  error.status === 429 ||
  error.status === 401;
