import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const full = {
  apiBase: 'https://api.example/v1',
  authBase: 'https://auth.example',
  paths: { login: '/v2/login' },
  captcha: { provider: 'off' },
  payment: { provider: 'razorpay', script: 'https://checkout.example/v1/checkout.js' },
  push: { key: 'B'.repeat(87) },
  whatsapp: { isOffered: true },
  college: { isOffered: true },
  defaultLanguage: 'hi',
  social: { linkedin: 'https://www.linkedin.com/company/aarambh' },
};

it('takes what an operator set', () => {
  expect(readConfig(full)).toEqual(full);
});

it.each([undefined, null, 'text', [], {}])('has a default for everything when it reads %j', (value) => {
  expect(readConfig(value)).toEqual({
    apiBase: '/api',
    authBase: '/api',
    paths: {},
    captcha: { provider: 'altcha' },
    payment: { provider: 'off', script: null },
    push: { key: null },
    whatsapp: { isOffered: false },
    college: { isOffered: false },
    defaultLanguage: 'en',
    social: {},
  });
});

it.each(['//evil.example', 'javascript:alert(1)', 'ftp://files.example', 'api', 7, ''])(
  'does not send calls to %j',
  (apiBase) => {
    expect(readConfig({ apiBase }).apiBase).toBe('/api');
  },
);

it('drops the slash at the end of an address', () => {
  expect(readConfig({ apiBase: '/api/' }).apiBase).toBe('/api');
});

it('takes a checkout script of its own origin', () => {
  const payment = { provider: 'sandbox', script: '/sandbox/checkout.js' };
  expect(readConfig({ payment }).payment).toEqual(payment);
});

it.each([
  { provider: 'sandbox' },
  { provider: 'razorpay', script: 'javascript:alert(1)' },
  { provider: 'razorpay', script: '//evil.example/checkout.js' },
  { provider: 7, script: '/sandbox/checkout.js' },
])('takes no payments with %j', (payment) => {
  expect(readConfig({ payment }).payment).toEqual({ provider: 'off', script: null });
});

it('keeps the captcha on for a provider that it does not know', () => {
  expect(readConfig({ captcha: { provider: 'unheard-of' } }).captcha).toEqual({ provider: 'altcha' });
});

it('takes a provider of captchas with its key and its script', () => {
  const captcha = {
    provider: 'recaptcha',
    siteKey: 'site-key',
    script: 'https://www.google.com/recaptcha/api.js',
  };
  expect(readConfig({ captcha }).captcha).toEqual(captcha);
});

it.each([
  { provider: 'recaptcha' },
  { provider: 'recaptcha', siteKey: 'site-key', script: 'javascript:alert(1)' },
  { provider: 'recaptcha', siteKey: 'site-key', script: '/api.js' },
  { provider: 'recaptcha', siteKey: 7, script: 'https://www.google.com/recaptcha/api.js' },
])('keeps its own captcha for half a provider: %j', (captcha) => {
  expect(readConfig({ captcha }).captcha).toEqual({ provider: 'altcha' });
});

it.each([7, { key: 7 }, { key: 'short' }])('sends to no browser with the key of %j', (push) => {
  expect(readConfig({ push }).push).toEqual({ key: null });
});

it('drops paths that lead to another host', () => {
  expect(
    readConfig({ paths: { login: '//evil.example/login', register: 5, getRole: '/role' } }).paths,
  ).toEqual({
    getRole: '/role',
  });
});

it('shows no icon for a network it does not know or an address that is none', () => {
  const social = {
    linkedin: 'javascript:alert(1)',
    x: 'http://x.example',
    orkut: 'https://orkut.example',
    youtube: 7,
  };
  expect(readConfig({ social }).social).toEqual({});
});
