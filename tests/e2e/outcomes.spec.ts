/** What came of somebody's studies: the student reports it, the placement office sends it back once and then confirms it. */
import { instituteID } from '../../apps/backend/src/seed/data/institutes.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, newMobileNumber, test } from './fixtures.ts';
import { arrive, tokenOfNew } from './people.ts';
import { words } from './words.ts';

const say = words('en');
const officer = '9000000031';

test('a student reports an own business, reads why it came back, and it counts once it is confirmed', async ({
  page,
  outbox,
  browser,
}) => {
  const mobileNumber = newMobileNumber();
  const person = { firstName: 'Ila', lastName: 'Founder', mobileNumber, password: 'Nila@2026x' };
  const token = await tokenOfNew(page.request, outbox, person, instituteID('sahyadri'));
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/favicon.svg');
  await page.evaluate((kept) => localStorage.setItem('access-token', kept), token);
  await page.goto('/profile#outcomes');
  const section = page.getByRole('region', { name: say('profile.sections.outcomes.title') });
  await section.getByRole('button', { name: say('profile.sections.outcomes.add') }).click();
  const form = page.getByRole('dialog', { name: say('profile.sections.outcomes.add') });
  await form.getByLabel(say('form.outcome kind label')).selectOption('Own business');
  await form.getByRole('textbox', { name: say('form.outcome organisation label') }).fill('Founder Foods');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(section).toContainText(say('resources.outcome.states.reported'));

  const office = await browser.newPage();
  await arrive(office, officer, '/outcome?state=Reported');
  await office
    .getByRole('link', { name: /Founder/ })
    .first()
    .click();
  const sheet = office.getByRole('dialog');
  await expect(sheet).toContainText('Founder Foods');
  await expectAccessible(office);
  await sheet.getByRole('button', { name: say('resources.outcome.sendBack'), exact: true }).click();
  const asking = office.getByRole('dialog').last();
  await asking.getByRole('textbox', { name: 'Reason' }).fill('Please add the registration.');
  await asking.getByRole('button', { name: say('resources.outcome.sendBack') }).click();
  await expect(office.getByText(/was sent back\./).first()).toBeVisible();

  await page.reload();
  await expect(section).toContainText('Please add the registration.');
  await section.getByRole('button', { name: /^Edit/ }).click();
  const mending = page.getByRole('dialog');
  await mending.getByRole('textbox', { name: say('form.outcome title label') }).fill('Registered on 3 March');
  await mending.getByRole('button', { name: 'Save' }).click();
  await expect(section).toContainText(say('resources.outcome.states.reported'));

  await office.reload();
  await expect(sheet).toContainText('Registered on 3 March');
  await sheet.getByRole('button', { name: say('resources.outcome.confirm'), exact: true }).click();
  await office
    .getByRole('alertdialog')
    .getByRole('button', { name: say('resources.outcome.confirm') })
    .click();
  await expect(office.getByText(/is confirmed\./).first()).toBeVisible();
  await office.close();
  await page.reload();
  await expect(section).toContainText(say('resources.outcome.states.confirmed'));
  await expect(section).toContainText(say('profile.outcomes.counts'));
  await expectAccessible(page);
});
