import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { productionLimits, sandboxLimits } from '../src/platform/limits/limits.ts';
import { StartFailure } from '../src/platform/start-failure.ts';

test('without a variable: a sandbox on port 3000 that keeps its data in a folder', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    host: 'localhost',
    port: 3000,
    publicAddress: null,
    sandbox: true,
    secret: null,
    logLevel: 'info',
    trustedProxies: 0,
    captcha: { kind: 'altcha' },
    messageGateway: null,
    limits: sandboxLimits,
  });
  expect(config.database).toEqual({ kind: 'folder', folder: config.dataFolder });
});

test('an empty variable counts as none', () => {
  expect(readConfig({ DATABASE_URL: '', HOST: '', PORT: ' ', SERVER_SECRET: '' })).toEqual(readConfig({}));
});

test('every setting of a production', () => {
  const secret = 'x'.repeat(32);
  expect(
    readConfig({
      HOST: '0.0.0.0',
      PORT: '8080',
      PUBLIC_URL: 'https://portal.example/',
      DATABASE_URL: 'postgres://aarambh:secret@db.example:5432/aarambh',
      DATA_DIR: 'somewhere',
      SANDBOX: '0',
      SERVER_SECRET: secret,
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '2',
      MESSAGE_GATEWAY_URL: 'https://gateway.example/send',
      MESSAGE_GATEWAY_TOKEN: 'token',
    }),
  ).toMatchObject({
    host: '0.0.0.0',
    port: 8080,
    publicAddress: 'https://portal.example',
    database: { kind: 'postgres', url: 'postgres://aarambh:secret@db.example:5432/aarambh' },
    dataFolder: resolve('somewhere'),
    sandbox: false,
    secret,
    logLevel: 'warn',
    trustedProxies: 2,
    messageGateway: { url: 'https://gateway.example/send', token: 'token' },
    limits: productionLimits,
  });
});

describe('a setting that cannot be is told in one sentence:', () => {
  const complete = {
    SANDBOX: '0',
    SERVER_SECRET: 'x'.repeat(32),
    PUBLIC_URL: 'https://portal.example',
    MESSAGE_GATEWAY_URL: 'https://gateway.example/',
  };
  test.each<[Record<string, string>, string]>([
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
    [{ PORT: '3000abc' }, 'PORT must be a whole number from 0 to 65535, not "3000abc".'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, not "-1".'],
    [{ DATABASE_URL: 'aarambh' }, 'DATABASE_URL is not an address.'],
    [
      { DATABASE_URL: 'mysql://localhost/aarambh' },
      'DATABASE_URL must begin with postgres:// or postgresql://.',
    ],
    [
      { DATABASE_URL: 'postgres://localhost' },
      'DATABASE_URL must end with the name of a database, as in postgres://host/aarambh.',
    ],
    [{ SANDBOX: 'yes' }, 'SANDBOX must be 1 or 0, not "yes".'],
    [{ SERVER_SECRET: 'short' }, 'SERVER_SECRET must have at least 32 characters.'],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".',
    ],
    [{ PUBLIC_URL: 'portal.example' }, 'PUBLIC_URL is not an address.'],
    [{ PUBLIC_URL: 'ftp://portal.example' }, 'PUBLIC_URL must begin with http:// or https://.'],
    [{ CAPTCHA: 'hard' }, 'CAPTCHA must be one of altcha, off, not "hard".'],
    [{ ...complete, CAPTCHA: 'off' }, 'CAPTCHA=off is for the sandbox only.'],
    [
      { ...complete, MESSAGE_GATEWAY_URL: '' },
      'SANDBOX=0 needs MESSAGE_GATEWAY_URL, or nobody would get a code by SMS.',
    ],
    [
      { ...complete, SERVER_SECRET: '' },
      'SANDBOX=0 needs SERVER_SECRET, the same in every copy of the server.',
    ],
    [
      { ...complete, PUBLIC_URL: '' },
      'SANDBOX=0 needs PUBLIC_URL, the address that links in e-mails begin with.',
    ],
    [{ TRUSTED_PROXIES: 'all' }, 'TRUSTED_PROXIES must be a whole number from 0 to 10, not "all".'],
  ])('%j', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(new StartFailure(sentence));
  });
});
