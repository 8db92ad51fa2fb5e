/** E-mail to a real SMTP server on this machine. */
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { DeliveryFailure } from '../../src/messages/outbox/carrier.ts';
import { createSMTPCarrier } from '../../src/messages/outbox/smtp.ts';
import type { SMTPConfig } from '../../src/config/messages.ts';
import { certificate, certificateKey } from '../support/certificate.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';

const open: MailServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function mailServer(...options: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...options);
  open.push(server);
  return server;
}

function configFor(port: number, changes: Partial<SMTPConfig> = {}): SMTPConfig {
  return {
    host: '127.0.0.1',
    port,
    tls: 'none',
    credentials: null,
    from: { name: 'Aarambh', address: 'no-reply@portal.example' },
    newsPerSecond: 10,
    ...changes,
  };
}

const parcel = {
  id: '0198c0de-7a10-7c3e-9a55-3d1f2b7c9e01',
  to: 'neha@example.com',
  subject: 'Confirm your e-mail address',
  text: 'Hello Neha,\n\nhttps://portal.example/activate-user?token=secret',
};

async function failureOf(delivery: Promise<void>): Promise<DeliveryFailure> {
  const failure: unknown = await delivery.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof DeliveryFailure)) throw new Error('The delivery did not fail as expected.');
  // It is logged, so it must name nobody.
  expect(failure.message).not.toMatch(/neha|example\.com|secret/);
  return failure;
}

test('arrives as it was written, from the configured sender, and says that a machine wrote it', async () => {
  const server = await mailServer();
  await createSMTPCarrier(configFor(server.port)).deliver(parcel);
  expect(server.received).toHaveLength(1);
  const [mail] = server.received;
  expect(mail).toMatchObject({ from: 'no-reply@portal.example', to: ['neha@example.com'] });
  for (const line of [
    'From: Aarambh <no-reply@portal.example>',
    'To: neha@example.com',
    'Subject: Confirm your e-mail address',
    `Message-ID: <${parcel.id}@portal.example>`,
    'Auto-Submitted: auto-generated',
  ]) {
    expect(mail?.source.split('\r\n')).toContain(line);
  }
  expect(mail?.source).toContain('Hello Neha,');
});

test('Hindi arrives whole', async () => {
  const server = await mailServer();
  await createSMTPCarrier(configFor(server.port)).deliver({
    ...parcel,
    subject: 'अपने ई-मेल पते की पुष्टि करें',
    text: 'नमस्ते नेहा',
  });
  const source = server.received[0]?.source ?? '';
  expect(source).toMatch(/Subject: =\?UTF-8\?/);
  expect(source.replaceAll(/\s/g, '')).toContain(Buffer.from('नमस्ते नेहा').toString('base64'));
});

test('a calendar file goes as an invitation, or as its end', async () => {
  const server = await mailServer();
  const carrier = createSMTPCarrier(configFor(server.port));
  const file = (method: string) => `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nEND:VCALENDAR\r\n`;
  await carrier.deliver({ ...parcel, calendar: file('REQUEST') });
  await carrier.deliver({ ...parcel, calendar: file('CANCEL') });
  const [invitation, end] = server.received.map(({ source }) => source);
  expect(invitation).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i);
  expect(end).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/i);
});

test('an address or a subject cannot bring in another recipient or header', async () => {
  const server = await mailServer();
  const carrier = createSMTPCarrier(configFor(server.port));
  await carrier.deliver({ ...parcel, subject: 'Hello\r\nBcc: eve@example.com' });
  for (const to of ['neha@example.com, eve@example.com', 'neha@example.com>\r\nRCPT TO:<eve@example.com']) {
    expect(await failureOf(carrier.deliver({ ...parcel, to }))).toMatchObject({ isFinal: true });
  }
  expect(server.received.flatMap(({ to }) => to)).toEqual(['neha@example.com']);
  expect(server.received.map(({ source }) => source).join('')).not.toMatch(/^Bcc:/im);
});

test('user and password are given where they are asked for', async () => {
  const given: unknown[] = [];
  const server = await mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      given.push([username, password]);
      if (password === 'right') done(null, { user: String(username) });
      else done(new Error('no'));
    },
  });
  const as = (password: string) =>
    createSMTPCarrier(configFor(server.port, { credentials: { user: 'portal', password } }));
  await as('right').deliver(parcel);
  expect(given).toEqual([['portal', 'right']]);
  expect(server.received).toHaveLength(1);
  // The operator can mend it, so the message must not be lost.
  expect(await failureOf(as('wrong').deliver(parcel))).toMatchObject({
    isFinal: false,
    message: 'the mail server answered 535 (EAUTH)',
  });
});

describe('encryption', () => {
  const tls = { cert: certificate, key: certificateKey };

  test('from the first byte', async () => {
    const server = await mailServer({ ...tls, secure: true });
    const config = configFor(server.port, { tls: 'implicit' });
    await createSMTPCarrier(config, { ca: certificate }).deliver(parcel);
    expect(server.received[0]?.wasEncrypted).toBe(true);
  });

  test('by STARTTLS', async () => {
    const server = await mailServer({ ...tls, disabledCommands: [] });
    const config = configFor(server.port, { tls: 'required' });
    await createSMTPCarrier(config, { ca: certificate }).deliver(parcel);
    expect(server.received[0]?.wasEncrypted).toBe(true);
  });

  test.each(['implicit', 'required'] as const)(
    'a server that nobody vouches for gets nothing (%s)',
    async (kind) => {
      const server = await mailServer({ ...tls, secure: kind === 'implicit', disabledCommands: [] });
      const failure = await failureOf(
        createSMTPCarrier(configFor(server.port, { tls: kind })).deliver(parcel),
      );
      expect(failure.isFinal).toBe(false);
      expect(server.received).toEqual([]);
    },
  );

  test('a server that offers none gets nothing', async () => {
    const server = await mailServer();
    const failure = await failureOf(
      createSMTPCarrier(configFor(server.port, { tls: 'required' })).deliver(parcel),
    );
    expect(failure.isFinal).toBe(false);
    expect(server.received).toEqual([]);
  });
});

describe('a failure', () => {
  const answering = (code: number) =>
    mailServer({
      onRcptTo: (address, _session, done) =>
        done(Object.assign(new Error(`<${address.address}> is unknown`), { responseCode: code })),
    });

  test('a refused recipient stays refused', async () => {
    const { port } = await answering(550);
    expect(await failureOf(createSMTPCarrier(configFor(port)).deliver(parcel))).toMatchObject({
      isFinal: true,
      message: 'the mail server answered 550 (EENVELOPE)',
    });
  });

  test('a full mailbox may be empty later', async () => {
    const { port } = await answering(452);
    expect(await failureOf(createSMTPCarrier(configFor(port)).deliver(parcel))).toMatchObject({
      isFinal: false,
      message: 'the mail server answered 452 (EENVELOPE)',
    });
  });

  test('a server that is away may be back later', async () => {
    const server = await mailServer();
    await server.close();
    open.length = 0;
    expect(await failureOf(createSMTPCarrier(configFor(server.port)).deliver(parcel))).toMatchObject({
      isFinal: false,
    });
  });

  test('a server that says nothing is not waited for', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = silent.address() as AddressInfo;
      const carrier = createSMTPCarrier(configFor(port), { timeoutMs: 50 });
      expect(await failureOf(carrier.deliver(parcel))).toMatchObject({ isFinal: false });
    } finally {
      silent.close();
    }
  });

  test('a server that becomes silent in the middle is not waited for', async () => {
    const { port } = await mailServer({ onRcptTo: () => undefined });
    const carrier = createSMTPCarrier(configFor(port), { timeoutMs: 50 });
    expect(await failureOf(carrier.deliver(parcel))).toMatchObject({ isFinal: false });
  });
});
