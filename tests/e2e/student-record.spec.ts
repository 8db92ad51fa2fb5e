import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './fixtures.ts';
import { arrive } from './people.ts';

test('an officer checks the sections of a student, who sees what was found and why', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await arrive(page, '9000000031', '/student');
  await page.getByRole('searchbox').first().fill('Pooja');
  await page.getByRole('link', { name: 'Pooja Nair' }).click();
  const sheet = page.getByRole('dialog', { name: /Pooja/ });
  await sheet.getByRole('tab', { name: 'Profile' }).click();

  const summary = sheet.getByRole('region', { name: 'Academic summary' });
  await expect(summary).toContainText('Unverified');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await summary.getByRole('button', { name: 'Verify Academic summary' }).click();
  await expect(
    page.getByText('Academic summary is verified; the student has been told.').first(),
  ).toBeVisible();
  await expect(summary).toContainText('Verified');

  const degree = sheet.getByRole('region', { name: 'Current degree' });
  await degree.getByRole('button', { name: 'Reject Current degree' }).click();
  await degree.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(degree.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/Say why/);
  await degree.getByRole('textbox', { name: 'Reason' }).fill('The mark sheet shows a lower CGPA.');
  await degree.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(degree).toContainText('Rejected');

  const student = await browser.newPage();
  await arrive(student, '9000000007', '/profile#academics');
  await expect(student.getByText('Your institute has checked this')).toBeVisible();
  await expect(student.getByText('The mark sheet shows a lower CGPA.')).toBeVisible();
  await student.close();
});
