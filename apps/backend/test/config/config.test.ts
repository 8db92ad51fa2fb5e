import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { canBeGuessed, leastBits } from '../../src/config/secrets.ts';
import { readConfig } from '../../src/config/config.ts';
import { productionLimits, sandboxLimits } from '../../src/config/limits.ts';
import { StartFailure } from '../../src/start-failure.ts';

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
    smtp: null,
    smsGateway: null,
    limits: sandboxLimits,
  });
  expect(config.database).toEqual({ kind: 'folder', folder: config.dataFolder });
});

test('an empty variable counts as none', () => {
  expect(readConfig({ DATABASE_URL: '', HOST: '', PORT: ' ', SERVER_SECRET: '' })).toEqual(readConfig({}));
});

test('metrics are read nowhere unless a port is named, and then on this machine alone', () => {
  expect(readConfig({}).metrics).toBeNull();
  expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(readConfig({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5' }).metrics?.host).toBe('10.0.0.5');
  expect(() => readConfig({ METRICS_PORT: 'on' })).toThrow('METRICS_PORT must be a whole number');
});

const whatsappToken = 'EAAG7Hq2mXv9Lr4TzB8kWnQ3pY6sD1f';
const gatewayKey = 'gw_7Hq2mXv9Lr4TzB8kWn';
const captchaSecret = '6LdQx8UAAAAAJw3ZpRk7Vt1nYf5Bc0Hs2Mg9Xe4';
const keySecret = 'uT4bN8xQ2vKe6ZsR1yLc9WmP';
const webhookSecret = 'Jp5cV2dY8gT1nXr7KbZ4mQ9wLs3HfE6u';
const secret = 'n0w-y0u-see-me_Zq7LtR4vXk2BdJ8sQ';

const whatsapp = {
  WHATSAPP_NUMBER_ID: '106540352242922',
  WHATSAPP_TOKEN: whatsappToken,
  WHATSAPP_TEMPLATE: 'aarambh_news',
};

test('every setting of a production', () => {
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
      SMTP_URL: 'smtps://portal:p%40ss@mail.example',
      SMTP_FROM: 'Aarambh <no-reply@portal.example>',
      SMS_GATEWAY_URL: 'https://gateway.example/send',
      SMS_GATEWAY_KEY: gatewayKey,
      WHATSAPP_NUMBER_ID: '106540352242922',
      WHATSAPP_TOKEN: whatsappToken,
      WHATSAPP_TEMPLATE: 'aarambh_news',
      WHATSAPP_LANGUAGES: 'en, hi',
      RECAPTCHA_SITE_KEY: 'site-key',
      RECAPTCHA_SECRET: captchaSecret,
      RAZORPAY_KEY_ID: 'rzp_live_key',
      RAZORPAY_KEY_SECRET: keySecret,
      RAZORPAY_WEBHOOK_SECRET: webhookSecret,
    }),
  ).toMatchObject({
    payments: {
      kind: 'razorpay',
      keyID: 'rzp_live_key',
      keySecret,
      webhookSecret,
      apiOrigin: 'https://api.razorpay.com',
      script: 'https://checkout.razorpay.com/v1/checkout.js',
    },
    host: '0.0.0.0',
    port: 8080,
    publicAddress: 'https://portal.example',
    database: { kind: 'postgres', url: 'postgres://aarambh:secret@db.example:5432/aarambh' },
    replica: null,
    dataFolder: resolve('somewhere'),
    sandbox: false,
    secret,
    secretsRead: [],
    drainTime: 5000,
    logLevel: 'warn',
    trustedProxies: 2,
    smtp: {
      host: 'mail.example',
      port: 465,
      tls: 'implicit',
      credentials: { user: 'portal', password: 'p@ss' },
      from: { name: 'Aarambh', address: 'no-reply@portal.example' },
    },
    smsGateway: { url: 'https://gateway.example/send', key: gatewayKey },
    whatsapp: {
      url: 'https://graph.facebook.com/v23.0/106540352242922/messages',
      token: whatsappToken,
      template: 'aarambh_news',
      languages: ['en', 'hi'],
      newsPerSecond: 20,
      newsPerDay: 1_000,
    },
    captcha: {
      kind: 'recaptcha',
      siteKey: 'site-key',
      secret: captchaSecret,
      origin: 'https://www.google.com',
    },
    limits: productionLimits,
  });
});

test.each([
  ['smtp://mail.example', { port: 587, tls: 'required' }],
  ['smtp://mail.example:2525', { port: 2525, tls: 'required' }],
  ['smtps://mail.example', { port: 465, tls: 'implicit' }],
  ['smtp://127.0.0.1:2525', { host: '127.0.0.1', port: 2525, tls: 'none' }],
  ['smtp://[::1]', { host: '::1', port: 25, tls: 'none' }],
])('%s: e-mail is encrypted on every way out of this machine', (address, expected) => {
  expect(readConfig({ SMTP_URL: address, SMTP_FROM: 'a@b.example' }).smtp).toMatchObject(expected);
});

describe('a setting that cannot be is told in one sentence:', () => {
  const complete = {
    SANDBOX: '0',
    SERVER_SECRET: secret,
    PUBLIC_URL: 'https://portal.example',
    SMTP_URL: 'smtps://mail.example',
    SMTP_FROM: 'no-reply@portal.example',
    SMS_GATEWAY_URL: 'https://gateway.example/',
    SMS_GATEWAY_KEY: gatewayKey,
    TRUSTED_PROXIES: '0',
  };
  test.each<[Record<string, string>, string]>([
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
    [{ PORT: '3000abc' }, 'PORT must be a whole number from 0 to 65535, not "3000abc".'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, not "-1".'],
    [{ DATABASE_URL: 'aarambh' }, 'DATABASE_URL is not an address.'],
    [
      { REPORTS_DATABASE_URL: 'postgres://replica/aarambh' },
      'REPORTS_DATABASE_URL needs DATABASE_URL, whose replica it is.',
    ],
    [
      { DATABASE_URL: 'postgres://one,two/aarambh', DATABASE_POOLER_URL: 'pooler' },
      'DATABASE_POOLER_URL is not an address.',
    ],
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
    [{ CAPTCHA: 'hard' }, 'CAPTCHA must be one of altcha, recaptcha, off, not "hard".'],
    [{ ...complete, CAPTCHA: 'off' }, 'CAPTCHA=off is for the sandbox only.'],
    [
      { ...complete, SMS_GATEWAY_URL: '' },
      'SANDBOX=0 needs SMS_GATEWAY_URL, or nobody would get a code by SMS.',
    ],
    [
      { ...complete, SMTP_URL: '' },
      'SANDBOX=0 needs SMTP_URL, or nobody would get the e-mail that confirms an address.',
    ],
    [
      { ...complete, PUBLIC_URL: 'http://portal.example' },
      'SANDBOX=0 needs a PUBLIC_URL with https://: passwords travel over it.',
    ],
    [
      { ...complete, SERVER_SECRET: 'x'.repeat(40) },
      'SERVER_SECRET can be guessed; make one with: openssl rand -base64 32',
    ],
    ...[
      'abcdefghijklmnopqrstuvwxyz0123456789',
      'zyxwvutsrqponmlkjihgfedcba9876543210',
      'qwertyuiopasdfghjklzxcvbnm1234567890',
      'aB3$eF7!aB3$eF7!aB3$eF7!aB3$eF7!aB3$',
      'acegikmoqsuwyACEGIKMOQSUWY13579acegi',
    ].map((weak): [Record<string, string>, string] => [
      { ...complete, SERVER_SECRET: weak },
      'SERVER_SECRET can be guessed; make one with: openssl rand -base64 32',
    ]),
    [
      {
        ...complete,
        RAZORPAY_KEY_ID: 'rzp_live_key',
        RAZORPAY_KEY_SECRET: keySecret,
        RAZORPAY_WEBHOOK_SECRET: 'webhook',
      },
      'RAZORPAY_WEBHOOK_SECRET can be guessed; make one with: openssl rand -base64 32',
    ],
    [
      {
        ...complete,
        RAZORPAY_KEY_ID: 'rzp_live_key',
        RAZORPAY_KEY_SECRET: '12345678901234567890',
        RAZORPAY_WEBHOOK_SECRET: webhookSecret,
      },
      'RAZORPAY_KEY_SECRET can be guessed; ask its provider for another',
    ],
    [
      { ...complete, RECAPTCHA_SITE_KEY: 'site-key', RECAPTCHA_SECRET: 'secret' },
      'RECAPTCHA_SECRET can be guessed; ask its provider for another',
    ],
    [
      { ...complete, ...whatsapp, WHATSAPP_TOKEN: 'token' },
      'WHATSAPP_TOKEN can be guessed; ask its provider for another',
    ],
    [{ ...complete, SMS_GATEWAY_KEY: 'key' }, 'SMS_GATEWAY_KEY can be guessed; ask its provider for another'],
    [
      { ...complete, SERVER_SECRET: `change-me-${secret}` },
      'SERVER_SECRET can be guessed; make one with: openssl rand -base64 32',
    ],
    [
      {
        ...complete,
        RECAPTCHA_SITE_KEY: '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI',
        RECAPTCHA_SECRET: '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe',
      },
      'RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET are those for tests, which let everybody pass.',
    ],
    [{ RECAPTCHA_SITE_KEY: 'site-key' }, 'reCAPTCHA needs both RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET.'],
    [{ CAPTCHA: 'recaptcha' }, 'reCAPTCHA needs both RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET.'],
    [
      { RECAPTCHA_SITE_KEY: 'a key;', RECAPTCHA_SECRET: 'x' },
      'RECAPTCHA_SITE_KEY must be of letters, digits, - and _.',
    ],
    [
      { RECAPTCHA_SITE_KEY: 'a', RECAPTCHA_SECRET: 'x', RECAPTCHA_URL: 'http://captcha.example' },
      'RECAPTCHA_URL must begin with https://, or anybody on the way could read along.',
    ],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL is not an address.'],
    [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL must begin with smtp:// or smtps://.'],
    [{ SMTP_URL: 'smtp:mail' }, 'SMTP_URL names no mail server.'],
    [
      { SMTP_URL: 'smtps://portal@mail.example', SMTP_FROM: 'a@b.example' },
      'SMTP_URL must hold both a user and a password, as in smtps://user:password@host.',
    ],
    [
      { SMTP_URL: 'smtps://portal:100%@mail.example', SMTP_FROM: 'a@b.example' },
      'SMTP_URL must have % in user and password written as %25.',
    ],
    [{ SMTP_URL: 'smtps://mail.example' }, 'SMTP_URL needs SMTP_FROM, the sender of e-mails.'],
    [
      { SMTP_URL: 'smtps://mail.example', SMTP_FROM: 'Aarambh' },
      'SMTP_FROM must be an e-mail address, as in Aarambh <no-reply@portal.example>, not "Aarambh".',
    ],
    [
      { SMS_GATEWAY_URL: 'https://gateway.example' },
      'SMS_GATEWAY_URL needs SMS_GATEWAY_KEY, which the gateway knows this server by.',
    ],
    [
      { SMS_GATEWAY_URL: 'http://gateway.example', SMS_GATEWAY_KEY: 'key' },
      'SMS_GATEWAY_URL must begin with https://, or anybody on the way could read along.',
    ],
    [
      { SMS_PRICE: '18 paise' },
      'SMS_PRICE must be rupees with at most four decimals, such as 0.18, not "18 paise".',
    ],
    [
      { ...whatsapp, WHATSAPP_TOKEN: '' },
      'WHATSAPP_NUMBER_ID needs WHATSAPP_TOKEN, which WhatsApp knows this server by.',
    ],
    [
      { ...whatsapp, WHATSAPP_TEMPLATE: 'Our news' },
      'WHATSAPP_NUMBER_ID needs WHATSAPP_TEMPLATE, the name of the approved template: small letters, digits and _.',
    ],
    [
      { ...whatsapp, WHATSAPP_LANGUAGES: 'en,ta' },
      'WHATSAPP_LANGUAGES must be some of en, hi, mr with commas between them, not "en,ta".',
    ],
    [
      { ...whatsapp, WHATSAPP_URL: 'http://whatsapp.example' },
      'WHATSAPP_URL must begin with https://, or anybody on the way could read along.',
    ],
    [
      { ...complete, SERVER_SECRET: '' },
      'SANDBOX=0 needs SERVER_SECRET, the same in every copy of the server.',
    ],
    [
      { ...complete, PUBLIC_URL: '' },
      'SANDBOX=0 needs PUBLIC_URL, the address that links in e-mails begin with.',
    ],
    [
      { ...complete, TRUSTED_PROXIES: '' },
      'SANDBOX=0 needs TRUSTED_PROXIES, how many proxies stand in front and add to X-Forwarded-For: 1 behind one nginx, 0 for none.',
    ],
    [{ TRUSTED_PROXIES: 'all' }, 'TRUSTED_PROXIES must be a whole number from 0 to 10, not "all".'],
  ])('%j', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(new StartFailure(sentence));
  });
});

describe('payments', () => {
  const keys = {
    RAZORPAY_KEY_ID: 'rzp_test_key',
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  };

  test('are a test checkout in the sandbox', () => {
    expect(readConfig({}).payments).toEqual({ kind: 'sandbox' });
  });

  test.each([
    ['all of', { RAZORPAY_KEY_SECRET: '' }],
    ['all of', { RAZORPAY_WEBHOOK_SECRET: '' }],
    ['begin with', { RAZORPAY_KEY_ID: 'key' }],
    ['must differ', { RAZORPAY_WEBHOOK_SECRET: keySecret }],
    ['https', { RAZORPAY_URL: 'http://api.example' }],
    ['https', { RAZORPAY_CHECKOUT_URL: 'http://checkout.example/checkout.js' }],
  ])('are refused with half a setting: %s', (reason, changes) => {
    expect(() => readConfig({ ...keys, ...changes })).toThrow(reason);
  });
});

test('a secret made at random passes, however it is written', () => {
  for (let turn = 0; turn < 200; turn += 1) {
    for (const encoding of ['base64', 'hex'] as const) {
      const made = randomBytes(32).toString(encoding);
      expect({ made, isRefused: canBeGuessed(made, leastBits.chosen) }).toEqual({ made, isRefused: false });
    }
  }
});

const bucketOfPortal = {
  FILES_S3_URL: 'https://s3.ap-south-1.amazonaws.com/portal-files',
  FILES_S3_REGION: 'ap-south-1',
  FILES_S3_KEY_ID: 'AKIDPORTAL',
  FILES_S3_SECRET: 'kept elsewhere',
};

describe('where files are kept', () => {
  test('without a variable: in the database', () => {
    expect(readConfig({}).files).toEqual({ home: 'database', folder: null, s3: null });
  });

  test('in a folder or a bucket, while those of before are still read', () => {
    const { files } = readConfig({ FILES: 's3', FILES_FOLDER: '/srv/files', ...bucketOfPortal });
    expect(files).toMatchObject({
      home: 's3',
      folder: '/srv/files',
      s3: { region: 'ap-south-1', links: false },
    });
    expect(files.s3?.address.href).toBe('https://s3.ap-south-1.amazonaws.com/portal-files/');
  });

  test.each([
    [{ LEGAL_PAGES: '/nowhere' }, 'privacy-policy.pdf, refund-policy.pdf, terms-of-use.pdf are not there'],
    [{ FILES: 'disk' }, 'FILES must be one of database, folder, s3, not "disk".'],
    [{ FILES: 'folder' }, 'FILES=folder needs FILES_FOLDER'],
    [{ FILES: 's3' }, 'FILES=s3 needs FILES_S3_URL'],
    [{ ...bucketOfPortal, FILES_S3_SECRET: '' }, 'FILES_S3_URL needs FILES_S3_SECRET'],
    [{ ...bucketOfPortal, FILES_S3_REGION: '' }, 'FILES_S3_URL needs FILES_S3_REGION'],
    [
      { ...bucketOfPortal, FILES_S3_URL: 'http://files.example/portal' },
      'FILES_S3_URL must begin with https://',
    ],
    [
      { ...bucketOfPortal, FILES_S3_URL: 'https://key:secret@files.example/portal' },
      'FILES_S3_URL must be an address alone',
    ],
  ])('%o is refused in a sentence', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });
});
