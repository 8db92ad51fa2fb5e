import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemoProfiles } from '../../src/seed/profiles.ts';
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

    // What is there can be saved again as it is: it keeps the rules.
    for (const { id: _id, verification: _checked, percentageEquivalent: _derived, ...stage } of (
      await call('getEducation')
    ).data.education) {
      expect((await call('saveEducation', { body: stage })).error).toBeNull();
    }
    for (const post of (await call('getExperience')).data.experience) {
      expect((await call('saveExperience', { body: post })).error).toBeNull();
    }
  },
);

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
