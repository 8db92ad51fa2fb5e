import { openBrowser } from './browser.ts';
import { cpuSlowdown, network, watchPaints } from './phone.ts';
import { median, type Row } from './table.ts';

const runs = 5;

interface Load {
  firstPaint: number;
  largestPaint: number;
  /** Sum of what every task of the load took beyond 50 ms. */
  blocking: number;
  /** The moment React has taken over: the page marks it on the document. */
  ready: number;
}

async function load(url: string): Promise<Load> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await watchPaints(page);
    await page.goto(url);
    await page.waitForSelector('html[data-hydrated]');
    const ready = await page.evaluate(() => performance.now());
    await page.waitForLoadState('networkidle');
    const paints = await page.evaluate(() => window.benchPaints);
    return { firstPaint: paints.first, largestPaint: paints.largest, blocking: paints.blocking, ready };
  } finally {
    await browser.close();
  }
}

/** Paints of /login on the phone profile; each load is a first visit in a new browser. */
export async function measurePaint(origin: string): Promise<Row[]> {
  const loads: Load[] = [];
  for (let run = 0; run < runs; run += 1) loads.push(await load(`${origin}/login`));
  const row = (figure: string, field: keyof Load): Row => ({
    figure,
    value: `${Math.round(median(loads.map((one) => one[field])))} ms`,
  });
  return [
    row('first contentful paint', 'firstPaint'),
    row('largest contentful paint', 'largestPaint'),
    row('blocking time', 'blocking'),
    row('React has taken over', 'ready'),
  ];
}
