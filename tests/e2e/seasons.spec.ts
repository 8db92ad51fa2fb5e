/** A season from both sides: a student joins from the dashboard, an officer decides and says why. */
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, sweep, test } from './fixtures.ts';
import { asha, sharedToken } from './people.ts';
import { words, type LanguageCode } from './words.ts';

const officer = '9000000031';
const ravi = '9000000002';

/** Posts a season of the officer's institute that students of any year may join today. */
async function postSeason(request: APIRequestContext, name: string): Promise<string> {
  const headers = { authorization: `Bearer ${await sharedToken(request, officer)}` };
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const year = new Date().getFullYear();
  const added = await request.post('/api/season/add', {
    headers,
    data: {
      name,
      academicYear: `${year}-${String((year + 1) % 100).padStart(2, '0')}`,
      seasonType: 'Placement',
      instituteIDs: [],
      programIDs: [],
      passingYears: Array.from({ length: 10 }, (_each, at) => year - 4 + at),
      registrationStart: day(-2),
      registrationEnd: day(2),
      startDate: day(-1),
      endDate: day(90),
      policy: { maxOffers: 1 },
      termsText: '<p>I take part in every round that I have accepted.</p>',
    },
  });
  expect(added.status()).toBe(200);
  const { season } = ((await added.json()) as { data: { season: { id: string; rowVersion: number } } }).data;
  const data = { status: 'Posted', rowVersion: season.rowVersion };
  expect((await request.put(`/api/season/status/${season.id}`, { headers, data })).status()).toBe(200);
  return season.id;
}

async function arriveAs(
  page: Page,
  mobileNumber: string,
  path: string,
  language: LanguageCode,
): Promise<void> {
  const token = await sharedToken(page.request, mobileNumber);
  await page.addInitScript(
    ([kept, chosen]) => {
      localStorage.setItem('access-token', String(kept));
      localStorage.setItem('language', String(chosen));
    },
    [token, language],
  );
  await page.goto(path);
}

test('a student joins, the officer approves and takes out with a reason, which the student reads', async ({
  browser,
  page,
  request,
}) => {
  const name = `Autumn ${Date.now()}`;
  const id = await postSeason(request, name);
  const say = words('hi');
  await page.setViewportSize({ width: 360, height: 740 });
  await arriveAs(page, asha.mobileNumber, '/dashboard', 'hi');
  const card = page.getByRole('region', { name: say('dashboard.season.title') });
  // Other tests make seasons too: the button that follows the name of this one.
  await card.getByRole('heading', { name }).locator('xpath=following::button[1]').click();
  const join = page.getByRole('dialog', { name: say('dashboard.season.joinTitle', { name }) });
  await expect(join.getByText('I take part in every round that I have accepted.')).toBeVisible();
  await expectAccessible(page);
  await join.getByRole('button', { name: say('dashboard.season.accept') }).click();
  await expect(join).toHaveCount(0);
  await expect(card.getByText(say('dashboard.season.pending')).first()).toBeVisible();
  await expectNoSidewaysScroll(page);

  const office = await (await browser.newContext()).newPage();
  const tell = words('en');
  await arriveAs(office, officer, `/season?record=${id}`, 'en');
  const sheet = office.getByRole('dialog', { name, exact: true });
  await sheet.getByRole('tab', { name: tell('resources.season.enrolments') }).click();
  await sheet.getByRole('button', { name: /^Approve: Asha/ }).click();
  const standing = sheet.locator('[data-component=Tag]');
  await expect(standing).toHaveText(tell('resources.enrolment.active'));
  await expectAccessible(office);
  await sheet.getByRole('button', { name: /^Take out: Asha/ }).click();
  const question = office.getByRole('dialog', { name: /^Keep Asha .* out of this season/ });
  await question.getByRole('textbox').fill('Asha has taken another offer.');
  await question.getByRole('button', { name: tell('resources.season.remove') }).click();
  await expect(standing).toHaveText(tell('resources.enrolment.removed'));
  await office.context().close();

  await page.reload();
  const why = card.getByText(say('dashboard.season.reason', { reason: 'Asha has taken another offer.' }));
  await expect(why).toBeVisible();
  // Who was taken out is not told until when one can join.
  await expect(why.locator('xpath=following-sibling::*')).toHaveCount(0);
});

test('the kinds of offers of a season are rows, and what is wrong in one is said there', async ({
  page,
  request,
}) => {
  const id = await postSeason(request, `Rows ${Date.now()}`);
  await page.setViewportSize({ width: 360, height: 800 });
  await arriveAs(page, officer, `/season?record=${id}&edit=yes`, 'en');
  const form = page.getByRole('dialog');
  const add = form.getByRole('button', { name: 'Add a kind' });
  for (const [index, name, pay] of [
    [1, 'Core', '400000'],
    [2, 'Dream', '300000'],
  ] as const) {
    await add.click();
    const row = form.getByRole('group', { name: `Kind ${index}` });
    await row.getByLabel('Name').fill(name);
    await row.getByLabel('From a pay a year of').fill(pay);
  }
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Let each kind begin at a higher pay').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const pay = form.getByRole('group', { name: 'Kind 2' }).getByLabel('From a pay a year of');
  await pay.press('ControlOrMeta+a');
  await pay.pressSequentially('1000000');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expect(form.getByText(/Dream/).first()).toBeVisible();
});

test(
  'an officer declines who has asked, and decides about others by a file of numbers',
  sweep,
  async ({ page, request }) => {
    const name = `Winter ${Date.now()}`;
    const id = await postSeason(request, name);
    for (const student of [asha.mobileNumber, ravi]) {
      const headers = { authorization: `Bearer ${await sharedToken(request, student)}` };
      const joined = await request.post(`/api/season/enrolment/${id}`, {
        headers,
        data: { termsVersion: 1 },
      });
      expect(joined.status()).toBe(200);
    }
    const say = words('hi');
    await page.setViewportSize({ width: 360, height: 800 });
    await arriveAs(page, officer, `/season?record=${id}`, 'hi');
    const sheet = page.getByRole('dialog', { name, exact: true });
    await sheet.getByRole('tab', { name: say('resources.season.enrolments') }).click();
    await sheet
      .getByRole('button', { name: new RegExp(`^${say('resources.season.decline')}: Asha`) })
      .click();
    const question = page.getByRole('dialog', { name: /^Asha / });
    await question.getByRole('button', { name: say('resources.season.decline') }).click();
    await expect(question.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await question.getByRole('textbox').fill('इस सीज़न के लिए अंक कम हैं।');
    await expectAccessible(page);
    await question.getByRole('button', { name: say('resources.season.decline') }).click();
    const standing = sheet.locator('[data-component=Tag]');
    await expect(standing.getByText(say('resources.enrolment.removed'))).toBeVisible();

    await sheet.getByRole('button', { name: say('resources.season.import') }).click();
    const panel = page.getByRole('dialog', {
      name: say('resources.import.title', { many: say('resources.season.decisions') }),
    });
    const lines = ['rollNumber,mobileNumber,state', `,${ravi},Active`, 'NOBODY/1,,Active'];
    await panel
      .getByLabel(say('resources.import.file'))
      .setInputFiles({ name: 'season.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
    await panel.getByRole('button', { name: say('resources.import.check') }).click();
    await expect(panel.getByText(say('resources.import.checked_other', { count: '2' }))).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await panel.getByRole('button', { name: say('resources.import.take_one') }).click();
    await expect(panel.getByText(say('resources.import.taken_one'))).toBeVisible();
    await panel
      .getByRole('button', { name: say('resources.import.close') })
      .last()
      .click();
    await expect(standing.getByText(say('resources.enrolment.active'))).toBeVisible();
  },
);
