/** A company asks an institute for a day from the page of a job; the office sees what that day meets, sets it, and both read it. */
import { instituteID } from '../../apps/backend/src/seed/data/institutes.ts';
import { farDay, fillDay } from './days.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { arrive, sharedToken } from './people.ts';
import { employer } from './resources.ts';
import { words } from './words.ts';

const say = words('en');
const officer = '9000000031';

test('a company asks for a day, the office sees what it meets and sets it, and the company cancels', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const as = async (mobileNumber: string) => ({
    authorization: `Bearer ${await sharedToken(page.request, mobileNumber)}`,
  });
  const [taken, free] = [farDay('04-12'), farDay('04-14')];
  const block = { firstDay: taken.iso, lastDay: taken.iso, reason: 'Founders day' };
  const blocked = await page.request.post('/api/calendar/block', { headers: await as(officer), data: block });
  expect(blocked.status()).toBe(200);

  await page.setViewportSize({ width: 360, height: 800 });
  await arrive(page, employer, `/calendar?ask=${instituteID('sahyadri')}`);
  const wish = page.getByRole('dialog', { name: say('calendar.visits.askTitle') });
  const fill = (label: string, { iso }: typeof free) =>
    fillDay(page.getByRole('dialog').getByRole('group', { name: label }).first(), iso);
  await fill(say('form.visit first day label'), taken);
  await expect(wish.getByText('No companies come that day: Founders day')).toBeVisible();
  await fill(say('form.visit further day label'), free);
  await wish.getByRole('textbox', { name: say('form.visit note label') }).fill('Two panels');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await wish.getByRole('button', { name: say('calendar.visits.send') }).click();
  await expect(wish).toBeHidden();
  const list = page.getByRole('list', { name: say('calendar.visits.title') });
  await expect(list.getByText(`Could come on ${taken.short} · ${free.short}`)).toBeVisible();
  await expectAccessible(page);

  await arrive(page, officer, `/calendar?show=day&day=${free.iso}`);
  await page.getByRole('button', { name: new RegExp(`^Open the visit: Navyug.*${free.short}$`) }).click();
  const visit = page.getByRole('dialog', { name: say('calendar.visits.one') });
  await expect(visit.getByText('Two panels')).toBeVisible();
  await visit.getByRole('button', { name: say('calendar.visits.set') }).click();
  await expect(visit.getByText(say('calendar.visits.wanted'))).toHaveCount(1);
  await expect(visit.getByText('No companies come that day: Founders day')).toBeVisible();
  await visit.getByRole('button', { name: free.long }).click();
  await expect(visit.getByText('No companies come that day: Founders day')).toBeHidden();
  await visit.getByRole('textbox', { name: say('form.visit hall label') }).fill('Amphitheatre');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await visit.getByRole('button', { name: say('calendar.visits.save') }).click();
  await expect(visit).toBeHidden();
  const day = page.getByRole('list', { name: free.long });
  await expect(day.getByText('Amphitheatre')).toBeVisible();
  const halls = page.getByRole('list', { name: say('calendar.visits.halls', { day: free.short }) });
  await expect(halls.getByRole('listitem').filter({ hasText: 'Amphitheatre' })).toContainText(
    say('calendar.visits.isTaken'),
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await arrive(page, employer, `/calendar?show=day&day=${free.iso}`);
  await page
    .getByRole('list', { name: free.long })
    .getByRole('link', { name: /Navyug/ })
    .click();
  await visit.getByRole('button', { name: say('calendar.visits.cancel') }).click();
  await visit.getByRole('textbox').fill('Our interviewers are abroad');
  await visit.getByRole('button', { name: say('calendar.visits.end') }).click();
  await expect(visit).toBeHidden();
  await page.goto(`/calendar?show=day&day=${free.iso}`);
  await expect(page.getByText(say('calendar.none'))).toBeVisible();
});

test('an office enters the visit of a company that called, and the company reads it', async ({ page }) => {
  test.setTimeout(90_000);
  const stage = farDay('04-21');
  await page.setViewportSize({ width: 360, height: 800 });
  await arrive(page, officer, `/calendar?show=day&day=${stage.iso}`);
  await page.getByRole('button', { name: say('calendar.visits.enter') }).click();
  const entry = page.getByRole('dialog', { name: say('calendar.visits.enterTitle') });
  await entry.getByRole('button', { name: say('calendar.visits.enterSend') }).click();
  await expect(entry).toContainText(say('form.visit company required'));
  await expect(entry).toContainText(say('form.visit kind required'));
  await entry.getByRole('combobox', { name: say('form.visit company label') }).fill('Navyug');
  await page
    .getByRole('option', { name: /^Navyug/ })
    .first()
    .click();
  await entry.getByRole('combobox', { name: say('form.visit kind label') }).selectOption('HR interview');
  const day = entry.getByRole('group', { name: say('form.visit day label') }).first();
  await fillDay(day, stage.iso);
  await entry.getByRole('textbox', { name: say('form.visit hall label') }).fill('Open air stage');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await entry.getByRole('button', { name: say('calendar.visits.enterSend') }).click();
  await expect(entry).toBeHidden();
  await expect(page.getByRole('list', { name: stage.long })).toContainText('Open air stage');

  // The next one is told that the hall is taken, before anything is saved.
  await page.getByRole('button', { name: say('calendar.visits.enter') }).click();
  await fillDay(day, stage.iso);
  await entry.getByRole('textbox', { name: say('form.visit hall label') }).fill('Open air stage');
  await expect(entry.getByText(/is in this hall that day/)).toBeVisible();
  // Nothing of it is saved: the browser asks before the page is left.
  page.once('dialog', (question) => void question.accept());

  await arrive(page, employer, `/calendar?show=day&day=${stage.iso}`);
  await page
    .getByRole('list', { name: stage.long })
    .getByRole('link', { name: /Navyug/ })
    .click();
  const visit = page.getByRole('dialog', { name: say('calendar.visits.one') });
  await expect(visit).toContainText('HR interview');
  await expect(visit).toContainText('Open air stage');
});
