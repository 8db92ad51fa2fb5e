import { expect, newMobileNumber, sweep, test } from './fixtures.ts';
import { fillRegistration } from './people.ts';

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
