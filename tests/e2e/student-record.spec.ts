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

  // What is verified is opened again when the student asks and the officer allows it.
  await student.setViewportSize({ width: 360, height: 800 });
  await student.getByRole('button', { name: 'Ask to change Academic summary' }).click();
  const asking = student.getByRole('dialog', { name: 'Ask to change Academic summary' });
  await asking.getByRole('textbox', { name: 'Reason' }).fill('The board has corrected my marks.');
  await expectAccessible(student);
  await asking.getByRole('button', { name: 'Send' }).click();
  await expect(student.getByText(/You have asked for a change/)).toBeVisible();
  await page.reload();
  await expect(summary).toContainText('The board has corrected my marks.');
  await expectAccessible(page);
  await summary.getByRole('button', { name: 'Allow Academic summary to be changed' }).click();
  await expect(summary).toContainText('Unverified');
  await student.close();
});

test('an officer writes to a student and gives credits', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await arrive(page, '9000000031', '/student');
  await page.getByRole('searchbox').first().fill('Pooja');
  await page.getByRole('link', { name: 'Pooja Nair' }).click();
  const sheet = page.getByRole('dialog', { name: /Pooja/ });
  const choose = (action: string) => sheet.getByRole('button', { name: action, exact: true }).click();
  await choose('Send a message');
  const message = page.getByRole('dialog', { name: 'Message to Pooja Nair' });
  await message.getByRole('textbox', { name: 'Message' }).fill('Please come to the office on Monday.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await message.getByRole('button', { name: 'Send a message' }).click();
  await expect(page.getByText('The message is sent.').first()).toBeVisible();

  await choose('Give credits');
  const gift = page.getByRole('dialog', { name: 'Credits for Pooja Nair' });
  await gift.getByLabel('Credits').fill('5');
  await gift.getByRole('textbox', { name: 'Reason' }).fill('For the workshop on Monday.');
  await gift.getByRole('button', { name: 'Give credits' }).click();
  await expect(page.getByText('The credits are given.').first()).toBeVisible();
});
