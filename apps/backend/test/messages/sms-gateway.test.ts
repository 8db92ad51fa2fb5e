/** SMS to an HTTP gateway on this machine. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DeliveryFailure } from '../../src/messages/outbox/carrier.ts';
import { createSMSGateway } from '../../src/messages/outbox/sms-gateway.ts';

const received: { headers: IncomingHttpHeaders; body: unknown }[] = [];
const taken = (response: ServerResponse) => void response.writeHead(202).end();
let answer = taken;
const gateway = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (part: string) => (text += part));
  request.on('end', () => {
    received.push({ headers: request.headers, body: JSON.parse(text) });
    answer(response);
  });
});
let url: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/sms`;
});
afterAll(() => {
  gateway.closeAllConnections();
  gateway.close();
});
afterEach(() => {
  received.length = 0;
  answer = taken;
});

const parcel = {
  id: 'message-1',
  to: '9000000001',
  subject: null,
  text: '123456 is your code.',
};

async function failureOf(delivery: Promise<void>): Promise<DeliveryFailure> {
  const failure: unknown = await delivery.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof DeliveryFailure)) throw new Error('The delivery did not fail as expected.');
  expect(failure.message).not.toMatch(/9000000001|123456|gateway-key/);
  return failure;
}

test('gets each message as JSON, with the key and a name that is the same at every attempt', async () => {
  const carrier = createSMSGateway({ url, key: 'gateway-key', newsPerSecond: 20 });
  await carrier.deliver(parcel);
  await carrier.deliver(parcel);
  expect(received).toHaveLength(2);
  for (const { headers, body } of received) {
    expect(body).toEqual({ id: 'message-1', to: '+919000000001', text: parcel.text });
    expect(headers).toMatchObject({
      authorization: 'Bearer gateway-key',
      'content-type': 'application/json',
      'idempotency-key': 'message-1',
    });
  }
});

test.each([
  [500, false],
  [502, false],
  [503, false],
  [429, false],
  [408, false],
  [401, false],
  [402, false],
  [403, false],
  [404, false],
  [400, true],
  [410, true],
  [422, true],
])('an answer of %i: given up at once is %s', async (status, isFinal) => {
  answer = (response) => void response.writeHead(status).end();
  const failure = await failureOf(
    createSMSGateway({ url, key: 'gateway-key', newsPerSecond: 20 }).deliver(parcel),
  );
  expect(failure).toMatchObject({ message: `the SMS gateway answered ${status}`, isFinal });
});

test('a page in place of an answer is none', async () => {
  answer = (response) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Sign in</h1>');
  const failure = await failureOf(
    createSMSGateway({ url, key: 'gateway-key', newsPerSecond: 20 }).deliver(parcel),
  );
  expect(failure).toMatchObject({ message: 'the SMS gateway answered with a page', isFinal: false });
});

test('the key and the text do not follow a redirect', async () => {
  answer = (response) => void response.writeHead(307, { location: url }).end();
  const failure = await failureOf(
    createSMSGateway({ url, key: 'gateway-key', newsPerSecond: 20 }).deliver(parcel),
  );
  expect(failure.isFinal).toBe(false);
  expect(received).toHaveLength(1);
});

test('a gateway that hangs is not waited for', async () => {
  answer = () => undefined;
  const failure = await failureOf(
    createSMSGateway({ url, key: 'gateway-key', newsPerSecond: 20 }, 50).deliver(parcel),
  );
  expect(failure).toMatchObject({ message: 'the SMS gateway did not answer in time', isFinal: false });
});

test('a gateway that is away may be back later', async () => {
  const away = createSMSGateway({ url: 'http://127.0.0.1:9/', key: 'gateway-key', newsPerSecond: 20 });
  expect(await failureOf(away.deliver(parcel))).toMatchObject({
    message: 'the SMS gateway could not be reached',
    isFinal: false,
  });
});

test('an SMS whose text is registered takes its template id and header along', async () => {
  const registration = { templateID: '1007161234567890123', header: 'AARMBH' };
  await createSMSGateway({ url, key: 'the-key', newsPerSecond: 20 }).deliver({ ...parcel, registration });
  expect(received.map(({ body }) => body)).toEqual([
    { id: 'message-1', to: '+919000000001', text: parcel.text, ...registration },
  ]);
});
