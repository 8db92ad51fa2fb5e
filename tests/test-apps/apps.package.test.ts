import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installApps, reactMajors, run, temporaryFolder } from './packed.ts';

const folder = temporaryFolder();
let apps: Readonly<Record<string, string>>;
let browser: Browser;

beforeAll(async () => {
  apps = installApps(folder.path);
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
});

afterAll(async () => {
  await browser?.close();
  folder.remove();
});

/** Starts the app's server. Returns its origin and what ends it. */
async function serve(app: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = spawn('node', ['server.mjs'], {
    cwd: app,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: development,
  });
  const [port] = await once(server.stdout, 'data');
  return {
    origin: `http://127.0.0.1:${String(port).trim()}`,
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}

/** React says what is wrong with a hydration only when it is not built for production. */
const development = { ...process.env, NODE_ENV: 'development' };

function build(app: string): void {
  const options = ['--mode', 'development', '--logLevel', 'warn'];
  run(app, 'vite', ['build', ...options], development);
  run(app, 'vite', ['build', ...options, '--ssr', 'src/server.tsx', '--outDir', 'dist-server'], development);
}

/** Collects what a page complains about: warnings, errors, and violations of its policy. */
async function watch(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error(`${violatedDirective} refused ${blockedURI} from ${sourceFile}`);
    });
  });
  return complaints;
}

/** Uses the screen as a person does. */
async function useScreen(page: Page): Promise<void> {
  const application = page.getByRole('form', { name: 'Application' });
  const name = application.getByRole('textbox', { name: 'Full name' });
  await application.getByRole('button', { name: 'Go to the name' }).click();
  await name.pressSequentially('Asha Rao');
  expect(await name.inputValue()).toBe('Asha Rao');

  const state = application.getByRole('combobox', { name: 'State' });
  await state.click();
  await page.getByRole('option', { name: 'Kerala' }).click();
  expect(await state.inputValue()).toBe('Kerala');

  await application.getByRole('radio', { name: '2027' }).check();
  await application.getByLabel('Code').pressSequentially('123456');
  await application.getByRole('checkbox', { name: 'I agree' }).check();
  await application.getByRole('button', { name: 'Apply' }).click();
  const sent = new URLSearchParams((await application.getByLabel('Sent').textContent()) ?? '');
  expect(Object.fromEntries(sent)).toEqual({
    name: 'Asha Rao',
    state: 'kl',
    batch: '2027',
    code: '123456',
    agreed: 'yes',
  });

  const signIn = page.getByRole('form', { name: 'Sign in' });
  await signIn.getByRole('textbox', { name: 'Mobile number' }).pressSequentially('9876543210');
  await signIn.getByLabel('Password', { exact: true }).pressSequentially('Secret#123');
  await signIn.getByRole('checkbox').check();
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await signIn.getByText('Signed in as 9876543210').waitFor();

  const terms = page.getByRole('button', { name: 'Read the terms' });
  await terms.click();
  const dialog = page.getByRole('dialog', { name: 'Terms' });
  await dialog.getByText('Be kind.').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await terms.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByText('Chosen: archive').waitFor();

  await page.getByRole('button', { name: 'Ask the server' }).click();
  await page.getByText('Answer: answered').waitFor();
}

describe.each(reactMajors)('an app with React %s and the packed packages', (major) => {
  let server: Awaited<ReturnType<typeof serve>>;

  beforeAll(async () => {
    const app = apps[major] ?? '';
    build(app);
    server = await serve(app);
  });
  afterAll(() => server?.stop());

  it('compiles with the types of that React', () => {
    expect(() => run(apps[major] ?? '', 'tsc', ['-p', '.'])).not.toThrow();
  });

  it.each(['/browser', '/', '/text'])(
    'works at %s without a warning, under a strict policy',
    async (path) => {
      const page = await browser.newPage();
      const complaints = await watch(page);
      await page.goto(server.origin + path);
      await useScreen(page);
      expect(complaints).toEqual([]);
      await page.close();
    },
  );

  it('is there before any script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(server.origin);
    const name = page.getByRole('textbox', { name: 'Full name' });
    await name.fill('Asha');
    expect(await name.inputValue()).toBe('Asha');
    expect(await page.getByRole('button', { name: 'Read the terms' }).isVisible()).toBe(true);
    await context.close();
  });
});

it('gives server components tokens, texts and what has no behaviour', () => {
  const said = run(apps['19'] ?? '', 'node', ['--conditions=react-server', 'server-component.mjs']);
  const { action, close, heading, kinds } = JSON.parse(said);
  expect({ action, close, heading }).toEqual({
    action: 'var(--aarambh-color-action)',
    close: expect.stringMatching(/\p{Script=Devanagari}/u),
    heading: 'h1',
  });
  expect(kinds).toMatchObject({ Card: 'server', Heading: 'server', Stack: 'server', Text: 'server' });
  expect(kinds).toMatchObject({
    Button: 'client',
    Dialog: 'client',
    Provider: 'client',
    TextField: 'client',
  });
});
