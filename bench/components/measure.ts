import { brotliCompressSync } from 'node:zlib';
import type { Browser, CDPSession, Page as Tab } from 'playwright';
import { openBrowser } from '../browser.ts';
import { median } from '../table.ts';
import type { Library, Page } from './libraries.ts';

/** A phone's processor is about this many times slower than the machine. */
const slower = 4;
const repetitions = 5;
const panelCycles = 200;
const options = 100_000;

/** The figures of a library; a page that it does not have gives none. */
export type Figures = Readonly<Record<string, number>>;

/** The value that 95 of 100 do not exceed. */
function percentile95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

interface Opened {
  readonly tab: Tab;
  /** Milliseconds of the page's main thread that an action takes on the slower processor, until the page is quiet. */
  readonly cpu: (action: () => Promise<unknown>) => Promise<number>;
  readonly counts: () => Promise<{ heap: number; nodes: number; listeners: number }>;
}

/** Until what the page has to do is done and painted. */
const quiet = (tab: Tab): Promise<void> =>
  tab.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done, 120))));

async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
}

async function open(browser: Browser, url: string): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  // The thread's own clock: it stands still while other programs have the processor.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await tab.goto(url, { waitUntil: 'networkidle' });
  return {
    tab,
    async cpu(action) {
      const before = await metric(session, 'TaskDuration');
      await action();
      await quiet(tab);
      return (await metric(session, 'TaskDuration')) * 1000 * slower - before * 1000 * slower;
    },
    async counts() {
      await session.send('HeapProfiler.collectGarbage');
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      return {
        heap: usedSize,
        nodes: await metric(session, 'Nodes'),
        listeners: await metric(session, 'JSEventListeners'),
      };
    },
  };
}

async function bytes(browser: Browser, url: string, page: Page): Promise<Figures> {
  const tab = await browser.newPage();
  const bodies: Promise<number>[] = [];
  tab.on('response', (response) => {
    if (!['script', 'stylesheet'].includes(response.request().resourceType())) return;
    bodies.push(response.body().then((body) => brotliCompressSync(body).length));
  });
  await tab.goto(url, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(bodies);
  await tab.close();
  return { [`${page}: kB`]: sizes.reduce((total, size) => total + size, 0) / 1000 };
}

type Measurement = (opened: Opened, library: Library) => Promise<Figures>;

async function typed(opened: Opened, text: string): Promise<number[]> {
  const keys: number[] = [];
  for (const key of text) keys.push(await opened.cpu(() => opened.tab.keyboard.press(key)));
  return keys;
}

/** Throws when a code did not arrive where a person puts it: an input that nobody listens to is quick, and no measure of a library. */
async function expectCode(tab: Tab, code: string): Promise<void> {
  const inputs = await tab.locator('input:not([type=hidden], [aria-hidden=true])').all();
  const entered = (await Promise.all(inputs.map((input) => input.inputValue()))).join('');
  if (entered !== code) throw new Error(`The code ${code} was entered, and the page has "${entered}".`);
}

const measurements: Partial<Record<Page, Measurement>> = {
  async register(opened) {
    await opened.tab.getByLabel('First name').first().click();
    const keys = await typed(opened, 'Bhagyalakshmivenkata');
    return { 'register: key, 95th': percentile95(keys), 'register: key': median(keys) };
  },

  async dropdown(opened, { handles }) {
    const before = await opened.counts();
    const opening = await opened.cpu(async () => {
      await opened.tab.locator(handles.trigger).first().click();
      await opened.tab.locator(handles.option).first().waitFor();
    });
    const after = await opened.counts();
    const keys = await typed(opened, 'nagpur');
    return {
      'dropdown: open': opening,
      'dropdown: key': median(keys),
      'dropdown: key, 95th': percentile95(keys),
      'dropdown: heap, MB': (after.heap - before.heap) / 1e6,
      'dropdown: nodes': after.nodes - before.nodes,
    };
  },

  async otp(opened, { handles }) {
    const code = opened.tab.locator(handles.code).first();
    await code.focus();
    const keys = await typed(opened, '123456');
    await expectCode(opened.tab, '123456');
    await opened.tab.reload({ waitUntil: 'networkidle' });
    await code.focus();
    const fill = await opened.cpu(() => opened.tab.keyboard.insertText('654321'));
    await expectCode(opened.tab, '654321');
    return { 'otp: key, 95th': percentile95(keys), 'otp: autofill': fill };
  },

  async list(opened, { handles }) {
    const turns: number[] = [];
    const next = opened.tab.locator(handles.next).first();
    for (let turn = 0; turn < 6; turn += 1) {
      await next.scrollIntoViewIfNeeded();
      turns.push(await opened.cpu(() => next.click()));
    }
    return { 'list: next page': median(turns) };
  },

  async dialog(opened, { handles }) {
    const cycle = (times: number) =>
      opened.tab.evaluate(
        async ({ panel, count }) => {
          const until = async (isDone: () => boolean): Promise<void> => {
            while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 8));
          };
          const isShown = (): boolean =>
            [...document.querySelectorAll(panel)].some((one) =>
              one.checkVisibility({ visibilityProperty: true }),
            );
          const button = (text: string): HTMLButtonElement | undefined =>
            [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === text);
          for (let done = 0; done < count; done += 1) {
            button('Open panel')?.click();
            await until(() => isShown() && button('Close panel') !== undefined);
            button('Close panel')?.click();
            await until(() => !isShown());
          }
        },
        { panel: handles.panel, count: times },
      );
    // What is made once and kept for good is not counted.
    await cycle(20);
    await quiet(opened.tab);
    const before = await opened.counts();
    const spent = await opened.cpu(() => cycle(panelCycles));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const after = await opened.counts();
    return {
      'panel: bytes kept per cycle': (after.heap - before.heap) / panelCycles,
      'panel: nodes kept': after.nodes - before.nodes,
      'panel: listeners kept': after.listeners - before.listeners,
      'panel: one cycle': spent / panelCycles,
    };
  },
};

/**
 * Measures pages of libraries: bytes once, the rest several times, of which the median counts. The libraries take turns, so that
 * an hour in which the machine is busy is one for all of them.
 *
 * @returns the figures of each library, in their order.
 */
export async function measure(
  libraries: readonly Library[],
  pages: readonly Page[],
  origin: string,
): Promise<readonly Figures[]> {
  const results: Record<string, number>[] = libraries.map(() => ({}));
  const browser = await openBrowser();
  try {
    for (const page of pages) {
      const rounds: Figures[][] = libraries.map(() => []);
      for (let round = 0; round < (page === 'dialog' ? 1 : repetitions); round += 1) {
        for (const [index, library] of libraries.entries()) {
          if (!library.pages.includes(page)) continue;
          const url = `${origin}/${library.name}/${page}/`;
          if (round === 0) Object.assign(results[index] ?? {}, await bytes(browser, url, page));
          const opened = await open(browser, page === 'dropdown' ? `${url}?n=${options}` : url);
          rounds[index]?.push((await measurements[page]?.(opened, library)) ?? {});
          await opened.tab.context().close();
        }
      }
      for (const [index, measured] of rounds.entries()) {
        const result = results[index];
        for (const name of Object.keys(measured[0] ?? {})) {
          if (result) result[name] = median(measured.map((figures) => figures[name] ?? Number.NaN));
        }
      }
    }
  } finally {
    await browser.close();
  }
  return results;
}
