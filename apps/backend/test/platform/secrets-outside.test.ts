/** Where a secret of the settings could be read by somebody who may not read the settings: the list of processes, and what a crash leaves. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commandLines } from '../support/command-lines.ts';
import { startProgram, type Program } from '../support/program.ts';
import { sweep } from '../support/sweep.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

let folder: string;
let program: Program | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aarambh-secrets-'));
});
afterEach(async () => {
  program?.child.kill('SIGKILL');
  await program?.ended;
  program = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const secret = (): string => randomBytes(24).toString('base64url');

/** One of each kind, as an operator sets them. */
const secrets = {
  server: secret(),
  read: secret(),
  mail: secret(),
  sms: secret(),
  whatsapp: secret(),
  payments: secret(),
  webhook: secret(),
  captcha: secret(),
  files: secret(),
  database: secret(),
};
const settings = {
  SANDBOX: '0',
  PUBLIC_URL: 'https://portal.example',
  TRUSTED_PROXIES: '1',
  SERVER_SECRET: secrets.server,
  SERVER_SECRETS_READ: secrets.read,
  SMTP_URL: `smtp://portal:${secrets.mail}@127.0.0.1:9`,
  SMTP_FROM: 'no-reply@portal.example',
  SMS_GATEWAY_URL: 'http://127.0.0.1:9/',
  SMS_GATEWAY_KEY: secrets.sms,
  WHATSAPP_NUMBER_ID: '1234567890',
  WHATSAPP_TOKEN: secrets.whatsapp,
  WHATSAPP_TEMPLATE: 'news',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: secrets.payments,
  RAZORPAY_WEBHOOK_SECRET: secrets.webhook,
  RECAPTCHA_SITE_KEY: 'site',
  RECAPTCHA_SECRET: secrets.captcha,
};

/** Names of the secrets that stand in a text. */
const toldIn = (text: string): string[] =>
  Object.entries(secrets).flatMap(([name, value]) => (text.includes(value) ? [name] : []));

test('the search finds a secret that was given as an argument', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', secrets.sms]);
  await vi.waitFor(() => expect(toldIn(commandLines())).toEqual(['sms']), 10_000);
  child.kill('SIGKILL');
  await once(child, 'exit');
});

test.each([
  'deploy/systemd/aarambh@.service',
  'deploy/container/Containerfile',
  'scripts/package.mjs',
  'scripts/server-command.mjs',
])('%s starts the program as it is started here: reports of Node leave the settings out', (path) => {
  expect(readFileSync(join(root, path), 'utf8')).toContain('--report-exclude-env');
});

test('none stands in the list of processes, in what a crash says or in what Node reports of it', async () => {
  // What nobody catches, as a library could throw it: a text and properties that tell all it knows.
  const crash = join(folder, 'crash.mjs');
  writeFileSync(
    crash,
    `process.on('SIGWINCH', () => {
       throw Object.assign(new Error('cannot reach ' + process.env.SMTP_URL), { env: { ...process.env } });
     });`,
  );
  program = startProgram({
    ...settings,
    DATA_DIR: join(folder, 'data'),
    NODE_OPTIONS: [
      `--import=${pathToFileURL(crash).href}`,
      '--report-on-signal',
      `--report-directory=${folder}`,
    ].join(' '),
  });
  await program.address;
  const lines = commandLines();
  expect(lines).toContain('main.ts');
  expect(toldIn(lines)).toEqual([]);

  program.child.kill('SIGUSR2');
  const reports = () => readdirSync(folder).filter((name) => name.startsWith('report.'));
  await vi.waitFor(() => expect(reports()).not.toEqual([]), 10_000);
  program.child.kill('SIGWINCH');
  expect(await program.ended).toEqual({ code: 1, signal: null });
  expect(program.output()).toContain('an error was not caught');
  expect(toldIn(program.output() + program.errors())).toEqual([]);
  expect(reports().flatMap((name) => toldIn(readFileSync(join(folder, name), 'utf8')))).toEqual([]);
}, 120_000);

test.each<Record<string, string>>([
  { DATABASE_URL: `postgresql://portal:${secrets.database}@127.0.0.1:9/portal` },
  { DATABASE_URL: `postgresql://portal:${secrets.database}@[::/portal` },
  { SMTP_URL: `smtp//portal:${secrets.mail}@127.0.0.1` },
  { FILES: 's3', FILES_S3_KEY_ID: 'id', FILES_S3_SECRET: secrets.files },
])(
  'none stands in why a start failed (%#)',
  async (env) => {
    program = startProgram({ ...settings, DATA_DIR: join(folder, 'data'), ...env });
    expect((await program.ended).code).toBe(1);
    expect(program.errors()).not.toBe('');
    expect(toldIn(program.output() + program.errors())).toEqual([]);
  },
  60_000,
);

sweep(
  'nor does any of the processes of npm start tell one',
  async () => {
    const started = spawn('npm', ['start'], {
      cwd: root,
      env: { ...process.env, ...settings, DATA_DIR: join(folder, 'data'), PORT: '0', SANDBOX_PEOPLE: 'few' },
      detached: true,
    });
    const ended = once(started, 'exit');
    try {
      let output = '';
      const seen = new Set<string>();
      started.stdout.on('data', (part: Buffer) => (output += part.toString()));
      started.stderr.on('data', (part: Buffer) => (output += part.toString()));
      await vi.waitFor(
        () => {
          for (const line of commandLines().split('\n')) seen.add(line);
          expect(output).toContain('ready at');
        },
        { timeout: 280_000, interval: 20 },
      );
      expect([...seen].some((line) => line.includes('scripts/start.mjs'))).toBe(true);
      expect([...seen].some((line) => line.includes('dist/main.js'))).toBe(true);
      expect(toldIn([...seen].join('\n') + output)).toEqual([]);
    } finally {
      // A group of its own: npm, its shell, the script and the server.
      if (started.pid !== undefined) process.kill(-started.pid, 'SIGTERM');
      await ended;
    }
  },
  300_000,
);
