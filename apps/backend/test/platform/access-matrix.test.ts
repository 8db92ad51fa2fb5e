/**
 * Who may call what, asked of the running server: every operation of the contract as nobody, with a token that has run
 * out and as each seeded role. What it answers must be what the contract's `x-permission` and, of pages, `x-permission-pages`
 * say of the role's permissions, and is written to `access-matrix.txt`, where a change is seen in review (`vitest -u` writes it anew).
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Identity } from '../../src/platform/operation.ts';
import { allPermissions } from '../../src/identity/roles/permissions.ts';
import { authorize } from '../../src/platform/access.ts';
import { loadContract, type AccessRule, type OperationDescription } from '../../src/platform/contract.ts';
import { ApiFailure } from '../../src/platform/failure.ts';
import { demoAccounts } from '../../src/seed/data/accounts.ts';
import { type RoleKey } from '../../src/identity/roles/system-roles.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { roleSeeds, type RoleSeed } from '../../src/seed/data/roles.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { addPerson } from '../support/people.ts';
import { tableOf } from '../support/text-table.ts';
import { sampleRequest } from '../support/samples.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const contract = loadContract();

const hour = 60 * 60 * 1000;

/** `-`: not signed in. `no`: not permitted. `own`: the caller's own records. `yes`: what is in the role's scope. */
type Verdict = '-' | 'no' | 'own' | 'yes';

/** One row of the table: an operation, or what the contract's description says of a part of it. */
interface Probe {
  name: string;
  operation: OperationDescription;
  /** What is asked for besides what the contract requires. */
  query: Readonly<Record<string, string>>;
  access: AccessRule;
}

const probes: readonly Probe[] = contract.operations.flatMap((operation): Probe[] => {
  const { id: name, access, pagesNeed } = operation;
  const whole = { name, operation, query: {}, access };
  if (pagesNeed === null) return [whole];
  return [
    { ...whole, query: { pageNo: '-1' } },
    { ...whole, name: `${name} by pages`, query: { pageNo: '1' }, access: pagesNeed },
  ];
});

interface Caller {
  name: string;
  token: string | undefined;
  permissions: ReadonlySet<string>;
}

let server: TestServer;
let callers: readonly Caller[];
let observed: ReadonlyMap<string, readonly Verdict[]>;

beforeAll(async () => {
  server = await startTestServer({ limits: { callsPerPerson: { most: 100_000, seconds: 60 } } });
  const stale = await tokenOf('super-admin');
  server.clock.now = new Date(server.clock.now.getTime() + 25 * hour);
  callers = [
    { name: 'nobody', token: undefined, permissions: new Set() },
    { name: 'expired', token: stale, permissions: new Set() },
    ...(await Promise.all(
      roleSeeds.map(async (role) => ({
        name: role.key,
        token: await tokenOf(role.key),
        permissions: permissionsOf(role),
      })),
    )),
  ];
  const rows = new Map<string, Verdict[]>();
  for (const probe of probes) {
    const verdicts: Verdict[] = [];
    for (const caller of callers) verdicts.push(await ask(probe, caller));
    rows.set(probe.name, verdicts);
  }
  observed = rows;
}, 120_000);
afterAll(() => server.close());

function permissionsOf({ permissions }: RoleSeed): ReadonlySet<string> {
  return new Set(permissions === 'every' ? allPermissions() : permissions);
}

async function tokenOf(role: RoleKey): Promise<string> {
  const account = demoAccounts.find((each) => each.role === role && each.state === 'active');
  const id = account === undefined ? await added(role) : seededID(`user/${account.mobileNumber}`);
  return server.tokenOf(id);
}

/** Somebody with a role that nobody in the sandbox has. */
async function added(role: RoleKey): Promise<string> {
  const scope = roleSeeds.find(({ key }) => key === role)?.scope;
  const isOfCompany = scope === 'company' || scope === 'job';
  const home = isOfCompany ? companyID('navyug') : instituteID('sahyadri');
  return (await addPerson(server.database.db, role, home)).id;
}

/** What the server answers, in the words of the table. */
async function ask(probe: Probe, { token, permissions }: Caller): Promise<Verdict> {
  const { statusCode, body } = await server.app.inject(harmless(probe, token));
  const code = body.startsWith('{') ? JSON.parse(body).error?.code : undefined;
  if (statusCode === 401 && (code === 'UNAUTHENTICATED' || code === 'TOKEN_EXPIRED')) return '-';
  if (statusCode === 403 && code === 'FORBIDDEN') return 'no';
  return isOwnOnly(probe, permissions) ? 'own' : 'yes';
}

/**
 * A request that changes nothing when it is let in. Reads are asked for what the contract gives as the example. A write
 * brings a body of a kind that nothing reads, and a stream a parameter that it does not have: both are refused with
 * something other than 401 and 403 after, and only after, the caller has been let in.
 */
function harmless({ operation, query: asked }: Probe, token: string | undefined) {
  const { method, path } = operation;
  const { params = {}, query = {}, headers = {} } = sampleRequest(contract, operation);
  const url = Object.entries(params).reduce(
    (address, [name, value]) => address.replace(`{${name}}`, encodeURIComponent(value)),
    `/api${path}`,
  );
  const texts = Object.fromEntries(
    Object.entries({ ...query, ...asked }).map(([name, value]) => [name, String(value)]),
  );
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return method === 'GET'
    ? {
        method: 'GET' as const,
        url,
        query: isStream(path) ? { ...texts, unheardOf: '1' } : texts,
        headers: { ...headers, ...authorization },
      }
    : {
        method: writing(method),
        url,
        query: texts,
        headers: { ...headers, ...authorization, 'content-type': 'application/x-unreadable' },
        payload: 'x',
      };
}

function writing(method: string): 'POST' | 'PUT' | 'PATCH' | 'DELETE' {
  if (method === 'POST' || method === 'PUT' || method === 'PATCH' || method === 'DELETE') return method;
  throw new Error(`Nothing is known of ${method}.`);
}

/** Whether what answers is a stream of events, which never ends. */
function isStream(path: string): boolean {
  return JSON.stringify(describedPath(path).get ?? {}).includes('text/event-stream');
}

function describedPath(path: string): Record<string, unknown> {
  const paths = new Map(Object.entries(contract.document.paths ?? {}));
  const item: unknown = paths.get(path);
  return typeof item === 'object' && item !== null ? { ...item } : {};
}

/** What the contract says, worked out here a second time. */
function expected({ operation: { alsoNeeds }, access }: Probe, { name, permissions }: Caller): Verdict {
  if (access === 'public') return 'yes';
  if (name === 'nobody' || name === 'expired') return '-';
  if (alsoNeeds.some((each) => !permissions.has(each))) return 'no';
  if (access === 'signed-in' || access.some((each) => permissions.has(each))) return 'yes';
  return access.includes('own') ? 'own' : 'no';
}

function isOwnOnly({ access }: Probe, permissions: ReadonlySet<string>): boolean {
  return Array.isArray(access) && access.includes('own') && !access.some((each) => permissions.has(each));
}

test('every caller is answered as the contract says', () => {
  const differences = probes.flatMap((probe) =>
    callers.flatMap((caller, index) => {
      const verdict = observed.get(probe.name)?.[index];
      const due = expected(probe, caller);
      return verdict === due ? [] : [`${caller.name}: ${probe.name} is ${verdict}, not ${due}`];
    }),
  );
  expect(differences).toEqual([]);
});

test('the table of who may call what is the one that was reviewed', async () => {
  const head = ['operation', ...callers.map(({ name }) => name), 'asks for'];
  const rows = probes.map((probe) => [probe.name, ...(observed.get(probe.name) ?? []), ruleOf(probe)]);
  await expect(tableOf(head, rows)).toMatchFileSnapshot('./access-matrix.txt');
});

function ruleOf({ access, operation: { alsoNeeds } }: Probe): string {
  const first = typeof access === 'string' ? access : access.join(' | ');
  return [first, ...alsoNeeds].join(' & ');
}

describe('each permission that the contract names', () => {
  const person = (permissions: readonly string[]): Identity => ({
    kind: 'person',
    user: {} as Extract<Identity, { kind: 'person' }>['user'],
    permissions: new Set(permissions),
  });
  const isLetIn = (operation: OperationDescription, permissions: readonly string[]) => {
    try {
      authorize(operation, person(permissions));
      return true;
    } catch (error) {
      if (error instanceof ApiFailure) return false;
      throw error;
    }
  };
  const named = contract.operations.flatMap((operation) =>
    Array.isArray(operation.access) ? [{ operation, access: operation.access }] : [],
  );

  test('opens the operation on its own, with what is needed besides', () => {
    const shut = named.flatMap(({ operation, access }) =>
      access
        .filter((each) => !isLetIn(operation, [each, ...operation.alsoNeeds]))
        .map((each) => `${operation.id} with ${each}`),
    );
    expect(shut).toEqual([]);
  });

  test('is what it takes: all the others together do not open it', () => {
    const open = named
      .filter(({ access }) => !access.includes('own'))
      .filter(({ operation, access }) =>
        isLetIn(
          operation,
          [...allPermissions()].filter((each) => !access.includes(each)),
        ),
      );
    expect(open.map(({ operation }) => operation.id)).toEqual([]);
  });
});

describe('nothing is undeclared', () => {
  test('every operation names who may call it, and only permissions that there are', () => {
    const known = new Set<string>(['own', ...allPermissions()]);
    const unclear = contract.operations.filter(({ path, method, access, alsoNeeds, pagesNeed }) => {
      const operation = describedPath(path)[method.toLowerCase()];
      const isDeclared = typeof operation === 'object' && operation !== null && 'x-permission' in operation;
      const names = typeof access === 'string' ? [] : access;
      return !isDeclared || ![...names, ...alsoNeeds, ...(pagesNeed ?? [])].every((each) => known.has(each));
    });
    expect(unclear.map(({ id }) => id)).toEqual([]);
  });

  test('every route of the API is an operation of the contract, and every operation has its route', () => {
    const routes = routesOf(server.app.printRoutes({ commonPrefix: false }));
    const declared = contract.operations.map(
      ({ method, path }) => `${method} /api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    );
    const ofApi = routes.filter((route) => / \/api(\/|$)/.test(route) && !route.startsWith('HEAD '));
    expect(ofApi.toSorted()).toEqual(declared.toSorted());
  });

  test('what is served beside the API is known', () => {
    const routes = routesOf(server.app.printRoutes({ commonPrefix: false }));
    const others = new Set(
      routes.filter((route) => !/ \/api(\/|$)/.test(route)).map((route) => route.split(' ')[1] ?? ''),
    );
    expect([...others].toSorted()).toMatchInlineSnapshot(`
      [
        "/config.json",
        "/health",
        "/outbox",
        "/outbox.json",
        "/ready",
        "/sandbox/checkout.js",
        "/sandbox/checkout/:orderID",
      ]
    `);
  });
});

/** `METHOD /path` of every route in what Fastify prints: a tree whose levels are four characters deep. */
function routesOf(printed: string): string[] {
  const parents: string[] = [];
  return printed.split('\n').flatMap((line) => {
    const found = /^(?<indent>[│ ]*)[├└]── (?<part>\S*)(?: \((?<methods>[^)]*)\))?$/u.exec(line);
    if (found?.groups === undefined) return [];
    const { indent = '', part = '', methods } = found.groups;
    const depth = indent.length / 4;
    const path = (depth === 0 ? '' : (parents[depth - 1] ?? '')) + part;
    parents.splice(depth, parents.length, path);
    return methods === undefined ? [] : methods.split(', ').map((method) => `${method} ${path}`);
  });
}
