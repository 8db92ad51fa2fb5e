/** From applying to the first day of work, by keys alone; and what can change between reading the price and confirming it. */
import type { APIRequestContext, Page } from '@playwright/test';
import { randomInt, randomUUID } from 'node:crypto';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Outbox,
  sweepUnless,
  test,
} from './fixtures.ts';
import { press, reach } from './keyboard.ts';
import { arrive, join, sharedToken } from './people.ts';
import { words, type LanguageCode } from './words.ts';

/** Hires for Navyug Software. */
const employer = '9000000021';
const admin = '9000000051';

interface Member {
  name: string;
  token: string;
}

/** A new person with four years of work, whom no other test knows; the page is theirs. */
async function experienced(page: Page, outbox: Outbox, lastName: string): Promise<Member> {
  const mobileNumber = `8${randomInt(10 ** 9)
    .toString()
    .padStart(9, '0')}`;
  const person = { firstName: 'Tara', lastName, mobileNumber, password: 'Tara@2026x' };
  await join(page, outbox, person, '/dashboard');
  const token = (await page.evaluate(() => localStorage.getItem('access-token'))) ?? '';
  const headers = { authorization: `Bearer ${token}` };
  const post = { companyName: 'Earlier Works', designation: 'Engineer', employmentType: 'Full Time' };
  const saved = await page.request.post('/api/user/experience', {
    headers,
    data: { ...post, startMonth: '2020-01', endMonth: '2024-01', isCurrent: false },
  });
  expect(saved.status()).toBe(200);
  return { name: `Tara ${lastName}`, token };
}

/** The job of this title that the person can apply for. */
async function jobOf(request: APIRequestContext, { token }: Member, title: string): Promise<string> {
  const answer = await request.get(`/api/jdstudentmapping/eligibleJDs?search=${encodeURIComponent(title)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as {
    data: { jobDescription: { id: string; companyName: string }[] };
  };
  return data.jobDescription.find(({ companyName }) => companyName === 'Navyug Software')?.id ?? '';
}

/** Answers every question of the form. */
async function answerAll(page: Page): Promise<void> {
  for (const group of await page.getByRole('main').getByRole('radiogroup').all()) {
    await reach(page, group.getByRole('radio').first());
    await page.keyboard.press('Space');
    await expect(group.getByRole('radio').first()).toBeChecked();
  }
}

const stories = [
  { language: 'hi', width: 360, title: 'Data engineer', lastName: 'Hindi' },
  { language: 'en', width: 1280, title: 'Backend engineer', lastName: 'English' },
] as const;

for (const { language, width, title, lastName } of stories) {
  test(
    `from applying to the first day by keyboard, ${language} at ${width} px`,
    sweepUnless(language === 'hi'),
    async ({ page, browser, outbox }) => {
      test.slow();
      const say = words(language);
      const person = await experienced(page, outbox, lastName);
      const jdID = await jobOf(page.request, person, title);
      await use(page, language, width);
      const main = page.getByRole('main');

      await page.goto(`/my-jobs/${jdID}`);
      await main.getByRole('button', { name: say('resources.apply.apply'), exact: true }).waitFor();
      await answerAll(page);
      await expectNoSidewaysScroll(page);
      await press(page, main.getByRole('button', { name: say('resources.apply.apply'), exact: true }));
      const sends = page.getByRole('alertdialog');
      await press(page, sends.getByRole('button', { name: say('resources.apply.apply'), exact: true }));
      await expect(
        main.getByText(say('resources.application.applied'), { exact: true }).first(),
      ).toBeVisible();

      const office = await (await browser.newContext()).newPage();
      await arrive(office, employer);
      await use(office, language, width);
      const sheet = office.getByRole('dialog').first();
      const open = async () => {
        await office.goto(`/eligible-students?jdID=${jdID}&search=${lastName}`);
        await press(office, office.getByRole('main').getByRole('link', { name: person.name }).first());
        await expect(sheet).toBeVisible();
      };
      const step = async (name: string) => press(office, sheet.getByRole('button', { name, exact: true }));

      await open();
      await step(say('resources.step.shortlist'));
      const asks = office.getByRole('alertdialog');
      await press(office, asks.getByRole('button', { name: say('resources.step.shortlist'), exact: true }));
      await expect(
        office.getByText(say('resources.step.shortlisted', { name: person.name })).first(),
      ).toBeVisible();

      await open();
      await step(say('resources.step.offer'));
      const dialog = office.getByRole('dialog', {
        name: say('resources.step.offerQuestion', { name: person.name }),
      });
      // What the job states.
      await expect(dialog.getByRole('textbox', { name: say('form.offer pay label') })).not.toHaveValue('');
      const parts = dialog.getByRole('group', { name: say('form.offer answer label') }).getByRole('textbox');
      const day = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000);
      for (const [index, part] of [day.getDate(), day.getMonth() + 1, day.getFullYear()].entries()) {
        await reach(office, parts.nth(index));
        await office.keyboard.insertText(String(part).padStart(2, '0'));
      }
      await expectNoSidewaysScroll(office);
      await expectAccessible(office);
      await press(office, dialog.getByRole('button', { name: say('resources.step.offer'), exact: true }));
      await expect(
        office.getByText(say('resources.step.offered', { name: person.name })).first(),
      ).toBeVisible();

      await page.goto('/my-jobs?list=past');
      await press(page, main.getByRole('link', { name: say('resources.ownOffer.open') }));
      await expect(page).toHaveURL(`/my-jobs/${jdID}/offer`);
      await expect(main.getByText(say('resources.ownOffer.headline.offered'))).toBeVisible();
      const download = page.waitForEvent('download');
      await press(page, main.getByRole('button', { name: say('resources.letter.download') }));
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await press(page, main.getByRole('button', { name: say('resources.apply.acceptOffer') }));
      const confirms = page.getByRole('alertdialog');
      await press(page, confirms.getByRole('button', { name: say('resources.apply.acceptOffer') }));
      await expect(
        main.getByRole('group', {
          name: say('resources.ownOffer.stand.accepted', { company: 'Navyug Software' }),
        }),
      ).toBeFocused();
      await expect(main.getByRole('heading', { name: say('resources.ownOffer.next') })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.goto('/my-jobs?list=past');

      await open();
      await step(say('resources.step.join'));
      await press(office, asks.getByRole('button', { name: say('resources.step.join'), exact: true }));
      await expect(
        office.getByText(say('resources.step.joined', { name: person.name })).first(),
      ).toBeVisible();
      await page.reload();
      await expect(
        main.getByRole('listitem').getByText(say('resources.application.joined'), { exact: true }).first(),
      ).toBeVisible();
      await office.context().close();
    },
  );
}

/** The portal in a language, in a window of a width. */
async function use(page: Page, language: LanguageCode, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate((code) => localStorage.setItem('language', code), language);
}

test('a deadline, a price and a wallet that changed since the page was read are said, and nothing is lost', async ({
  page,
  outbox,
}) => {
  const say = words('en');
  const person = await experienced(page, outbox, 'Careful');
  const { request } = page;
  const headers = { authorization: `Bearer ${person.token}` };
  for (const name of ['First', 'Second']) {
    const made = await request.post('/api/candidate-profiles', {
      headers,
      data: { name, language: 'en', visibility: 'Employers' },
    });
    expect(made.status()).toBe(200);
  }
  const jdID = await jobOf(request, person, 'Data engineer');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/my-jobs/${jdID}`);
  const main = page.getByRole('main');
  const apply = main.getByRole('button', { name: 'Apply', exact: true });
  await apply.waitFor();
  const groups = await main.getByRole('radiogroup').all();
  // What is asked is answered before anybody is asked for money.
  await apply.click();
  await expect(groups[0]?.getByRole('radio').first() ?? main).toBeFocused();
  await expect(main.getByText(say('resources.apply.unanswered'))).toHaveCount(groups.length);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  for (const group of groups) await group.getByRole('radio').last().check();
  const cv = main.getByRole('combobox', { name: say('resources.apply.profile') });
  await cv.selectOption('Second');
  const nothingIsLost = async (): Promise<void> => {
    await expect(cv.getByRole('option', { selected: true })).toHaveText(/^Second/);
    for (const group of groups) await expect(group.getByRole('radio').last()).toBeChecked();
  };

  const send = async (): Promise<void> => {
    await apply.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Apply', exact: true }).click();
  };

  // The last day to apply passes while the form is filled in.
  const over = { code: 'JOB_CLOSED', message: 'This job takes no applications any more.' };
  await page.route('**/api/jdstudentmapping/add', (route) =>
    route.fulfill({
      status: 409,
      json: {
        success: false,
        status: 409,
        statusCode: 409,
        message: over.message,
        data: null,
        error: over,
        meta: {},
      },
    }),
  );
  await send();
  await expect(main.getByText(`${over.message} ${say('resources.apply.notCharged')}`)).toBeVisible();
  await nothingIsLost();
  await page.unroute('**/api/jdstudentmapping/add');

  // The page showed seven credits; the server knows that it is ten.
  await page.route('**/api/jdstudentmapping/add', async (route) => {
    const body = route.request().postDataJSON() as object;
    await route.continue({ postData: JSON.stringify({ ...body, expectedCredits: 7 }) });
  });
  const balanceReadAgain = page.waitForResponse('**/api/wallet');
  await send();
  await expect(
    main.getByText('This costs 10 credits now. Look at it again. No credits were taken.'),
  ).toBeVisible();
  await balanceReadAgain;
  await nothingIsLost();
  await page.unroute('**/api/jdstudentmapping/add');

  // The credits go elsewhere meanwhile, and come back while the form waits.
  const correct = async (amount: number): Promise<void> => {
    const authorization = `Bearer ${await sharedToken(request, admin)}`;
    const wallet = (await (await request.get('/api/wallet', { headers })).json()) as {
      data: { wallet: { id: string } };
    };
    const answered = await request.post('/api/wallet/adjust', {
      headers: { authorization, 'idempotency-key': randomUUID() },
      data: { walletID: wallet.data.wallet.id, amount, reason: 'For this test only' },
    });
    expect(answered.status()).toBe(200);
  };
  await correct(-45);
  await send();
  await expect(main.getByText(say('resources.apply.low', { balance: '5', price: '10' }))).toBeVisible();
  await nothingIsLost();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const other = page.context().waitForEvent('page');
  await main.getByRole('link', { name: say('resources.apply.recharge') }).click();
  const wallet = await other;
  await expect(wallet).toHaveURL('/wallet');
  await correct(45);
  await wallet.close();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(main.getByText(say('resources.apply.low', { balance: '5', price: '10' }))).toBeHidden();
  await nothingIsLost();
  await send();
  await expect(page.getByText(/You have applied for /).first()).toBeVisible();
});
