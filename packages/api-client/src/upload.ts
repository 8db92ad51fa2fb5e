/** Sending a body so that its sender hears how far it is, which `fetch` cannot tell. */

/** Told how much of a body has been sent, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** Writes the parts of a multipart body, and says who hears how far the sending of it is. */
export interface MultipartSerializer {
  (parts: Readonly<Record<string, string | Blob>>): FormData;
  readonly onProgress?: OnProgress;
}

/** The `bodySerializer` of a call with files: `client.POST('/image', { body, bodySerializer: multipart(onProgress) })`. */
export function multipart(onProgress?: OnProgress): MultipartSerializer {
  const write = (parts: Readonly<Record<string, string | Blob>>): FormData => {
    const form = new FormData();
    for (const [name, part] of Object.entries(parts)) form.append(name, part);
    return form;
  };
  return Object.assign(write, onProgress === undefined ? {} : { onProgress });
}

/** Who hears of the sending of a call whose body this writes. */
export function progressOf(bodySerializer: unknown): OnProgress | undefined {
  if (typeof bodySerializer !== 'function' || !('onProgress' in bodySerializer)) return undefined;
  const { onProgress } = bodySerializer;
  return typeof onProgress === 'function' ? (share) => void onProgress(share) : undefined;
}

/** What `send` asks of `fetch`, by an XMLHttpRequest. Rejects when no answer comes, as `fetch` does. */
export async function fetchWithProgress(
  url: string,
  init: { method: string; headers: Headers; body: ArrayBuffer | undefined; signal: AbortSignal },
  onProgress: OnProgress,
): Promise<Response> {
  const request = new XMLHttpRequest();
  request.open(init.method, url);
  request.responseType = 'text';
  init.headers.forEach((value, name) => request.setRequestHeader(name, value));
  const giveUp = () => request.abort();
  init.signal.addEventListener('abort', giveUp);
  try {
    return await new Promise((resolve, reject) => {
      const fail = () => reject(new TypeError('The body was not sent.'));
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      request.addEventListener('error', fail);
      request.addEventListener('abort', fail);
      request.addEventListener('load', () => {
        // An XMLHttpRequest follows redirects; the answer of another address is none.
        if (request.responseURL !== url) fail();
        else resolve(answerOf(request));
      });
      if (init.signal.aborted) fail();
      else request.send(init.body ?? null);
    });
  } finally {
    init.signal.removeEventListener('abort', giveUp);
  }
}

function answerOf(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const [name = '', ...value] = line.split(': ');
    if (name !== '') headers.append(name, value.join(': '));
  }
  return new Response(responseText, { status, statusText, headers });
}
