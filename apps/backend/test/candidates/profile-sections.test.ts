import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents } from '../../src/records/audit/tables.ts';
import {
  academics,
  addresses,
  educationStages,
  experiences,
  languagesKnown,
  parents,
} from '../../src/candidates/tables/profile.ts';
import { candidates } from '../../src/identity/tables/users.ts';
import type { OperationId } from '../../src/platform/operation.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { ssc } from '../support/education.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const idOf = (mobileNumber: string) => seededID(`user/${mobileNumber}`);
const asha = idOf('9000000001');
const ravi = idOf('9000000002');
const officer = idOf('9000000031');
const farah = idOf('9000000021');
const elsewhere = idOf('9000000003');
const superAdmin = idOf('9000000051');

const hsc = { ...ssc, degree: 'HSC', specialisation: 'Science', passingYear: 2021, score: 80 };
const graduation = {
  ...hsc,
  degree: 'GRADUATION',
  specialisation: 'Physics',
  scoreType: 'CGPA',
  score: 8.25,
  scoreOutOf: 10,
  passingYear: 2024,
};
const home = {
  type: 'Permanent',
  line1: '12 Tilak Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
};
const marathi = { language: 'Marathi', read: true, write: true, speak: true, proficiency: 'Native' };
const father = {
  relation: 'Father',
  name: 'Sunil Patil',
  mobileNumber: '9812345678',
  isEmergencyContact: true,
};
const post = {
  companyName: 'Navyug Software',
  designation: 'Developer',
  employmentType: 'Full Time',
  startMonth: '2024-07',
  endMonth: '2025-06',
  isCurrent: false,
  ctcPaise: 60_000_000,
  highlights: ['Halved the response time'],
  reasonForLeaving: 'Studies',
};
const summary = { liveBacklogs: 0, deadBacklogs: 1 };

let server: TestServer;
let call: Call;
beforeAll(async () => {
  server = await startTestServer();
  call = await server.actAs(asha);
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  for (const table of [educationStages, addresses, languagesKnown, parents, experiences, academics]) {
    await db.delete(table);
  }
});

/** Saves each body; each must be taken. */
async function saved(id: OperationId, ...bodies: object[]) {
  for (const body of bodies) {
    const { status, error } = await call(id, { body });
    expect({ status, error }).toEqual({ status: 200, error: null });
  }
}

describe('a list', () => {
  test('of languages: one entry each, whatever the case; one is replaced whole and removed', async () => {
    await saved('saveLanguagesKnown', marathi, { ...marathi, language: 'Tamil', write: false });
    await saved('saveLanguagesKnown', { ...marathi, language: ' MARATHI ', speak: false });
    const { data } = await call('getLanguagesKnown');
    expect(data.languagesKnown).toMatchObject([
      { language: 'MARATHI', speak: false },
      { language: 'Tamil', write: false },
    ]);
    const id = data.languagesKnown[1]?.id ?? '';
    expect((await call('deleteLanguageKnown', { params: { id } })).status).toBe(200);
    expect((await call('getLanguagesKnown')).data.languagesKnown).toHaveLength(1);
    expect((await call('deleteLanguageKnown', { params: { id } })).status).toBe(404);
  });

  test('ends somewhere', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `Language ${index}`);
    await saved('saveLanguagesKnown', ...names.map((language) => ({ ...marathi, language })));
    const { status } = await call('saveLanguagesKnown', { body: marathi });
    expect(status).toBe(422);
    await saved('saveLanguagesKnown', { ...marathi, language: 'Language 3', proficiency: 'Basic' });
  });

  test('of education: by degree, in the order of years', async () => {
    await saved('saveEducation', ssc, hsc, graduation, { ...graduation, passingYear: 2025 });
    await saved('saveEducation', { ...hsc, score: 81.5 }, { ...graduation, score: 9 });
    const { data } = await call('getEducation');
    expect(
      data.education.map(({ degree, score, percentageEquivalent }) => [degree, score, percentageEquivalent]),
    ).toEqual([
      ['SSC', 88.2, 88.2],
      ['HSC', 81.5, 81.5],
      ['GRADUATION', 9, null],
      ['GRADUATION', 8.25, null],
    ]);
    expect(data.education[0]?.verification?.status).toBe('Unverified');
    const third = await call('saveEducation', { body: { ...graduation, passingYear: 2026 } });
    expect(third.error?.fields).toMatchObject([{ path: 'degree', code: 'duplicate' }]);
  });

  test('of education: what a later stage needs stays', async () => {
    await saved('saveEducation', ssc, hsc);
    const { data } = await call('getEducation');
    const [first, second] = data.education.map(({ id }) => id);
    const remove = (id = '') => call('deleteEducation', { params: { id } });
    expect(await remove(first)).toMatchObject({ status: 409, error: { code: 'IN_USE' } });
    expect((await remove(second)).status).toBe(200);
    expect((await remove(first)).status).toBe(200);
  });

  test('of addresses: one per type, the current one copied from the permanent one', async () => {
    await saved('saveAddress', home, { ...home, line1: '14 Tilak Road', landmark: '' });
    await saved('saveAddress', { ...home, type: 'Current', city: 'Nagpur', sameAsPermanent: true });
    const { data } = await call('getAddress');
    const shown = {
      line1: '14 Tilak Road',
      landmark: null,
      city: 'Pune',
      state: 'Maharashtra',
      country: 'India',
    };
    expect(data.address).toMatchObject([
      { type: 'Permanent', ...shown },
      { type: 'Current', ...shown },
    ]);
  });

  test('of parents: one of them is called in an emergency', async () => {
    await saved('saveParents', father, {
      relation: 'Mother',
      name: 'Anita Patil',
      email: 'Anita@Example.com',
      isEmergencyContact: true,
    });
    const { data } = await call('getParents');
    expect(data.parents).toMatchObject([
      { relation: 'Father', isEmergencyContact: false, mobileNumber: '9812345678', guardianConsentAt: null },
      { relation: 'Mother', isEmergencyContact: true, email: 'anita@example.com' },
    ]);
    const params = { id: data.parents[0]?.id ?? '' };
    expect((await call('deleteParent', { params })).status).toBe(200);
  });

  test('of experience: added without an id, replaced with one, the latest first', async () => {
    await saved('saveExperience', post, { ...post, startMonth: '2025-07', endMonth: null, isCurrent: true });
    const before = (await call('getExperience')).data.experience;
    expect(before.map(({ startMonth }) => startMonth)).toEqual(['2025-07', '2024-07']);
    const id = before[1]?.id ?? '';
    await saved('saveExperience', { ...post, id, companyID: companyID('navyug'), highlights: [] });
    const after = (await call('getExperience')).data.experience;
    expect(after).toHaveLength(2);
    expect(after[1]).toMatchObject({
      id,
      companyID: companyID('navyug'),
      highlights: [],
      ctcPaise: 60_000_000,
    });
    expect((await call('saveExperience', { body: { ...post, id: 'none' } })).status).toBe(404);
    expect((await call('deleteExperience', { params: { id } })).status).toBe(200);
  });
});

test('the academic summary is not there until it is saved; what is left out stays', async () => {
  expect((await call('getAcademics')).status).toBe(404);
  await saved('saveAcademics', {
    ...summary,
    educationGapYears: 1,
    gapReason: 'Illness',
    mediumOfInstruction: 'English',
    projects: [{ title: 'Bus tracker', from: '2025-01', to: '2025-03', url: 'https://bus.example.com' }],
  });
  await saved('saveAcademics', { liveBacklogs: 2, deadBacklogs: 0 });
  const shown = (await call('getAcademics')).data.academics;
  expect(shown).toMatchObject({ liveBacklogs: 2, educationGapYears: 1, gapReason: 'Illness' });
  expect(shown.projects).toHaveLength(1);
  await saved('saveAcademics', { ...summary, educationGapYears: 0 });
  expect((await call('getAcademics')).data.academics.gapReason).toBeNull();
});

describe('refused is', () => {
  const refusals: [string, OperationId, object, string][] = [
    [
      'a language that is not known at all',
      'saveLanguagesKnown',
      { ...marathi, read: false, write: false, speak: false },
      'speak',
    ],
    ['a language of spaces', 'saveLanguagesKnown', { ...marathi, language: '    ' }, 'language'],
    ['a NUL in a language', 'saveLanguagesKnown', { ...marathi, language: 'Mar\0athi' }, 'language'],
    ['a stage without the earlier ones', 'saveEducation', hsc, 'degree'],
    ['a percentage out of 10', 'saveEducation', { ...ssc, score: 8, scoreOutOf: 10 }, 'scoreOutOf'],
    [
      'a CGPA on a scale of 6',
      'saveEducation',
      { ...ssc, scoreType: 'CGPA', score: 5, scoreOutOf: 6 },
      'scoreOutOf',
    ],
    [
      'a CGPA above its scale',
      'saveEducation',
      { ...ssc, scoreType: 'CGPA', score: 11, scoreOutOf: 10 },
      'score',
    ],
    ['a score of three decimals', 'saveEducation', { ...ssc, score: 88.123 }, 'score'],
    ['a year too far ahead', 'saveEducation', { ...ssc, passingYear: 2033 }, 'passingYear'],
    ['a university that there is not', 'saveEducation', { ...ssc, universityID: 'none' }, 'universityID'],
    ['a proof that there is not', 'saveEducation', { ...ssc, proofImageID: 'none' }, 'proofImageID'],
    ['a state that there is not', 'saveAddress', { ...home, state: 'Atlantis' }, 'state'],
    [
      'a copy of nothing',
      'saveAddress',
      { ...home, type: 'Current', sameAsPermanent: true },
      'sameAsPermanent',
    ],
    ['the candidate’s own number', 'saveParents', { ...father, mobileNumber: '9000000001' }, 'mobileNumber'],
    ['an e-mail address that no browser takes', 'saveParents', { ...father, email: 'a b@c' }, 'email'],
    ['an end before the beginning', 'saveExperience', { ...post, endMonth: '2024-06' }, 'endMonth'],
    [
      'a beginning to come',
      'saveExperience',
      { ...post, startMonth: '2026-12', endMonth: null, isCurrent: true },
      'startMonth',
    ],
    ['a present post that has ended', 'saveExperience', { ...post, isCurrent: true }, 'endMonth'],
    ['a past post without an end', 'saveExperience', { ...post, endMonth: null }, 'endMonth'],
    ['a pay of nothing', 'saveExperience', { ...post, ctcPaise: 0 }, 'ctcPaise'],
    ['an empty highlight', 'saveExperience', { ...post, highlights: [' '] }, 'highlights.0'],
    ['a company that there is not', 'saveExperience', { ...post, companyID: 'none' }, 'companyID'],
    ['a skill that there is not', 'saveExperience', { ...post, skillIDs: ['none'] }, 'skillIDs'],
    ['a gap without a reason', 'saveAcademics', { ...summary, educationGapYears: 2 }, 'gapReason'],
    [
      'a certificate of tomorrow',
      'saveAcademics',
      { ...summary, certifications: [{ name: 'CP', issuer: 'Cloud', issuedOn: '2026-11-22' }] },
      'certifications.0.issuedOn',
    ],
  ];

  test.each(refusals)('%s', async (_what, id, body, path) => {
    const { db } = server.database;
    const before = await db.$count(auditEvents);
    const { status, error } = await call(id, { body });
    expect({ status, path: error?.fields[0]?.path }).toEqual({ status: 422, path });
    expect(await db.$count(auditEvents)).toBe(before);
  });

  test('a number of no parent while the candidate is under age', async () => {
    const { db } = server.database;
    const born = (dateOfBirth: string | null) =>
      db.update(candidates).set({ dateOfBirth }).where(eq(candidates.userID, asha));
    await born('2009-01-01');
    const { error } = await call('saveParents', { body: { ...father, mobileNumber: null } });
    expect(error?.fields).toMatchObject([{ path: 'mobileNumber', code: 'required' }]);
    await born(null);
    await saved('saveParents', { ...father, mobileNumber: null });
  });

  test('a later stage in an earlier year', async () => {
    await saved('saveEducation', ssc);
    const { error } = await call('saveEducation', { body: { ...hsc, passingYear: 2018 } });
    expect(error?.fields).toMatchObject([{ path: 'passingYear', code: 'order' }]);
  });
});

describe('somebody else’s', () => {
  const shared = [
    ['getEducation', 'saveEducation', ssc],
    ['getExperience', 'saveExperience', post],
    ['getAcademics', 'saveAcademics', summary],
  ] as const;

  test.each([
    ['an officer of the institute', officer, asha, 200],
    ['the super admin', superAdmin, asha, 200],
    ['an officer of another institute', officer, elsewhere, 404],
    ['another student', ravi, asha, 404],
    ['an employer', farah, asha, 404],
  ])('shared sections as seen by %s', async (_who, caller, userID, status) => {
    await saved('saveAcademics', summary);
    const other = await server.actAs(caller);
    for (const [read, save, body] of shared) {
      expect((await other(save, { body: { ...body, userID } })).status).toBe(status);
      expect((await other(read, { query: { userID } })).status).toBe(status);
    }
  });

  test.each([
    ['saveLanguagesKnown', marathi],
    ['saveAddress', home],
    ['saveParents', father],
  ] as const)('private sections are for nobody else: %s', async (save, body) => {
    const admin = await server.actAs(superAdmin);
    expect((await admin(save, { body: { ...body, userID: asha } })).status).toBe(422);
    expect((await admin(save, { body })).status).toBe(404);
  });

  test('entries are not removed by who does not reach them', async () => {
    await saved('saveLanguagesKnown', marathi);
    await saved('saveParents', father);
    await saved('saveExperience', post);
    const [language] = (await call('getLanguagesKnown')).data.languagesKnown;
    const [parent] = (await call('getParents')).data.parents;
    const [experience] = (await call('getExperience')).data.experience;
    const status = async (caller: string, id: OperationId, entry = '') =>
      (await (await server.actAs(caller))(id, { params: { id: entry } })).status;
    expect(await status(superAdmin, 'deleteLanguageKnown', language?.id)).toBe(404);
    expect(await status(officer, 'deleteParent', parent?.id)).toBe(404);
    expect(await status(ravi, 'deleteExperience', experience?.id)).toBe(404);
    expect(await status(officer, 'deleteExperience', experience?.id)).toBe(200);
  });

  test('pay and the reason for leaving are not shown to staff', async () => {
    await saved('saveExperience', post);
    const { data } = await (await server.actAs(officer))('getExperience', { query: { userID: asha } });
    expect(data.experience).toHaveLength(1);
    expect(data.experience[0]).not.toHaveProperty('ctcPaise');
    expect(data.experience[0]).not.toHaveProperty('reasonForLeaving');
  });
});

test('what staff have verified its owner neither changes nor removes; staff may', async () => {
  const { db } = server.database;
  await saved('saveEducation', ssc);
  await saved('saveAcademics', summary);
  const verified = { verificationStatus: 'Verified', verifiedBy: officer } as const;
  await db.update(educationStages).set(verified);
  await db.update(academics).set(verified);
  const [stage] = (await call('getEducation')).data.education;
  const refused = { status: 409, error: { code: 'ILLEGAL_TRANSITION' } };
  expect(await call('saveEducation', { body: ssc })).toMatchObject(refused);
  expect(await call('deleteEducation', { params: { id: stage?.id ?? '' } })).toMatchObject(refused);
  expect(await call('saveAcademics', { body: summary })).toMatchObject(refused);
  const staff = await server.actAs(officer);
  const { data } = await staff('saveEducation', { body: { ...ssc, score: 90, userID: asha } });
  expect(data.education).toMatchObject({ score: 90, verification: { status: 'Verified', by: officer } });
});

test('each change is in the audit trail, with who made it and without values', async () => {
  const { db } = server.database;
  await db.delete(educationStages);
  const staff = await server.actAs(officer);
  const { data } = await staff('saveEducation', { body: { ...ssc, userID: asha } });
  await staff('deleteEducation', { params: { id: data.education.id } });
  const events = await db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.entityID, data.education.id))
    .orderBy(auditEvents.id);
  expect(events).toMatchObject([
    { actorID: officer, subjectID: asha, action: 'saved', entityType: 'education' },
    { actorID: officer, subjectID: asha, action: 'deleted', entityType: 'education', fields: [] },
  ]);
  expect(JSON.stringify(events)).not.toContain('Modern High School');
});
