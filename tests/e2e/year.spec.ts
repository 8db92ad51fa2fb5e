/** The year of a placement office: four hundred students come in by a file, and it ends with the reports that leave the house. */
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { companyID } from '../../apps/backend/src/seed/data/companies.ts';
import { postable } from '../../apps/backend/test/support/jobs.ts';
import { startBackend } from './backend.ts';
import { expect, Outbox, sweep, test } from './fixtures.ts';
import { continueAs, newSession } from './people.ts';
import { words } from './words.ts';

const say = words('en');
const officer = '9000000031';
const administrator = '9000000051';
const companies = ['9000000021', '9000000022'] as const;
/** Nobody of the sandbox finishes then. */
const year = 2031;
const program = 'B.E. Computer Engineering';
const password = 'Begin@2031x';

const students = Array.from({ length: 400 }, (_each, index) => ({
  firstName: 'Yearly',
  lastName: `Student${String.fromCodePoint(65 + (index % 26))}`,
  email: `yearly${index}@example.com`,
  mobileNumber: `84${String(10_000_000 + index)}`,
  rollNumber: `Y31/${String(index).padStart(3, '0')}`,
  cgpa: (6 + (index % 40) / 10).toFixed(2),
}));

type Answer = Readonly<Record<string, unknown>>;

/** Calls the API as somebody. */
const callAs =
  (request: APIRequestContext, token: string) =>
  async <Data = Answer>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<Data> => {
    const answer = await request.fetch(`/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
      ...(data !== undefined && { data }),
    });
    expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBe(200);
    return ((await answer.json()) as { data: Data }).data;
  };

type Caller = ReturnType<typeof callAs>;

/** Counts what is clicked in every page of the browser; gives back what has been clicked since it was asked last. */
async function clicksIn(context: BrowserContext): Promise<() => number> {
  let count = 0;
  await context.exposeBinding('clicked', () => {
    count += 1;
  });
  await context.addInitScript(() =>
    addEventListener(
      'click',
      ({ isTrusted }) => {
        if (isTrusted && 'clicked' in window && typeof window.clicked === 'function') window.clicked();
      },
      true,
    ),
  );
  return () => {
    const since = count;
    count = 0;
    return since;
  };
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Takes a file in by its panel, which is open. */
async function takeIn(page: Page, title: string, lines: readonly string[]): Promise<void> {
  const panel = page.getByRole('dialog', { name: title });
  await panel
    .getByLabel(say('resources.import.file'))
    .setInputFiles({ name: 'file.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await panel.getByRole('button', { name: say('resources.import.check') }).click();
  await panel
    .getByRole('button', { name: say('resources.import.take_other', { count: String(lines.length - 1) }) })
    .click({ timeout: 60_000 });
  await expect(
    panel.getByText(say('resources.import.taken_other', { count: String(lines.length - 1) })),
  ).toBeVisible({ timeout: 60_000 });
  await panel
    .getByRole('button', { name: say('resources.import.close') })
    .last()
    .click();
}

/** A student follows the link of the invitation and proves the number. */
async function comeIn(
  request: APIRequestContext,
  outbox: Outbox,
  { email, mobileNumber }: (typeof students)[number],
): Promise<Caller> {
  const token = new URLSearchParams(new URL(await outbox.link(email)).hash.slice(1)).get('token');
  const accepted = await request.post('/api/auth/acceptInvitation', {
    data: { token, mobileNumber, password },
  });
  expect(accepted.status(), await accepted.text()).toBe(200);
  await request.get(`/api/sendOTP/${mobileNumber}`, { headers: { 'x-requested-with': 'portal' } });
  const code = await outbox.code(mobileNumber);
  const verified = await request.post('/api/verifyOTP', { data: { mobileNumber, code } });
  expect(verified.status(), await verified.text()).toBe(200);
  return callAs(request, ((await verified.json()) as { data: { token: string } }).data.token);
}

test(
  'four hundred students, two companies, offers and outcomes end in reports that add up',
  sweep,
  async ({ browser }) => {
    test.setTimeout(600_000);
    // A company is verified on the way, which other tests find waiting.
    const backend = await startBackend({});
    const context = await browser.newContext({ baseURL: backend.origin });
    const clicks = await clicksIn(context);
    const [page, request] = [await context.newPage(), context.request];
    const outbox = new Outbox(request);
    const token = await newSession(request, officer);
    const office = callAs(request, token);
    const figures = async (form: string) =>
      (
        await office<{ formReport: { rows: { key: string; cells: Record<string, unknown> }[] } }>(
          'GET',
          `/report/form/${form}?passingYear=${year}`,
        )
      ).formReport.rows;
    const begun = Date.now();
    const minutes = (what: string) =>
      test.info().annotations.push({
        type: what,
        description: `${((Date.now() - begun) / 60_000).toFixed(2)} minutes, ${clicks()} clicks`,
      });

    await test.step('students come in by a file and are invited', async () => {
      await continueAs(page, token, '/student');
      await page.getByRole('button', { name: say('resources.import.open'), exact: true }).click();
      await takeIn(page, say('resources.import.title', { many: 'students' }), [
        'First Name,Last Name,Email,Mobile No.,Roll No,Branch,Admission Year,Year of passing,Semester',
        ...students.map((each) =>
          [
            each.firstName,
            each.lastName,
            each.email,
            each.mobileNumber,
            each.rollNumber,
            program,
            2027,
            year,
            7,
          ].join(','),
        ),
      ]);
      await page.goto(`/student?isInvited=true&passingYear=${year}`);
      await expect(page.getByText(/^400 results/).first()).toBeVisible();
      minutes('imported and invited');
    });

    await test.step('marks come in by roll number', async () => {
      await page.goto('/student');
      await page.getByRole('button', { name: say('resources.student.importMarks') }).click();
      await takeIn(page, 'Import marks', [
        'PRN,CGPA,Live backlogs,Dead backlogs',
        ...students.map(
          ({ rollNumber, cgpa }, index) => `${rollNumber},${cgpa},${index % 10 === 0 ? 1 : 0},0`,
        ),
      ]);
      await page.goto(`/student?passingYear=${year}&minCgpa=9&maxLiveBacklogs=0&sort=-cgpa`);
      // Of each forty, ten have nine or more, and one of those a backlog.
      await expect(page.getByText(/^90 results/).first()).toBeVisible();
      minutes('marks taken in');
    });

    const seasonID = await test.step('a season is posted, and all are in it by a file', async () => {
      const { season } = await office<{ season: { id: string; rowVersion: number } }>('POST', '/season/add', {
        name: `Placements ${year}`,
        academicYear: '2030-31',
        seasonType: 'Placement',
        passingYears: [year],
        registrationStart: inDays(-1),
        registrationEnd: inDays(20),
        startDate: inDays(-1),
        endDate: inDays(100),
        policy: { maxOffers: 1 },
        termsText: '<p>I take part in every round.</p>',
      });
      await office('PUT', `/season/status/${season.id}`, { status: 'Posted', rowVersion: season.rowVersion });
      return season.id;
    });

    const came = await test.step('the first four come by their invitation', async () => {
      const callers: Caller[] = [];
      for (const student of students.slice(1, 5)) {
        // Of four hundred messages the outbox shows the newest: these four ask for theirs again.
        type Students = { student: { id: string }[] };
        const { student: found } = await office<Students>(
          'GET',
          `/student/all?search=${student.mobileNumber}`,
        );
        await office('POST', '/auth/welcomeEmail', { userID: found[0]?.id ?? '' });
        const call = await comeIn(request, outbox, student);
        await call('POST', `/season/enrolment/${seasonID}`, { termsVersion: 1 });
        callers.push(call);
      }
      await page.goto(`/student?isInvited=true&passingYear=${year}`);
      await expect(page.getByText(/^396 results/).first()).toBeVisible();
      const { enrolment } = await office<{ enrolment: { userID: string }[] }>(
        'GET',
        `/season/enrolment/${seasonID}`,
      );
      for (const { userID } of enrolment) {
        await office('PUT', `/season/enrolment/${seasonID}`, { userID, state: 'Active' });
      }
      minutes('in the season');
      return callers;
    });

    const jobs = await test.step('two companies post, and the office approves both at once', async () => {
      const staff = callAs(request, await newSession(request, administrator));
      type Company = { company: { id: string; rowVersion: number } };
      const { company: waiting } = await staff<Company>('GET', `/company/${companyID('greengrid')}`);
      await staff('PUT', `/company/verify/${waiting.id}`, {
        verdict: 'Verified',
        checked: ['GST', 'Website'],
        note: 'Seen by the office',
        rowVersion: waiting.rowVersion,
      });
      const posted: { id: string; company: Caller }[] = [];
      for (const [index, mobileNumber] of companies.entries()) {
        const company = callAs(request, await newSession(request, mobileNumber));
        const body = postable(new Date(), { title: `Yearly engineer ${index + 1}`, seasonID });
        type Job = { jobDescription: { id: string; rowVersion: number } };
        const { jobDescription } = await company<Job>('POST', '/jobdescription/add', body);
        await company('PUT', `/jobdescription/status/${jobDescription.id}`, {
          status: 'Posted',
          rowVersion: jobDescription.rowVersion,
        });
        posted.push({ id: jobDescription.id, company });
      }
      await page.goto(`/job-description?seasonID=${seasonID}`);
      for (const index of [1, 2]) {
        await page.getByRole('checkbox', { name: `Select Yearly engineer ${index}`, exact: true }).click();
      }
      await page
        .locator('[data-part="selection"]')
        .getByRole('button', { name: say('resources.job.approve'), exact: true })
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: /\(2\)$/ }).click();
      await expect(dialog.getByRole('status')).toContainText(say('resources.bulk.done', { count: '2' }));
      minutes('jobs approved');
      return posted;
    });

    await test.step('three get an offer and accept it, one declines', async () => {
      for (const [index, student] of came.entries()) {
        const job = jobs[index % 2];
        if (job === undefined) throw new Error('There is no job.');
        type Profile = { candidateProfile: { id: string } };
        const { candidateProfile } = await student<Profile>('POST', '/candidate-profiles', {
          name: 'General',
          language: 'en',
          visibility: 'Employers',
        });
        type Mapping = { mapping: { id: string; rowVersion: number } };
        const applied = await student<Mapping>('POST', '/jdstudentmapping/add', {
          jdID: job.id,
          status: 'Accepted',
          candidateProfileID: candidateProfile.id,
        });
        const step = (
          by: Caller,
          { id, rowVersion }: Mapping['mapping'],
          status: string,
          more: object = {},
        ) => by<Mapping>('PUT', '/jdstudentmapping/status', { id, rowVersion, status, ...more });
        const shortlisted = await step(job.company, applied.mapping, 'Shortlisted');
        const offered = await step(job.company, shortlisted.mapping, 'Selected', {
          offer: { ctcPaise: (5 + index) * 10_000_000, respondBy: inDays(7) },
        });
        await step(student, offered.mapping, index === 3 ? 'Offer Declined' : 'Offer Accepted', {
          ...(index === 3 && { reasonCode: 'Other offer' }),
        });
      }
      minutes('offers answered');
    });

    await test.step('two outcomes come from outside: one reported by a student, one entered by the office', async () => {
      const [, , , fourth] = came;
      await fourth?.('POST', '/outcome/own', {
        kind: 'Off campus',
        organisation: 'Yearly Motors',
        title: 'Engineer',
        ctcPaise: 90_000_000,
      });
      await page.goto(`/outcome?state=Reported&passingYear=${year}`);
      await page
        .getByRole('link', { name: /Yearly/ })
        .first()
        .click();
      const sheet = page.getByRole('dialog');
      await expect(sheet).toContainText('Yearly Motors');
      await sheet.getByRole('button', { name: say('resources.outcome.confirm'), exact: true }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('resources.outcome.confirm') })
        .click();
      await expect(page.getByText(/is confirmed\./).first()).toBeVisible();
      type Students = { student: { id: string }[] };
      const { student } = await office<Students>(
        'GET',
        `/student/all?search=${students[7]?.rollNumber ?? ''}`,
      );
      await office('POST', '/outcome/add', {
        userID: student[0]?.id ?? '',
        kind: 'Higher studies',
        organisation: 'IIT Bombay',
        title: 'M.Tech.',
      });
      minutes('outcomes confirmed');
    });

    await test.step('the reports say what happened', async () => {
      // Forty have a live backlog, and do not finish in the minimum time; none of those five.
      expect((await figures('nirf')).map(({ cells }) => cells)).toMatchObject([
        { graduating: 360, placed: 4, median: 650_000, studies: 1 },
      ]);
      expect((await figures('nba')).map(({ cells }) => cells)).toMatchObject([
        { program, finalYear: 400, placed: 4, studies: 1, business: 0, sum: 5, index: 1.25 },
      ]);
      expect(await figures('naac-placement')).toHaveLength(4);
      expect(await figures('naac-progression')).toHaveLength(1);
      const [all] = await figures('iprs');
      expect(all?.cells).toMatchObject({
        offers: 4,
        people: 3,
        undivided: 3,
        mostMin: 500_000,
        mostMax: 700_000,
      });
      expect(await figures('iprs-people')).toHaveLength(3);
      expect(await figures('iprs-offers')).toHaveLength(4);
      expect((await figures('programs')).map(({ cells }) => cells)).toMatchObject([
        { program, students: 400, placed: 4, median: 650_000, medianBefore: null },
      ]);
      await page.goto(`/outcome/reports?form=nba&passingYear=${year}`);
      await page.getByRole('link', { name: /No\. of students placed \(X\): 4$/ }).click();
      await expect(page.getByText(/^4 results/).first()).toBeVisible();
      minutes('the reports');
    });
    await context.close();
    await backend.stop();
  },
);
