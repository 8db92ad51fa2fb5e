/** A portal whose operator has chosen reCAPTCHA, with a provider on this machine that behaves as the real one does. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { startBackend, type Backend } from './backend.ts';
import { expect, expectAccessible, sweep, test } from './fixtures.ts';
import { demoPassword, fillSignIn, solveCaptcha } from './people.ts';

/**
 * What `api.js` does here: a widget passes at once, or shows a frame with questions that the person closes again.
 * @param asks whether there are questions
 */
const script = (asks: boolean) => `
  const origin = new URL(document.currentScript.src).origin;
  window.seen = { address: document.currentScript.src, widgets: [] };
  let passed = 0;
  window.grecaptcha = {
    ready: (then) => setTimeout(then),
    render: (container, options) => seen.widgets.push(options) - 1,
    reset: () => {},
    execute: (id) => {
      if (!${asks}) {
        setTimeout(seen.widgets[id].callback, 50, 'token-' + (passed += 1) + '-' + Math.random());
        return;
      }
      const frame = document.createElement('iframe');
      frame.title = 'questions';
      frame.src = origin + '/recaptcha/api2/bframe?k=' + seen.widgets[id].sitekey;
      document.body.append(frame);
      frame.addEventListener('load', () => setTimeout(() => (frame.style.visibility = 'hidden'), 1000));
    },
  };
`;

let asks = false;
const used = new Set<string>();
const verified: Record<string, string>[] = [];

function startProvider(): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://provider');
    if (pathname === '/recaptcha/api.js') {
      response.writeHead(200, {
        'content-type': 'text/javascript',
        'cross-origin-resource-policy': 'cross-origin',
      });
      response.end(script(asks));
      return;
    }
    if (pathname === '/recaptcha/api2/bframe') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Questions</title>');
      return;
    }
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const form = Object.fromEntries(new URLSearchParams(text));
      verified.push(form);
      const isFresh = !used.has(form.response ?? '');
      used.add(form.response ?? '');
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(
          JSON.stringify(
            isFresh
              ? { success: true, hostname: 'localhost' }
              : { success: false, 'error-codes': ['timeout-or-duplicate'] },
          ),
        );
    });
  });
}

let provider: Server;
let backend: Backend;
let origin: string;

test.beforeAll(async () => {
  provider = startProvider();
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  backend = await startBackend({
    RECAPTCHA_SITE_KEY: 'site-key',
    RECAPTCHA_SECRET: 'provider-secret',
    RECAPTCHA_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
  });
  ({ origin } = backend);
});

test.afterAll(async () => {
  await backend.stop();
  provider.closeAllConnections();
  provider.close();
});

test.beforeEach(() => {
  asks = false;
  verified.length = 0;
});

const box = { name: 'I am a person' };

test('the script is fetched when the box is ticked, and its token opens the door', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) foreign.push(request.url());
  });
  await page.goto(`${origin}/login`);
  await fillSignIn(page, '9000000003', demoPassword);
  await expect(page.getByRole('checkbox', box)).toBeChecked();
  expect(foreign).toHaveLength(1);
  expect(foreign[0]).toMatch(/\/recaptcha\/api\.js\?render=explicit&trustedtypes=true$/);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/(?:home|dashboard)/);
  expect(verified).toEqual([{ secret: 'provider-secret', response: expect.stringMatching(/^token-1-/) }]);
});

test('no page loads the provider before somebody asks for it', sweep, async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) foreign.push(request.url());
  });
  for (const path of ['/login', '/register', '/contact-us']) {
    await page.goto(origin + path);
    await expect(page.getByRole('checkbox', box)).toBeVisible();
  }
  expect(foreign).toEqual([]);
});

test(
  'a script that is blocked is told in words, nothing is lost, and another try works',
  sweep,
  async ({ page }) => {
    await page.route('**/recaptcha/api.js*', (route) => route.abort('blockedbyclient'));
    await page.goto(`${origin}/login`);
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('9000000003');
    await page.getByRole('checkbox', box).click();
    await expect(page.getByRole('checkbox', box)).toHaveAccessibleDescription(
      /The check could not be loaded\. Allow its script in your browser or change the network/,
    );
    await expect(page.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('9000000003');
    await expectAccessible(page);
    await page.unroute('**/recaptcha/api.js*');
    await page.getByRole('checkbox', box).click();
    await expect(page.getByRole('checkbox', box)).toBeChecked();
  },
);

test('questions that are closed end the check, and it can be begun anew', sweep, async ({ page }) => {
  asks = true;
  await page.goto(`${origin}/login`);
  await page.getByRole('checkbox', box).click();
  await expect(page.getByTitle('questions')).toBeVisible();
  await expect(page.getByRole('checkbox', box)).toHaveAccessibleDescription(
    'The check did not work. Try again.',
  );
  await expect(page.getByRole('checkbox', box)).toBeEnabled();
});

/** The language and the key of each widget that the page made. */
const widgetsOf = (page: Page): Promise<string[][]> =>
  page.evaluate(() => {
    const seen: { widgets: { hl: string; sitekey: string }[] } = Reflect.get(window, 'seen');
    return seen.widgets.map(({ hl, sitekey }) => [hl, sitekey]);
  });

test('the provider speaks the language of the page', sweep, async ({ page }) => {
  await page.goto(`${origin}/login`);
  await page.getByRole('checkbox', box).click();
  await expect(page.getByRole('checkbox', box)).toBeChecked();
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.reload();
  await solveCaptcha(page);
  expect(await widgetsOf(page)).toEqual([['hi', 'site-key']]);
});

test(
  'the provider speaks the chosen language also to somebody who is quicker than its texts',
  sweep,
  async ({ page }) => {
    const texts = Promise.withResolvers<void>();
    await page.addInitScript(() => localStorage.setItem('language', 'hi'));
    await page.route('**/assets/i18n/hi**', async (route) => {
      await texts.promise;
      await route.continue();
    });
    await page.goto(`${origin}/login`);
    await solveCaptcha(page);
    expect(await widgetsOf(page)).toEqual([['hi', 'site-key']]);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    texts.resolve();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  },
);
