/** From signing up to applying for a job, in Firefox. What stands on the way besides has its tests in Chromium (tests/e2e). */
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, start, type Running } from '../test-apps/servers.ts';
import { openFirefox } from './firefox.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Who signs up, by the names of the fields. */
const person = {
  firstName: 'Tara',
  lastName: 'Kulkarni',
  email: 'tara.kulkarni@example.com',
  contactNumber: '8123456790',
  password: 'Kite7!Paper',
  confirmPassword: 'Kite7!Paper',
};

let portal: Running;
let browser: Browser;
let page: Page;
/** What the page complains about: no script of it may throw, and none may be refused by its policy. */
const complaints: string[] = [];

beforeAll(async () => {
  const port = await freePort();
  portal = await start(root, ['node', 'tests/e2e/serve.ts'], port, { E2E_PORT: String(port), COPIES: '1' });
  browser = await openFirefox();
  page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  page.on('pageerror', (error) => complaints.push(String(error)));
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

/** An element by its role and its whole name. */
const by = (role: string, name: string) => page.locator(`::-p-aria([role="${role}"][name="${name}"])`);

/** Waits until the address of the page is this path. */
const arriveAt = (path: string) =>
  page.waitForFunction((wanted) => location.pathname.startsWith(wanted), {}, path);

/** The code of the newest SMS to a number, as a person reads it from the phone. */
async function codeSentTo(mobileNumber: string): Promise<string> {
  for (;;) {
    const answer = await fetch(`${portal.origin}/outbox.json`);
    const { messages } = (await answer.json()) as { messages: { to: string; text: string }[] };
    const code = messages.find(({ to }) => to === mobileNumber)?.text.match(/\b\d{6}\b/)?.[0];
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Calls the API as who is signed in in the page. */
const call = (method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> =>
  page.evaluate(
    async (how, where, what) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('access-token')}`,
        'content-type': 'application/json',
      };
      const answer = await fetch(`/api${where}`, {
        method: how,
        headers,
        ...(what && { body: JSON.stringify(what) }),
      });
      if (!answer.ok) throw new Error(`${where} answered ${answer.status}`);
      return answer.json();
    },
    method,
    path,
    body,
  );

it('leads from signing up to a job that is applied for', async () => {
  await page.goto(`${portal.origin}/register`);
  await page.waitForSelector('html[data-hydrated]');
  await by('radio', 'Experienced').click();
  for (const [name, value] of Object.entries(person)) await page.type(`form [name=${name}]`, value);
  await page.locator('form input[type=checkbox][name=termsOfUse]').click();
  await by('checkbox', 'I am a person').click();
  // The browser solves its puzzle.
  await page.waitForSelector('form input[type=checkbox]:not([name=termsOfUse]):checked', { timeout: 60_000 });
  await by('button', 'Create account').click();
  await arriveAt('/otp-verification');

  await page.locator('input[autocomplete="one-time-code"]').click();
  await page.keyboard.type(await codeSentTo(person.contactNumber));
  await by('button', 'Verify').click();
  await arriveAt('/dashboard');
  await page.waitForFunction(
    (name) => document.querySelector('h1')?.textContent.includes(name),
    {},
    person.firstName,
  );

  await call('POST', '/user/experience', {
    companyName: 'Earlier Works',
    designation: 'Engineer',
    employmentType: 'Full Time',
    startMonth: '2020-01',
    endMonth: '2024-01',
    isCurrent: false,
  });
  const found = await call('GET', '/jdstudentmapping/eligibleJDs?search=Backend%20engineer');
  const { data } = found as { data: { jobDescription: { id: string; companyName: string }[] } };
  const job = data.jobDescription.find(({ companyName }) => companyName === 'Navyug Software');
  await page.goto(`${portal.origin}/my-jobs/${job?.id}`);
  await by('button', 'Apply').waitHandle();
  const answers = await page.$$('main [role=radiogroup] label:first-of-type');
  for (const answer of answers) await answer.click();
  await by('button', 'Apply').click();
  await page.locator('[role=alertdialog] ::-p-aria([role="button"][name="Apply"])').click();
  await page.locator('::-p-text(You have applied for)').waitHandle();
  expect(complaints).toEqual([]);
});
