/** `fetch` of addresses that somebody else names: it reaches the public internet alone, which the one of Node cannot be told. */
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isOnThisMachine, mayBeCalled, publicLookup } from './public-hosts.ts';

/** Most bytes that are read of an answer. */
const mostBytes = 1024 * 1024;

interface Sent {
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: string | URLSearchParams | null | undefined;
  signal?: AbortSignal | undefined;
}

/** The address may not be called, or gave no answer that can be read. */
export class Unreachable extends Error {
  constructor(address: string, cause: unknown) {
    super(`${address} gave no answer`, { cause });
    this.name = 'Unreachable';
  }
}

/**
 * Calls an address. Follows nothing, and reads at most a megabyte.
 * @param onLoopback whether what listens on this machine may be called
 * @throws Unreachable
 */
export async function publicFetch(address: string, sent: Sent, onLoopback: boolean): Promise<Response> {
  try {
    if (!mayBeCalled(address, onLoopback)) throw new Error('the address may not be called');
    const answer = await ask(address, sent, onLoopback);
    return await read(answer);
  } catch (error) {
    throw new Unreachable(address, error);
  }
}

function ask(address: string, { method, headers, body, signal }: Sent, onLoopback: boolean) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const request = (address.startsWith('http:') ? httpRequest : httpsRequest)(
      address,
      {
        method,
        headers,
        agent: false,
        ...(signal === undefined ? {} : { signal }),
        ...(onLoopback && isOnThisMachine(address) ? {} : { lookup: publicLookup }),
      },
      resolve,
    );
    request.on('error', reject);
    request.end(body == null ? undefined : String(body));
  });
}

async function read(answer: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > mostBytes) throw new Error('the answer is too long');
    chunks.push(bytes);
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headersDistinct)) {
    for (const each of value ?? []) headers.append(name, each);
  }
  const status = answer.statusCode ?? 0;
  const hasBody = status !== 204 && status !== 304;
  return new Response(hasBody ? Buffer.concat(chunks) : null, { status, headers });
}
