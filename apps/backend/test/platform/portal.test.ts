/** The portal's files, the pages outside the API and the headers of every answer. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { legalPages } from '../../src/config/index.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** What is put beside the portal's folder is in here too. */
const around = mkdtempSync(join(tmpdir(), 'aarambh-portal-'));
const folder = join(around, 'portal');
const legalFolder = mkdtempSync(join(tmpdir(), 'aarambh-legal-'));
const script = 'console.log("portal");'.repeat(20);

function put(path: string, content: string | Buffer): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

let server: TestServer;
beforeAll(async () => {
  put('index.html', '<!doctype html><title>Shell</title>');
  put('login/index.html', '<!doctype html><title>Login</title>');
  put('assets/entry.client-L8-L_dw-.js', script);
  put('assets/entry.client-L8-L_dw-.js.br', brotliCompressSync(script));
  put('assets/entry.client-L8-L_dw-.js.gz', gzipSync(script));
  put('assets/i18n/en.json', '{"login":"Login"}');
  put('worker.js', 'self.addEventListener("fetch", () => {});');
  put('documents/terms.pdf', '%PDF-1.7');
  put('documents/terms-of-use.pdf', '%PDF-1.7 sample');
  for (const name of legalPages) writeFileSync(join(legalFolder, name), `%PDF-1.7 own ${name}`);
  put(
    'csp-hashes.json',
    JSON.stringify({
      'script-src': ["'sha256-AAAA'", "'unsafe-inline'", '; script-src *'],
      'style-src': ["'sha256-BBBB'"],
      'object-src': ["'sha256-CCCC'"],
    }),
  );
  put('.secret', 'hidden');
  server = await startTestServer({
    env: {
      PORTAL_DIR: folder,
      LEGAL_PAGES: legalFolder,
      PUBLIC_URL: 'https://portal.example',
      SOCIAL_LINKEDIN: 'https://www.linkedin.com/company/another',
      SOCIAL_X: 'none',
    },
  });
});
afterAll(async () => {
  await server.close();
  for (const each of [around, legalFolder]) rmSync(each, { recursive: true, force: true });
});

const page = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-dest': 'document' };

function get(url: string, headers: Record<string, string> = page) {
  return server.app.inject({ url, headers });
}

test('the operator’s own legal pages stand in the place of the samples', async () => {
  const own = await get('/documents/terms-of-use.pdf');
  expect([own.statusCode, own.headers['content-type'], own.body]).toEqual([
    200,
    'application/pdf',
    '%PDF-1.7 own terms-of-use.pdf',
  ]);
  expect((await get('/documents/terms.pdf')).body).toBe('%PDF-1.7');
});

describe('a page', () => {
  test.each([
    ['/login', 'Login'],
    ['/login/', 'Login'],
    ['/login?next=/wallet', 'Login'],
    ['/', 'Shell'],
    ['/dashboard', 'Shell'],
    ['/otp-verification;contact=9000000001;instituteId=x', 'Shell'],
    ['/settings', 'Shell'],
    ['/eligible-students?jdID=%00', 'Shell'],
    ['/nowhere/at/all', 'Shell'],
  ])('%s is %s, never stored', async (url, title) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain(`<title>${title}</title>`);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('allows the scripts and styles of the build, and nothing that the list of hashes could slip in', async () => {
    const { headers } = await get('/login');
    expect(String(headers['content-security-policy']).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' 'sha256-AAAA'",
      "style-src 'self' 'sha256-BBBB'",
      "connect-src 'self'",
      "font-src 'self'",
      "img-src 'self' blob: data:",
      "manifest-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'upgrade-insecure-requests',
    ]);
  });

  test('is not what a script or a program gets for a file that there is not', async () => {
    for (const headers of [{ accept: '*/*' }, { ...page, 'sec-fetch-dest': 'script' }]) {
      const response = await get('/assets/gone-12345678.js', headers);
      expect(response.statusCode).toBe(404);
      expect(response.json().error.code).toBe('NOT_FOUND');
    }
  });

  test('is what a person opens through the worker, and not what that fetches by itself', async () => {
    const passedOn = { ...page, 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'navigate' };
    expect((await get('/my-jobs', passedOn)).statusCode).toBe(200);
    expect((await get('/my-jobs', { ...passedOn, 'sec-fetch-mode': 'cors' })).statusCode).toBe(404);
  });

  test('is not posted to', async () => {
    const response = await server.app.inject({ method: 'POST', url: '/login', headers: page });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
  });
});

describe('a file', () => {
  test('whose name has a hash is kept for a year, others are asked for again', async () => {
    const hashed = await get('/assets/entry.client-L8-L_dw-.js');
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers['content-type']).toContain('javascript');
    const texts = await get('/assets/i18n/en.json');
    expect(texts.headers['cache-control']).toBe('no-cache');
    const again = await get('/assets/i18n/en.json', { 'if-none-match': String(texts.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  test('may reach for others only when it is the worker', async () => {
    const connections = async (url: string) =>
      String((await get(url)).headers['content-security-policy']).includes("connect-src 'self'");
    expect(await connections('/worker.js')).toBe(true);
    expect(await connections('/assets/entry.client-L8-L_dw-.js')).toBe(false);
  });

  test('is sent as the build compressed it', async () => {
    const url = '/assets/entry.client-L8-L_dw-.js';
    const brotli = await get(url, { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
    const gzip = await get(url, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
    expect((await get(url, {})).body).toBe(script);
  });

  test.each([
    '/csp-hashes.json',
    '/.secret',
    '/login/index.html',
    '/assets/entry.client-L8-L_dw-.js.br',
    '/assets/',
  ])('%s is not served', async (url) => {
    expect((await get(url, { accept: '*/*' })).statusCode).toBe(404);
  });

  test('outside the folder is out of reach, however the path is written', async () => {
    put('../aarambh-outside.txt', 'outside');
    const origin = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }));
    const paths = [
      '/../aarambh-outside.txt',
      '/%2e%2e/aarambh-outside.txt',
      '/assets/..%2f..%2faarambh-outside.txt',
      '/assets/%2e%2e%2f%2e%2e%2faarambh-outside.txt',
      '//aarambh-outside.txt',
      '/..\\aarambh-outside.txt',
      '/assets/../../aarambh-outside.txt',
      '/%00',
      '/api/%2e%2e/outbox',
    ];
    for (const path of paths) {
      const { status, text } = await rawGet(origin, path);
      expect({ path, text }).toEqual({ path, text: expect.not.stringContaining('outside') });
      expect(status).toBeGreaterThanOrEqual(400);
    }
    rmSync(join(folder, '../aarambh-outside.txt'));
  });
});

/** Sends a path as it is; `fetch` and `inject` would tidy it up. */
function rawGet({ hostname, port }: URL, path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

test('/config.json tells the portal the settings of this installation', async () => {
  const response = await get('/config.json');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toEqual({
    apiBase: '/api',
    college: { isOffered: false },
    authBase: '/api',
    paths: {},
    captcha: { provider: 'off' },
    payment: { provider: 'sandbox', script: '/sandbox/checkout.js' },
    push: { key: expect.stringMatching(/^[A-Za-z0-9_-]{87}$/) },
    whatsapp: { isOffered: false },
    defaultLanguage: 'en',
    social: {
      linkedin: 'https://www.linkedin.com/company/another',
      youtube: 'https://www.youtube.com/@aarambh',
      instagram: 'https://www.instagram.com/aarambh',
      facebook: 'https://www.facebook.com/aarambh',
    },
  });
});

test('every answer carries the headers that browsers heed', async () => {
  for (const url of [
    '/login',
    '/dashboard',
    '/assets/i18n/en.json',
    '/api/wallet',
    '/api/nothing',
    '/health',
    '/outbox',
  ]) {
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.any(String),
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-request-id': expect.stringMatching(/^req-/),
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
  }
});

test('a page may ask for the camera, which reads codes at a door, and nothing else that is served may', async () => {
  const rest = 'geolocation=(), microphone=(), usb=()';
  for (const url of ['/', '/login', '/check-in'])
    expect((await get(url)).headers['permissions-policy']).toBe(`camera=(self), ${rest}`);
  for (const url of ['/assets/i18n/en.json', '/api/wallet', '/health', '/outbox'])
    expect((await get(url)).headers['permissions-policy']).toBe(`camera=(), ${rest}`);
});

test('an answer of the API is a dead page when it is opened as one', async () => {
  const { headers } = await get('/api/institute/all?pageNo=-1');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  );
});

test('over plain http no answer asks for https', async () => {
  const plain = await startTestServer({ env: { PORTAL_DIR: folder } });
  try {
    const { headers } = await plain.app.inject({ url: '/login', headers: page });
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  } finally {
    await plain.close();
  }
});
