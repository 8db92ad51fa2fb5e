/** A server on an empty database with the sandbox's data, driven without a network by the operations of the contract. */
import { buffer as readBytes } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { BackgroundTask, MessageChannel } from '@aarambh/api-client/enums';
import type { FastifyInstance } from 'fastify';
import { createServer, type Config, type Server } from '../../src/index.ts';
import type { Database } from '../../src/database/database.ts';
import { loadContract } from '../../src/platform/contract.ts';
import type { OperationData, OperationId, ResultMeta } from '../../src/platform/operation.ts';
import { openSession } from '../../src/identity/auth/sessions.ts';
import { outboxMessages } from '../../src/messages/tables/outbox.ts';
import { users } from '../../src/identity/tables/users.ts';
import { loadKeys } from '../../src/platform/keys.ts';
import type { Limits } from '../../src/config/limits.ts';
import type { LogStream } from '../../src/platform/log.ts';
import { demoPassword } from '../../src/seed/index.ts';
import { conformanceTo } from './conformance.ts';
import { openTestDatabase } from './database.ts';
import { startTime, testConfig } from './settings.ts';
import { watchLog } from './told-in-log.ts';

export { startTime };

export interface Answer<Id extends OperationId> {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  /** The whole body as it was sent: also a file, of which the rest says nothing. */
  text: string;
  /** The same, as it is read when it is no text. */
  bytes: Buffer;
  data: OperationData<Id>;
  message: string;
  error: { code: string; fields: { path: string; code: string }[]; details: Record<string, unknown> } | null;
  meta: ResultMeta;
}

/** What is sent. It need not fit the contract. */
export interface Parts {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | boolean>>;
  headers?: Readonly<Record<string, string>>;
  body?: object;
}

/** Calls an operation of the contract. */
export type Call = <Id extends OperationId>(id: Id, parts?: Parts) => Promise<Answer<Id>>;

/** A message in the sandbox's outbox. */
export interface SentMessage {
  channel: MessageChannel;
  to: string;
  subject: string | null;
  text: string;
  withheldBecause: string | null;
}

export interface TestServerOptions {
  /** Environment variables beside the usual ones of tests. */
  env?: Readonly<Record<string, string>>;
  /** Limits on attempts that differ from the sandbox's. */
  limits?: Partial<Limits>;
  logStream?: LogStream;
  /** Whether there are jobs and candidates too, which take a moment to write. @default false */
  withJobs?: boolean;
  /** What its clock says at first. @default startTime */
  startsAt?: Date;
  /** Whether its tasks begin again and again by the real clock. @default false */
  hasRhythm?: boolean;
}

export interface TestServer {
  app: FastifyInstance;
  config: Config;
  database: Database;
  /** Null unless `env` says METRICS_PORT; its port is not open before `listen`. */
  metrics: Server['metrics'];
  /** The server's clock, to be moved by tests. */
  clock: { now: Date };
  /** Calls the API as nobody. */
  call: Call;
  /** How to call the API with a bearer token, valid or not. */
  callWith(token: string): Call;
  /** Every SMS and e-mail, newest first. */
  messages(): Promise<SentMessage[]>;
  /** The code in the newest SMS to a number. */
  codeFor(mobileNumber: string): Promise<string>;
  /** Signs in with the demo password and returns how to call the API as this person. */
  signIn(mobileNumber: string): Promise<Call>;
  /** A bearer token of a new session of this account, whatever its password. */
  tokenOf(userID: string): Promise<string>;
  /** What a task does by itself now and then. @param at the moment of it, if it is not the present one */
  runTask(name: BackgroundTask, at?: Date): Promise<void>;
  /** How to call the API as this account, whatever its password. */
  actAs(userID: string): Promise<Call>;
  close(): Promise<void>;
}

/** What a server outside the sandbox has to be told: no proxy, a mail server and an SMS gateway that nobody listens at. */
export const deliveryNowhere = {
  TRUSTED_PROXIES: '0',
  SMTP_URL: 'smtp://127.0.0.1:9',
  SMTP_FROM: 'no-reply@portal.example',
  SMS_GATEWAY_URL: 'http://127.0.0.1:9/',
  SMS_GATEWAY_KEY: 'gw_7Hq2mXv9Lr4TzB8kWn',
};

/** Every answer that comes through `call` is checked against the contract, and at the end every line of the log for what nobody may read. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { withJobs = false, startsAt = startTime, hasRhythm = false } = options;
  const log = watchLog(options.logStream);
  const settings = testConfig(options.env);
  const config = { ...settings, limits: { ...settings.limits, ...options.limits } };
  const database = await openTestDatabase(config.sandbox && !withJobs ? 'sandbox' : 'migrated');
  const clock = { now: startsAt };
  const now = () => clock.now;
  // What is not logged cannot be looked through.
  const logLevel = config.logLevel === 'silent' ? 'info' : config.logLevel;
  const server = await createServer(
    { ...config, logLevel },
    // A round that comes by the real clock would do what a test is about to look at, on a slow machine in the middle of it.
    { database, now, withJobs, hasRhythm, logStream: log.stream },
  );
  const contract = loadContract();
  const expectConformance = conformanceTo(contract);

  const callWith =
    (token: string | undefined): Call =>
    async (id, parts = {}) => {
      const operation = contract.operations.find((each) => each.id === id);
      if (!operation) throw new Error(`The contract has no ${id}.`);
      const { params = {}, query = {}, headers = {}, body } = parts;
      const path = Object.entries(params).reduce(
        (url, [name, value]) => url.replace(`{${name}}`, encodeURIComponent(value)),
        operation.path,
      );
      const response = await server.app.inject({
        method: methodOf(operation.method),
        url: `/api${path}`,
        query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
        headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
        ...(body === undefined ? {} : { payload: body }),
        payloadAsStream: true,
      });
      const { statusCode: status, headers: answered } = response;
      if (String(answered['content-type']).startsWith('text/event-stream')) {
        response.stream().destroy();
        return { status, headers: answered };
      }
      const bytes = await readBytes(response.stream());
      const sent = new TextDecoder().decode(bytes);
      const isFile = !String(answered['content-type']).startsWith('application/json');
      const envelope = sent === '' || isFile ? {} : JSON.parse(sent);
      if (status !== 304 && !isFile) expectConformance(operation, status, envelope);
      return { status, headers: answered, text: sent, bytes, ...envelope };
    };

  const tokenOf = async (userID: string): Promise<string> => {
    const [user] = await database.db.select().from(users).where(eq(users.id, userID));
    if (!user) throw new Error(`There is no account ${userID}.`);
    const opening = {
      keys: loadKeys(config),
      now: clock.now,
      client: { address: '127.0.0.1', userAgent: 'test' },
    };
    return database.db.transaction((tx) => openSession(tx, user, opening));
  };

  const call = callWith(undefined);
  const messages = async (): Promise<SentMessage[]> =>
    (await server.app.inject({ url: '/outbox.json' })).json().messages;
  return {
    app: server.app,
    config,
    database,
    metrics: server.metrics,
    clock,
    call,
    callWith,
    messages,
    codeFor: async (mobileNumber) => {
      const newest = (await messages()).find(({ channel, to }) => channel === 'sms' && to === mobileNumber);
      const code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0];
      if (code === undefined) throw new Error(`The newest SMS to ${mobileNumber} has no code.`);
      return code;
    },
    signIn: async (mobileNumber) => {
      const { data, status } = await call('login', { body: { mobileNumber, password: demoPassword } });
      if (status !== 200) throw new Error(`${mobileNumber} could not sign in: ${status}.`);
      return callWith(data.token);
    },
    tokenOf,
    actAs: async (userID) => callWith(await tokenOf(userID)),
    runTask: async (name, at = clock.now) => {
      const present = clock.now;
      clock.now = at;
      await server.run(name);
      clock.now = present;
    },
    close: async () => {
      // Emptied, or gone, where a test is about that.
      const written = await database.db
        .select({ recipient: outboxMessages.recipient, body: outboxMessages.body })
        .from(outboxMessages)
        .catch(() => []);
      await server.close();
      await database.close();
      expect(log.secretsTold(written, [config.secret ?? ''])).toEqual([]);
    },
  };
}

function methodOf(name: string): 'GET' | 'POST' | 'PUT' | 'DELETE' {
  if (name === 'GET' || name === 'POST' || name === 'PUT' || name === 'DELETE') return name;
  throw new Error(`No operation is expected to be called with ${name}.`);
}
