import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemoProfiles } from '../../src/seed/profiles.ts';
import { users } from '../../src/identity/index.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
});
afterAll(() => server.close());

test.each([
  ['9000000001', ['photo', 'skills']],
  ['9000000011', ['photo', 'address', 'skills']],
])(
  'the profile of %s is filled in but for a few parts, by the rules for everybody',
  async (number, missing) => {
    const call = await server.actAs(seededID(`user/${number}`));
    const { completion } = (await call('getProfileCompletion')).data;
    expect(completion.parts.filter(({ isComplete }) => !isComplete).map(({ name }) => name)).toEqual(missing);
  },
);

test('what candidates of the sandbox have in their profile can be saved again as it is: it keeps the rules', async () => {
  const people = await server.database.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.type, 'C'), eq(users.userStatus, 'Active')));
  const refused: string[] = [];
  for (const { id } of people) {
    const call = await server.actAs(id);
    const { education } = (await call('getEducation')).data;
    for (const { id: _id, verification: _checked, percentageEquivalent: _derived, ...stage } of education) {
      const { error } = await call('saveEducation', { body: stage });
      if (error !== null) refused.push(`${id} ${stage.degree}: ${JSON.stringify(error.fields)}`);
    }
    for (const post of (await call('getExperience')).data.experience) {
      const { error } = await call('saveExperience', { body: post });
      if (error !== null) refused.push(`${id} ${post.designation}: ${JSON.stringify(error.fields)}`);
    }
  }
  expect(people.length).toBeGreaterThan(50);
  expect(refused).toEqual([]);
});

test('the student of sixteen needs a guardian, the others do not', async () => {
  for (const [number, needsGuardian] of [
    ['9000000006', true],
    ['9000000001', false],
  ] as const) {
    const call = await server.actAs(seededID(`user/${number}`));
    expect((await call('listConsents')).data).toMatchObject({ needsGuardian });
  }
});

test('what the person has made of it stays when the sandbox is seeded again', async () => {
  const call = await server.actAs(seededID('user/9000000001'));
  const { languagesKnown } = (await call('getLanguagesKnown')).data;
  await call('deleteLanguageKnown', { params: { id: languagesKnown[0]?.id ?? '' } });
  await server.database.db.transaction((tx) => seedDemoProfiles(tx, server.clock.now));
  expect((await call('getLanguagesKnown')).data.languagesKnown).toHaveLength(languagesKnown.length - 1);
});
