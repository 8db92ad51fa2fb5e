/** What a form that has signed somebody in looks like until the next screen is there, which takes seconds on a slow line. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { demoPassword, fillSignIn } from './people.ts';
import { words } from './words.ts';

const say = words('en');

/** A student whom no other test signs in by the form. */
const student = '9000000005';

/** A student whose sessions end with the new password: nobody else may be signed in as this one beside it. */
const forgetful = '9000000006';

/**
 * Holds back the dashboard's code, and notes all that the button of the form says once the server has signed the person
 * in, but what it said while sending: the page reads the answer a moment later than this test.
 */
async function watchButton(page: Page, call: RegExp): Promise<() => Promise<string[]>> {
  await page.route(/\/assets\/dashboard-[^/]+\.js/, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 1500);
    });
    await route.continue();
  });
  const seen = new Set<string>();
  const submit = page.locator('main form button[type=submit]');
  let watching: Promise<void> | undefined;
  page.on('response', (response) => {
    if (!call.test(response.url()) || !response.ok()) return;
    watching = (async () => {
      while (!page.url().endsWith('/dashboard')) {
        const [text] = await submit.allTextContents();
        if (text !== undefined) seen.add(text);
        await page.waitForTimeout(50);
      }
    })();
  });
  return async () => {
    await expect(page).toHaveURL('/dashboard');
    await watching;
    return [...seen].filter((text) => !text.endsWith(say('reset.sending')));
  };
}

test('after a sign-in the button says that it goes on, until the page is there', async ({ page }) => {
  await page.goto('/login');
  await fillSignIn(page, student, demoPassword);
  const said = await watchButton(page, /\/auth\/login$/);
  await page.getByRole('button', { name: say('login.submit') }).click();
  const all = await said();
  expect(all.length).toBeGreaterThan(0);
  // The usual words are there too, without being seen, so that the button keeps its width.
  expect(all.filter((text) => !text.endsWith(say('login.leaving')))).toEqual([]);
});

test('after a new password, too', async ({ page, outbox }) => {
  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(forgetful);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: say('form.otp label') }).fill(await outbox.code(forgetful));
  await page.getByRole('button', { name: say('forgot.confirm') }).click();
  await expect(page).toHaveURL('/reset-password');
  const said = await watchButton(page, /\/auth\/resetPassword$/);
  await page.getByLabel(say('form.new password label'), { exact: true }).fill(demoPassword);
  await page.getByLabel(say('form.confirm password label'), { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: say('reset.submit') }).click();
  const all = await said();
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter((text) => !text.endsWith(say('login.leaving')))).toEqual([]);
});
