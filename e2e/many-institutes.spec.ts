/** A portal with more institutes than its operator sends at once. */
import { startBackend, type Backend } from './backend.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

let backend: Backend;
test.beforeAll(async () => {
  backend = await startBackend({ INSTITUTES_AT_ONCE: '5' });
});
test.afterAll(() => backend.stop());

for (const width of [360, 1280]) {
  test(`a fresher finds the institute by typing a part of its name, ${width} px`, async ({ page }) => {
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
    await page.keyboard.type('yamuna');
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
  });
}
