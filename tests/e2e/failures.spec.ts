import { expect, expectAccessible, newMobileNumber, sweep, test } from './fixtures.ts';
import { asha, fillRegistration, signIn } from './people.ts';
import { words } from './words.ts';

const say = words('en');

const student = () => ({
  firstName: 'Vikas',
  lastName: 'Rane',
  mobileNumber: newMobileNumber(),
  password: 'Kite7!Paper',
});

test(
  'with the network away, registration says so and keeps what was typed',
  sweep,
  async ({ page, context }) => {
    const vikas = student();
    await page.goto('/register');
    await fillRegistration(page, vikas);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText(/Error in registration\..*connection/).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Vikas');
    await expect(page.getByRole('combobox', { name: 'Institute' })).toHaveValue(/Sahyadri/);
    await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue(vikas.password);
  },
);

test('when the list of institutes fails, the field says so and offers another try', async ({ page }) => {
  await page.route('**/api/institute/all*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/register');
  await page.getByRole('combobox', { name: 'Institute' }).click();
  await expect(page.getByRole('main').getByText('The items could not be loaded.')).toBeVisible();
  await page.unroute('**/api/institute/all*');
  await page.getByRole('option', { name: 'Try again' }).click();
  await page.getByRole('combobox', { name: 'Institute' }).fill('sahyadri inst');
  await expect(page.getByRole('option', { name: /Sahyadri Institute of Technology/ })).toBeVisible();
});

/** What a server answers that has not the file any more. */
const gone = { status: 404, contentType: 'text/plain', body: '' };

test('a file that an update took away loads the page anew, once', async ({ page }) => {
  await signIn(page, asha.mobileNumber);
  await page.goto('/my-jobs');
  const account = page.getByRole('banner').getByRole('button', { name: say('shell.account.title') });
  await expect(account).toBeVisible();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/assets/AccountPanel-*.js', (route) => route.fulfill(gone));
  // The next build's page, as the page that is still open asks for it.
  await page.route(
    (address) => address.pathname === '/my-jobs',
    (route) =>
      route.request().isNavigationRequest()
        ? route.continue()
        : route.fulfill({ contentType: 'text/html', body: '<title>Of another build</title>' }),
    { times: 1 },
  );
  await account.click();
  await expect.poll(() => loads).toBe(1);
  // A file that is missing in the build which is served is no update: who pressed is told, and stays.
  await account.click();
  const failed = say('shell.panelFailed', { name: say('shell.account.title') });
  await expect(page.getByText(failed).first()).toBeVisible();
  expect(loads).toBe(1);
});

test('a screen whose file never comes is not loaded without end, and comes when the file does', async ({
  page,
  problems,
}) => {
  await signIn(page, asha.mobileNumber);
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.route('**/assets/settings-*.js', (route) => route.fulfill(gone));
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: say('screenError.title') })).toBeVisible();
  await expectAccessible(page);
  expect(loads).toBeLessThanOrEqual(4);
  await page.unroute('**/assets/settings-*.js');
  await page.getByRole('button', { name: say('screenError.reload') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('settings.title') })).toBeVisible();
  // The router writes of each file that it misses.
  problems.length = 0;
});

test('a screen whose texts are lost with the network says that it needs one', async ({
  page,
  context,
  problems,
}) => {
  await signIn(page, asha.mobileNumber);
  await page.goto('/my-jobs');
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('shell.account.title') })
    .click();
  const settings = page.getByRole('dialog').getByRole('link', { name: say('shell.account.settings') });
  await expect(settings).toBeVisible();
  const program = page.waitForResponse('**/assets/settings-*.js');
  await page.route('**/assets/i18n/en/settings.json', async (route) => {
    await (await program).finished();
    await context.setOffline(true);
    await route.abort();
  });
  await settings.click();
  await expect(page.getByRole('heading', { level: 1, name: say('screenError.offlineTitle') })).toBeVisible();
  await expect(page.getByText(say('failure.offline'))).toBeVisible();
  await context.setOffline(false);
  await page.unroute('**/assets/i18n/en/settings.json');
  await page.getByRole('button', { name: say('screenError.reload') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('settings.title') })).toBeVisible();
  problems.length = 0;
});
