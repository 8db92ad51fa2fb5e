import { isApiError } from '@aarambh/api-client';

/** What a person tells support so that a failed call is found in the server's log; undefined where there is nothing to find. */
export const requestIdOf = (error: unknown): string | undefined =>
  isApiError(error) ? (error.requestId ?? undefined) : undefined;
