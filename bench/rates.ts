/** Requests a second of a running server beside a bare handler of the same framework, in turns within one run. */
import autocannon from 'autocannon';
import { startBareServer } from './server.ts';
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
 * @param more further calls by what they are called in the table
 */
export async function measureRates(
  origin: string,
  people: readonly [Headers, ...Headers[]],
  more: Record<string, string> = {},
): Promise<Row[]> {
  const signUp = `${origin}/api/institute/all?pageNo=-1`;
  const city = await firstCity(origin, people[0]);
  const etag = (await fetch(signUp)).headers.get('etag');
  if (etag === null) throw new Error('The list has no tag.');
  const bare = await startBareServer();
  const anybody: readonly Headers[] = [{}];
  const targets: { figure: string; url: string; by: readonly Headers[] }[] = [
    { figure: 'bare handler of the same framework', url: bare.origin, by: anybody },
    { figure: 'institutes, a page of 25', url: `${origin}/api/institute/all?pageNo=1`, by: people },
    { figure: 'institutes, all of them (the sign-up list)', url: signUp, by: anybody },
    { figure: 'the same, unchanged', url: signUp, by: [{ 'if-none-match': etag }] },
    { figure: 'one city', url: `${origin}/api/admin/city/${city}`, by: people },
    ...Object.entries(more).map(([figure, path]) => ({ figure, url: `${origin}/api${path}`, by: people })),
  ];
  const measured = targets.map((): number[] => []);
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, target] of targets.entries()) {
        measured[index]?.push(await requestsPerSecond(target.url, target.by));
      }
    }
  } finally {
    await bare.stop();
  }
  const reference = median(measured[0] ?? []);
  return targets.map(({ figure }, index) => {
    const rate = median(measured[index] ?? []);
    return {
      figure,
      value: `${Math.round(rate)} a second, ${(rate / reference).toFixed(2)} of the bare handler`,
    };
  });
}

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
