import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isOnThisMachine, mayBeCalled, publicLookup } from '../../platform/index.ts';

/** Milliseconds that a receiver has to answer. */
const timeout = 10_000;

/** What came of one attempt: the status of the answer, or why there was none. */
export interface Answer {
  status: number | null;
  error: string | null;
}

/** Sends once. Nothing is followed elsewhere, and of the answer nothing but the status is read. */
export function post(
  address: string,
  { body, headers }: { body: string; headers: Readonly<Record<string, string>> },
  onLoopback: boolean,
): Promise<Answer> {
  if (!mayBeCalled(address, onLoopback)) {
    return Promise.resolve({ status: null, error: 'the address may not be sent to' });
  }
  const isNear = onLoopback && isOnThisMachine(address);
  return new Promise((resolve) => {
    const request = (address.startsWith('http:') ? httpRequest : httpsRequest)(
      address,
      {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          'user-agent': 'Aarambh-Webhooks/1',
        },
        signal: AbortSignal.timeout(timeout),
        agent: false,
        ...(isNear ? {} : { lookup: publicLookup }),
      },
      (response) => {
        const { statusCode = 0 } = response;
        response.destroy();
        const isTaken = statusCode >= 200 && statusCode < 300;
        resolve({ status: statusCode, error: isTaken ? null : `the answer was ${statusCode}` });
      },
    );
    request.on('error', ({ name }) =>
      resolve({
        status: null,
        error:
          name === 'TimeoutError' || name === 'AbortError'
            ? 'there was no answer in time'
            : 'the address could not be reached',
      }),
    );
    request.end(body);
  });
}
