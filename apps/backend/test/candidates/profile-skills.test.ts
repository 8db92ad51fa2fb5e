import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditEvents } from '../../src/records/audit/tables.ts';
import { candidateSkills } from '../../src/candidates/tables/profile.ts';
import { skills } from '../../src/catalogue/tables/skills.ts';
import { skillID, skillRows } from '../../src/seed/data/skills.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const idOf = (mobileNumber: string) => seededID(`user/${mobileNumber}`);
const asha = idOf('9000000001');
const java = { skillID: skillID('Java'), proficiency: 'Advanced', months: 18, lastUsedYear: 2026 };
const python = { skillID: skillID('Python'), proficiency: 'Beginner' };

let server: TestServer;
let call: Call;
beforeAll(async () => {
  server = await startTestServer();
  call = await server.actAs(asha);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.delete(candidateSkills);
});

const save = (body: object) => call('saveCandidateSkills', { body });

test('skills are added, changed, replaced as a list and removed', async () => {
  await save({ skills: [java] });
  const { data } = await save({ skills: [python, { ...java, proficiency: 'Expert' }] });
  expect(data.skills).toMatchObject([
    { skillName: 'Java', proficiency: 'Expert', months: 18, lastUsedYear: 2026, checkedScore: null },
    { skillName: 'Python', proficiency: 'Beginner' },
  ]);
  expect((await call('getCandidateSkills')).data.skills).toEqual(data.skills);
  await save({ replace: true, skills: [python] });
  const [left] = (await call('getCandidateSkills')).data.skills;
  expect(left).toMatchObject({ skillName: 'Python', id: data.skills[1]?.id });
  expect((await call('deleteCandidateSkill', { params: { id: left?.id ?? '' } })).status).toBe(200);
  expect((await call('getCandidateSkills')).data.skills).toEqual([]);
});

test('a reader of Hindi finds the Hindi names of those that have one', async () => {
  const headers = { 'accept-language': 'hi' };
  const teamwork = { skillID: skillID('Teamwork'), proficiency: 'Expert' };
  const saved = await call('saveCandidateSkills', { body: { skills: [java, teamwork] }, headers });
  const names = ['जावा', 'टीम में काम'];
  expect(saved.data.skills.map(({ skillName }) => skillName)).toEqual(names);
  const read = await call('getCandidateSkills', { headers });
  expect(read.data.skills.map(({ skillName }) => skillName)).toEqual(names);
});

test.each([
  ['one that there is not', [{ ...java, skillID: 'none' }], 'skills.0.skillID'],
  ['one twice', [java, java], 'skills'],
  ['a year to come', [{ ...java, lastUsedYear: 2027 }], 'skills.0.lastUsedYear'],
  ['a year too long ago', [{ ...java, lastUsedYear: 1985 }], 'skills.0.lastUsedYear'],
  ['an address with a password', [{ ...java, evidenceUrl: 'https://a:b@c.example' }], 'skills.0.evidenceUrl'],
])('refused is %s', async (_what, chosen, path) => {
  const { db } = server.database;
  const before = await db.$count(auditEvents);
  const { status, error } = await save({ skills: chosen });
  expect({ status, path: error?.fields[0]?.path }).toEqual({ status: 422, path });
  expect(await db.$count(candidateSkills)).toBe(0);
  expect(await db.$count(auditEvents)).toBe(before);
});

test('one that is not approved cannot be chosen, and one has forty at most', async () => {
  await server.database.db
    .insert(skills)
    .values({ id: 'suggested', name: 'Juggling', category: 'Domain', status: 'Suggested' });
  expect((await save({ skills: [{ ...java, skillID: 'suggested' }] })).status).toBe(422);
  const forty = skillRows.slice(0, 40).map(({ id }) => ({ skillID: id, proficiency: 'Beginner' }));
  expect((await save({ skills: forty })).status).toBe(200);
  const other = { skillID: skillRows[40]?.id, proficiency: 'Beginner' };
  expect((await save({ skills: [other] })).status).toBe(422);
  expect((await save({ replace: true, skills: [other] })).data.skills).toHaveLength(1);
});

test.each([
  ['an officer of the institute', idOf('9000000031'), asha, 200],
  ['an officer of another institute', idOf('9000000031'), idOf('9000000003'), 404],
  ['another student', idOf('9000000002'), asha, 404],
  ['an employer', idOf('9000000021'), asha, 404],
])('%s reaches them by scope', async (_who, caller, userID, status) => {
  const [mine] = (await save({ skills: [java] })).data.skills;
  const other = await server.actAs(caller);
  expect((await other('getCandidateSkills', { query: { userID } })).status).toBe(status);
  const body = { userID, skills: [python] };
  expect((await other('saveCandidateSkills', { body })).status).toBe(status);
  if (userID !== asha) return;
  const params = { id: mine?.id ?? '' };
  expect((await other('deleteCandidateSkill', { params })).status).toBe(status);
});

test('an entry of experience names skills of the catalogue', async () => {
  const post = {
    companyName: 'Navyug',
    designation: 'Developer',
    employmentType: 'Internship',
    startMonth: '2026-01',
    isCurrent: true,
    skillIDs: [java.skillID],
  };
  const { data } = await call('saveExperience', { body: post });
  expect(data.experience.skillIDs).toEqual([java.skillID]);
});
