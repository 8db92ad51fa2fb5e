import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newMobileNumber,
  sweep,
  test,
} from './fixtures.ts';
import { arrive } from './people.ts';
import { words } from './words.ts';

test('an officer checks the sections of a student, who sees what was found and why', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  // Found by the address: a list that is still being searched may take the link away under the pointer.
  await arrive(page, '9000000031', '/student?search=Pooja');
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
  // Found by the address: a list that is still being searched may take the link away under the pointer.
  await arrive(page, '9000000031', '/student?search=Pooja');
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

test('an officer keeps a student from applying for dues, the student reads why, and it is lifted', async ({
  page,
  browser,
}) => {
  const say = (key: string) => words('en')(`resources.hold.${key}`, { name: 'Pooja Nair' });
  await page.setViewportSize({ width: 360, height: 800 });
  await arrive(page, '9000000031', '/student?search=Pooja');
  await page.getByRole('link', { name: 'Pooja Nair' }).click();
  const sheet = page.getByRole('dialog', { name: /Pooja/ });
  await sheet.getByRole('button', { name: say('place'), exact: true }).click();
  const placing = page.getByRole('dialog', { name: say('placeQuestion') });
  await placing.getByLabel('What for').selectOption('Dues');
  await placing.getByRole('textbox', { name: 'Reason' }).fill('Two library books are not returned.');
  await placing.getByRole('textbox', { name: 'Who lifts it' }).fill('Library, ground floor');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await placing.getByRole('button', { name: say('place') }).click();
  await expect(page.getByText(say('placed')).first()).toBeVisible();
  await sheet.getByRole('tab', { name: 'Profile' }).click();
  const held = sheet.getByRole('region', { name: say('title') });
  await expect(held).toContainText('Two library books are not returned.');
  await expectAccessible(page);

  const student = await browser.newPage();
  await arrive(student, '9000000007', '/dashboard');
  await student.getByRole('button', { name: /^Notifications/ }).click();
  await student.getByRole('tab', { name: /^Critical/ }).click();
  await expect(student.getByText(/Ask here: Library, ground floor\./).first()).toBeVisible();
  await student.close();

  await sheet.getByRole('button', { name: say('lift'), exact: true }).click();
  const lifting = page.getByRole('dialog', { name: say('liftQuestion') });
  await lifting.getByRole('textbox', { name: 'Reason' }).fill('The books came back today.');
  await lifting.getByRole('button', { name: say('lift') }).click();
  await expect(held).toContainText('The books came back today.');
});

test(
  'an officer suspends an account and brings it back; the platform deactivates and erases it as the student asked',
  sweep,
  async ({ page, outbox }) => {
    await arrive(page, '9000000031', '/student');
    const headers = {
      authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('access-token'))}`,
    };
    const mobileNumber = newMobileNumber();
    const email = `tansy${mobileNumber}@example.com`;
    const data = { firstName: 'Tansy', lastName: `Gole`, email, mobileNumber };
    const added = await page.request.post('/api/student/add', { headers, data });
    expect(added.status()).toBe(200);
    const { id } = ((await added.json()) as { data: { student: { id: string } } }).data.student;

    const sheet = page.getByRole('dialog', { name: 'Tansy Gole', exact: true });
    const say = (done: string) => words('en')(`resources.account.${done}`, { name: 'Tansy Gole' });
    const act = async (action: string, title: string, done: string, told?: string) => {
      await sheet.getByRole('button', { name: action, exact: true }).click();
      const why = page.getByRole('dialog', { name: title });
      await why.getByRole('button', { name: action }).click();
      await expect(why.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
      await why.getByRole('textbox').fill('Asked for it in the office.');
      if (told !== undefined) await expect(why.getByText(told)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await why.getByRole('button', { name: action }).click();
      await expect(page.getByText(done).first()).toBeVisible();
      await expect(why).toHaveCount(0);
    };
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`/student?record=${id}`);
    // Deleting and erasing is for the platform alone.
    await expect(sheet.getByRole('button', { name: 'Suspend', exact: true })).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Erase', exact: true })).toHaveCount(0);
    await act('Suspend', 'Suspend Tansy Gole?', say('suspended'));
    await act('Bring back', 'Bring Tansy Gole back?', say('activated'));

    await arrive(page, '9000000051', `/student?record=${id}`);
    await act('Deactivate', 'Deactivate Tansy Gole?', say('removed'));
    await act('Bring back', 'Bring Tansy Gole back?', say('activated'));
    await act('Erase', 'Erase Tansy Gole?', say('erased'), 'Account, sign-ins and settings');
    await expect
      .poll(async () => (await outbox.messagesTo(email)).map(({ text }) => text).join())
      .toMatch(/erased/);
  },
);
