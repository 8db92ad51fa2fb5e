/** The operations of the contract over the network, as a browser calls them. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { buffer as readBytes } from 'node:stream/consumers';
import { certificate } from '../../apps/backend/test/support/certificate.ts';
import { conformanceTo } from '../../apps/backend/test/support/conformance.ts';
import type { Call } from '../../apps/backend/test/support/server.ts';
import { loadContract } from '../../apps/backend/src/platform/contract.ts';

const contract = loadContract();
const expectConformance = conformanceTo(contract);

interface Sent {
  method: string;
  headers: Record<string, string>;
  body?: string | undefined;
}

/** One request over a connection of its own. */
export async function ask(
  url: string,
  { method, headers, body }: Sent,
): Promise<{ status: number; headers: Readonly<Record<string, unknown>>; bytes: Buffer }> {
  const sent = request(url, { method, headers, ca: certificate, agent: false });
  const answered = once(sent, 'response');
  sent.end(body);
  const [response]: IncomingMessage[] = await answered;
  if (response === undefined) throw new Error('There was no answer.');
  return { status: response.statusCode ?? 0, headers: response.headers, bytes: await readBytes(response) };
}

/**
 * @param origin without a slash at its end
 * @param isOld whether an older program answers, by the contract of its own time
 * @returns how to call it, with a bearer token or as nobody
 */
export const callerAt =
  (origin: string, { isOld = false } = {}) =>
  (token?: string): Call =>
  async (id, { params = {}, query = {}, headers = {}, body } = {}) => {
    const operation = contract.operations.find((each) => each.id === id);
    if (operation === undefined) throw new Error(`The contract has no ${id}.`);
    const path = Object.entries(params).reduce(
      (url, [name, value]) => url.replace(`{${name}}`, encodeURIComponent(value)),
      operation.path,
    );
    const asked = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const answer = await ask(`${origin}/api${path}?${asked.toString()}`, {
      method: operation.method,
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = answer.bytes.toString();
    const envelope = JSON.parse(text);
    if (!isOld) expectConformance(operation, answer.status, envelope);
    return { ...answer, text, ...envelope };
  };
