/** A server on an empty database with the sandbox's data, driven without a network by the operations of the contract. */
import { createServer, readConfig } from '../../src/index.ts';
import type { Database } from '../../src/database/open.ts';
import { loadContract } from '../../src/platform/contract.ts';
import type {
  OperationData,
  OperationId,
  OperationRequest,
  ResultMeta,
} from '../../src/platform/operation.ts';
import { demoPassword } from '../../src/seed/index.ts';
import { openTestDatabase } from './database.ts';

/** The moment that a test server starts at. */
export const startTime = new Date('2026-11-21T04:30:00Z');

export interface Answer<Id extends OperationId> {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  /** The whole body as it was sent. */
  text: string;
  data: OperationData<Id>;
  message: string;
  error: { code: string; fields: { path: string; code: string }[]; details: Record<string, unknown> } | null;
  meta: ResultMeta;
}

type Parts<Id extends OperationId> = Partial<OperationRequest<Id>> | { body?: unknown };

/** Calls an operation of the contract. What is sent need not fit the contract. */
export type Call = <Id extends OperationId>(
  id: Id,
  parts?: Parts<Id> & { headers?: Readonly<Record<string, string>> },
) => Promise<Answer<Id>>;

export interface TestServer {
  database: Database;
  /** The server's clock, to be moved by tests. */
  clock: { now: Date };
  /** Calls the API as nobody. */
  call: Call;
  /** Signs in with the demo password and returns how to call the API as this person. */
  signIn(mobileNumber: string): Promise<Call>;
  close(): Promise<void>;
}

export async function startTestServer(): Promise<TestServer> {
  const database = await openTestDatabase();
  const clock = { now: startTime };
  const config = readConfig({
    CAPTCHA: 'off',
    LOG_LEVEL: 'silent',
    PORTAL_DIR: '/nowhere',
    SERVER_SECRET: 'a secret that only tests know, 32+',
  });
  const { app, close } = await createServer(config, { database, now: () => clock.now });
  const { operations } = loadContract();

  const callWith =
    (token: string | undefined): Call =>
    async (id, parts = {}) => {
      const operation = operations.find((each) => each.id === id);
      if (!operation) throw new Error(`The contract has no ${id}.`);
      const { params = {}, query = {}, body, headers = {} } = { params: {}, query: {}, ...parts };
      const path = Object.entries(params).reduce(
        (url, [name, value]) => url.replace(`{${name}}`, encodeURIComponent(String(value))),
        operation.path,
      );
      const response = await app.inject({
        method: operation.method === 'GET' ? 'GET' : operation.method === 'PUT' ? 'PUT' : 'POST',
        url: `/api${path}`,
        query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
        headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
        ...(body === undefined ? {} : { payload: JSON.parse(JSON.stringify(body)) }),
      });
      const envelope = response.body === '' ? {} : response.json();
      return { status: response.statusCode, headers: response.headers, text: response.body, ...envelope };
    };

  const call = callWith(undefined);
  return {
    database,
    clock,
    call,
    signIn: async (mobileNumber) => {
      const { data, status } = await call('login', { body: { mobileNumber, password: demoPassword } });
      if (status !== 200) throw new Error(`${mobileNumber} could not sign in: ${status}.`);
      return callWith(data.token);
    },
    close: async () => {
      await close();
      await database.close();
    },
  };
}
