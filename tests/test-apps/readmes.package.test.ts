/** Follows the READMEs of the packages to the letter, as a team that has nothing else: two new apps, which sign in to the backend. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asha, demoPassword, fillSignIn } from '../e2e/people.ts';
import { installApps, packageNames, reactMajors, run, temporaryFolder, type NewApp } from './packed.ts';
import { readReadme, type ShownFile, type Steps } from './readme.ts';
import { freePort, joinOrigins, start, type Running } from './servers.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = temporaryFolder();

/** In the order in which they are followed: what a later one says of a file replaces what an earlier one said. */
const readmes = (['ui', 'api-client', 'captcha', 'forms'] as const).map((name) => ({
  name,
  ...readReadme(name),
}));
const everywhere = readmes.map((readme) => readme.everywhere);
const onServer = readmes.map((readme) => readme.onServer);

function filesOf(steps: readonly Steps[]): ShownFile[] {
  return [...new Map(steps.flatMap(({ files }) => files).map((file) => [file.path, file])).values()];
}
const packagesOf = (steps: readonly Steps[]): Set<string> =>
  new Set(steps.flatMap(({ installs }) => installs.flat()));

/** Who serves the pages of an app, by the commands of which READMEs, the last of which goes on. */
const kinds = { browser: everywhere, server: [...everywhere, ...onServer] };
type Kind = keyof typeof kinds;

const apps: NewApp[] = [
  ...reactMajors.flatMap((react) =>
    (['browser', 'server'] as const).map((kind) => ({
      name: `${kind}-${react}`,
      react,
      files: filesOf(kinds[kind]),
      packages: packagesOf(everywhere),
    })),
  ),
  // Each line of each README on its own: it names all that its packages need.
  ...readmes.flatMap(({ name, everywhere: { installs } }) =>
    installs
      .filter((line) => line.includes(`@aarambh/${name}`))
      .map((packages, index) => ({ name: `line-${name}-${index}`, react: '19', files: [], packages })),
  ),
];

let folders: Readonly<Record<string, string>>;
let browser: Browser;
let backend: Running;

beforeAll(async () => {
  folders = installApps(folder.path, apps);
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const port = await freePort();
  backend = await start(root, ['node', 'tests/e2e/serve.ts'], port, { E2E_PORT: String(port), COPIES: '1' });
});

afterAll(async () => {
  await browser?.close();
  await backend?.stop();
  folder.remove();
});

/** React says what is wrong with a hydration only when it is not built for production. */
const development = { NODE_ENV: 'development' };

/** Runs the commands that make an app, and starts it by the one that serves. Returns where its pages and the API are. */
async function serve(app: string, kind: Kind): Promise<Running> {
  const commands = (kind === 'browser' ? everywhere : onServer).flatMap((steps) => steps.commands);
  const env = {
    ...development,
    PATH: `${join(app, 'node_modules', '.bin')}:${process.env.PATH}`,
    API_ORIGIN: backend.origin,
  };
  // The programs are installed, so nothing is left for npx to do.
  const programs = commands.map((words) => (words[0] === 'npx' ? words.slice(1) : words));
  const serves = (words: readonly string[]): boolean => ['preview', 'server.js'].includes(words.at(-1) ?? '');
  // The files are as the README leaves them: what makes the stylesheet that the page loads by then comes before the build.
  const makes = programs.filter((words) => !serves(words)).toSorted((one) => (one[0] === 'node' ? -1 : 0));
  for (const [command = '', ...args] of makes) run(app, command, args, env);
  const port = await freePort();
  const last = programs.findLast(serves) ?? [];
  if (kind === 'browser') return start(app, [...last, '--port', String(port)], port, env);
  const pages = await start(app, last, port, env);
  const front = await joinOrigins(backend.origin, pages.origin);
  return {
    origin: front.origin,
    async stop() {
      await front.stop();
      await pages.stop();
    },
  };
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

/** Uses the page of the students as a person does. */
async function useStudents(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Students' }).waitFor();
  const enrolment = page.getByRole('form', { name: 'Enrolment' });
  const name = enrolment.getByRole('textbox', { name: 'Full name' });
  await enrolment.getByRole('button', { name: 'Go to the name' }).click();
  await page.keyboard.type('Asha Rao');
  expect(await name.inputValue()).toBe('Asha Rao');

  const college = enrolment.getByRole('combobox', { name: 'College' });
  await college.click();
  await college.pressSequentially('4999');
  await page.getByRole('option', { name: 'College 4999' }).click();
  expect(await college.inputValue()).toBe('College 4999');

  await enrolment.getByLabel('Code from the SMS').pressSequentially('123456');
  await enrolment.getByRole('checkbox', { name: 'I agree' }).check();
  await enrolment.getByRole('button', { name: 'Enrol' }).click();
  await page.getByText('Asha Rao, c4999, 123456').first().waitFor();

  const pages = page.getByRole('navigation', { name: 'Pagination' });
  await pages.getByRole('button', { name: /\b40$/ }).click();
  await page.getByText('This is page 40.').waitFor();

  const show = page.getByRole('button', { name: 'Show Asha Rao' });
  await show.click();
  const panel = page.getByRole('dialog', { name: 'Asha Rao' });
  await panel.getByText('Third year, Computer Science').waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  expect(await show.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByText('Chosen: archive').first().waitFor();
}

it.each(packageNames)('shows in the README of %s only code that says which file it is', (name) => {
  const { everywhere: first, onServer: second } = readReadme(name);
  expect([...first.unclear, ...second.unclear]).toEqual([]);
});

const cases = (['browser', 'server'] as const).flatMap((kind) =>
  reactMajors.map((react) => ({ kind, react })),
);

describe.each(cases)('an app for React $react whose pages come from the $kind', ({ kind, react }) => {
  let server: Running;

  beforeAll(async () => {
    server = await serve(folders[`${kind}-${react}`] ?? '', kind);
  });
  afterAll(() => server?.stop());

  it('signs in to the backend and is used, without a warning', async () => {
    const page = await browser.newPage();
    const complaints = await watch(page);
    await page.goto(server.origin);
    await fillSignIn(page, asha.mobileNumber, demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await useStudents(page);
    // The session is found again, also by a page that was rendered for nobody.
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Students' }).waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('says what the backend refuses', async () => {
    const page = await browser.newPage();
    await page.goto(server.origin);
    await fillSignIn(page, asha.mobileNumber, 'another password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    const refusal = page.getByText('The mobile number or the password is wrong.').first();
    await refusal.waitFor();
    expect(await page.getByRole('textbox', { name: 'Password' }).inputValue()).toBe('another password');
    await page.close();
  });

  it('shows what it can before any script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(server.origin);
    const number = page.getByRole('textbox', { name: 'Mobile number' });
    if (kind === 'server') await number.fill('9876543210');
    expect(await number.count()).toBe(kind === 'server' ? 1 : 0);
    await context.close();
  });
});

it('runs the programs of the forms without a browser', () => {
  const said = ['examples/withoutReact.ts', 'examples/ownForm.ts', 'examples/ownSchema.ts'].map((path) =>
    run(folders['browser-19'] ?? '', 'node', ['--no-warnings', path]),
  );
  expect(said).toEqual(readReadme('forms').everywhere.printed);
});

it('gives server components tokens, texts and what has no behaviour', () => {
  const app = folders['server-19'] ?? '';
  copyFileSync(join(root, 'tests/test-apps/server-component.mjs'), join(app, 'server-component.mjs'));
  const said = run(app, 'node', ['--conditions=react-server', 'server-component.mjs']);
  const { action, close, heading, kinds: found } = JSON.parse(said);
  expect({ action, close, heading }).toEqual({
    action: 'var(--aarambh-color-action)',
    close: expect.stringMatching(/\p{Script=Devanagari}/u),
    heading: 'h1',
  });
  expect(found).toMatchObject({ Card: 'server', Heading: 'server', Stack: 'server', Text: 'server' });
  expect(found).toMatchObject({
    Button: 'client',
    Dialog: 'client',
    Provider: 'client',
    TextField: 'client',
  });
  expect(found).toMatchObject({ joinValues: 'server', FormTextField: 'client', useSchemaForm: 'client' });
});
