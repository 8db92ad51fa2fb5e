/** One call over the network: time limit, retries, and every way it can end turned into an answer or an `ApiError`. */
import { expectSuccess, malformed, refusal } from './envelope.ts';
import { ApiError, isApiError } from './errors.ts';
import { fetchWithProgress, type OnProgress } from './upload.ts';

export interface Call {
  /** Method and path template, for errors. */
  name: string;
  url: string;
  method: string;
  headers: Headers;
  body: ArrayBuffer | undefined;
  /** What the call is named in the server's log and traces; null where it goes to nobody of ours. */
  traceID: string | null;
  /** The caller's. */
  signal: AbortSignal;
  /** A file: any 2xx body but HTML and nothing is right, and it may take `downloadTimeoutMs`. Otherwise a success envelope is. */
  isDownload: boolean;
  /** Events that come for as long as the connection lasts: handed over as soon as the answer begins, and never cut off by time. */
  isStream: boolean;
  /** Whether it may be sent again by itself. */
  isRepeatable: boolean;
  /** Hears how far the sending is; such a body is a file, and may take `downloadTimeoutMs`. */
  onProgress: OnProgress | undefined;
}

export interface TransportOptions {
  fetch: typeof globalThis.fetch;
  /** Milliseconds for one try, from sending to the end of the body. */
  timeoutMs: number;
  downloadTimeoutMs: number;
  /** Milliseconds before each further try; its length is the number of retries. */
  retryDelaysMs: readonly number[];
  /** Told that a call waits until this moment, because the server had too much to do. */
  onWait(retryAt: number): void;
  /** Told of each answer before it is checked. */
  onAnswer(call: Call, response: Response): void;
}

/** Most milliseconds that a call waits for a server that names its time; longer ones are told to the person at once. */
const longestWaitMs = 10_000;

/**
 * Sends a call, and again when it may be repeated and the network or a gateway (502, 503, 504) failed; not before the moment that the
 * server names in `Retry-After`. On a device that says that it
 * has no network it is sent once: nobody waits for what is known.
 * @throws ApiError and nothing else
 */
export async function send(call: Call, options: TransportOptions): Promise<Response> {
  for (const delay of options.retryDelaysMs) {
    try {
      return await attempt(call, options);
    } catch (error) {
      if (!call.isRepeatable || !isPassing(error) || hasNoNetwork()) throw error;
      const asked = isApiError(error) ? (error.retryAfter ?? 0) * 1000 : 0;
      if (asked > longestWaitMs) throw error;
      // Never earlier than asked, and not all at the same moment.
      const wait = Math.max(asked, 0.8 * delay) + 0.4 * delay * Math.random();
      if (asked > 0) options.onWait(Date.now() + wait);
      await pause(call, wait);
    }
  }
  return attempt(call, options);
}

const isPassing = (error: unknown) =>
  isApiError(error) && (error.kind === 'offline' || (error.status >= 502 && error.status <= 504));

// Outside of browsers nothing says so.
const hasNoNetwork = () => typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;

async function attempt(call: Call, options: TransportOptions): Promise<Response> {
  const { url, method, headers, body, signal, onProgress } = call;
  const controller = new AbortController();
  let timedOut = false;
  const limit = call.isDownload || onProgress ? options.downloadTimeoutMs : options.timeoutMs;
  const timer = setTimeout(() => {
    timedOut = true;
    controller.abort();
  }, limit);
  const giveUp = () => controller.abort();
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp);
  try {
    const init = { method, headers, body, signal: controller.signal };
    const response = onProgress
      ? await fetchWithProgress(url, init, onProgress)
      : // A redirect could carry the token to another server.
        await options.fetch(url, { ...init, redirect: 'error' });
    options.onAnswer(call, response);
    if (call.isStream && response.ok) return whileWanted(response, signal, controller);
    return await read(call, response);
  } catch (cause) {
    if (isApiError(cause)) throw cause;
    const kind = signal.aborted ? 'aborted' : timedOut ? 'timeout' : 'offline';
    // What took too long is looked for in the server's log; what never arrived is not there.
    throw new ApiError({ kind, call: call.name, requestId: kind === 'timeout' ? call.traceID : null, cause });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}

/** A stream that ends when the caller gives up. */
function whileWanted(response: Response, signal: AbortSignal, controller: AbortController): Response {
  signal.addEventListener('abort', () => controller.abort(), { once: true });
  return response;
}

/** Reads the whole body, so that a connection lost in the middle is noticed here, and checks it. */
async function read(call: Call, response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  if (!response.ok) throw refusal(call.name, response, await response.text());
  if (call.isDownload) {
    const file = await response.blob();
    const type = headers.get('content-type') ?? '';
    // A page that is no attachment comes from something before the server.
    const isPage =
      /^text\/html\b/i.test(type) && !/^attachment\b/i.test(headers.get('content-disposition') ?? '');
    if (file.size === 0 || isPage) throw malformed(call.name, response);
    return new Response(file, { status, statusText, headers: { 'content-type': type } });
  }
  const text = await response.text();
  expectSuccess(call.name, response, text);
  return new Response(text, { status, statusText, headers: { 'content-type': 'application/json' } });
}

/** Waits, unless the caller gives up. */
function pause(call: Call, milliseconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(new ApiError({ kind: 'aborted', call: call.name }));
    };
    const timer = setTimeout(() => {
      call.signal.removeEventListener('abort', giveUp);
      resolve();
    }, milliseconds);
    if (call.signal.aborted) giveUp();
    else call.signal.addEventListener('abort', giveUp, { once: true });
  });
}
