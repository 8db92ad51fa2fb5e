import createOpenapiClient, { type Client } from 'openapi-fetch';
import { createAddresses, type AddressOptions } from './addresses.ts';
import type { Clock } from './clock.ts';
import { type ApiError, type CodeIn, isApiError } from './errors.ts';
import type { paths } from './generated/schema.ts';
import { type Call, send } from './transport.ts';
import { newTrace } from './trace.ts';
import { type OnProgress, progressOf } from './upload.ts';

type WithApiError<Operation> = Operation extends { responses: infer Responses }
  ? Omit<Operation, 'responses'> & {
      responses: Omit<Responses, '4XX' | '5XX'> & {
        default: { content: { 'application/json': ApiError<CodeIn<Responses>> } };
      };
    }
  : Operation;

/** The contract's calls as the client makes them: what goes wrong is always an `ApiError`, with a code of the operation. */
export type ApiPaths = {
  [Path in keyof paths]: { [Part in keyof paths[Path]]: WithApiError<paths[Path][Part]> };
};

/** A client of openapi-fetch, so it also fits openapi-react-query. */
export type ApiClient = Client<ApiPaths>;

export interface ClientOptions extends AddressOptions {
  /** The token of the session, or null. It is sent to the two servers only. */
  getToken?: () => string | null;
  /** Language of the server's messages, such as `hi`. */
  getLanguage?: () => string;
  /** Told when the server no longer accepts the token that is in use (401). Once per token, if the session is ended then. */
  onSessionEnded?: (error: ApiError) => void;
  /** Learns the server's time from its answers. */
  clock?: Pick<Clock, 'observe'>;
  /** Milliseconds for one try of a call, from sending to the end of the answer. Default 15 000. */
  timeoutMs?: number;
  /** The same for a file. Default 120 000. */
  downloadTimeoutMs?: number;
  /**
   * Told that a call waits for a server that has too much to do (503 with `Retry-After`), and when it is sent again: milliseconds of
   * `Date.now()`.
   */
  onWait?: (retryAt: number) => void;
  /**
   * Milliseconds before each retry of a call that may be repeated, give or take a fifth. Default two: 1000 and 3000. A server that names
   * its time is waited for as long as it says, ten seconds at most.
   */
  retryDelaysMs?: readonly number[];
  fetch?: typeof globalThis.fetch;
}

/**
 * Makes the one way to call the API. A method resolves with `{ data, response }`, where `data` is the success envelope, or
 * rejects with an `ApiError`; there is no third way. `dataOf` and `attempt` make both short.
 *
 * A GET, and any call with an `Idempotency-Key`, is tried again when the network or a gateway failed. Sending a one-time password is
 * a GET too and is never repeated.
 *
 * @throws TypeError when a base is no address
 */
export function createClient(options: ClientOptions): ApiClient {
  const {
    getToken = () => null,
    timeoutMs = 15_000,
    downloadTimeoutMs = 120_000,
    retryDelaysMs = [1000, 3000],
    fetch = (input, init) => globalThis.fetch(input, init),
  } = options;
  const addresses = createAddresses(options);
  const templates = new WeakMap<
    Request,
    { path: string; parseAs: string; onProgress: OnProgress | undefined }
  >();

  const transport = {
    fetch,
    timeoutMs,
    downloadTimeoutMs,
    retryDelaysMs,
    onWait: (retryAt: number) => options.onWait?.(retryAt),
    onAnswer({ method }: Call, { headers }: Response) {
      // The `Date` of an answer from the browser's cache is the one of its first arrival.
      if (method !== 'GET' || /\bno-store\b/.test(headers.get('cache-control') ?? '')) {
        options.clock?.observe(headers.get('date'));
      }
    },
  };

  async function perform(request: Request): Promise<Response> {
    const template = templates.get(request);
    const path = template?.path ?? new URL(request.url).pathname;
    const { method, signal } = request;
    const url = addresses.resolve(method, path, request.url);
    const headers = new Headers(request.headers);
    const language = options.getLanguage?.();
    if (language) headers.set('accept-language', language);
    const isOurs = addresses.isOurs(url);
    const trace = isOurs ? newTrace() : null;
    if (trace) headers.set('traceparent', trace.header);
    const token = headers.has('authorization') || !isOurs ? null : getToken();
    if (token) headers.set('authorization', `Bearer ${token}`);
    const call: Call = {
      name: `${method} ${path}`,
      url,
      method,
      headers,
      body: method === 'GET' ? undefined : await request.arrayBuffer(),
      traceID: trace?.id ?? null,
      signal,
      isDownload: isDownload(template?.parseAs),
      isStream: template?.parseAs === 'stream',
      isRepeatable: headers.has('idempotency-key') || (method === 'GET' && !path.startsWith('/sendOTP')),
      onProgress: template?.onProgress,
    };
    try {
      return await send(call, transport);
    } catch (error) {
      if (token && isApiError(error) && error.status === 401 && token === getToken())
        options.onSessionEnded?.(error);
      throw error;
    }
  }

  const client = createOpenapiClient<ApiPaths>({ baseUrl: addresses.apiBase, fetch: perform });
  client.use({
    onRequest({ request, schemaPath, options: { parseAs, bodySerializer } }) {
      templates.set(request, { path: schemaPath, parseAs, onProgress: progressOf(bodySerializer) });
    },
  });
  return client;
}

const isDownload = (parseAs = 'json') => parseAs !== 'json' && parseAs !== 'stream';
