import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { jobTemplateRows } from '../../apps/backend/src/seed/data/job-templates.ts';
import { postable } from '../../apps/backend/test/support/jobs.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, sweep, test } from './fixtures.ts';
import { press, reach, type } from './keyboard.ts';
import { arrive, asha, sharedToken } from './people.ts';
import { employer } from './resources.ts';
import { words } from './words.ts';
import { emptyPDF } from './pdf.ts';

const officer = '9000000031';
const support = '9000000041';
const staff = '9000000051';
/** Of an institute that is not asked. */
const elsewhere = '9000000003';
/** Of the campus, without anything filled in. */
const notEligible = '9000000062';

/** Takes the first of the choices that a text finds. */
async function pick(page: Page, field: Locator, text: string): Promise<void> {
  await field.click();
  await field.fill(text);
  await page
    .getByRole('option', { name: new RegExp(text) })
    .first()
    .click();
  await page.keyboard.press('Escape');
}

/** Fills in a day that is to come. */
async function fillDay(page: Page, name: RegExp, daysFromNow: number): Promise<void> {
  const day = new Date(Date.now() + daysFromNow * 86_400_000);
  const parts = page.getByRole('group', { name });
  await parts.getByRole('textbox', { name: 'Day' }).fill(String(day.getDate()));
  await parts.getByRole('textbox', { name: 'Month' }).fill(String(day.getMonth() + 1));
  await parts.getByRole('textbox', { name: 'Year' }).fill(String(day.getFullYear()));
}

interface Job {
  id: string;
  rowVersion: number;
  reviews?: { id: string; kind: string; state: string; rowVersion: number }[];
}

/** What the employer asks of the server without the screens. */
async function ask(request: APIRequestContext, path: string, data?: object): Promise<Job> {
  const headers = { authorization: `Bearer ${await sharedToken(request, employer)}` };
  const answer =
    data === undefined
      ? await request.get(`/api/jobdescription/${path}`, { headers })
      : await request.fetch(`/api/jobdescription/${path}`, {
          method: path === 'add' ? 'POST' : 'PUT',
          headers,
          data,
        });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { data: { jobDescription: Job } }).data.jobDescription;
}

/** A draft with everything that posting asks for. */
const addDraft = (request: APIRequestContext, more: object) =>
  ask(request, 'add', postable(new Date(), more));

test('an employer writes and posts a job, an officer approves it, and only candidates of that campus see it', async ({
  page,
}) => {
  const title = 'Embedded trainee of the story';
  const box = (name: string | RegExp) => page.getByRole('textbox', { name });
  const list = (name: string | RegExp) => page.getByRole('combobox', { name });
  const go = (step: string) => page.getByRole('button', { name: `Continue: ${step}` }).click();
  const heading = (name: string) => page.getByRole('heading', { level: 2, name });

  await test.step('a draft needs a title first, and says so', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await arrive(page, employer, '/job-description');
    await page.getByRole('button', { name: 'Add job' }).click();
    await expect(page).toHaveURL('/job-description/edit');
    await go('Pay');
    await expect(box(/^Title of the job/)).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('whatever is missing is told in words of a job from the beginning', async () => {
    const stepper = page.getByRole('navigation', { name: 'Steps' });
    await stepper.getByRole('link', { name: /Review/ }).click();
    await expect(page.getByText(/^\d\d things are missing before it can be posted$/)).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'Pay: Say how long people are bound, 0 without a bond' }),
    ).toBeVisible();
    await expect(
      page.getByText('Not saved yet. Enter the title of the job. Choose whom the job is for.'),
    ).toBeVisible();
    await stepper.getByRole('link', { name: /Basics/ }).click();
  });

  await test.step('it is saved at each step, and back leads to the step before', async () => {
    await box(/^Title of the job/).fill(title);
    await list(/^Whom it is for/).selectOption('Fresher');
    await pick(page, list(/^Job profile for freshers/), 'Embedded');
    await pick(page, list(/^Season/), `Placements ${new Date().getFullYear() + 1}, Sahyadri`);
    await pick(page, list(/^Institutes/), 'Sahyadri Institute of Technology');
    await list(/^Kind of job/).selectOption('Full Time');
    await list(/^Where the work is done/).selectOption('On site');
    await pick(page, list(/^Cities/), 'Pune');
    await box(/^Openings/).fill('5');
    await go('Pay');
    await expect(heading('Pay (2 of 6)')).toBeFocused();
    await expect(page).toHaveURL(/\?id=[^&]+&step=pay$/);
    await expect(page.getByRole('main').getByText(/^Saved /)).toBeVisible();
    await page.goBack();
    await expect(heading('Basics (1 of 6)')).toBeVisible();
    await expect(box(/^Title of the job/)).toHaveValue(title);
    await page.goForward();
  });

  await test.step('what is wrong waits in its field, and the rest is saved', async () => {
    await box(/^Pay per year from/).fill('900000');
    await box(/^Pay per year to/).fill('600000');
    await page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('link', { name: /Description/ })
      .click();
    await expect(heading('Description (3 of 6)')).toBeVisible();
    await page.getByRole('link', { name: /^Pay: The highest pay is below the lowest/ }).click();
    await expect(box(/^Pay per year to/)).toBeFocused();
    await expect(box(/^Pay per year to/)).toHaveValue('600000');
    await box(/^Pay per year to/).fill('1200000');
    await box(/^Bond, in months/).fill('0');
    await go('Description');
  });

  await test.step('the description is formatted text', async () => {
    await box(/^Description/).click();
    await page.keyboard.type(
      'You build and test the software of small devices, with two experienced colleagues.',
    );
    await pick(page, list(/^Skills/), 'Java');
    await expectAccessible(page);
    await go('Criteria');
  });

  await test.step('criteria are chosen on purpose, and counted while they are typed', async () => {
    await expect(page.getByText(/Choose who can apply, then/)).toBeVisible();
    await list(/^Who can apply/).selectOption('some');
    await box(/^SSC at least/).fill('40');
    await box(/^Live backlogs/).fill('0');
    // The counts of the last rule: while they come the button below them moves.
    await expect(page.getByRole('main').getByText('At most 0 live backlogs')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await go('Questions and rounds');
  });

  await test.step('the last step lists what is missing, each with a way to its field', async () => {
    await fillDay(page, /^Last day to apply/, 20);
    await fillDay(page, /^Results by/, 30);
    await go('Review');
    // What is posted with it and stands in no text for candidates is read here too.
    const main = page.getByRole('main');
    await expect(main.getByText(/^Sahyadri Institute of Technology/)).toBeVisible();
    await expect(main.getByText('At most 0 live backlogs')).toBeVisible();
    await expect(main.getByText('No questions are asked.')).toBeVisible();
    await page.getByRole('link', { name: /Say what leaving early costs/ }).click();
    await expect(box(/^Amount of the bond/)).toBeFocused();
    await box(/^Amount of the bond/).fill('0');
    await page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('link', { name: /Review/ })
      .click();
    await expect(page.getByRole('main').getByText('Nothing is missing. It can be posted.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Post the job' }).click();
    await expect(page).toHaveURL(/\/job-description\/[^/?]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await test.step('nobody of the campus sees it before it is approved there', async () => {
    await arrive(page, asha.mobileNumber, `/my-jobs/${id}`);
    await expect(page.getByRole('button', { name: 'Report this job' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  await test.step('an officer approves it by the keyboard', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await arrive(page, officer, `/job-description/${id}?tab=campuses`);
    const approve = page.getByRole('button', { name: 'Approve' });
    await expect(approve).toBeVisible();
    // The browser places the focus when a page is loaded; a screen that took it drew a frame around its heading.
    await expect(page.locator('body')).toBeFocused();
    await approve.focus();
    await page.keyboard.press('Enter');
    // Before that it says whom the criteria keep out here.
    await expect(
      page.getByRole('alertdialog').getByText(/^(?:Eligible: .* of .* people|This job reaches)/),
    ).toBeVisible();
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }));
    await expect(page.getByRole('main').getByText('Approved', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a student of the campus reads it, in Hindi', async () => {
    const say = words('hi');
    await page.setViewportSize({ width: 360, height: 800 });
    await arrive(page, asha.mobileNumber, `/my-jobs/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    // Why she is eligible or not: each rule with what is asked and what she has.
    await expect(page.getByRole('list', { name: 'What you meet' })).toContainText('SSC');
    await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeVisible();
    await page.evaluate(() => localStorage.setItem('language', 'hi'));
    await page.reload();
    await expect(page.getByRole('button', { name: say('resources.job.report.open') })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.evaluate(() => localStorage.removeItem('language'));
  });

  await test.step('a student whose rules are not met reads that, and has nothing to press but a no', async () => {
    await arrive(page, notEligible, `/my-jobs/${id}`);
    await expect(page.getByText(/^We do not know yet whether this job fits you/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Not for me' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Apply', exact: true })).toHaveCount(0);
    // What nobody has filled in is said, with a way to it, and other facts can be tried.
    const unknown = page.getByRole('list', { name: 'What we do not know yet' });
    await expect(
      unknown.getByRole('link', { name: /^Put it right: We do not know your class 10 marks yet/ }),
    ).toHaveAttribute('href', /#education$/);
    await page.getByRole('textbox', { name: 'Class 10 marks, in percent' }).fill('80');
    await page.getByRole('textbox', { name: 'Live backlogs' }).fill('0');
    await page.getByRole('button', { name: 'Try it' }).click();
    // The answer stands beside the button, and what is above stays as it is.
    await expect(
      page.getByText(/^With these values: .+ opens? to you|^With these values: .+ opens\.$/),
    ).toBeInViewport();
    await expect(unknown.getByText(/^We do not know your class 10 marks yet/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('a student of another campus does not see it', async () => {
    await arrive(page, elsewhere, `/my-jobs/${id}`);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByText(title)).toBeHidden();
  });
});

test('a text that asks for money waits for support, whose yes posts it; a campus says no with a reason', async ({
  page,
}) => {
  const title = 'Deposit trainee of the story';
  const descriptionHtml =
    '<p>You build and test the software of small devices. A security deposit is taken on the first day.</p>';
  const { id } = await addDraft(page.request, { title, descriptionHtml });

  await test.step('posting raises it, with the words that did', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await arrive(page, employer, `/job-description/edit?id=${id}&step=review`);
    await page.getByRole('button', { name: 'Post the job' }).click();
    await expect(page).toHaveURL(`/job-description/${id}`);
    await expect(page.getByText(/^Waits for support: /).first()).toBeVisible();
    await expect(page.getByText(/security deposit/).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('support allows it by the keyboard alone, with a reason', async () => {
    const { reviews = [] } = await ask(page.request, id);
    await page.setViewportSize({ width: 1280, height: 800 });
    await arrive(page, support, `/job-description/reviews?state=Open&record=${reviews[0]?.id ?? ''}`);
    const panel = page.getByRole('dialog', { name: new RegExp(`^${title}`) });
    await reach(page, panel.getByRole('button', { name: 'Allow', exact: true }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: new RegExp(`^Allow ${title}`) });
    await type(page, dialog.getByRole('textbox', { name: /^Reason/ }), 'The deposit is for the laptop.');
    await expectAccessible(page);
    await reach(page, dialog.getByRole('button', { name: 'Allow', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(/ is allowed\.$/).first()).toBeVisible();
  });

  await test.step('it is posted by that, and an officer declines it for the campus', async () => {
    await arrive(page, officer, `/job-description/${id}?tab=campuses`);
    await page.getByRole('button', { name: 'Decline' }).click();
    const dialog = page.getByRole('dialog', { name: `Decline ${title}?` });
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveAccessibleDescription(/Say why/);
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('No deposits on our campus.');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByRole('listitem').getByText('Declined', { exact: true })).toBeVisible();
  });

  await test.step('the employer reads why, in Hindi on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await arrive(page, employer, `/job-description/${id}?tab=campuses`);
    await page.evaluate(() => localStorage.setItem('language', 'hi'));
    await page.reload();
    await expect(page.getByText(/No deposits on our campus\./)).toBeVisible();
    await expect(page.getByText(words('hi')('resources.approval.declined')).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.evaluate(() => localStorage.removeItem('language'));
  });

  await test.step('nobody of the campus sees it', async () => {
    await arrive(page, asha.mobileNumber, `/my-jobs/${id}`);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test('a job is posted from a template in eight clicks at most', async ({ page, request }) => {
  const usual = postable(new Date());
  const { title, jobProfileID, jobType, workMode, cityIDs, openings, ctcMinPaise, ctcMaxPaise } = usual;
  const { bondMonths, bondAmountPaise, descriptionHtml, skills, criteria } = usual;
  const terms = {
    jobType,
    workMode,
    cityIDs,
    openings,
    ctcMinPaise,
    ctcMaxPaise,
    bondMonths,
    bondAmountPaise,
  };
  const template = {
    ...terms,
    name: 'Trainee in eight clicks',
    title,
    jobProfileID,
    descriptionHtml,
    criteria,
    skillIDs: skills.map(({ skillID }) => skillID),
    closesAfterDays: 14,
    resultAfterDays: 21,
    scope: 'Platform',
  };
  const headers = { authorization: `Bearer ${await sharedToken(request, staff)}` };
  const added = await request.post('/api/admin/job-templates/add', { headers, data: template });
  expect(added.status()).toBe(200);
  const { jobTemplate } = ((await added.json()) as { data: { jobTemplate: Job } }).data;
  const { id, rowVersion } = jobTemplate;
  const decided = await request.put(`/api/admin/job-templates/status/${id}`, {
    headers,
    data: { status: 'Posted', rowVersion },
  });
  expect(decided.status()).toBe(200);

  let clicks = 0;
  const click = async (target: Locator) => {
    await target.click();
    clicks += 1;
  };
  await arrive(page, employer, '/job-description');
  await click(page.getByRole('button', { name: 'Add job' }));
  const templates = page.getByRole('combobox', { name: /^Begin with a template/ });
  await click(templates);
  await templates.fill('eight clicks');
  await click(page.getByRole('option', { name: template.name }));
  await expect(page.getByRole('textbox', { name: /^Title of the job/ })).toHaveValue(title);
  await click(page.getByRole('combobox', { name: /^Season/ }));
  await click(page.getByRole('option', { name: /Sahyadri/ }).first());
  await click(page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: /Review/ }));
  // It is read out, too.
  await expect(page.getByText('Nothing is missing. It can be posted.').first()).toBeVisible();
  await click(page.getByRole('button', { name: 'Post the job' }));
  await expect(page).toHaveURL(/\/job-description\/[^/?]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(clicks).toBeLessThanOrEqual(8);
});

test(
  'a job begins with a template and asks a question; who applies looks at the CV and is asked in Hindi',
  sweep,
  async ({ page }) => {
    const say = words('hi');
    await page.setViewportSize({ width: 360, height: 800 });
    await arrive(page, employer, '/job-description/edit');
    await pick(page, page.getByRole('combobox', { name: /^Begin with a template/ }), 'Cloud support');
    await expect(page.getByRole('textbox', { name: /^Title of the job/ })).toHaveValue(
      'Cloud support associate',
    );
    await expect(page.getByRole('combobox', { name: /^Whom it is for/ })).toHaveValue('Fresher');

    const draft = await addDraft(page.request, { title: 'Trainee who is asked' });
    await page.goto(`/job-description/edit?id=${draft.id}&step=questions`);
    await pick(page, page.getByRole('combobox', { name: /^Questions/ }), 'willing to relocate');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue: Review' }).click();
    await page.getByRole('button', { name: 'Post the job' }).click();
    await expect(page).toHaveURL(`/job-description/${draft.id}`);
    await arrive(page, officer, `/job-description/${draft.id}?tab=campuses`);
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByRole('main').getByText('Approved', { exact: true })).toBeVisible();

    await arrive(page, asha.mobileNumber, `/my-jobs/${draft.id}`);
    await page.evaluate(() => localStorage.setItem('language', 'hi'));
    await page.reload();
    const asked = page.getByRole('radiogroup', { name: 'क्या आप दूसरे शहर जाने को तैयार हैं?' });
    await expect(asked.getByRole('radio', { name: 'हाँ' })).toBeVisible();
    await page.getByRole('button', { name: say('resources.apply.lookAtCv') }).click();
    const sheet = page.getByRole('dialog', { name: 'Campus placement' });
    await expect(sheet.getByRole('img').first()).toBeVisible();
    await expectAccessible(page);
    await page.evaluate(() => localStorage.removeItem('language'));
  },
);

test('what support refused is no longer said once the text is mended and posted', async ({ page }) => {
  const draft = await addDraft(page.request, {
    title: 'Mended trainee',
    descriptionHtml:
      '<p>You build the software of small devices. A registration fee is due on the first day.</p>',
  });
  const post = ({ id, rowVersion }: Job) =>
    ask(page.request, `status/${id}`, { status: 'Posted', rowVersion });
  const [review] = (await post(draft)).reviews ?? [];
  const refused = await page.request.put(`/api/jobdescription/review/${review?.id ?? ''}`, {
    headers: { authorization: `Bearer ${await sharedToken(page.request, support)}` },
    data: { verdict: 'Refused', reason: 'No fees, please.', rowVersion: review?.rowVersion },
  });
  expect(refused.status()).toBe(200);
  await arrive(page, employer, `/job-description/${draft.id}`);
  await expect(page.getByRole('main').getByText('No fees, please.')).toBeVisible();
  const { rowVersion } = await ask(page.request, draft.id);
  const descriptionHtml = '<p>You build and test the software of small devices, with two colleagues.</p>';
  await post(await ask(page.request, draft.id, { descriptionHtml, rowVersion }));
  await page.reload();
  await expect(page.getByText(/^Awaiting approval/).first()).toBeVisible();
  await expect(page.getByRole('main').getByText('No fees, please.')).toHaveCount(0);

  await arrive(page, support, `/job-description/${draft.id}?tab=campuses`);
  await page.getByRole('button', { name: 'Approve' }).first().click();
  // Whom the criteria keep out there stands in the question.
  await expect(page.getByRole('alertdialog')).toContainText(/\d+ of \d+|[Ff]ewer than/);
});

test(
  'a job is taken back and posted again, loses pay by support alone, is closed and cancelled; a copy is deleted',
  sweep,
  async ({ page }) => {
    const title = 'Short-lived trainee of the story';
    const main = page.getByRole('main');
    await page.setViewportSize({ width: 360, height: 800 });
    const draft = await addDraft(page.request, { title });
    const { id } = await ask(page.request, `status/${draft.id}`, {
      status: 'Posted',
      rowVersion: draft.rowVersion,
    });
    const choose = (name: string) => main.getByRole('button', { name, exact: true }).click();
    const answer = async (question: string, name: string) =>
      page.getByRole('alertdialog', { name: question }).getByRole('button', { name }).click();
    const giveReason = async (question: string, name: string) => {
      const dialog = page.getByRole('dialog', { name: question });
      await dialog.getByRole('textbox', { name: /^Reason/ }).fill('The project was given up.');
      // The last of them: the dialog's own cross is called Close too.
      await dialog.getByRole('button', { name, exact: true }).last().click();
      await expect(dialog).toHaveCount(0);
    };

    await test.step('a copy begins with all but the dates, takes a file, and is deleted', async () => {
      await arrive(page, employer, `/job-description/${id}`);
      await choose('Copy');
      await expect(page).toHaveURL(/\/job-description\/edit\?id=[^&]+&step=basics$/);
      const copy = new URL(page.url()).searchParams.get('id') ?? '';
      expect(copy).not.toBe(id);
      await expect(page.getByRole('textbox', { name: /^Title of the job/ })).toHaveValue(title);
      await page.goto(`/job-description/edit?id=${copy}&step=description`);
      const chosen = {
        name: 'plan.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(emptyPDF('plan')),
      };
      await main.locator('input[type=file]').setInputFiles(chosen);
      await expect(main.getByRole('button', { name: 'Remove plan.pdf' })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Continue: Criteria' }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'Criteria (4 of 6)' })).toBeVisible();
      await page.goto(`/job-description/${copy}?tab=preview`);
      const download = page.waitForEvent('download');
      await main.getByRole('button', { name: 'Download plan.pdf' }).click();
      expect((await download).suggestedFilename()).toBe('plan.pdf');
      await expectNoSidewaysScroll(page);
      await choose('Delete');
      await answer(`Delete ${title}?`, 'Delete');
      await expect(page).toHaveURL('/job-description');
    });

    await test.step('a template fills in a new one', async () => {
      const template = jobTemplateRows.find(
        ({ scope, status }) => scope === 'Platform' && status === 'Posted',
      );
      await page.goto(`/job-description/edit?template=${template?.id ?? ''}`);
      await expect(page.getByRole('textbox', { name: /^Title of the job/ })).toHaveValue(
        template?.title ?? '?',
      );
    });

    await test.step('it is a draft again, and posted again', async () => {
      await page.goto(`/job-description/${id}`);
      await choose('Make it a draft again');
      await answer(`Take ${title} back?`, 'Make it a draft again');
      await choose('Review and post');
      await page.getByRole('button', { name: 'Post the job' }).click();
      await expect(page).toHaveURL(`/job-description/${id}`);
    });

    await test.step('less pay waits for support', async () => {
      await page.goto(`/job-description/edit?id=${id}&step=pay`);
      const pay = page.getByRole('textbox', { name: /^Pay per year from/ });
      // The field shows plain digits while it has the focus.
      await pay.focus();
      await pay.fill('400000');
      await page.getByRole('button', { name: 'Save and close' }).click();
      await expect(page).toHaveURL(`/job-description/${id}`);
      await expect(main.getByText(/^Waits for support: /)).toBeVisible();
      await expect(main.getByText('Pay from: ₹5,00,000 becomes ₹4,00,000')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    await test.step('it is closed, then cancelled, each with its reason', async () => {
      await choose('Close');
      await giveReason(`Close ${title}?`, 'Close');
      await expect(main.getByText('Why it was closed')).toBeVisible();
      await choose('Cancel the job');
      await giveReason(`Cancel ${title}?`, 'Cancel the job');
      await expect(main.getByText('Cancelled', { exact: true }).first()).toBeVisible();
      await expect(main.getByRole('button', { name: 'Cancel the job' })).toHaveCount(0);
    });
  },
);
