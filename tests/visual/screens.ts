/** Takes a picture of every screen that each kind of account may open, on a new database; `npm run screens` starts it. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { arrive } from '../e2e/people.ts';
import { guardedAddresses, personas, publicAddresses } from '../e2e/screens.ts';
import { origin } from '../e2e/server.ts';
import { words } from '../e2e/words.ts';
import { writeContactSheets } from './contactSheets.ts';
import { readWanted, type View } from './views.ts';

const pictures = fileURLToPath(new URL('../../.visual/screens', import.meta.url));

/** A page longer than this shows the same again. */
const tallest = 2400;

const wanted = readWanted(process.argv.slice(2));
const isWanted = (address: string): boolean =>
  wanted.places.length === 0 || wanted.places.some((place) => address.startsWith(place.replace(/^\//, '')));

const nameOf = (address: string): string => address.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-|-$/g, '');

async function isComplete(page: Page): Promise<void> {
  await page.waitForSelector('html[data-hydrated]');
  await page.waitForSelector('main h1');
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
}

/** Opens an address and takes its picture. @returns the picture's file; null for a screen that the account may not open */
async function take(page: Page, folder: string, address: string, noAccess: string): Promise<string | null> {
  await page.goto(`${origin}/${address}`);
  await isComplete(page);
  if ((await page.locator('main h1').first().textContent()) === noAccess) return null;
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (sideways > 0) console.log(`  ${address} scrolls sideways by ${sideways} px (${folder})`);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const full = await page.evaluate(() => document.documentElement.scrollHeight);
  const path = join(folder, `${nameOf(address)}.png`);
  await page.setViewportSize({ width, height: Math.min(Math.max(full, height), tallest) });
  await page.waitForTimeout(200);
  await page.screenshot({ path, animations: 'disabled' });
  await page.setViewportSize({ width, height });
  return path;
}

/** Addresses of records that the screen at hand leads to: the first of each kind. */
const linksOf = (page: Page): Promise<string[]> =>
  page
    .locator('main a[href^="/"]')
    .evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').slice(1)));

/** The address of the first record of each screen with an id in it, and the open record of each list. */
function recordsAmong(links: readonly string[]): string[] {
  const details = guardedAddresses
    .filter((address) => address.endsWith('/:id'))
    .map((address) => address.slice(0, -':id'.length))
    .flatMap(
      (start) => links.find((link) => link.startsWith(start) && !guardedAddresses.includes(link)) ?? [],
    );
  const drawers = Map.groupBy(
    links.filter((link) => /[?&]record=/.test(link)),
    (link) => link.split('?')[0],
  );
  return [...details, ...[...drawers.values()].flatMap(([first]) => first ?? [])];
}

async function takeAll(
  page: Page,
  folder: string,
  addresses: readonly string[],
  language: string,
): Promise<string[]> {
  const noAccess = words(language === 'hi' ? 'hi' : 'en')('shell.noAccess.title');
  const files: string[] = [];
  const links: string[] = [];
  for (const address of addresses) {
    const file = await take(page, folder, address, noAccess);
    if (file === null) continue;
    files.push(file);
    links.push(...(await linksOf(page)));
  }
  for (const address of recordsAmong(links)) {
    const file = await take(page, folder, address, noAccess);
    if (file !== null) files.push(file);
  }
  return files;
}

function contextOf(browser: Browser, { width, theme, language }: View): Promise<BrowserContext> {
  return browser
    .newContext({
      baseURL: origin,
      viewport: { width, height: width < 700 ? 780 : 800 },
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    .then(async (context) => {
      await context.addInitScript(
        (looks) => {
          for (const [key, value] of Object.entries(looks)) localStorage.setItem(key, value);
        },
        { theme, language },
      );
      return context;
    });
}

async function look(browser: Browser, who: string, view: View): Promise<void> {
  const folder = join(pictures, who, `${view.width}-${view.theme}-${view.language}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const context = await contextOf(browser, view);
  const page = await context.newPage();
  const persona = personas.find(({ name }) => name === who);
  if (persona !== undefined) await arrive(page, persona.mobileNumber, '/favicon.svg');
  const addresses =
    persona === undefined
      ? publicAddresses.map((address) => address.slice(1))
      : guardedAddresses.filter((address) => !address.endsWith(':id'));
  const files = await takeAll(page, folder, addresses.filter(isWanted), view.language);
  await context.close();
  await writeContactSheets(browser, folder, files, view.width);
  console.log(`${folder}: ${files.length} pictures`);
}

await import('../e2e/serve.ts');
while (!(await fetch(`${origin}/ready`).catch(() => null))?.ok) {
  await new Promise((resolve) => setTimeout(resolve, 200));
}
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const who of wanted.who) for (const view of wanted.views) await look(browser, who, view);
await browser.close();
process.exit(0);
