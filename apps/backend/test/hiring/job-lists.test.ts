import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEvents } from '../../src/records/audit/tables.ts';
import { jobDescriptions } from '../../src/hiring/tables/job-descriptions.ts';
import { applications } from '../../src/hiring/tables/applications.ts';
import type { OperationId } from '../../src/platform/operation.ts';
import { candidateSeeds } from '../../src/seed/data/candidates.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import type { components } from '@aarambh/api-client/schema';
import { seasonID } from '../../src/seed/data/seasons.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const people = {
  pooja: '9000000007',
  asha: '9000000001',
  leena: '9000000062',
  arjun: '9000000011',
  navyug: '9000000021',
  suspended: '9000000023',
  officer: '9000000031',
  controller: '9000000032',
  support: '9000000041',
  admin: '9000000051',
} as const;

let server: TestServer;
const calls = new Map<string, Call>();
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  for (const [name, number] of Object.entries(people)) {
    calls.set(name, await server.actAs(seededID(`user/${number}`)));
  }
});
afterAll(() => server.close());

function as(name: keyof typeof people): Call {
  const call = calls.get(name);
  if (call === undefined) throw new Error(`Nobody is ${name}.`);
  return call;
}

/** The rows of a list, whatever they are called. */
async function rowsOf(
  name: keyof typeof people,
  id: OperationId,
  query: Record<string, string | number> = {},
): Promise<{ rows: Record<string, unknown>[]; total: number }> {
  const { status, data, meta, text } = await as(name)(id, { query });
  if (status !== 200) throw new Error(`${id} answered ${status}: ${text}`);
  const [rows] = Object.values(data ?? {});
  return { rows: Array.isArray(rows) ? rows : [], total: meta.total ?? 0 };
}

test('jobs are counted by phase and students by status, of those that the caller reaches', async () => {
  for (const [list, count, by, field] of [
    ['listJobDescriptions', 'countJobDescriptions', 'phase', 'phase'],
    ['listStudents', 'countStudents', 'status', 'userStatus'],
  ] as const) {
    for (const who of ['support', 'officer'] as const) {
      const first = await rowsOf(who, list, { pageSize: 100 });
      const rest = await Promise.all(
        Array.from({ length: Math.ceil(first.total / 100) - 1 }, async (_, index) =>
          rowsOf(who, list, { pageSize: 100, pageNo: index + 2 }),
        ),
      );
      const values = [first, ...rest].flatMap(({ rows }) => rows.map((row) => String(row[field])));
      const counts = Object.fromEntries(
        [...new Set(values)].map((value) => [value, values.filter((each) => each === value).length]),
      );
      expect((await as(who)(count, { query: { by } })).data).toEqual({ count: first.total, counts });
    }
  }
});

describe.each<[OperationId, OperationId, string, number]>([
  ['listSeasons', 'countSeasons', 'name', 5],
  ['listQuestions', 'countQuestions', 'text', 62],
  ['listJobProfiles', 'countJobProfiles', 'title', 36],
  ['listJobProfilesLateral', 'countJobProfilesLateral', 'title', 28],
  ['listJobTemplates', 'countJobTemplates', 'name', 12],
  ['listCvTemplates', 'countCvTemplates', 'name', 6],
  ['listCompanies', 'countCompanies', 'name', 40],
  ['listJobDescriptions', 'countJobDescriptions', 'title', 61],
])('%s', (list, count, field, all) => {
  test('has pages of 25 that together hold every row once', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((pageNo) => rowsOf('support', list, { pageNo, sort: field })),
    );
    const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(pages[0]?.rows).toHaveLength(Math.min(25, all));
    expect(pages[0]?.total).toBe(all);
    expect(new Set(ids).size).toBe(Math.min(75, all));
    expect((await as('support')(count)).data).toEqual({ count: all });
  });

  test('is sorted both ways', async () => {
    const up = (await rowsOf('support', list, { sort: field, pageSize: 100 })).rows.map((row) => row[field]);
    const down = (await rowsOf('support', list, { sort: `-${field}`, pageSize: 100 })).rows.map(
      (row) => row[field],
    );
    expect(down).toEqual(up.toReversed());
    expect(new Set(up).size).toBeGreaterThan(1);
  });

  test('finds a row by a part of what it is called, in any case', async () => {
    const { rows } = await rowsOf('support', list, { pageSize: 100 });
    const wanted = String(rows[3]?.[field]).slice(1, 9).toUpperCase();
    const found = await rowsOf('support', list, { search: wanted, pageSize: 100 });
    expect(found.rows.map((row) => row.id)).toContain(rows[3]?.id);
    expect((await rowsOf('support', list, { search: 'no such thing' })).total).toBe(0);
  });
});

test.each<[OperationId, Record<string, string>, string, unknown]>([
  ['listSeasons', { status: 'Draft' }, 'status', 'Draft'],
  ['listQuestions', { purpose: 'Screening' }, 'purpose', 'Screening'],
  ['listQuestions', { answerType: 'Single' }, 'answerType', 'Single'],
  ['listJobProfiles', { status: 'Draft' }, 'status', 'Draft'],
  ['listJobProfilesLateral', { level: 'Manager' }, 'level', 'Manager'],
  ['listJobTemplates', { scope: 'Company' }, 'scope', 'Company'],
  ['listCvTemplates', { layout: 'Compact' }, 'layout', 'Compact'],
  ['listCompanies', { verificationStatus: 'Pending' }, 'verificationStatus', 'Pending'],
  ['listJobDescriptions', { phase: 'Open' }, 'phase', 'Open'],
  ['listJobDescriptions', { phase: 'Awaiting approval' }, 'phase', 'Awaiting approval'],
  ['listJobDescriptions', { phase: 'Closed' }, 'phase', 'Closed'],
  ['listJobDescriptions', { phase: 'Cancelled' }, 'phase', 'Cancelled'],
  ['listJobDescriptions', { audience: 'Experienced' }, 'audience', 'Experienced'],
  ['listJobDescriptions', { seasonID: seasonID('pooled') }, 'seasonID', seasonID('pooled')],
])('%s keeps to the filter %o', async (list, filter, field, value) => {
  const all = await rowsOf('admin', list, { pageSize: 100 });
  const { rows, total } = await rowsOf('admin', list, { ...filter, pageSize: 100 });
  expect(total).toBe(all.rows.filter((row) => row[field] === value).length);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(all.total);
  expect(rows.every((row) => row[field] === value)).toBe(true);
});

describe('scope', () => {
  test('officers see the seasons of their institutes, students those that are posted for theirs', async () => {
    const ids = async (name: keyof typeof people) =>
      (await rowsOf(name, 'listSeasons')).rows.map(({ id }) => String(id)).toSorted();
    const own = [seasonID('sahyadri'), seasonID('internship'), seasonID('past')].toSorted();
    expect(await ids('officer')).toEqual(own);
    expect(await ids('pooja')).toEqual(own);
    expect(await ids('controller')).toEqual([...own, seasonID('pooled')].toSorted());
    expect((await as('officer')('getSeason', { params: { id: seasonID('pooled') } })).status).toBe(404);
  });

  test('drafts of the catalogues are seen by staff only', async () => {
    for (const list of ['listJobProfiles', 'listCvTemplates'] as const) {
      const { rows } = await rowsOf('pooja', list, { pageSize: 100 });
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.every(({ status }) => status === 'Posted')).toBe(true);
    }
  });

  test('companies see their own questions and templates, and nobody else’s', async () => {
    for (const list of ['listQuestions', 'listJobTemplates'] as const) {
      const own = (await rowsOf('navyug', list, { pageSize: 100 })).rows.filter(
        ({ scope }) => scope === 'Company',
      );
      expect(own.length).toBeGreaterThan(0);
      expect(own.every((row) => row.companyID === companyID('navyug'))).toBe(true);
      const others = (await rowsOf('suspended', list, { pageSize: 100 })).rows;
      expect(others.filter(({ scope }) => scope === 'Company')).toEqual([]);
    }
  });

  test('candidates never learn which option is right', async () => {
    const staff = JSON.stringify((await rowsOf('support', 'listQuestions', { pageSize: 100 })).rows);
    const candidate = JSON.stringify((await rowsOf('pooja', 'listQuestions', { pageSize: 100 })).rows);
    expect(staff).toContain('isCorrect');
    expect(candidate).toContain('"options"');
    expect(candidate).not.toContain('isCorrect');
  });

  test('candidates see verified companies without the person behind them; employers their own', async () => {
    const seen = (await rowsOf('pooja', 'listCompanies', { pageSize: 100 })).rows;
    expect(seen.every(({ verificationStatus }) => verificationStatus === 'Verified')).toBe(true);
    expect(seen.length).toBeGreaterThan(25);
    expect(seen.some((row) => 'email' in row || 'phone' in row || 'spocFirstName' in row)).toBe(false);
    expect((await rowsOf('navyug', 'listCompanies')).rows.map(({ id }) => id)).toEqual([companyID('navyug')]);
    const suspended = { params: { id: companyID('suspended-traders') } };
    expect((await as('pooja')('getCompany', suspended)).status).toBe(404);
    expect((await as('support')('getCompany', suspended)).data.company.email).toContain('@');
  });

  test('companies see their own jobs, officers those that their institute was asked about', async () => {
    const ofNavyug = (await rowsOf('navyug', 'listJobDescriptions', { pageSize: 100 })).rows;
    expect(ofNavyug.length).toBeGreaterThan(5);
    expect(ofNavyug.every((row) => row.companyID === companyID('navyug'))).toBe(true);
    const ofOfficer = (await rowsOf('officer', 'listJobDescriptions', { pageSize: 100 })).rows;
    expect(ofOfficer.length).toBeGreaterThan(5);
    expect(ofOfficer.every(({ approval, status }) => approval !== null && status === 'Posted')).toBe(true);
    const draft = await server.database.db
      .select({ id: jobDescriptions.id })
      .from(jobDescriptions)
      .where(eq(jobDescriptions.status, 'Draft'));
    const params = { id: draft[0]?.id ?? '' };
    expect((await as('officer')('getJobDescription', { params })).status).toBe(404);
    expect((await as('pooja')('getJobDescription', { params })).status).toBe(404);
    expect((await as('admin')('getJobDescription', { params })).status).toBe(200);
  });
});

test('a file of jobs has all that the filters find of those that the caller reaches', async () => {
  for (const [name, query] of [
    ['support', { phase: 'Open' }],
    ['navyug', {}],
    ['navyug', { sort: 'lastDateToApply' }],
    ['officer', { search: 'engineer', sort: 'title' }],
  ] as const) {
    const { rows, total } = await rowsOf(name, 'listJobDescriptions', { ...query, pageSize: 100 });
    const { status, text } = await as(name)('downloadJobDescriptions', { query });
    expect(status).toBe(200);
    const ids = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',', 1)[0]);
    expect(ids).toHaveLength(total);
    expect(ids).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));
  }
  expect((await as('asha')('downloadJobDescriptions', { query: {} })).status).toBe(403);
});

test('no stage of a job has fewer people than the one after it', async () => {
  const { rows } = await rowsOf('support', 'listJobDescriptions', { phase: 'Open', pageSize: 100 });
  const counts = rows.map((row) => row.counts as Record<'applied' | 'shortlisted' | 'selected', number>);
  expect(counts.some(({ shortlisted }) => shortlisted > 0)).toBe(true);
  for (const { applied, shortlisted, selected } of counts) {
    expect([applied, shortlisted, selected]).toEqual(
      [applied, shortlisted, selected].toSorted((a, b) => b - a),
    );
  }
});

describe('a candidate’s jobs', () => {
  test('are open, eligible and not decided about', async () => {
    const { rows, total } = await rowsOf('pooja', 'listEligibleJobDescriptions', { pageSize: 100 });
    expect(total).toBeGreaterThan(0);
    expect(rows.every(({ phase }) => phase === 'Open')).toBe(true);
    expect(rows.every(({ evaluation }) => JSON.stringify(evaluation).includes('"verdict":"Eligible"'))).toBe(
      true,
    );
    const decided = await server.database.db
      .select({ jdID: applications.jdID })
      .from(applications)
      .where(eq(applications.userID, seededID(`user/${people.pooja}`)));
    expect(rows.filter(({ id }) => decided.some(({ jdID }) => jdID === id))).toEqual([]);
    const first = String(rows[0]?.id);
    expect((await as('pooja')('getJobDescription', { params: { id: first } })).status).toBe(200);
  });

  test('are split by the verdict, without overlap', async () => {
    const ids = async (verdict: string) =>
      (await rowsOf('leena', 'listEligibleJobDescriptions', { verdict, pageSize: 100 })).rows.map(
        ({ id }) => id,
      );
    const parts = [await ids('Eligible'), await ids('NotEligible'), await ids('NeedsData')];
    expect(new Set(parts.flat()).size).toBe(parts.flat().length);
    // She takes part in no season: no campus job is hers, whatever her marks may be.
    expect(parts[0]).toEqual([]);
    // Whether one would be is not known as long as she can still join.
    expect(parts.flat().length).toBeGreaterThan(0);
  });

  test('are hers only where every gate is open that decides', async () => {
    const { rows } = await rowsOf('asha', 'listEligibleJobDescriptions', { pageSize: 100 });
    expect(rows.length).toBeGreaterThan(0);
    for (const { evaluation } of rows) {
      const { gates } = evaluation as components['schemas']['Evaluation'];
      const closed = gates.filter(({ isWarning, outcome }) => !isWarning && outcome !== 'met');
      expect(closed).toEqual([]);
      expect(gates.map(({ id }) => id)).toEqual(expect.arrayContaining(['season', 'institute', 'policy']));
    }
  });

  test('of experienced people are those for experienced people', async () => {
    const all = ['Eligible', 'NotEligible', 'NeedsData'].map((verdict) =>
      rowsOf('arjun', 'listEligibleJobDescriptions', { verdict, pageSize: 100 }),
    );
    const rows = (await Promise.all(all)).flatMap((page) => page.rows);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ audience }) => audience === 'Experienced')).toBe(true);
  });

  test('are remembered with the way they took', async () => {
    const { rows } = await rowsOf('pooja', 'listPastJobDescriptions', { pageSize: 100 });
    expect(rows.length).toBeGreaterThan(0);
    for (const { status, timeline, jobDescription } of rows) {
      expect(status).not.toBe('Eligible');
      expect(Array.isArray(timeline) ? timeline.at(-1) : null).toMatchObject({ to: status });
      expect(jobDescription).toBeDefined();
    }
  });
});

describe('the people for a job', () => {
  const jobOf = async (name: keyof typeof people, query: Record<string, string>) => {
    const { rows } = await rowsOf(name, 'listJobDescriptions', { ...query, pageSize: 100 });
    return String(rows[0]?.id);
  };

  test('are those of the own institute for an officer, with every verdict', async () => {
    const jdID = await jobOf('officer', { phase: 'Open' });
    const { rows, total } = await rowsOf('officer', 'listEligibleStudents', { jdID, pageSize: 100 });
    const ours = candidateSeeds.filter((each) => each.instituteID === instituteID('sahyadri'));
    expect(total).toBeGreaterThanOrEqual(ours.length);
    const verdicts = new Set(
      rows.map(({ evaluation }) => /"verdict":"(\w+)"/.exec(JSON.stringify(evaluation))?.[1]),
    );
    expect(verdicts).toContain('Eligible');
    expect(verdicts).toContain('NotEligible');
    const institutes = new Set(
      rows.map(({ student }) => /"instituteName":"([^"]+)"/.exec(JSON.stringify(student))?.[1]),
    );
    expect([...institutes]).toEqual(['Sahyadri Institute of Technology, Pune']);
  });

  test('are eligible or known to the company, without contact before the shortlist', async () => {
    const jdID = await jobOf('navyug', { phase: 'Open', audience: 'Fresher' });
    const { rows } = await rowsOf('navyug', 'listEligibleStudents', { jdID, pageSize: 100 });
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const text = JSON.stringify(row);
      const isShortlisted = typeof row.contactRevealedAt === 'string';
      expect(text.includes('"mobileNumber":null')).toBe(!isShortlisted);
      expect(/"verdict":"NotEligible"/.test(text) && row.status === 'Eligible').toBe(false);
      // Of who has not applied it learns that the rules are met, not the marks.
      const tellsMarks = /"actual":"/.test(text);
      expect(tellsMarks && typeof row.appliedAt !== 'string').toBe(false);
    }
    const ofStaff = await rowsOf('support', 'listEligibleStudents', { jdID, pageSize: 100 });
    expect(JSON.stringify(ofStaff.rows)).toMatch(/"actual":"/);
  });

  test('are downloaded as they are filtered, with the same contacts, and that is remembered', async () => {
    const jdID = await jobOf('navyug', { phase: 'Open', audience: 'Fresher' });
    const purpose = 'Interview list of the first round';
    const filter = { jdID, status: 'Shortlisted' };
    const { total } = await rowsOf('navyug', 'listEligibleStudents', filter);
    const lines = async (query: Record<string, string>) => {
      const { text } = await as('navyug')('downloadMappings', { query: { ...query, purpose } });
      return text.trim().split('\r\n');
    };
    expect(await lines(filter)).toHaveLength(total + 1);
    const all = await lines({ jdID });
    expect(all[0]).toContain('id,firstName,lastName,rollNumber,instituteName');
    const { rows } = await rowsOf('navyug', 'listEligibleStudents', { jdID, pageSize: 100 });
    expect(all.filter((line) => /\b[6-9]\d{9}\b/.test(line))).toHaveLength(
      rows.filter(({ contactRevealedAt }) => typeof contactRevealedAt === 'string').length,
    );
    expect(await lines({ jdID, columns: 'lastName,firstName' })).toContain('firstName,lastName');
    const { data } = await as('admin')('listAuditEvents', {
      query: { entityType: 'mapping', entityID: jdID },
    });
    expect(data.audit[0]).toMatchObject({ action: 'downloaded', actorID: seededID(`user/${people.navyug}`) });
    expect((await as('suspended')('downloadMappings', { query: { jdID, purpose } })).status).toBe(404);
    expect((await as('navyug')('downloadMappings', { query: { jdID } })).status).toBe(422);
  });

  test('of somebody else’s job are not shown', async () => {
    const jdID = await jobOf('suspended', {});
    expect((await as('suspended')('listEligibleStudents', { query: { jdID } })).status).toBe(200);
    expect((await as('navyug')('listEligibleStudents', { query: { jdID } })).status).toBe(404);
    expect((await as('pooja')('listEligibleStudents', { query: { jdID } })).status).toBe(403);
  });

  test('can be narrowed down and are sorted', async () => {
    const jdID = await jobOf('support', { seasonID: seasonID('pooled'), phase: 'Open' });
    const names = async (query: Record<string, string | number>) =>
      (await rowsOf('support', 'listEligibleStudents', { jdID, pageSize: 100, ...query })).rows.map(
        ({ student }) => /"firstName":"([^"]+)"/.exec(JSON.stringify(student))?.[1] ?? '',
      );
    const all = await names({ sort: 'firstName' });
    expect(all).toEqual(all.toSorted((one, other) => one.localeCompare(other)));
    expect((await names({ minCgpa: 8 })).length).toBeLessThan(all.length);
    expect((await names({ maxLiveBacklogs: 0 })).length).toBeLessThan(all.length);
    const marina = await names({ instituteID: instituteID('marina') });
    expect(marina.length).toBeGreaterThan(0);
    expect(marina.length).toBeLessThan(all.length);
    const search = all[0] ?? '';
    expect(new Set((await names({ search })).map((name) => name.slice(0, 1)))).toContain(search.slice(0, 1));
  });
});

test('candidate profiles are shown to their owner and to staff in scope', async () => {
  const pooja = seededID(`user/${people.pooja}`);
  const own = await as('pooja')('listCandidateProfiles');
  expect(own.data.candidateProfile).toMatchObject([{ name: 'General', isDefault: true, userID: pooja }]);
  const params = { id: own.data.candidateProfile[0]?.id ?? '' };
  const { db } = server.database;
  const readings = async () =>
    db
      .select({ action: auditEvents.action, actorID: auditEvents.actorID, subjectID: auditEvents.subjectID })
      .from(auditEvents)
      .where(and(eq(auditEvents.entityType, 'candidateProfile'), eq(auditEvents.entityID, params.id)));
  await as('pooja')('getCandidateProfile', { params });
  expect(await readings()).toEqual([]);
  const read = { action: 'read', actorID: seededID(`user/${people.officer}`), subjectID: pooja };
  expect((await as('officer')('listCandidateProfiles', { query: { userID: pooja } })).status).toBe(200);
  expect(await readings()).toEqual([read]);
  expect((await as('officer')('getCandidateProfile', { params })).status).toBe(200);
  expect(await readings()).toEqual([read, read]);
  for (const name of ['asha', 'navyug'] as const) {
    expect((await as(name)('listCandidateProfiles', { query: { userID: pooja } })).status).toBe(404);
    expect((await as(name)('getCandidateProfile', { params })).status).toBe(404);
  }
  expect(await readings()).toHaveLength(2);
});

test('own candidate profiles are searched, filtered and sorted, the default one first', async () => {
  const names = async (query: Record<string, string | number> = {}) =>
    (await rowsOf('asha', 'listCandidateProfiles', query)).rows.map(({ name }) => String(name));
  const all = await names();
  expect(all).toHaveLength(4);
  expect((await rowsOf('asha', 'listCandidateProfiles')).rows[0]).toMatchObject({ isDefault: true });
  expect(await names({ sort: 'name' })).toEqual(all.toSorted((one, other) => one.localeCompare(other)));
  expect(await names({ sort: '-name' })).toEqual(all.toSorted((one, other) => other.localeCompare(one)));
  expect(await names({ language: 'hi' })).toEqual(['Hindi CV']);
  expect(await names({ visibility: 'Employers', search: 'BACKEND' })).toEqual(['Backend roles']);
  expect(await names({ pageSize: 3, pageNo: 2 })).toHaveLength(1);
  const { rows } = await rowsOf('asha', 'listCandidateProfiles', { search: 'backend' });
  expect(typeof rows[0]?.profileTitle).toBe('string');
});

test('a list for choosing from has what is in use only, and no more than a name', async () => {
  const { data } = await as('navyug')('listSeasons', { query: { pageNo: -1 } });
  expect(Object.keys(data.season[0] ?? {}).toSorted()).toEqual(['id', 'name']);
});

test.each(['listJobProfiles', 'listSeasons'] as const)(
  '%s has the same rows for choosing from as on its pages',
  async (list) => {
    for (const name of ['navyug', 'officer', 'support', 'admin'] as const) {
      const all = await rowsOf(name, list, { pageNo: -1 });
      const reached = await rowsOf(name, list, { isActive: 'true', pageSize: 100 });
      expect(all.rows.map(({ id }) => id)).toEqual(reached.rows.map(({ id }) => id));
      expect(all.total).toBe(reached.total);
    }
  },
);

test('a downloaded file has the rows of the filter', async () => {
  const { text } = await as('support')('downloadJobProfiles', { query: { status: 'Draft' } });
  expect(text.trim().split('\r\n')).toHaveLength(3);
  expect(text).toContain('Supply chain trainee');
});

test('who follows leads up is turned over like every list', async () => {
  const all = await rowsOf('support', 'listLeadOwners', { pageNo: -1 });
  expect(all.rows.length).toBeGreaterThan(1);
  const second = await rowsOf('support', 'listLeadOwners', { pageNo: 2, pageSize: 1 });
  expect(second.rows).toEqual([all.rows[1]]);
});

describe('the names of cities and skills', () => {
  const headers = { 'accept-language': 'hi' };
  const isHindi = (name: string) => /\p{Script=Devanagari}/u.test(name);

  test('are those of the reader in jobs, for a candidate and for staff', async () => {
    const { jobDescription: open } = (await as('pooja')('listEligibleJobDescriptions', { headers })).data;
    const citiesOf = (jobs: readonly { cityNames?: readonly string[] | undefined }[]) =>
      jobs.flatMap(({ cityNames }) => cityNames ?? []);
    const { jobDescription: all } = (await as('admin')('listJobDescriptions', { headers })).data;
    for (const names of [citiesOf(open), citiesOf(all)]) {
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name) => !isHindi(name))).toEqual([]);
    }
    const { jobDescription: english } = (await as('admin')('listJobDescriptions')).data;
    expect(citiesOf(english).some(isHindi)).toBe(false);
    const id = all[0]?.id ?? '';
    const one = (await as('admin')('getJobDescription', { params: { id }, headers })).data.jobDescription;
    expect(one.cityNames?.every(isHindi)).toBe(true);
  });

  test('are those of the reader in what the platform keeps, in a list and alone', async () => {
    const { jobProfile: rows } = (await as('admin')('listJobProfiles', { headers })).data;
    const row = rows.find(({ skillNames }) => skillNames?.some(isHindi));
    expect(row).toBeDefined();
    const params = { id: row?.id ?? '' };
    const one = async (wanted: Record<string, string>) =>
      (await as('admin')('getJobProfile', { params, headers: wanted })).data.jobProfile.skillNames;
    expect(await one(headers)).toEqual(row?.skillNames);
    expect((await one({}))?.some(isHindi)).toBe(false);
  });
});
