import { expect, newMobileNumber, test } from './fixtures.ts';
import { fillRegistration, fillSignIn } from './people.ts';

const student = () => ({
  firstName: 'Vikas',
  lastName: 'Rane',
  mobileNumber: newMobileNumber(),
  password: 'Kite7!Paper',
});

test('with the network away, registration says so and keeps what was typed', async ({ page, context }) => {
  const vikas = student();
  await page.goto('/register');
  await fillRegistration(page, vikas);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(/Error in registration\..*connection/).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Vikas');
  await expect(page.getByRole('combobox', { name: 'Institute' })).toHaveValue(/Sahyadri/);
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue(vikas.password);
});

for (const [name, answer] of [
  ['a server error without a body', { status: 500, body: '' }],
  ['an answer in HTML', { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }],
  ['an answer that is not JSON', { status: 200, contentType: 'application/json', body: '{"success":' }],
] as const) {
  test(`${name} leaves the sign-in form as it is and is said in words`, async ({ page }) => {
    await page.route('**/api/auth/login', (route) => route.fulfill(answer));
    await page.goto('/login');
    await fillSignIn(page, '9000000003', 'Demo@2026');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText(/Try again in a moment/).first()).toBeVisible();
    await expect(page.getByText('Bad gateway')).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('9000000003');
    await expect(page).toHaveURL('/login');
  });
}

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
