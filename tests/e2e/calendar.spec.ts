/** The calendar: an office blocks days, a student reads what is on, and a calendar of other make follows the address. */
import { farDay, fillDay } from './days.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { arrive, asha, sharedToken } from './people.ts';
import { employer } from './resources.ts';
import { words } from './words.ts';

const say = words('en');
const officer = '9000000031';

test('an office blocks a day, reads it in the calendar and takes it back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const [eve, holi] = [farDay('03-21'), farDay('03-22')];
  await arrive(page, officer, `/calendar?show=day&day=${holi.iso}`);
  await expect(page.getByText(say('calendar.none'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('calendar.block') }).click();
  const dialog = page.getByRole('dialog', { name: say('calendar.blockTitle') });
  const fill = (label: string, { iso }: typeof holi) =>
    fillDay(dialog.getByRole('group', { name: label }), iso);
  await fill(say('form.block first label'), holi);
  await fill(say('form.block last label'), eve);
  await dialog.getByRole('textbox', { name: say('form.block reason label') }).fill('Holi');
  await dialog.getByRole('button', { name: say('calendar.block') }).click();
  await expect(dialog.getByText(say('form.block last order')).first()).toBeVisible();
  await expectAccessible(page);
  await fill(say('form.block last label'), holi);
  await dialog.getByRole('button', { name: say('calendar.block') }).click();
  await expect(dialog).toBeHidden();
  const day = page.getByRole('list', { name: holi.long });
  await expect(day.getByText('Holi')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await day.getByRole('button', { name: say('calendar.unblock') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('calendar.unblock') })
    .click();
  await expect(page.getByText(say('calendar.none'))).toBeVisible();
});

test('a student makes an address for the calendar, and another calendar reads by it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await arrive(page, asha.mobileNumber, '/calendar');
  await page.getByRole('button', { name: say('calendar.make') }).click();
  const dialog = page.getByRole('dialog', { name: say('calendar.addressTitle') });
  const address = await dialog.getByRole('textbox', { name: say('calendar.address') }).inputValue();
  await expectAccessible(page);
  const feed = await page.request.get(address);
  expect(feed.headers()['content-type']).toContain('text/calendar');
  expect(await feed.text()).toContain('BEGIN:VCALENDAR');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('calendar.remove') }).click();
  await expect(page.getByRole('button', { name: say('calendar.make') })).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

interface OpenJob {
  id: string;
  companyName: string;
}

test('who plans a round reads that the campus has no companies on that day', async ({ page }) => {
  const as = async (mobileNumber: string) => ({
    authorization: `Bearer ${await sharedToken(page.request, mobileNumber)}`,
  });
  const list = await page.request.get('/api/jdstudentmapping/eligibleJDs?pageSize=100', {
    headers: await as(asha.mobileNumber),
  });
  const { data: found } = (await list.json()) as { data: { jobDescription: readonly OpenJob[] } };
  const job = found.jobDescription.find(({ companyName }) => companyName.startsWith('Navyug'));
  const [first, last] = [farDay('03-24'), farDay('03-25')];
  const data = { firstDay: first.iso, lastDay: last.iso, reason: 'Sports day' };
  const blocked = await page.request.post('/api/calendar/block', { headers: await as(officer), data });
  expect(blocked.status()).toBe(200);

  await page.setViewportSize({ width: 360, height: 800 });
  await arrive(page, employer, `/job-description/${job?.id ?? ''}/drive`);
  await page
    .getByRole('button', { name: say('drive.add') })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: say('drive.addTitle') });
  const day = dialog.getByRole('group', { name: 'Day', exact: true });
  await fillDay(day, last.iso);
  await dialog.getByRole('textbox', { name: say('form.round from label') }).fill('10:00');
  await dialog.getByRole('textbox', { name: say('form.round to label') }).fill('11:00');
  await expect(dialog.getByText(`${first.short} to ${last.short}: Sports day.`)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a month stands in weeks on a desk, as an agenda on a phone, and a day of it is opened by the keyboard', async ({
  page,
}) => {
  const headers = { authorization: `Bearer ${await sharedToken(page.request, officer)}` };
  const [first, last] = [farDay('05-05'), farDay('05-06')];
  const data = { firstDay: first.iso, lastDay: last.iso, reason: 'Annual day' };
  expect((await page.request.post('/api/calendar/block', { headers, data })).status()).toBe(200);
  await page.setViewportSize({ width: 1280, height: 900 });
  await arrive(page, officer, `/calendar?show=month&day=${first.iso}`);
  const month = page.getByRole('table', { name: first.month });
  // The heading, and the weeks in which the days of May lie.
  const weeks = Math.ceil(((new Date(`${first.iso.slice(0, 7)}-01`).getUTCDay() + 6) % 7) / 7 + 31 / 7);
  await expect(month.getByRole('row')).toHaveCount(1 + weeks);
  await expect(month.getByText('Annual day')).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const day = month.getByRole('link', { name: `${first.long}, 1 entry` });
  await day.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: first.long }).getByText('Annual day')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/calendar?show=month&day=${first.iso}`);
  await expect(page.getByRole('list', { name: last.long })).toBeVisible();
  await expect(month).toBeHidden();
});
