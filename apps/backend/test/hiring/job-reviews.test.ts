/** What support decides about jobs: texts that the trust scan stops, lower pay and bonds, reports. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, describe } from 'vitest';
import { applications, jobDescriptions } from '../../src/hiring/index.ts';
import { scanText } from '../../src/hiring/job-descriptions/trust-scan.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { addJob, postable, postJob } from '../support/jobs.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const asha = seededID('user/9000000001');
const reason = 'Read and decided by support';

let server: TestServer;
let employer: Call;
let officer: Call;
let support: Call;
let student: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  employer = await server.signIn('9000000021');
  officer = await server.signIn('9000000031');
  support = await server.signIn('9000000041');
  student = await server.actAs(asha);
});
afterAll(() => server.close());

const job = (more: object = {}) => postable(server.clock.now, more);
const text = (words: string) => `<p>You build services and explain what you do to people. ${words}</p>`;
const post = (call: Call, { id, rowVersion }: { id: string; rowVersion?: number }) =>
  call('setJobDescriptionStatus', { params: { id }, body: { status: 'Posted', rowVersion } });
const change = (call: Call, { id, rowVersion }: { id: string; rowVersion?: number }, body: object) =>
  call('updateJobDescription', { params: { id }, body: { ...body, rowVersion } });
const decide = (call: Call, review: { id: string; rowVersion: number } | undefined, verdict: string) =>
  call('decideJobReview', {
    params: { id: review?.id ?? '' },
    body: { verdict, reason, rowVersion: review?.rowVersion ?? 0 },
  });
/** Everything that was told at this moment of the server's clock. */
const heard = async (call: Call) =>
  (await call('listNotifications', { query: { type: 'Critical' } })).data.notifications
    .map(({ content }) => content)
    .join('\n');

describe('the trust scan', () => {
  const scanned = (words: string) =>
    scanText({
      title: 'Trainee',
      descriptionHtml: text(words),
      responsibilities: [],
      rounds: [],
      attachmentImageIDs: [],
    }).map(({ rule }) => rule);
  test.each([
    ['A registration fee of Rs 500 is due.', 'fee'],
    ['Please deposit Rs 2000 before the interview.', 'fee'],
    ['पंजीकरण शुल्क 500 रुपये है।', 'fee'],
    ['इंटरव्यू से पहले ₹2000 जमा करें।', 'fee'],
    ['नोंदणी शुल्क 500 रुपये आहे.', 'fee'],
    ['मुलाखतीपूर्वी ₹2000 जमा करा.', 'fee'],
    ['अनामत रक्कम भरावी लागेल.', 'fee'],
    ['Call 98765 43210 now.', 'contact'],
    ['Write to hr@navyug.example.', 'contact'],
    ['Join us on WhatsApp.', 'contact'],
    ['हमें व्हाट्सऐप पर लिखें।', 'contact'],
    ['आम्हाला व्हॉट्सॲपवर लिहा.', 'contact'],
    ['फ़ोन करें ९८७६५४३२१०', 'contact'],
    ['Apply at https://apply.example/now', 'link'],
    ['Apply at navyug-jobs.com', 'link'],
    ['See <a href="https://other.example/x">our site</a>', 'link'],
    ['Join us on Whats\u200bApp.', 'contact'],
  ])('%s: %s', (words, rule) => expect(scanned(words)).toContain(rule));

  test.each([
    'We use Node.js and ASP.NET.',
    'Pay is 6 lakh a year.',
    'You get 12 days off.',
    'काम पुणे में है।',
    'काम पुण्यात आहे, रक्कम जमा होते.',
  ])('%s: nothing', (words) => expect(scanned(words)).toEqual([]));
});

describe('a text that asks for money', () => {
  /** Of the newest question about the text of a job. */
  const asked = async ({ id }: { id: string }) =>
    (await support('listJobReviews', { query: { state: 'Open', kind: 'Trust scan' } })).data.jobReview.find(
      (each) => each.job?.id === id,
    );
  const read = async (call: Call, { id }: { id: string }) =>
    (await call('getJobDescription', { params: { id } })).data.jobDescription;
  const deposit = { descriptionHtml: text('A security deposit is taken.') };

  test('waits for support, and is posted by its yes', async () => {
    const draft = await addJob(employer, job(deposit));
    const first = await post(employer, draft);
    expect(first.data.jobDescription).toMatchObject({
      status: 'Draft',
      reviews: [
        { kind: 'Trust scan', state: 'Open', findings: [{ rule: 'fee', excerpt: 'security deposit' }] },
      ],
    });
    const review = await asked(draft);
    expect(review).toMatchObject({ askedByName: 'Farah Khan', job: { companyName: 'Navyug Software' } });
    expect((await decide(employer, review, 'Allowed')).status).toBe(403);
    expect((await decide(officer, review, 'Allowed')).status).toBe(403);
    expect((await decide(support, review, 'Refused')).data.jobReview).toMatchObject({
      state: 'Refused',
      reason,
    });
    expect((await decide(support, review, 'Allowed')).error?.code).toBe('ILLEGAL_TRANSITION');
    expect(await heard(employer)).toContain(reason);
    await post(employer, draft);
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    expect((await decide(support, await asked(draft), 'Allowed')).data.jobReview.job?.phase).toBe(
      'Awaiting approval',
    );
    expect(await read(employer, draft)).toMatchObject({
      status: 'Posted',
      criteriaVersion: 1,
      approvals: [{ state: 'Pending' }],
    });
    expect(await heard(employer)).toContain('was checked and is posted');
    expect(await heard(officer)).toContain('waits for your approval');
  });

  test('is allowed for an officer who has decided for the own campus by posting it', async () => {
    const draft = await addJob(officer, job({ ...deposit, companyID: companyID('navyug') }));
    await post(officer, draft);
    await decide(support, await asked(draft), 'Allowed');
    expect(await read(officer, draft)).toMatchObject({ phase: 'Open', approvals: [{ state: 'Approved' }] });
  });

  test('is asked about no more once it is mended: nothing waits, and the verdict on the old text is gone', async () => {
    const draft = await addJob(employer, job(deposit));
    await post(employer, draft);
    const review = await asked(draft);
    const mended = await change(employer, draft, { descriptionHtml: text('Nobody is asked for money.') });
    expect(mended.data.jobDescription.reviews).toEqual([]);
    expect(await asked(draft)).toBeUndefined();
    expect((await decide(support, review, 'Allowed')).error?.code).toBe('ILLEGAL_TRANSITION');
    expect((await post(employer, mended.data.jobDescription)).data.jobDescription).toMatchObject({
      status: 'Posted',
      reviews: [],
    });
  });

  test('waits on while something else than the text is changed', async () => {
    const draft = await addJob(employer, job(deposit));
    await post(employer, draft);
    await change(employer, draft, { openings: 9 });
    await decide(support, await asked(draft), 'Allowed');
    expect(await read(employer, draft)).toMatchObject({ status: 'Posted', openings: 9 });
  });

  test('is allowed for this text alone, and a refusal is of this text alone', async () => {
    const draft = await addJob(employer, job(deposit));
    await post(employer, draft);
    await decide(support, await asked(draft), 'Refused');
    expect(await read(employer, draft)).toMatchObject({ reviews: [{ state: 'Refused', reason }] });
    const fee = { descriptionHtml: text('A training fee is taken.') };
    const other = await change(employer, draft, fee);
    expect(other.data.jobDescription.reviews).toEqual([]);
    await post(employer, other.data.jobDescription);
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    await server.database.db
      .update(jobDescriptions)
      .set({ lastDateToApply: server.clock.now })
      .where(eq(jobDescriptions.id, draft.id));
    await decide(support, await asked(draft), 'Allowed');
    expect(await heard(employer)).toContain('may be posted');
    const { lastDateToApply } = job();
    const open = await change(employer, await read(employer, draft), { lastDateToApply });
    const left = await change(employer, open.data.jobDescription, deposit);
    expect((await post(employer, left.data.jobDescription)).data.jobDescription.status).toBe('Draft');
    const back = await change(employer, await read(employer, draft), fee);
    expect((await post(employer, back.data.jobDescription)).data.jobDescription.status).toBe('Posted');
  });

  test('is not posted by a yes that comes too late', async () => {
    const draft = await addJob(employer, job(deposit));
    await post(employer, draft);
    await server.database.db
      .update(jobDescriptions)
      .set({ lastDateToApply: server.clock.now })
      .where(eq(jobDescriptions.id, draft.id));
    expect((await decide(support, await asked(draft), 'Allowed')).data.jobReview).toMatchObject({
      state: 'Allowed',
      job: { phase: 'Draft' },
    });
  });
});

describe('after posting', () => {
  test('other people, another role and another company stay, and the last day is only put off', async () => {
    const posted = await postJob(employer, job());
    const refused = await change(employer, posted, { audience: 'Both', instituteIDs: [] });
    expect(refused.error?.fields.map(({ path }) => path)).toEqual(['audience', 'instituteIDs']);
    const sooner = new Date(server.clock.now.getTime() + 3 * 86_400_000).toISOString();
    expect((await change(employer, posted, { lastDateToApply: sooner })).error?.fields[0]?.path).toBe(
      'lastDateToApply',
    );
    expect((await change(employer, posted, { openings: null })).error?.fields[0]?.path).toBe('openings');
  });

  test('text is free and criteria raise their version', async () => {
    const posted = await postJob(employer, job());
    const { data } = await change(employer, posted, { openings: 9, criteria: { minSSC: 50 } });
    expect(data.jobDescription).toMatchObject({ openings: 9, criteriaVersion: 2, reviews: [] });
  });

  test('less pay and a bond wait for support, everything else is changed at once, and applicants are told', async () => {
    const posted = await postJob(employer, job());
    await server.database.db
      .insert(applications)
      .values({ jdID: posted.id, userID: asha, status: 'Applied' });
    const changed = await change(employer, posted, { ctcMinPaise: 40_000_000, bondMonths: 12, openings: 9 });
    expect(changed.data.jobDescription).toMatchObject({
      openings: 9,
      ctcMinPaise: 50_000_000,
      bondMonths: 0,
      reviews: [
        {
          kind: 'Pay or bond',
          state: 'Open',
          changes: [
            { field: 'ctcMinPaise', from: 50_000_000, to: 40_000_000 },
            { field: 'bondMonths', from: 0, to: 12 },
          ],
        },
      ],
    });
    const [review] = changed.data.jobDescription.reviews ?? [];
    await decide(support, review, 'Allowed');
    const { data } = await employer('getJobDescription', { params: { id: posted.id } });
    expect(data.jobDescription).toMatchObject({ ctcMinPaise: 40_000_000, bondMonths: 12 });
    expect(await heard(student)).toContain('has other pay or another bond now');
  });

  test('a newer text or pay that needs no reading takes the place of what waits', async () => {
    const posted = await postJob(employer, job());
    const asks = { ctcMinPaise: 40_000_000, descriptionHtml: text('A security deposit is taken.') };
    const waiting = await change(employer, posted, asks);
    expect(waiting.data.jobDescription.reviews).toHaveLength(2);
    const same = await change(employer, waiting.data.jobDescription, { openings: 9 });
    expect(same.data.jobDescription.reviews).toHaveLength(2);
    const better = { ctcMinPaise: 55_000_000, descriptionHtml: text('Nobody is asked for money.') };
    const newer = await change(employer, same.data.jobDescription, better);
    expect(newer.data.jobDescription).toMatchObject({ ...better, reviews: [] });
  });

  test('more pay is free', async () => {
    const posted = await postJob(employer, job());
    const { data } = await change(employer, posted, { ctcMinPaise: 55_000_000 });
    expect(data.jobDescription).toMatchObject({ ctcMinPaise: 55_000_000, reviews: [] });
  });
});

test('candidates report a job once each, its company does not learn who, and a verdict ends all reports', async () => {
  const posted = await postJob(officer, job({ companyID: companyID('navyug') }));
  const report = {
    params: { id: posted.id },
    body: { category: 'Fee asked', text: 'They asked for Rs 500.' },
  };
  const isReported = async (): Promise<unknown> =>
    (await student('getJobDescription', { params: { id: posted.id } })).data.jobDescription.isReported;
  expect(await isReported()).toBe(false);
  expect((await student('reportJobDescription', report)).status).toBe(200);
  expect(await isReported()).toBe(true);
  expect((await student('reportJobDescription', report)).error?.code).toBe('DUPLICATE');
  expect((await employer('reportJobDescription', report)).status).toBe(403);
  const { data } = await employer('getJobDescription', { params: { id: posted.id } });
  expect(data.jobDescription.reviews).toEqual([]);
  expect(data.jobDescription).not.toHaveProperty('isReported');
  const queue = await support('listJobReviews', { query: { kind: 'Report', state: 'Open' } });
  expect(queue.meta.total).toBe(
    (await support('countJobReviews', { query: { kind: 'Report', state: 'Open' } })).data.count,
  );
  const review = queue.data.jobReview.find((each) => each.job?.id === posted.id);
  expect(review).toMatchObject({
    category: 'Fee asked',
    text: 'They asked for Rs 500.',
    askedByName: 'Asha Patil',
  });
  expect((await decide(support, review, 'Refused')).data.jobReview.job?.phase).toBe('Closed');
  expect((await employer('listJobReviews')).status).toBe(403);
});
