/** reCAPTCHA, with a provider on this machine that answers as the real one does. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createRecaptcha } from '../../src/identity/captcha/recaptcha.ts';
import { ApiFailure } from '../../src/platform/failure.ts';
import { demoPassword } from '../../src/seed/index.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const asked: { path: string; form: Record<string, string> }[] = [];
const json = (value: unknown) => (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
const passes = json({ success: true, challenge_ts: '2026-11-21T04:30:00Z', hostname: 'portal.example' });
let answer: (response: ServerResponse) => void = passes;
const provider = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (part: string) => (text += part));
  request.on('end', () => {
    asked.push({ path: request.url ?? '', form: Object.fromEntries(new URLSearchParams(text)) });
    answer(response);
  });
});

const lines: string[] = [];
const folder = mkdtempSync(join(tmpdir(), 'aarambh-recaptcha-'));
let origin: string;
let server: TestServer;
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Shell</title>');
  server = await startTestServer({
    env: {
      CAPTCHA: '',
      RECAPTCHA_SITE_KEY: 'site-key',
      RECAPTCHA_SECRET: 'provider-secret',
      RECAPTCHA_URL: origin,
      PUBLIC_URL: 'https://portal.example',
      PORTAL_DIR: folder,
      LOG_LEVEL: 'warn',
    },
    logStream: { write: (line) => lines.push(line) },
  });
});
afterAll(async () => {
  await server.close();
  provider.closeAllConnections();
  provider.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => {
  asked.length = 0;
  lines.length = 0;
  answer = passes;
});

function signIn(token?: string) {
  return server.call('login', {
    body: { mobileNumber: '9000000001', password: demoPassword },
    headers: token === undefined ? {} : { 'x-captcha-token': token },
  });
}

const refusal = {
  status: 422,
  error: { code: 'CAPTCHA_FAILED', fields: [{ path: 'meta.captcha', code: 'captcha' }] },
};

test('a token that the provider knows lets a call through; the provider gets the secret and the token alone', async () => {
  expect((await signIn('token-of-a-person')).status).toBe(200);
  expect(asked).toEqual([
    {
      path: '/recaptcha/api/siteverify',
      form: { secret: 'provider-secret', response: 'token-of-a-person' },
    },
  ]);
});

test.each<[string, unknown]>([
  ['a made-up token', { success: false, 'error-codes': ['invalid-input-response'] }],
  ['a token that was used', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['a token of another site', { success: true, hostname: 'elsewhere.example' }],
  ['a token of no site', { success: true }],
  ['a wrong secret', { success: false, 'error-codes': ['invalid-input-secret'] }],
])('%s is refused', async (_name, verdict) => {
  answer = json(verdict);
  expect(await signIn('token')).toMatchObject(refusal);
});

test('only what the operator has to mend is logged, without token and secret', async () => {
  answer = json({ success: false, 'error-codes': ['timeout-or-duplicate'] });
  await signIn('token-of-a-person');
  expect(lines).toEqual([]);
  answer = json({ success: false, 'error-codes': ['invalid-input-secret'] });
  await signIn('token-of-a-person');
  answer = json({ success: true, hostname: 'elsewhere.example' });
  await signIn('token-of-a-person');
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toMatch(/token-of-a-person|provider-secret/);
});

test.each<[string, typeof answer]>([
  ['a page', (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi</h1>')],
  ['an answer of another form', json({ ok: true })],
  ['a failure', (response) => void response.writeHead(500).end()],
  ['a redirect', (response) => void response.writeHead(302, { location: '/' }).end()],
  ['nothing', (response) => void response.destroy()],
])('a provider that sends %s lets nobody in', async (_name, given) => {
  answer = given;
  const refused = await signIn('token');
  expect(refused).toMatchObject(refusal);
  expect(refused.message).toBe('The captcha could not be checked. Please try again in a moment.');
});

test('a provider that hangs is not waited for', async () => {
  answer = () => undefined;
  const captcha = createRecaptcha(
    { kind: 'recaptcha', siteKey: 'site-key', secret: 'provider-secret', origin },
    { publicAddress: () => 'https://portal.example', log: server.app.log, timeoutMs: 50 },
  );
  await expect(captcha.redeem('token')).rejects.toBeInstanceOf(ApiFailure);
});

test.each<[string, string | undefined]>([
  ['no token', undefined],
  ['a token of 5,000 characters', 'x'.repeat(5_000)],
])('%s: refused without asking the provider', async (_name, token) => {
  expect(await signIn(token)).toMatchObject(refusal);
  expect(asked).toEqual([]);
});

test('the server makes no challenges of its own', async () => {
  expect((await server.call('createCaptchaChallenge')).status).toBe(404);
});

describe('the portal', () => {
  test('is told the site key and the script, and not the secret', async () => {
    const { body } = await server.app.inject({ url: '/config.json' });
    expect(JSON.parse(body).captcha).toEqual({
      provider: 'recaptcha',
      siteKey: 'site-key',
      script: `${origin}/recaptcha/api.js`,
    });
    expect(body).not.toContain('provider-secret');
  });

  test('may load what the provider needs, and nothing else of its hosts', async () => {
    const { headers } = await server.app.inject({ url: '/login', headers: { accept: 'text/html' } });
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain(`script-src 'self' ${origin}/recaptcha/ https://www.gstatic.com/recaptcha/`);
    expect(policy).toContain(`frame-src ${origin}/recaptcha/ https://recaptcha.google.com/recaptcha/`);
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'");
  });
});
