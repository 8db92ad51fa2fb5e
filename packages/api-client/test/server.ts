/** A real HTTP server that answers as a test says, so that what Node's fetch does is what the client gets. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export type Answer = (response: ServerResponse, request: ReceivedRequest, count: number) => void;

export interface TestServer {
  /** Address with the prefix of the API. */
  base: string;
  requests: ReceivedRequest[];
}

/** Serves until the test ends. The answers are used in turn, the last one from then on. */
export async function serve(...answers: [Answer, ...Answer[]]): Promise<TestServer> {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    void receive(request, response);
  });

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const received = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
    requests.push(received);
    const answer = answers[Math.min(requests.length, answers.length) - 1] ?? answers[0];
    answer(response, received, requests.length);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { base: `http://127.0.0.1:${port}/api`, requests };
}

const jsonType = { 'content-type': 'application/json; charset=utf-8' };

export const success = (data: unknown, headers: Record<string, string> = {}): Answer =>
  raw(200, JSON.stringify(envelope(data)), { ...jsonType, ...headers });

export const envelope = (data: unknown) => ({
  success: true,
  status: 200,
  statusCode: 200,
  message: 'OK',
  data,
  error: null,
  meta: { requestId: 'req-1' },
});

export function failure(
  status: number,
  code: string,
  message: string,
  more: Record<string, unknown> = {},
): Answer {
  const error = { code, message, fields: [], details: {}, ...more };
  const body = {
    success: false,
    status,
    statusCode: status,
    message,
    data: null,
    error,
    meta: { requestId: 'req-1' },
  };
  return raw(status, JSON.stringify(body), jsonType);
}

export const raw =
  (status: number, body: string, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body);

/** Closes the connection without a word. */
export const hangUp: Answer = (response) => response.destroy();

/** Begins an answer and closes the connection in the middle of it. */
export const breakOff: Answer = (response) => {
  response.writeHead(200, { ...jsonType, 'content-length': '1000' });
  response.write('{"success":true,"data":', () => response.destroy());
};

export const neverAnswer: Answer = () => {};

/** Sends the headers and the beginning of the body, and then nothing. */
export const neverFinish: Answer = (response) => {
  response.writeHead(200, jsonType);
  response.write('{"success":true,');
};
