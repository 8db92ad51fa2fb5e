/** How long a press waits for the next picture on a slow processor: the figure that browsers report as INP. */
import type { Browser, Locator, Page } from 'playwright';
import { cpuSlowdown, watchPresses } from './phone.ts';
import type { Row } from './table.ts';

const repetitions = 8;

/** What is pressed; what it opened is closed again by Escape, which is a press too. */
interface Press {
  readonly what: string;
  /** @param time how often it has been pressed before */
  readonly target: (page: Page, time: number) => Locator;
  readonly opens?: true;
}

const inHeader = (name: RegExp) => (page: Page) =>
  page.getByRole('banner').getByRole('button', { name }).first();

const frame: readonly Press[] = [
  { what: 'menu', target: inHeader(/^Menu$/), opens: true },
  { what: 'account', target: inHeader(/^Account/), opens: true },
  { what: 'notifications', target: inHeader(/^Notifications/), opens: true },
];

const list: readonly Press[] = [
  {
    what: 'another page',
    // Forward and back, because a list may have fewer pages than there are presses.
    target: (page, time) =>
      page
        .getByRole('navigation', { name: 'Pagination' })
        .getByRole('link', { name: time % 2 === 0 ? 'Next' : 'Previous' }),
  },
  { what: 'sort', target: (page) => page.getByRole('columnheader').getByRole('button').first() },
  {
    what: 'row actions',
    target: (page) => page.getByRole('button', { name: /^Actions for/ }).first(),
    opens: true,
  },
];

const longestOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const longest = Math.max(0, ...window.benchPresses);
    window.benchPresses = [];
    return longest;
  });

/** Until what a press started is drawn, and the page has nothing more to do. */
const settle = (page: Page): Promise<void> => page.waitForTimeout(700);

async function measure(page: Page, { target, opens }: Press): Promise<number[]> {
  const taken: number[] = [];
  for (let time = 0; time < repetitions; time += 1) {
    await longestOf(page);
    await target(page, time).click();
    await settle(page);
    if (opens) {
      await page.keyboard.press('Escape');
      await settle(page);
    }
    taken.push(await longestOf(page));
  }
  return taken;
}

const percentile75 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN;

/** The presses of one place, as a row each. A press that is answered within 16 ms counts as 0. */
async function measurePlace(
  browser: Browser,
  open: (page: Page) => Promise<void>,
  where: string,
  presses: readonly Press[],
  width: number,
): Promise<Row[]> {
  const page = await browser.newPage({ viewport: { width, height: 823 } });
  const session = await page.context().newCDPSession(page);
  await watchPresses(page);
  await open(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const rows: Row[] = [];
  for (const press of presses) {
    const taken = await measure(page, press);
    rows.push({
      figure: `${where}, ${width} px: ${press.what}`,
      value: `75th ${String(percentile75(taken)).padStart(4)} ms, longest ${String(Math.max(...taken)).padStart(4)} ms`,
    });
  }
  await page.close();
  return rows;
}

/**
 * Presses of the frame on a student's phone and of a list on an administrator's screen, each several times.
 * @param openAs opens an address as somebody, and waits until it is complete
 */
export async function measureInteractions(
  browser: Browser,
  openAs: (page: Page, caller: 'student' | 'admin', path: string) => Promise<void>,
): Promise<Row[]> {
  return [
    ...(await measurePlace(
      browser,
      (page) => openAs(page, 'student', '/dashboard'),
      'student /dashboard',
      frame,
      412,
    )),
    ...(await measurePlace(
      browser,
      (page) => openAs(page, 'admin', '/city'),
      'admin /city',
      [...list, ...frame],
      1280,
    )),
  ];
}
