/** What every place behind the sign-in costs a phone: requests, bytes and the largest paint, at the first visit and at the second. */
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { BrowserContext, Page } from 'playwright';
import { tokenKey } from '../packages/api-client/src/tokenStores.ts';
import { demoPassword } from '../tests/e2e/people.ts';
import { openBrowser } from './browser.ts';
import { cpuSlowdown, network, watchPaints, type Paints } from './phone.ts';
import { numbers, type Caller } from './screens.ts';
import { kilobytes, type Row } from './table.ts';

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

/** Each place in a browser of its own, so that nothing is there from another one. */
export async function measurePlaces(origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  const browser = await openBrowser();
  try {
    for (const [caller, paths] of Object.entries(places)) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key of the places
      const token = await tokenOf(origin, numbers[caller as Caller]);
      for (const path of paths) {
        const context = await browser.newContext({
          viewport: { width: 412, height: 823 },
          deviceScaleFactor: 1.75,
        });
        await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
          tokenKey,
          token,
        ] as const);
        const first = await visit(context, origin + path);
        const second = await visit(context, origin + path);
        await context.close();
        rows.push({ figure: `${caller} ${path}`, value: `${said(first)}   then ${said(second)}` });
      }
    }
  } finally {
    await browser.close();
  }
  return rows;
}

const said = ({ requests, bytes, largest }: Visit): string =>
  `${String(requests).padStart(3)} requests, ${kilobytes(bytes).padStart(8)}, largest paint ${String(Math.round(largest)).padStart(5)} ms`;
