/** Skills that candidates suggest, and what becomes of them. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { skills } from '../../src/catalogue/tables/skills.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { questions } from '../../src/hiring/tables/questions.ts';
import { notifications } from '../../src/messages/tables/notifications.ts';
import { addJob } from '../support/jobs.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
let asha: Call;
let support: Call;
beforeAll(async () => {
  server = await startTestServer();
  asha = await server.actAs(seededID('user/9000000001'));
  support = await server.actAs(seededID('user/9000000041'));
});
afterAll(() => server.close());

async function suggested(name: string) {
  const { status, data } = await asha('suggestSkill', { body: { name, category: 'Technical' } });
  expect(status).toBe(200);
  return data.skill;
}

const choices = async () =>
  (await asha('listSkills', { query: { pageNo: -1 } })).data.skill.map(({ name }) => name);
/** What all messages say. */
async function told(): Promise<string> {
  const sent = await server.database.db.select({ content: notifications.content }).from(notifications);
  return sent.map(({ content }) => content).join(' ');
}

test('a suggestion is chosen by nobody until it is approved, and the candidate is told', async () => {
  const { id, status } = await suggested('Zig');
  expect(status).toBe('Suggested');
  expect(await choices()).not.toContain('Zig');
  const queue = await support('listSkills', { query: { skillStatus: 'Suggested', pageSize: 100 } });
  expect(queue.data.skill.map(({ name }) => name)).toContain('Zig');
  const around = await support('setSkillStatus', { params: { id }, body: { isActive: true, rowVersion: 1 } });
  expect(around.error?.code).toBe('ILLEGAL_TRANSITION');
  const written = await support('updateSkill', {
    params: { id },
    body: { status: 'Approved', rowVersion: 1 },
  });
  expect(written.error?.code).toBe('ILLEGAL_TRANSITION');
  expect(await choices()).not.toContain('Zig');
  const decided = await support('decideSkill', {
    params: { id },
    body: { verdict: 'Approved', rowVersion: 1 },
  });
  expect(decided.data.skill).toMatchObject({ name: 'Zig', status: 'Approved', isActive: true });
  expect(await choices()).toContain('Zig');
  expect(await told()).toContain('Zig');
  const twice = await support('decideSkill', {
    params: { id },
    body: { verdict: 'Approved', rowVersion: 2 },
  });
  expect(twice.error?.code).toBe('ILLEGAL_TRANSITION');
  // The same name again is the skill that is there.
  expect(await suggested('ZIG')).toMatchObject({ id, status: 'Approved' });
});

test('a skill is found by what it is called in Hindi', async () => {
  const { data } = await support('listSkills', { query: { search: 'बाज़ार अनु' } });
  expect(data.skill.map(({ name, nameTranslations }) => [name, nameTranslations?.hi])).toEqual([
    ['Market research', 'बाज़ार अनुसंधान'],
  ]);
});

test('a suggestion becomes another name of a skill', async () => {
  const { id } = await suggested('Ziglang');
  const [zig] = await server.database.db.select().from(skills).where(eq(skills.name, 'Java'));
  const body = { verdict: 'Alias', sameAsID: zig?.id ?? '', rowVersion: 1 } as const;
  // Somebody else has changed the suggestion that was read.
  const old = await support('decideSkill', { params: { id }, body: { ...body, rowVersion: 2 } });
  expect([old.status, old.error?.code]).toEqual([409, 'STALE']);
  const { data } = await support('decideSkill', { params: { id }, body });
  expect(data.skill).toMatchObject({ name: 'Java', aliases: expect.arrayContaining(['Ziglang']) });
  expect(await server.database.db.$count(skills, eq(skills.id, id))).toBe(0);
  expect(await suggested('ziglang')).toMatchObject({ name: 'Java' });
});

test('a refusal says why; others than staff of the platform decide nothing', async () => {
  const { id } = await suggested('Telepathy');
  const params = { id };
  const silent = await support('decideSkill', { params, body: { verdict: 'Refused', rowVersion: 1 } });
  expect(silent.error?.fields).toMatchObject([{ path: 'reason' }]);
  expect((await asha('decideSkill', { params, body: { verdict: 'Approved', rowVersion: 1 } })).status).toBe(
    403,
  );
  const body = { verdict: 'Refused', reason: 'Nobody can check this one.', rowVersion: 1 } as const;
  const refused = (await support('decideSkill', { params, body })).data.skill;
  expect(refused.status).toBe('Refused');
  // Nobody may choose it, whatever its switch says.
  const again = { isActive: true, rowVersion: refused.rowVersion };
  expect((await support('setSkillStatus', { params, body: again })).error?.code).toBe('ILLEGAL_TRANSITION');
  expect(await told()).toContain('Nobody can check this one.');
  expect((await support('suggestSkill', { body: { name: 'Levitation' } })).status).toBe(403);
});

test('a skill that only a job or a question names is not taken away unseen', async () => {
  const admin = await server.actAs(seededID('user/9000000051'));
  const employer = await server.actAs(seededID('user/9000000021'));
  const added = await admin('addSkill', {
    body: { name: 'Ladder logic', category: 'Technical', status: 'Approved' },
  });
  const { id } = added.data.skill;
  await addJob(employer, {
    title: 'Controls trainee',
    audience: 'Fresher',
    skills: [{ skillID: id, weight: 3, mustHave: true }],
  });
  const usedBy = async () => (await admin('deleteSkill', { params: { id } })).error;
  expect(await usedBy()).toMatchObject({ code: 'IN_USE', details: { usedBy: { jobs: 1 } } });
  await server.database.db.insert(questions).values({
    text: 'Which rung runs first?',
    answerType: 'Short text',
    purpose: 'Skill check',
    skillID: id,
    language: 'en',
    scope: 'Platform',
  });
  expect(await usedBy()).toMatchObject({ details: { usedBy: { jobs: 1, questions: 1 } } });
});
