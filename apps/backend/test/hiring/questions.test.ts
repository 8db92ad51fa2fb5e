/** Questions and their options: the platform's staff write them for everybody, a company for itself; candidates never see what is right. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { applications } from '../../src/hiring/index.ts';
import { skillID } from '../../src/seed/data/skills.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
let staff: Call;
let employer: Call;
let other: Call;
let student: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  staff = await server.signIn('9000000051');
  employer = await server.signIn('9000000021');
  other = await server.signIn('9000000022');
  student = await server.actAs(seededID('user/9000000001'));
});
afterAll(() => server.close());

const body = (text: string) => ({
  text,
  purpose: 'Screening' as const,
  answerType: 'Single' as const,
  language: 'en' as const,
  scope: 'Platform' as const,
  options: [{ text: 'Morning' }, { text: 'Night', isCorrect: true }],
});

async function addOne(text: string, more: object = {}) {
  const { data, error } = await staff('addQuestion', { body: { ...body(text), ...more } });
  expect(error).toBeNull();
  return { rowVersion: 0, ...data.question };
}

/** Has a candidate answer the question. */
async function answer(questionID: string): Promise<void> {
  const { db } = server.database;
  const [one] = await db.select().from(applications).limit(1);
  await db
    .update(applications)
    .set({ answers: [...(one?.answers ?? []), { questionID }] })
    .where(eq(applications.id, one?.id ?? ''));
}

test('the staff add, change, post and delete one with its options', async () => {
  const { id, options, rowVersion } = await addOne('Which shift suits you most?');
  expect(options).toMatchObject([
    { text: 'Morning', sortOrder: 1, isCorrect: false },
    { text: 'Night', sortOrder: 2, isCorrect: true },
  ]);
  const again = await staff('addQuestion', { body: body('WHICH shift suits you most?') });
  expect([again.status, again.error?.code]).toEqual([409, 'DUPLICATE']);

  const params = { id };
  const [morning, night] = options ?? [];
  const reordered = await staff('updateQuestion', {
    params,
    body: {
      options: [{ id: night?.id, text: 'Morning' }, { id: morning?.id, text: 'Night' }, { text: 'Any' }],
      rowVersion,
    },
  });
  expect(reordered.data.question.options).toMatchObject([
    { id: night?.id, text: 'Morning', isCorrect: true },
    { id: morning?.id, text: 'Night', isCorrect: false },
    { text: 'Any', isCorrect: false },
  ]);
  // Without ids, options are known by their words, and what is left out goes.
  const shorter = await staff('updateQuestion', {
    params,
    body: {
      options: [{ text: 'any' }, { text: 'Morning' }],
      rowVersion: reordered.data.question.rowVersion ?? 0,
    },
  });
  expect(shorter.data.question.options).toMatchObject([
    { id: reordered.data.question.options?.[2]?.id, text: 'any' },
    { id: night?.id, text: 'Morning' },
  ]);

  const stale = await staff('setQuestionStatus', { params, body: { status: 'Posted', rowVersion } });
  expect([stale.status, stale.error?.code]).toEqual([409, 'STALE']);
  const version = shorter.data.question.rowVersion ?? 0;
  const posted = await staff('setQuestionStatus', {
    params,
    body: { status: 'Posted', rowVersion: version },
  });
  expect(posted.data.question.status).toBe('Posted');

  for (const answered of [
    await student('getQuestion', { params }),
    await student('listOptions', { query: { questionID: id } }),
    await student('getOption', { params: { id: night?.id ?? '' } }),
  ]) {
    expect(answered.status).toBe(200);
    expect(answered.text).toContain('Morning');
    expect(answered.text).not.toContain('isCorrect');
  }
  expect((await staff('deleteQuestion', { params })).status).toBe(200);
  expect((await staff('listOptions', { query: { questionID: id } })).data.options).toEqual([]);
});

describe('is refused with', () => {
  const skillCheck = { purpose: 'Skill check', skillID: skillID('Java'), difficulty: 'Easy', marks: 2 };
  test.each([
    ['one option', { options: [{ text: 'Only' }] }, 'options'],
    ['options to a number', { answerType: 'Number' }, 'options'],
    ['an option twice', { options: [{ text: 'Any' }, { text: 'ANY' }] }, 'options'],
    [
      'two right ones of which one is chosen',
      {
        options: [
          { text: 'A', isCorrect: true },
          { text: 'B', isCorrect: true },
        ],
      },
      'options',
    ],
    [
      'a skill check without a right one',
      { ...skillCheck, options: [{ text: 'A' }, { text: 'B' }] },
      'options',
    ],
    ['a skill check without a skill', { purpose: 'Skill check' }, 'skillID'],
    ['a skill that is not checked', { skillID: skillID('Java') }, 'skillID'],
    [
      'a number that ends an application',
      { answerType: 'Number', options: [], isKnockout: true },
      'isKnockout',
    ],
    ['a company that is not named', { scope: 'Company' }, 'companyID'],
  ])('%s', async (_what, wrong, path) => {
    const { status, error } = await staff('addQuestion', { body: { ...body('Refused?'), ...wrong } });
    expect([status, error?.fields[0]?.path]).toEqual([422, path]);
  });
});

test('a question for yes or no gets these two in its language', async () => {
  const { options } = await addOne('क्या आप तैयार हैं?', {
    answerType: 'Yes-No',
    language: 'hi',
    options: undefined,
  });
  expect(options?.map(({ text }) => text)).toEqual(['हाँ', 'नहीं']);
});

test('what candidates have answered stays as it was asked', async () => {
  const { id, options, rowVersion } = await addOne('Which day suits you?');
  await answer(id);
  const params = { id };
  const optionParams = { id: options?.[0]?.id ?? '' };
  const optionVersion = options?.[0]?.rowVersion ?? 1;
  for (const refused of [
    await staff('updateQuestion', { params, body: { answerType: 'Multiple', rowVersion } }),
    await staff('updateQuestion', { params, body: { text: 'Which night suits you?', rowVersion } }),
    await staff('updateQuestion', {
      params,
      body: { options: [{ text: 'Monday' }, { text: 'Friday' }], rowVersion },
    }),
    await staff('addOption', { body: { questionID: id, text: 'Any' } }),
    await staff('updateOption', {
      params: optionParams,
      body: { text: 'Any', rowVersion: optionVersion },
    }),
    await staff('deleteOption', { params: optionParams }),
  ]) {
    expect([refused.status, refused.error?.code]).toEqual([409, 'IN_USE']);
  }
  const withdrawn = await staff('setQuestionStatus', { params, body: { isActive: false, rowVersion } });
  expect(withdrawn.data.question.isActive).toBe(false);
});

test('options are managed one by one, too', async () => {
  const { id, options } = await addOne('Which city suits you?');
  const added = await staff('addOption', { body: { questionID: id, text: 'Noon' } });
  expect(added.data.options).toMatchObject({ text: 'Noon', sortOrder: 3, isCorrect: false });
  expect((await staff('countOptions', { query: { questionID: id } })).data.count).toBe(3);
  const repeated = await staff('addOption', { body: { questionID: id, text: 'noon' } });
  expect(repeated.error).not.toBeNull();
  const params = { id: added.data.options.id };
  const changed = await staff('updateOption', {
    params,
    body: { text: 'Midday', rowVersion: added.data.options.rowVersion ?? 0 },
  });
  expect(changed.data.options.text).toBe('Midday');
  const stale = await staff('updateOption', { params, body: { text: 'Late', rowVersion: 1 } });
  expect([stale.status, stale.error?.code]).toEqual([409, 'STALE']);
  const withdrawn = await staff('setOptionStatus', {
    params,
    body: { isActive: false, rowVersion: changed.data.options.rowVersion ?? 0 },
  });
  expect(withdrawn.data.options.isActive).toBe(false);
  expect((await staff('deleteOption', { params })).status).toBe(200);
  const last = await staff('deleteOption', { params: { id: options?.[0]?.id ?? '' } });
  expect([last.status, last.error?.fields[0]?.path]).toEqual([422, 'options']);
});

test("an employer's question is the company's own, whatever the body says, and nobody else's", async () => {
  const added = await employer('addQuestion', { body: body('Do you know our product?') });
  expect(added.error).toBeNull();
  const { id, scope, companyID } = added.data.question;
  expect([scope, companyID === null]).toEqual(['Company', false]);
  expect((await employer('addOption', { body: { questionID: id, text: 'A little' } })).status).toBe(200);
  expect((await other('getQuestion', { params: { id } })).status).toBe(404);
  expect((await other('addOption', { body: { questionID: id, text: 'Mine' } })).status).toBe(404);
  const shared = await addOne('Do you know any product?');
  await staff('setQuestionStatus', {
    params: { id: shared.id },
    body: { status: 'Posted', rowVersion: shared.rowVersion },
  });
  const strange = await employer('addOption', { body: { questionID: shared.id, text: 'Ours' } });
  expect([strange.status, strange.error?.code]).toEqual([403, 'OUT_OF_SCOPE']);
});
