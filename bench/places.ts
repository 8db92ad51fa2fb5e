/** What every place behind the sign-in costs a phone: requests, bytes, paints and movement, at the first visit and at the second; and its presses. */
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Browser, BrowserContext, Page } from 'playwright';
import { tokenKey } from '../packages/api-client/src/tokenStores.ts';
import { demoPassword } from '../tests/e2e/people.ts';
import { openBrowser } from './browser.ts';
import { measureInteractions } from './interactions.ts';
import { cpuSlowdown, network, watchPaints, type Paints } from './phone.ts';
import { callers, numbers, type Caller } from './screens.ts';
import { kilobytes, printTable, type Row } from './table.ts';

const places: Readonly<Partial<Record<Caller, readonly string[]>>> = {
  student: ['/dashboard', '/my-jobs', '/cv', '/profile', '/wallet', '/home', '/settings'],
  employer: ['/dashboard', '/job-description', '/eligible-students'],
  officer: ['/dashboard', '/student', '/season'],
  admin: ['/dashboard', '/companies', '/city', '/leads', '/user-roles'],
};

interface Visit extends Paints {
  requests: number;
  bytes: number;
}

async function tokenOf(origin: string, mobileNumber: string): Promise<string> {
  const asked = await fetch(`${origin}/api/captcha/challenge`);
  const { data }: { data: { challenge: Challenge } } = await asked.json();
  const { challenge } = data;
  const solution = await solveChallenge({ challenge, deriveKey });
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-captcha-token': btoa(JSON.stringify({ challenge, solution })),
    },
    body: JSON.stringify({ mobileNumber, password: demoPassword }),
  });
  const session: { data: { token: string } } = await answer.json();
  return session.data.token;
}

/** Opens an address until the network is quiet; the stream of events, which never is, does not count. */
async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  let requests = 0;
  let bytes = 0;
  const travelled = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.fromDiskCache && !response.url.startsWith('data:')) travelled.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!travelled.has(requestId)) return;
    requests += 1;
    bytes += encodedDataLength;
  });
  await watchPaints(page);
  await page.goto(url);
  await isQuiet(page);
  const paints = await page.evaluate(() => window.benchPaints);
  await page.close();
  return { requests, bytes, ...paints };
}

async function isQuiet(page: Page): Promise<void> {
  await page.waitForSelector('main h1');
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  await page.waitForTimeout(1500);
}

const signIn = (target: BrowserContext | Page, token: string): Promise<unknown> =>
  target.addInitScript(([key, value]) => localStorage.setItem(key, value), [tokenKey, token] as const);

/** Each place in a browser of its own, so that nothing is there from another one. */
async function visitPlaces(browser: Browser, origin: string, chosen: readonly Caller[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const caller of chosen) {
    const token = await tokenOf(origin, numbers[caller]);
    for (const path of places[caller] ?? []) {
      const context = await browser.newContext({
        viewport: { width: 412, height: 823 },
        deviceScaleFactor: 1.75,
      });
      await signIn(context, token);
      const first = await visit(context, origin + path);
      const second = await visit(context, origin + path);
      await context.close();
      rows.push({ figure: `${caller} ${path}`, value: `${said(first)}   then ${said(second)}` });
    }
  }
  return rows;
}

const openAs =
  (origin: string) =>
  async (page: Page, caller: Caller, path: string): Promise<void> => {
    await signIn(page, await tokenOf(origin, numbers[caller]));
    await page.goto(origin + path);
    await isQuiet(page);
  };

/**
 * Prints the places of each kind of account and their presses.
 * @param names only these kinds of account, or `presses`; without any, everything
 */
export async function measurePlaces(origin: string, names: readonly string[]): Promise<void> {
  const isNamed = (name: string): boolean => names.includes(name);
  const named = callers.filter(isNamed);
  const isEverything = named.length === 0 && !isNamed('presses');
  const browser = await openBrowser();
  try {
    if (isEverything || named.length > 0) {
      printTable(
        'every place on a phone (CPU 4 times slower, 1.6 Mbit/s, 150 ms): the first visit, then the second',
        await visitPlaces(browser, origin, isEverything ? callers : named),
      );
    }
    if (isEverything || isNamed('presses')) {
      printTable(
        'how long a press waits for the next picture, CPU 4 times slower',
        await measureInteractions(browser, openAs(origin)),
      );
    }
  } finally {
    await browser.close();
  }
}

const said = ({ requests, bytes, largest, complete, shift }: Visit): string =>
  [
    `${String(requests).padStart(3)} requests`,
    kilobytes(bytes).padStart(8),
    `largest paint ${milliseconds(largest)}`,
    `complete ${milliseconds(complete)}`,
    `shift ${shift.toFixed(3)}`,
  ].join(', ');

const milliseconds = (value: number): string => `${String(Math.round(value)).padStart(5)} ms`;
