/** A round with a short timed test of its own: the company chooses its questions, a student takes it on a phone, and a cut-off sets the results. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { arrive, asha, sharedToken, signIn } from './people.ts';
import { employer } from './resources.ts';
import { words } from './words.ts';

interface OpenJob {
  id: string;
  companyName: string;
}

/** Asha applies for a job of Navyug. @returns its id */
async function applyForJob(page: Page): Promise<string> {
  const list = await page.request.get('/api/jdstudentmapping/eligibleJDs?pageSize=100', {
    headers: { authorization: `Bearer ${await sharedToken(page.request, asha.mobileNumber)}` },
  });
  const { data } = (await list.json()) as { data: { jobDescription: readonly OpenJob[] } };
  const id = data.jobDescription.findLast(({ companyName }) => companyName.startsWith('Navyug'))?.id ?? '';
  await signIn(page, asha.mobileNumber);
  await page.goto(`/my-jobs/${id}`);
  const apply = page.getByRole('button', { name: words('en')('resources.apply.apply') });
  await expect(apply).toBeVisible();
  for (const question of await page.getByRole('radiogroup').all())
    await question.getByRole('radio').first().check();
  for (const question of await page.getByRole('main').getByRole('textbox').all()) await question.fill('7');
  await apply.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('en')('resources.apply.apply') })
    .click();
  await expect(page.getByRole('main').getByText('Applied', { exact: true }).first()).toBeVisible();
  return id;
}

test.use({ serviceWorkers: 'allow' });

/** What this browser keeps of the test. */
const keptTest = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('kept '));
    const texts = await Promise.all(
      names.map(async (name) => {
        const answers = await (await caches.open(name)).matchAll();
        return Promise.all(answers.map((answer) => answer.text()));
      }),
    );
    return texts
      .flat()
      .filter((text) => text.includes('"ownTest"'))
      .join('\n');
  });

test('a test is set up, taken over a lost network, handed in, and judged by a cut-off', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const as = async (mobileNumber: string) => ({
    authorization: `Bearer ${await sharedToken(page.request, mobileNumber)}`,
  });
  const jdID = await applyForJob(page);
  const startsAt = new Date(Date.now() + 10_000);
  const added = await page.request.post('/api/round/add', {
    headers: await as(employer),
    data: {
      jdID,
      name: 'Reasoning',
      kind: 'Aptitude test',
      startsAt,
      endsAt: new Date(startsAt.getTime() + 60 * 60_000),
      link: 'https://portal.example/test',
      isFor: 'Applied',
    },
  });
  expect(added.status()).toBe(200);
  const roundID = ((await added.json()) as { data: { round: { id: string } } }).data.round.id;

  const say = words('en');
  await page.setViewportSize({ width: 360, height: 800 });
  await arrive(page, employer, `/job-description/${jdID}/drive?round=${roundID}`);
  await page.getByRole('tab', { name: say('drive.test.title') }).click();
  for (const [text, options, right] of [
    ['What is 15% of 240?', '24\n36\n30', '36'],
    ['Which is odd?', '12\n14\n15', '15'],
  ] as const) {
    await page.getByRole('button', { name: say('drive.test.add'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: say('drive.test.add') });
    await dialog.getByRole('button', { name: say('drive.test.saveQuestion') }).click();
    await expect(dialog).toContainText('Enter two to six different options');
    await dialog.getByRole('textbox', { name: 'Question' }).fill(text);
    await dialog.getByRole('textbox', { name: 'Options' }).fill(options);
    await dialog.getByRole('combobox', { name: 'Right option' }).selectOption({ label: right });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: say('drive.test.saveQuestion') }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('checkbox', { name: text }).check();
    await page.getByRole('button', { name: say('drive.test.save') }).click();
    await expect(page.getByRole('button', { name: say('drive.test.save') })).toBeEnabled();
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Nobody begins before the round has.
  await expect.poll(() => Date.now(), { timeout: 20_000 }).toBeGreaterThan(startsAt.getTime());
  await signIn(page, asha.mobileNumber);
  await page.evaluate(() => localStorage.setItem('language', 'hi'));
  await page.goto(`/my-jobs/${jdID}`);
  const hindi = words('hi');
  await page.getByRole('link', { name: hindi('resources.ownRounds.test') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reasoning' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: hindi('own-test.begin') }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('radio', { name: '36' }).check();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // The phone keeps the test once the worker is there: it is read again without a network, with what was sent and what was not.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => keptTest(page)).toContain('"chosen":');
  await context.setOffline(true);
  await page.getByRole('radio', { name: '15' }).check();
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('radio', { name: '36' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '15' })).toBeChecked();
  await expect(page.getByRole('main')).toContainText(hindi('own-test.waiting_one').replace('{{count}}', '1'));
  // Who signs out hears that an answer is on this device alone; without a network nothing is sent, and nothing lost.
  await page.getByRole('button', { name: hindi('shell.account.title') }).click();
  await page.getByRole('button', { name: hindi('shell.account.logOut') }).click();
  const leaving = page.getByRole('dialog', { name: hindi('shell.leaving.title') });
  await expect(leaving).toContainText(hindi('shell.leaving.answers_one', { count: '1' }));
  await leaving.getByRole('button', { name: hindi('shell.leaving.send') }).click();
  await expect(leaving).toContainText(hindi('shell.leaving.cut'));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await leaving.getByRole('button', { name: hindi('shell.leaving.stay') }).click();
  await expect(leaving).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByRole('main')).not.toContainText(
    hindi('own-test.waiting_one').replace('{{count}}', '1'),
  );
  // On another device it is the same test, with what was chosen.
  await page.reload();
  await expect(page.getByRole('radio', { name: '15' })).toBeChecked();
  await page.getByRole('button', { name: hindi('own-test.handIn') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: hindi('own-test.handIn') })
    .click();
  await expect(page.getByRole('main')).toContainText(hindi('own-test.done'));
  await expect.poll(() => keptTest(page)).not.toContain('"options"');
  await expectAccessible(page);

  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await arrive(page, employer, `/job-description/${jdID}/drive?round=${roundID}`);
  await page.getByRole('button', { name: say('drive.cutOff.title') }).click();
  const cut = page.getByRole('dialog', { name: say('drive.cutOff.title') });
  await cut.getByRole('textbox', { name: say('drive.cutOff.numbers.atLeast') }).fill('2');
  await cut.getByRole('button', { name: say('drive.cutOff.try') }).click();
  await expect(cut).toContainText('1 pass, 0 fail. The least marks that pass: 2.');
  await expectAccessible(page);
  await cut.getByRole('button', { name: say('drive.cutOff.do') }).click();
  await expect(cut).toBeHidden();
  await expect(page.getByRole('list', { name: say('drive.line') })).toContainText('1 passed');
  await expectNoSidewaysScroll(page);
});
