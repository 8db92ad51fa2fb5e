/** The real provider's adapter, with a provider on this machine that answers as the real one does. */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const keySecret = 'the secret of the key';
const webhookSecret = 'the secret of the webhook';

interface Asked {
  method: string;
  path: string;
  authorization: string;
  body: Record<string, unknown>;
}

const asked: Asked[] = [];
let payments: object[] = [];
let isDown = false;
let orders = 0;

const provider = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (part: string) => (text += part));
  request.on('end', () => answer(request, response, text === '' ? {} : JSON.parse(text)));
});

function answer(request: IncomingMessage, response: ServerResponse, body: Record<string, unknown>): void {
  const { method = '', url: path = '', headers } = request;
  asked.push({ method, path, authorization: headers.authorization ?? '', body });
  const made = { entity: 'order', id: `order_real${(orders += 1)}`, status: 'created', ...body };
  response.writeHead(isDown ? 500 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(method === 'POST' ? made : { entity: 'collection', items: payments }));
}

const folder = mkdtempSync(join(tmpdir(), 'aarambh-razorpay-'));
let server: TestServer;
let call: Call;
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Shell</title>');
  server = await startTestServer({
    env: {
      RAZORPAY_KEY_ID: 'rzp_test_key',
      RAZORPAY_KEY_SECRET: keySecret,
      RAZORPAY_WEBHOOK_SECRET: webhookSecret,
      RAZORPAY_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
      PORTAL_DIR: folder,
    },
  });
});
afterAll(async () => {
  await server.close();
  provider.closeAllConnections();
  provider.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  asked.length = 0;
  payments = [];
  isDown = false;
  call = await server.actAs((await addPerson(server.database.db, 'experienced', null)).id);
});

const order = (receiptID: string) =>
  call('createPaymentOrder', { body: { amount: 10_000, currency: 'INR', receiptID } });

test('an order is opened with the key, and told to the browser with its public part', async () => {
  const { data } = await order('first');
  expect(data).toMatchObject({ key: 'rzp_test_key', provider: 'razorpay', status: 'Created' });
  expect(data.id).toMatch(/^order_real\d+$/);
  const [question] = asked;
  expect(question).toMatchObject({ method: 'POST', path: '/v1/orders' });
  expect(question?.authorization).toBe(
    `Basic ${Buffer.from(`rzp_test_key:${keySecret}`).toString('base64')}`,
  );
  expect(question?.body).toMatchObject({ amount: 10_000, currency: 'INR' });
  expect(JSON.stringify(data)).not.toContain(keySecret);
});

test('without an answer nothing is begun, and the same purchase can be tried again', async () => {
  isDown = true;
  expect(await order('again')).toMatchObject({ status: 503, error: { code: 'UNAVAILABLE' } });
  isDown = false;
  expect(await order('again')).toMatchObject({ status: 200, data: { receiptID: 'again' } });
});

test("the browser's proof is that of the key's secret", async () => {
  const { data } = await order('proof');
  const sign = (secret: string) => createHmac('sha256', secret).update(`${data.id}|pay_1`).digest('hex');
  const proof = { razorpay_order_id: data.id, razorpay_payment_id: 'pay_1' };
  const verify = (secret: string) =>
    call('verifyPayment', { body: { ...proof, razorpay_signature: sign(secret) } });
  expect((await verify(webhookSecret)).status).toBe(400);
  expect((await verify(keySecret)).data.order.status).toBe('Paid');
});

test("the provider's message is that of the webhook's secret, over its own bytes", async () => {
  const { data } = await order('message');
  const entity = { id: 'pay_2', order_id: data.id, status: 'captured', amount: 10_000, currency: 'INR' };
  const payload = `{ "event":"order.paid",\n "payload": {"payment":{"entity":${JSON.stringify(entity)}}} }`;
  const send = async (secret: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/payment/webhook/razorpay',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': 'event-1',
        'x-razorpay-signature': createHmac('sha256', secret).update(payload).digest('hex'),
      },
      payload,
    });
  expect((await send(keySecret)).statusCode).toBe(400);
  expect((await send(webhookSecret)).statusCode).toBe(200);
  expect((await call('getWallet')).data.wallet.balance).toBe(100);
});

test('what the provider lists decides, and its silence changes nothing', async () => {
  const { data } = await order('asked');
  const ask = async () => (await call('getPaymentOrder', { params: { id: data.id } })).data.order.status;
  const payment = { id: 'pay_3', amount: 10_000, currency: 'INR' };
  isDown = true;
  expect(await ask()).toBe('Created');
  isDown = false;
  payments = [
    { ...payment, id: 'pay_0', status: 'failed' },
    { ...payment, status: 'authorized' },
    { odd: true },
  ];
  expect(await ask()).toBe('Attempted');
  payments = [
    { ...payment, id: 'pay_0', status: 'failed' },
    { ...payment, status: 'captured' },
  ];
  expect(await ask()).toBe('Paid');
  expect(asked.at(-1)?.path).toBe(`/v1/orders/${data.id}/payments`);
});

test("the portal's pages may use the provider's script, and nothing else is let in", async () => {
  const { headers } = await server.app.inject({ url: '/wallet', headers: { accept: 'text/html' } });
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toContain("script-src 'self' https://checkout.razorpay.com");
  expect(policy.find((rule) => rule.startsWith('frame-src'))).toMatch(
    /^frame-src http:\/\/127\.0\.0\.1:\d+ https:\/\/checkout\.razorpay\.com$/,
  );
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  const { payment } = (await server.app.inject({ url: '/config.json' })).json();
  expect(payment).toEqual({ provider: 'razorpay', script: 'https://checkout.razorpay.com/v1/checkout.js' });
  expect((await server.app.inject({ url: '/sandbox/checkout.js' })).statusCode).toBe(404);
});
