/** Requests a second of a running server beside a bare handler of the same framework, in turns within one run. */
import autocannon from 'autocannon';
import { startBareServer, startPlainPageServer } from './server.ts';
import { median, type Row } from './table.ts';

const rounds = 2;
const load = { connections: 16, duration: 2 };

/** Of every demo account (apps/backend/src/seed/data/accounts.ts). */
const password = 'Demo@2026';

/** Callers behind a proxy, so many that none reaches the limit of one address; the server is told to believe the proxy. */
const callers = Array.from({ length: 200 }, (_, index) => ({ 'x-forwarded-for': `10.0.0.${index + 1}` }));

/** What a server needs that is measured here. */
export const settingsForRates = { CAPTCHA: 'off', TRUSTED_PROXIES: '1' };

type Headers = Record<string, string>;

/** Signs a demo account in and returns the headers of its calls. */
export async function signIn(origin: string, mobileNumber: string): Promise<Headers> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobileNumber, password }),
  });
  const token = property(property(await response.json(), 'data'), 'token');
  if (typeof token !== 'string') throw new Error(`${mobileNumber} could not sign in.`);
  return { authorization: `Bearer ${token}` };
}

/** Both demo accounts of administrators. */
export async function signInAdmins(origin: string): Promise<[Headers, Headers]> {
  return [await signIn(origin, '9000000051'), await signIn(origin, '9000000052')];
}

/**
 * The institutes list in its kinds, and one record, which only those who are signed in may read.
 * @param people headers of those who call, in turns: one alone would reach the limit of a person
 * @param postgres address of the server's PostgreSQL; with it also a page of students, beside a plain handler that sends the same rows
 */
export async function measureRates(
  origin: string,
  people: readonly [Headers, ...Headers[]],
  postgres?: string,
): Promise<Row[]> {
  const signUp = `${origin}/api/institute/all?pageNo=-1`;
  const city = await firstCity(origin, people[0]);
  const etag = (await fetch(signUp)).headers.get('etag');
  if (etag === null) throw new Error('The list has no tag.');
  const bare = await startBareServer();
  const plain = postgres === undefined ? undefined : await startPlainPageServer(postgres);
  const anybody: readonly Headers[] = [{}];
  const targets: { figure: string; url: string; by: readonly Headers[] }[] = [
    { figure: 'bare handler of the same framework', url: bare.origin, by: anybody },
    { figure: 'institutes, a page of 25', url: `${origin}/api/institute/all?pageNo=1`, by: people },
    { figure: 'institutes, all of them (the sign-up list)', url: signUp, by: anybody },
    { figure: 'the same, unchanged', url: signUp, by: [{ 'if-none-match': etag }] },
    { figure: 'one city', url: `${origin}/api/admin/city/${city}`, by: people },
    ...(plain === undefined
      ? []
      : [
          { figure: 'students, a page of 25', url: `${origin}/api/student/all?pageNo=1`, by: people },
          { figure: 'the same page of a plain handler', url: plain.origin, by: anybody },
        ]),
  ];
  const measured = targets.map((): number[] => []);
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, target] of targets.entries()) {
        measured[index]?.push(await requestsPerSecond(target.url, target.by));
      }
    }
  } finally {
    await plain?.stop();
    await bare.stop();
  }
  const rates = measured.map((each) => median(each));
  const rows = targets.map(({ figure }, index) => ({
    figure,
    value: `${Math.round(rates[index] ?? 0)} a second, ${ratio(rates[index], rates[0])} of the bare handler`,
  }));
  if (plain === undefined) return rows;
  const [ours, theirs] = rates.slice(-2);
  return [...rows, { figure: 'page of students, beside the plain handler', value: ratio(ours, theirs) }];
}

const ratio = (rate = 0, reference = 0): string => (rate / reference).toFixed(2);

async function requestsPerSecond(url: string, by: readonly Headers[]): Promise<number> {
  const result = await autocannon({
    url,
    ...load,
    requests: callers.map((caller, index) => ({ headers: { ...by[index % by.length], ...caller } })),
  });
  const refused = result['4xx'] + result['5xx'];
  if (refused > 0 || result.errors > 0) throw new Error(`${url} refused ${refused} requests.`);
  return result.requests.average;
}

async function firstCity(origin: string, headers: Headers): Promise<string> {
  const response = await fetch(`${origin}/api/admin/city/all?pageNo=1&pageSize=1`, { headers });
  const cities = property(property(await response.json(), 'data'), 'city');
  const id = Array.isArray(cities) ? property(cities[0], 'id') : undefined;
  if (typeof id !== 'string') throw new Error('There is no city.');
  return id;
}

/** A property of something that was read as JSON. */
export function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
