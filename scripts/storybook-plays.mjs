// Opens every story in a window of its own, as a reviewer does, and says whose play function fails there.
import { chromium } from 'playwright';
import { chosen } from './storybook-pages.mjs';

/** Milliseconds that a story has for being drawn and played. */
const longestPlay = 60_000;

/** Runs in the page: how the story has ended, or nothing while it goes on. */
function outcome() {
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  const [finished] = channel?.last('storyFinished') ?? [];
  if (finished === undefined) return null;
  const [thrown] = channel.last('playFunctionThrewException') ?? [];
  const failure = finished.reporters?.find(({ status }) => status === 'failed');
  return { status: finished.status, reason: thrown?.message ?? failure?.type ?? '' };
}

/** Why a story fails in this window; nothing when it passes. */
async function failureOf(page, address, id) {
  try {
    await page.goto(`${address}/iframe.html?viewMode=story&id=${id}`);
    const ended = await page.waitForFunction(outcome, undefined, { timeout: longestPlay });
    const { status, reason } = await ended.jsonValue();
    return status === 'success' ? undefined : `${status}: ${reason.split('\n').slice(0, 3).join(' ')}`;
  } catch (error) {
    return error.message.split('\n')[0];
  }
}

/**
 * Plays the stories of a running Storybook and prints which fail.
 * @param address - where it runs, for example `http://localhost:6006`.
 * @param executablePath - the browser.
 * @param viewport - size of the window in CSS pixels.
 * @param which - as `chosen` takes it.
 * @returns how many fail.
 */
export async function checkPlays(address, executablePath, viewport, which) {
  const { entries } = await (await fetch(`${address}/index.json`)).json();
  const ids = chosen(
    Object.values(entries).filter(({ type }) => type === 'story'),
    which,
  ).map(({ id }) => id);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const waiting = [...ids];
  const failures = [];
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const context = await browser.newContext({ viewport });
      const failure = await failureOf(await context.newPage(), address, id);
      await context.close();
      if (failure === undefined) continue;
      failures.push(id);
      console.log(`${id}\n  ${failure}`);
    }
  };
  try {
    await Promise.all([work(), work()]);
  } finally {
    await browser.close();
  }
  console.log(`${ids.length} stories at ${viewport.width} px, ${failures.length} fail`);
  return failures.length;
}
