/**
 * No body makes everybody else wait: every operation that takes one is sent the largest that it may be, in shapes that programs have taken
 * too long over, while it is watched how long the event loop of the server stands still.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileSizes } from '@aarambh/forms';
import { loadContract, type OperationDescription } from '../../src/platform/contract.ts';
import { demoPassword } from '../../src/seed/data/accounts.ts';
import { csvShapes, jsonShapes, nearMisses, textShapes, uploadShapes } from '../support/pathological.ts';
import { placesOf, type Place } from '../support/places.ts';
import { sampleRequest } from '../support/samples.ts';
import { startTime } from '../support/settings.ts';
import { startWatchedServer, type WatchedServer } from '../support/watched.ts';

/** Milliseconds. */
const longestAllowed = 250;

/** Bytes of a body in JSON; one more is refused unread. */
const mostOfJSON = 100_000;

/** Characters from which on an expression could take long that takes the square of them. */
const longText = 1_000;

/** In every run another part of the shapes for each short text; a whole run puts all of them everywhere. */
const isWhole = process.env.SWEEP === '1';
const part = isWhole ? 1 : 24;

const contract = loadContract();
const writing = contract.operations.filter(({ method }) => method !== 'GET');
const taking = writing.flatMap((operation) => {
  const places = placesOf(contract, operation);
  return places.length === 0 ? [] : [{ operation, places }];
});

const people = ['9000000001', '9000000011', '9000000021', '9000000031', '9000000051'] as const;

let server: WatchedServer;
const tokens: string[] = [];
beforeAll(async () => {
  server = await startWatchedServer();
  for (const mobileNumber of people) {
    const { data } = await answerTo('POST', '/auth/login', {
      body: { mobileNumber, password: demoPassword },
    });
    tokens.push(String(Reflect.get(Object(data), 'token')));
  }
}, 240_000);
afterAll(() => server.close());

interface Sent {
  token?: string | undefined;
  /** JSON, unless a type is given. */
  body?: unknown;
  type?: string;
  headers?: Readonly<Record<string, string>>;
}

interface Answer {
  status: number;
  data: unknown;
  message: string;
}

/** What the server answers; nothing for what is no JSON. */
async function answerTo(
  method: string,
  path: string,
  { token, body, type, headers }: Sent = {},
): Promise<Answer> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${server.address}/api${path}`, {
    method,
    headers: {
      ...headers,
      ...(isForm || body === undefined ? {} : { 'content-type': type ?? 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined
      ? {}
      : { body: isForm ? body : typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const { data, message } = Object(text.startsWith('{') ? JSON.parse(text) : {});
  return { status: response.status, data, message: String(message) };
}

/** An operation with what has to be there for it to be called. */
interface Target {
  operation: OperationDescription;
  token: string | undefined;
  path: string;
  headers: Readonly<Record<string, string>>;
  /** A body that is well-formed. */
  body: Record<string, unknown>;
}

/** How far an answer shows that a call came, the furthest first. */
const depths = [200, 409, 422, 404, 400, 401, 403];
const depthOf = (status: number): number =>
  depths.includes(status) ? depths.indexOf(status) : depths.length;

/** The operation called by whom it lets in furthest. */
async function targetOf(operation: OperationDescription): Promise<Target> {
  const { params = {}, headers = {}, body = {} } = sampleRequest(contract, operation);
  const targets: (Target & { depth: number })[] = [];
  const isOwn = Array.isArray(operation.access) && operation.access.includes('own');
  const callers = isOwn ? tokens : tokens.toReversed();
  for (const token of operation.access === 'public' ? [undefined] : callers) {
    const record = await recordFor(operation, token);
    const values = { ...params, ...(record === undefined ? {} : { id: record.id, instituteId: record.id }) };
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent(String(Reflect.get(values, name))),
    );
    const own = isOwn ? { userID: undefined } : {};
    const version = 'rowVersion' in body && record !== undefined ? { rowVersion: record.rowVersion } : {};
    const target = { operation, token, path, headers, body: { ...body, ...own, ...version } };
    const { status } = await send(target, target.body);
    targets.push({ ...target, depth: depthOf(status) });
    if (depthOf(status) <= depthOf(422)) break;
  }
  const [best] = targets.toSorted((one, other) => one.depth - other.depth);
  if (best === undefined) throw new Error(`Nobody may call ${operation.id}.`);
  return best;
}

/** A record that the path of an operation can name: of the list that its address begins with. */
async function recordFor({ path }: OperationDescription, token: string | undefined) {
  const at = path.indexOf('/{');
  if (at < 0) return undefined;
  const steps = path.slice(0, at).split('/');
  const lists = contract.operations.filter(({ method }) => method === 'GET').map((each) => each.path);
  for (let length = steps.length; length > 1; length -= 1) {
    const beginning = steps.slice(0, length).join('/');
    const list = [`${beginning}/all`, beginning].find((each) => lists.includes(each));
    if (list === undefined) continue;
    return firstOf(list, token);
  }
  return undefined;
}

/** The first of a list; undefined when it is empty, or not for the caller. */
async function firstOf(list: string, token: string | undefined) {
  const { data } = await answerTo('GET', `${list}?pageNo=1`, { token });
  const [row] = Object.values(Object(data)).flatMap((each): unknown[] => (Array.isArray(each) ? each : []));
  const { id, rowVersion } = Object(row);
  return row === undefined ? undefined : { id: String(id), rowVersion };
}

let serial = 0;

const send = ({ operation, token, path, headers }: Target, body: unknown, type?: string): Promise<Answer> =>
  answerTo(operation.method, path, {
    token,
    body,
    ...(type === undefined ? {} : { type }),
    headers: { ...headers, 'idempotency-key': `pathological-${(serial += 1)}` },
  });

interface Outcome {
  answered: Map<number, number>;
  wrong: string[];
}

/**
 * Makes a call and waits until everything of it is done. A machine with other work lets a process stand still too, so what took long is
 * tried again.
 */
async function watch(outcome: Outcome, name: string, call: () => Promise<number>): Promise<void> {
  const taken: number[] = [];
  do {
    await server.longestStandstill();
    const status = await call();
    outcome.answered.set(status, (outcome.answered.get(status) ?? 0) + 1);
    if (status >= 500) outcome.wrong.push(`${name}: answered ${status}`);
    taken.push(await server.longestStandstill());
  } while (taken.length < 4 && (taken.at(-1) ?? 0) > longestAllowed);
  const shortest = Math.min(...taken);
  if (shortest > longestAllowed) outcome.wrong.push(`${name}: stood still for ${Math.round(shortest)} ms`);
}

const newOutcome = (): Outcome => ({ answered: new Map(), wrong: [] });

const every = Object.entries(textShapes);
const nearly = Object.entries(nearMisses());

/** The shapes for a place, all for a long text. */
const shapesFor = (place: number, isLong: boolean) => [
  ...every.filter((_, index) => (index + place) % (isLong ? Math.min(part, 3) : part) === 0),
  ...(isLong ? nearly.filter((_, index) => isWhole || (index + place) % 80 === 0) : []),
];

/** All places at once, as long as they fit. */
function everywhere(places: readonly Place[], body: unknown, shape: (length: number) => string): unknown {
  return places.reduce<unknown>((whole, place) => {
    const more = place.put(whole, shape(place.most));
    return Buffer.byteLength(JSON.stringify(more)) < mostOfJSON ? more : whole;
  }, body);
}

test('of JSON makes nobody wait', async () => {
  const outcome = newOutcome();
  let turn = 0;
  for (const { operation, places } of taking) {
    const target = await targetOf(operation);
    for (const place of places) {
      turn += 1;
      for (const [shapeName, shape] of shapesFor(turn, place.most >= longText)) {
        await watch(outcome, `${operation.id} ${place.name}, ${shapeName}`, async () => {
          const { status } = await send(target, place.put(target.body, shape(place.most)));
          return status;
        });
      }
    }
    const together = [...every, ...nearly].filter((_, index) => isWhole || (index + turn) % 150 === 0);
    for (const [shapeName, shape] of together) {
      await watch(outcome, `${operation.id}, ${shapeName} everywhere`, async () => {
        const { status } = await send(target, everywhere(places, target.body, shape));
        return status;
      });
    }
    const forms = Object.entries(jsonShapes).filter((_, index) => isWhole || (index + turn) % 6 === 0);
    for (const [shapeName, make] of forms) {
      await watch(outcome, `${operation.id}, ${shapeName}`, async () => {
        const { status } = await send(target, make(mostOfJSON - 100), 'application/json');
        return status;
      });
    }
  }
  expect(outcome.wrong).toEqual([]);
  expect(taking.length).toBeGreaterThan(100);
  expect(outcome.answered.get(200)).toBeGreaterThan(100);
}, 1_800_000);

/** Lists of what the rows of a file can belong to, by the parameter that names it. */
const parents: Readonly<Record<string, string>> = {
  seasonID: '/season/all',
  jdID: '/jobdescription/all',
};

/** A record that the rows of a file can belong to. */
const parentOf = (name: string, admin: string | undefined) =>
  name === 'roundID' ? newRound(admin) : firstOf(parents[name] ?? '', admin);

/** A round of the first job that can have one: the sandbox has none. */
async function newRound(admin: string | undefined): Promise<{ id: string } | undefined> {
  const { data } = await answerTo('GET', `${parents.jdID ?? ''}?pageNo=1`, { token: admin });
  const jobs: unknown = Reflect.get(Object(data), 'jobDescription');
  const day = 24 * 60 * 60 * 1000;
  const at = (days: number) => new Date(startTime.getTime() + days * day).toISOString();
  for (const job of Array.isArray(jobs) ? jobs : []) {
    const jdID: unknown = Reflect.get(Object(job), 'id');
    const body = { jdID, name: 'Aptitude test', kind: 'Aptitude test', startsAt: at(1), endsAt: at(2) };
    const added = await answerTo('POST', '/round/add', {
      token: admin,
      body: { ...body, isFor: 'Applied' },
      headers: { 'idempotency-key': `round-${(serial += 1)}` },
    });
    if (added.status === 200)
      return { id: String(Reflect.get(Object(Reflect.get(Object(added.data), 'round')), 'id')) };
  }
  return undefined;
}

test('of CSV makes nobody wait', async () => {
  const outcome = newOutcome();
  const admin = tokens.at(-1);
  for (const [turn, operation] of writing.filter(({ takesCSV }) => takesCSV).entries()) {
    const { query = {} } = sampleRequest(contract, operation);
    const named = Object.keys(query).find((name) => name in parents || name === 'roundID');
    const parent = named === undefined ? undefined : await parentOf(named, admin);
    const asked = new URLSearchParams({
      mode: 'dryRun',
      ...(named === undefined ? {} : { [named]: String(parent?.id) }),
    });
    const path = `${operation.path}?${asked.toString()}`;
    const target = { operation, token: admin, path, headers: {}, body: {} };
    const { message } = await send(target, 'nothing\nfilled', 'text/csv');
    const headings = /The headings are: (.*)\.$/.exec(message)?.[1]?.split(', ') ?? [];
    expect({ id: operation.id, headings }).not.toMatchObject({ headings: [] });
    const shapes = Object.entries(csvShapes).filter((_, index) => isWhole || (index + turn) % 6 === 0);
    for (const [shapeName, make] of shapes) {
      await watch(outcome, `${operation.id}, ${shapeName}`, async () => {
        const bytes = isWhole ? fileSizes.csv : 200_000;
        const { status, data } = await send(target, make(bytes, headings), 'text/csv');
        if (status === 200) await importOf(Reflect.get(Object(data), 'importJob'), admin);
        return status;
      });
    }
  }
  expect(outcome.wrong).toEqual([]);
  expect(outcome.answered.get(200)).toBeGreaterThan(10);
}, 1_800_000);

/** Waits until the server is through with a file. */
async function importOf(job: unknown, token: string | undefined): Promise<void> {
  const { id } = Object(job);
  for (;;) {
    const { data } = await answerTo('GET', `/import/${id}`, { token });
    const { state } = Object(Reflect.get(Object(data), 'importJob'));
    if (state !== 'Running') return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('that is a file makes nobody wait', async () => {
  const outcome = newOutcome();
  const [operation] = writing.filter(({ takesFiles }) => takesFiles);
  if (operation === undefined) throw new Error('Nothing takes files.');
  const target = { operation, token: tokens[0], path: operation.path, headers: {}, body: {} };
  const shapes = Object.entries(uploadShapes).filter((_, index) => isWhole || index % 3 === 0);
  for (const [name, { purpose, make }] of shapes) {
    await watch(outcome, name, async () => {
      const form = new FormData();
      form.set('purpose', purpose);
      const most = purpose === 'proof' ? fileSizes.pdf : fileSizes.picture;
      form.set('file', new Blob([new Uint8Array(make(most))]), 'file');
      const { status } = await send(target, form);
      return status;
    });
  }
  expect(outcome.wrong).toEqual([]);
}, 600_000);
