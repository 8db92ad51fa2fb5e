/** A portal with more institutes than its operator sends at once. */
import type { Page } from '@playwright/test';
import { startBackend, type Backend } from './backend.ts';
import { expect, expectAccessible, sweep, sweepUnless, test } from './fixtures.ts';
import { demoPassword, fillSignIn } from './people.ts';

let backend: Backend;
test.beforeAll(async () => {
  backend = await startBackend({ INSTITUTES_AT_ONCE: '5' });
});
test.afterAll(() => backend.stop());

for (const width of [360, 1280]) {
  test(
    `a fresher finds the institute by typing a part of its name, ${width} px`,
    sweepUnless(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const searches: string[] = [];
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        const search = searchParams.get('search');
        if (pathname === '/api/institute/all' && search !== null) searches.push(search);
      });
      await page.goto(`${backend.origin}/register`);
      const institute = page.getByRole('combobox', { name: 'Institute' });
      await institute.click();
      await expect(page.getByRole('main').getByText('Type to search')).toBeVisible();
      // As one event: typed by letters, a busy machine can take longer for two of them than the field waits.
      await page.keyboard.insertText('yamuna');
      await expect(page.getByRole('option')).toHaveText([/Yamuna Business School/]);
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(institute).toHaveValue(/Yamuna Business School/);
      expect(searches).toEqual(['yamuna']);

      // Who works already is asked for no institute; who changes their mind finds the one that was chosen.
      await page.getByRole('radio', { name: 'Experienced' }).check();
      await expect(institute).toBeHidden();
      await page.getByRole('radio', { name: 'Fresher' }).check();
      await expect(institute).toHaveValue(/Yamuna Business School/);
    },
  );
}

async function signInStaff(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${backend.origin}/login`);
  await fillSignIn(page, '9000000051', demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${backend.origin}/dashboard`);
}

/** What the list of the filter by institute offers; the page has other lists. */
const offered = (page: Page) => page.getByRole('listbox', { name: 'Institute' }).getByRole('option');

test(
  'staff find the institute of a filter by typing, and see again which was chosen',
  sweep,
  async ({ page }) => {
    await signInStaff(page);
    await page.goto(`${backend.origin}/student`);
    const filter = page.getByRole('combobox', { name: 'Institute' });
    await filter.click();
    await page.keyboard.type('yamuna');
    await page.getByRole('option', { name: /Yamuna Business School/ }).click();
    await expect(page).toHaveURL(/instituteID=/);
    const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
    await expect(rows.filter({ hasNotText: 'Yamuna' })).toHaveCount(0);
    await expect(rows.first()).toBeVisible();
    await page.reload();
    await expect(filter).toHaveValue(/Yamuna Business School/);
    await expectAccessible(page);

    // A record says by name what it refers to, also what is not among the first that the server sends.
    await page.route('**/api/program/all?*', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      answer.data.program = answer.data.program.filter(({ name }: { name: string }) =>
        name.startsWith('B.E.'),
      );
      await route.fulfill({ response, json: answer });
    });
    await page.goto(`${backend.origin}/institutes?search=girnar`);
    await page.getByRole('link', { name: /Girnar Polytechnic/ }).click();
    const sheet = page.getByRole('dialog');
    await expect(
      sheet.getByText(/Diploma.*Computer Engineering.*Diploma.*Electrical Engineering/),
    ).toBeVisible();
  },
);

test(
  'staff who are quicker than the choices of a filter lose nothing that they type',
  sweep,
  async ({ page }) => {
    await signInStaff(page);
    const choices = Promise.withResolvers<void>();
    await page.route(
      ({ pathname, searchParams }) => pathname === '/api/institute/all' && !searchParams.has('search'),
      async (route) => {
        await choices.promise;
        await route.continue();
      },
    );
    await page.goto(`${backend.origin}/student`);
    const filter = page.getByRole('combobox', { name: 'Institute' });
    await filter.click();
    await page.keyboard.type('yamuna');
    await expect(page.getByRole('main').getByText('Loading')).toBeVisible();
    choices.resolve();
    await expect(offered(page)).toHaveText([/Yamuna Business School/]);
    await expectAccessible(page);
    await expect(filter).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/instituteID=/);
    await expect(filter).toHaveValue(/Yamuna Business School/);
  },
);

test(
  'choices of a filter that did not come are said to be missing and can be asked for again',
  sweep,
  async ({ page }) => {
    await signInStaff(page);
    await page.route('**/api/institute/all?*', (route) => route.abort('connectionreset'));
    await page.goto(`${backend.origin}/student`);
    const filter = page.getByRole('combobox', { name: 'Institute' });
    await filter.click();
    await expect(page.getByRole('main').getByText('The items could not be loaded.')).toBeVisible();
    await page.unroute('**/api/institute/all?*');
    await page.getByRole('option', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByText('Type to search')).toBeVisible();
    await page.keyboard.type('yamuna');
    await expect(offered(page)).toHaveText([/Yamuna Business School/]);
  },
);
