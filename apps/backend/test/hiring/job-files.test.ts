/** The files of a job: PDFs of its company, for everybody who sees the job and nobody else, and read by the trust scan. */
import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { images } from '../../src/candidates/index.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { addJob, postable, postJob } from '../support/jobs.ts';
import { letterSaying, pageDrawing } from '../support/pdf.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const pdf = await letterSaying('The plan of the training.');
const dayMs = 24 * 60 * 60 * 1000;

let server: TestServer;
let employer: Call;
let waiting: Call;
let officer: Call;
let support: Call;
let student: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  employer = await server.signIn('9000000021');
  waiting = await server.signIn('9000000022');
  officer = await server.signIn('9000000031');
  support = await server.signIn('9000000041');
  student = await server.actAs(seededID('user/9000000001'));
});
afterAll(() => server.close());

async function send(call: Call, ownerID: string, content: Buffer | string = pdf) {
  const form = new FormData();
  form.append('purpose', 'jd-attachment');
  form.append('ownerID', ownerID);
  form.append(
    'file',
    new Blob([typeof content === 'string' ? content : new Uint8Array(content)]),
    'plan.pdf',
  );
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const type = request.headers.get('content-type') ?? '';
  return call('uploadImage', {
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'idempotency-key': randomUUID(), 'content-type': type },
  });
}
const attach = (call: Call, { id, rowVersion }: { id: string; rowVersion?: number }, ids: string[]) =>
  call('updateJobDescription', { params: { id }, body: { attachmentImageIDs: ids, rowVersion } });
const read = (call: Call, id: string, fileID: string) =>
  call('getJobDescriptionFile', { params: { id }, query: { fileID } });

test('are PDFs of the company, which whoever sees the job reads, until they are taken away', async () => {
  expect((await send(employer, companyID('navyug'), 'no PDF')).error?.fields).toMatchObject([
    { path: 'file', code: 'fileType' },
  ]);
  const { image } = (await send(employer, companyID('navyug'))).data;
  const posted = await postJob(employer, postable(server.clock.now));
  const added = await attach(employer, posted, [image.id]);
  const files = [{ id: image.id, fileName: 'plan.pdf', bytes: pdf.length }];
  expect(added.data.jobDescription.files).toEqual(files);

  expect((await read(student, posted.id, image.id)).status).toBe(404);
  await officer('decideJobDescriptionApproval', {
    params: { id: posted.id },
    body: { instituteID: instituteID('sahyadri'), verdict: 'Approved' },
  });
  const seen = await student('getJobDescription', { params: { id: posted.id } });
  expect(seen.data.jobDescription.files).toEqual(files);
  for (const call of [student, officer, employer]) {
    const answer = await read(call, posted.id, image.id);
    expect(Buffer.compare(answer.bytes, pdf)).toBe(0);
    expect(answer.headers['content-disposition']).toContain('attachment; filename="plan.pdf"');
  }
  expect((await read(waiting, posted.id, image.id)).status).toBe(404);
  // A file is reached by a job that has it, not by its id alone.
  expect((await student('getImage', { params: { id: image.id } })).status).toBe(404);
  const other = await addJob(employer, { title: 'Another job', audience: 'Fresher' });
  expect((await read(employer, other.id, image.id)).status).toBe(404);

  const removed = await attach(employer, added.data.jobDescription, []);
  expect(removed.data.jobDescription.files).toEqual([]);
  expect((await read(student, posted.id, image.id)).status).toBe(404);
});

test('of another company are refused, and so is a fourth', async () => {
  const { image: foreign } = (await send(waiting, companyID('greengrid'))).data;
  const draft = await addJob(employer, { title: 'A job with files', audience: 'Fresher' });
  expect((await attach(employer, draft, [foreign.id])).error?.fields).toMatchObject([
    { path: 'attachmentImageIDs', code: 'unknown' },
  ]);
  const ids: string[] = [];
  while (ids.length < 4) ids.push((await send(employer, companyID('navyug'))).data.image.id);
  expect((await attach(employer, draft, ids)).status).toBe(422);
  expect((await attach(employer, draft, ids.slice(0, 3))).data.jobDescription.files).toHaveLength(3);

  // What no job has goes after a day.
  await server.runTask('unusedJobFiles', new Date(server.clock.now.getTime() + 2 * dayMs));
  const kept = await server.database.db
    .select({ id: images.id })
    .from(images)
    .where(eq(images.purpose, 'jd-attachment'));
  expect(kept.map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 3).toSorted());
});

describe('the trust scan', () => {
  /** A job with a file, of which posting was asked for. */
  async function postWith(content: Buffer | string) {
    const draft = await addJob(employer, postable(server.clock.now));
    const { image } = (await send(employer, companyID('navyug'), content)).data;
    const { data } = await attach(employer, draft, [image.id]);
    const { rowVersion } = data.jobDescription;
    const body = { status: 'Posted', rowVersion };
    const posted = await employer('setJobDescriptionStatus', { params: { id: draft.id }, body });
    return { ...posted.data.jobDescription, fileID: image.id };
  }

  test.each([
    ['fee', 'A registration fee of Rs 500 is due.', 'plan.pdf: registration fee'],
    ['contact', 'Call 98765 43210 now.', 'plan.pdf: 98765 43210'],
    ['fee', 'पंजीकरण शुल्क 500 रुपये है।', 'plan.pdf: पंजीकरण शुल्क'],
    ['contact', 'फ़ोन करें ९८७६५४३२१० पर।', 'plan.pdf: ९८७६५४३२१०'],
  ])('finds a %s in it: %s', async (rule, words, excerpt) => {
    const { status, reviews, fileID } = await postWith(await letterSaying(words));
    expect(status).toBe('Draft');
    const findings = [{ rule, field: 'attachmentImageIDs', excerpt }];
    expect(reviews).toMatchObject([{ state: 'Open', findings, files: [{ id: fileID }] }]);
  });

  test('lets one pass that says nothing of the kind', async () => {
    expect((await postWith(pdf)).status).toBe('Posted');
  });

  const bomb = deflateSync(Buffer.alloc(300 * 1024 * 1024, ' '), { level: 1 });
  test.each([
    ['has a page without text', pageDrawing(Buffer.from('0 0 99 99 re f'))],
    ['unpacks to hundreds of megabytes', pageDrawing(bomb, '/Filter /FlateDecode')],
  ])('has support look at one that %s', async (_what, content) => {
    const { status, reviews, id, fileID } = await postWith(content);
    expect(status).toBe('Draft');
    const findings = [{ rule: 'file', field: 'attachmentImageIDs', excerpt: 'plan.pdf' }];
    expect(reviews).toMatchObject([{ state: 'Open', findings }]);
    expect((await read(support, id, fileID)).status).toBe(200);
  });

  test('keeps one that is added after posting from candidates until support has read and allowed it', async () => {
    const posted = await postJob(employer, postable(server.clock.now));
    const { image } = (
      await send(employer, companyID('navyug'), await letterSaying('Join our WhatsApp group.'))
    ).data;
    const asked = await attach(employer, posted, [image.id]);
    expect(asked.data.jobDescription).toMatchObject({ files: [], reviews: [{ state: 'Open' }] });
    const { jobReview } = (await support('listJobReviews', { query: { state: 'Open' } })).data;
    const review = jobReview.find(({ job }) => job?.id === posted.id);
    const change = { field: 'attachmentImageIDs', from: [], to: ['plan.pdf'] };
    expect(review).toMatchObject({ files: [{ id: image.id }], changes: [change] });
    expect((await read(officer, posted.id, image.id)).status).toBe(404);
    expect((await read(support, posted.id, image.id)).status).toBe(200);
    // What waits is no rubbish, however long it takes.
    await server.runTask('unusedJobFiles', new Date(server.clock.now.getTime() + 2 * dayMs));
    await support('decideJobReview', {
      params: { id: review?.id ?? '' },
      body: {
        verdict: 'Allowed',
        reason: 'The group is the company own.',
        rowVersion: review?.rowVersion ?? 0,
      },
    });
    const { data } = await employer('getJobDescription', { params: { id: posted.id } });
    expect(data.jobDescription.files).toMatchObject([{ id: image.id, fileName: 'plan.pdf' }]);
    // One that is taken away says nothing new.
    const removed = await attach(employer, data.jobDescription, []);
    expect(removed.data.jobDescription.files).toEqual([]);
  });
});
