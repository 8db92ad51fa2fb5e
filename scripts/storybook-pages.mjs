// Opens every documentation page of a Storybook in Chromium and says what is wrong with it.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright';

const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const desktop = { width: 1280, height: 900 };
const phone = { width: 375, height: 812 };

/** Serves a folder on a free port of this machine. */
export async function serve(folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = join(folder, normalize(pathname === '/' ? '/index.html' : pathname));
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
    return createReadStream(path).pipe(response);
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

/** Runs in the page: whether each story, each phone and each table of props is there. */
function isDrawn() {
  const stories = [...document.querySelectorAll('.docs-story [id^="story--"]')];
  const phones = [...document.querySelectorAll('iframe.story-phone')].map((frame) =>
    frame.contentDocument?.querySelector('#storybook-root'),
  );
  return (
    [...stories, ...phones].every((story) => (story?.childElementCount ?? 0) > 0) &&
    !document.querySelector('.docblock-argstable-skeleton, .sb-loader:not([hidden])')?.checkVisibility()
  );
}

/** Runs in the page: what is wrong with the frames that show a story as a phone does. Each is a window of its own, as wide as its story asks. */
function phoneProblems() {
  return [...document.querySelectorAll('iframe.story-phone')].flatMap((frame) => {
    const inside = frame.contentDocument;
    if (frame.contentWindow.innerWidth !== Number(frame.width)) {
      return [`"${frame.title}" is ${frame.contentWindow.innerWidth} px wide`];
    }
    const isFilled = (inside?.querySelector('#storybook-root')?.childElementCount ?? 0) > 0;
    const hasFailed = inside?.querySelector('.sb-errordisplay')?.checkVisibility() ?? false;
    return isFilled && !hasFailed ? [] : [`"${frame.title}" is not drawn`];
  });
}

/**
 * Opens one page and returns its problems: what the console and the network report as errors, a page or a story that is not drawn,
 * an empty table of props, a story that should be written from right to left and is not, a page that scrolls sideways on a phone
 * or is covered by a dialog, a phone that is not drawn or not as wide as one, and links to pages that do not exist.
 */
async function problemsOf(page, address, entry, ids) {
  const problems = [];
  // What could not be loaded is told by its response, with its address.
  const onConsole = (message) =>
    message.type() === 'error' &&
    !message.text().startsWith('Failed to load resource') &&
    problems.push(`console: ${message.text()}`);
  const onError = (error) => problems.push(`error: ${error.message}`);
  const onResponse = (response) =>
    response.status() >= 400 &&
    !response.url().endsWith('/favicon.ico') &&
    problems.push(`${response.status()} ${response.url()}`);
  page.on('console', onConsole);
  page.on('pageerror', onError);
  page.on('response', onResponse);
  try {
    await page.goto(`${address}/iframe.html?viewMode=docs&id=${entry.id}`);
    await page.waitForSelector('#storybook-docs h1', { timeout: 30_000 });
    await page.waitForFunction(isDrawn, undefined, { timeout: 30_000 }).catch(() => {});
    problems.push(
      ...(await page.evaluate(() => {
        const found = [];
        const isShown = (selector) =>
          [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
        if (isShown('.sb-errordisplay, .sb-nopreview')) found.push('the page is not drawn');
        // Storybook draws nothing where it finds no props; the next heading then follows at once.
        const props = document.querySelector('h2#props');
        if (props && (!props.nextElementSibling || props.nextElementSibling.localName === 'h2'))
          found.push('the table of props is empty');
        for (const story of document.querySelectorAll('.docs-story [id^="story--"]')) {
          if (story.childElementCount === 0) found.push(`${story.id} is empty`);
        }
        for (const story of document.querySelectorAll('.docs-story [id^="story--"][id*="--right-to-left"]')) {
          // A frame is a document of its own, with its own direction.
          const isTurned = story.querySelector('iframe, :dir(rtl)') !== null;
          if (!isTurned) found.push(`${story.id} is not written from right to left`);
        }
        return found;
      })),
    );
    problems.push(...(await page.evaluate(phoneProblems)));
    await page.setViewportSize(phone);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > phone.width) problems.push(`the page is ${width} px wide on a phone of ${phone.width}`);
    await page.setViewportSize(desktop);
    if (await page.$(':modal')) problems.push('a dialog of a story covers the page');
    const links = await page.$$eval('#storybook-docs a[href*="?path=/"]', (anchors) =>
      anchors.map((anchor) => new URL(anchor.href).searchParams.get('path') ?? ''),
    );
    for (const path of new Set(links)) {
      const id = path.split('/').at(-1);
      if (!ids.has(id)) problems.push(`link to ${path}, which does not exist`);
    }
  } catch (error) {
    problems.push(`error: ${error.message.split('\n')[0]}`);
  } finally {
    page.off('console', onConsole);
    page.off('pageerror', onError);
    page.off('response', onResponse);
  }
  return problems;
}

/**
 * The pages or stories that are asked for.
 * @param entries - of the index of a Storybook.
 * @param which - `only`: a part of their ids; `share`: `2/4` is the second quarter of them, each fourth. All without them.
 */
export function chosen(entries, { only = '', share = '1/1' } = {}) {
  const [part, parts] = share.split('/').map(Number);
  return entries.filter(({ id }) => id.includes(only)).filter((_entry, index) => index % parts === part - 1);
}

/**
 * Checks the pages of a running Storybook and prints what is wrong.
 * @param address - where it runs, for example `http://localhost:6006`.
 * @param executablePath - the browser.
 * @param which - as `chosen` takes it.
 * @returns how many pages have something wrong.
 */
export async function checkPages(address, executablePath, which) {
  const { entries } = await (await fetch(`${address}/index.json`)).json();
  const pages = chosen(
    Object.values(entries).filter(({ type }) => type === 'docs'),
    which,
  );
  const ids = new Set(Object.keys(entries));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  let failed = 0;
  try {
    const page = await browser.newPage({ viewport: desktop });
    for (const entry of pages) {
      const problems = await problemsOf(page, address, entry, ids);
      if (problems.length === 0) continue;
      failed += 1;
      console.log(`${entry.title}\n${[...new Set(problems)].map((problem) => `  ${problem}`).join('\n')}`);
    }
  } finally {
    await browser.close();
  }
  console.log(`${pages.length} pages, ${failed} with something wrong`);
  return failed;
}
