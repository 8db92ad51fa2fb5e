import { describe, expect, test } from 'vitest';
import { createClient } from '../src/index.ts';
import { errorOf, login } from './ending.ts';
import { raw, serve, success } from './server.ts';

const retryDelaysMs = [1, 1];

describe('what is sent', () => {
  test('JSON, with the token and the language there are', async () => {
    const server = await serve(success({ token: 'new' }));
    const client = createClient({ apiBase: server.base, getToken: () => 'abc', getLanguage: () => 'hi' });
    const { data } = await client.POST('/auth/login', {
      body: login,
      params: { header: { 'X-Captcha-Token': 'solved' } },
    });
    expect(data?.data.token).toBe('new');
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      url: '/api/auth/login',
      body: JSON.stringify(login),
      headers: {
        authorization: 'Bearer abc',
        'accept-language': 'hi',
        'content-type': 'application/json',
        'x-captcha-token': 'solved',
      },
    });
  });

  test('no Authorization at all without a token', async () => {
    const server = await serve(success({ token: 'new' }));
    const client = createClient({ apiBase: server.base, getToken: () => null });
    await client.POST('/auth/login', { body: login });
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  test('a ticket that the caller gives instead of the token of the session', async () => {
    const server = await serve(success({ token: 'new' }));
    const client = createClient({ apiBase: server.base, getToken: () => 'session' });
    await client.POST('/auth/resetPassword', { body: login, headers: { authorization: 'Bearer ticket' } });
    expect(server.requests[0]?.headers.authorization).toBe('Bearer ticket');
  });

  test('parameters of path and query, escaped', async () => {
    const server = await serve(success({ role: { id: 'a', name: 'b', permissions: [] } }));
    const client = createClient({ apiBase: `${server.base}/` });
    await client.GET('/role/{id}', { params: { path: { id: 'a/b?c' } } });
    await client.GET('/institute/all', { params: { query: { pageNo: -1, search: 'पुणे & co' } } });
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/api/role/a%2Fb%3Fc',
      `/api/institute/all?pageNo=-1&search=${encodeURIComponent('पुणे & co')}`,
    ]);
  });
});

describe('two servers and configured paths', () => {
  test('authentication goes to its own server, by its own paths', async () => {
    const api = await serve(success({}));
    const auth = await serve(success({ token: 't', purpose: 'register' }));
    const client = createClient({
      apiBase: api.base,
      authBase: auth.base,
      paths: { login: '/v2/sign-in', sendOtp: '/otp/send', getRole: '/by-role', getInstituteConfig: '/cfg' },
      getToken: () => 'abc',
    });
    const otpHeader = { 'X-Requested-With': 'portal' };
    await client.POST('/auth/login', { body: login });
    await client.GET('/sendOTP/{mobileNumber}', {
      params: { path: { mobileNumber: '9000000001' }, query: { purpose: 'reset' }, header: otpHeader },
    });
    await client.POST('/sendOTP', { body: { mobileNumber: '9000000001', purpose: 'reset' } });
    await client.POST('/auth/logout');
    await client.GET('/role/{id}', { params: { path: { id: 'me' } } });
    await client.GET('/institute/config/{instituteId}', { params: { path: { instituteId: 'i1' } } });
    await client.PUT('/role/{id}', { params: { path: { id: 'r1' } }, body: { rowVersion: 1 } });
    const urls = (server: typeof api) => server.requests.map(({ method, url }) => `${method} ${url}`);
    expect(urls(auth)).toEqual([
      'POST /api/v2/sign-in',
      'GET /api/otp/send/9000000001?purpose=reset',
      'POST /api/sendOTP',
      'POST /api/auth/logout',
    ]);
    expect(urls(api)).toEqual(['GET /api/by-role/me', 'GET /api/cfg/i1', 'PUT /api/role/r1']);
    expect([...auth.requests, ...api.requests].map(({ headers }) => headers.authorization)).toEqual(
      Array.from({ length: 7 }, () => 'Bearer abc'),
    );
  });

  test('a redirect is not followed, so the token stays here', async () => {
    const elsewhere = await serve(success({}));
    const server = await serve(raw(307, '', { location: `${elsewhere.base}/auth/login` }));
    const client = createClient({ apiBase: server.base, getToken: () => 'abc', retryDelaysMs });
    const error = await errorOf(client.GET('/institute/all'));
    expect(error.kind).toBe('offline');
    expect(elsewhere.requests).toEqual([]);
  });

  test('a middleware cannot carry the token to a third server', async () => {
    const third = await serve(success({ institute: [] }));
    const client = createClient({ apiBase: 'http://127.0.0.1:1/api', getToken: () => 'abc' });
    client.use({ onRequest: () => new Request(`${third.base}/institute/all`) });
    await client.GET('/institute/all');
    expect(third.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  test('a base that is no address is refused when the client is made, and a server is told to give the whole one', () => {
    expect(() => createClient({ apiBase: 'http://' })).toThrow(TypeError);
    expect(() => createClient({ apiBase: '/api' })).toThrow(/On a server, give the whole address/);
  });
});
