/** Every step of an application, by every kind of caller: what is not in the table is refused with what is allowed. */
import { randomUUID } from 'node:crypto';
import { mappingStatusValues, type MappingStatus } from '@aarambh/api-client/enums';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { applicationEvents, applications } from '../../src/hiring/tables/applications.ts';
import { jobDescriptions } from '../../src/hiring/tables/job-descriptions.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const asha = seededID('user/9000000001');
const dayMs = 24 * 60 * 60 * 1000;

/** Where somebody can take an application by `setMappingStatus`; a candidate's decision about a job is the next test file's. */
const legal: Readonly<Record<string, Partial<Record<MappingStatus, readonly MappingStatus[]>>>> = {
  candidate: { Applied: ['Withdrawn'], Selected: ['Offer Accepted', 'Offer Declined'] },
  employer: {
    Applied: ['Shortlisted', 'On Hold', 'Rejected'],
    'On Hold': ['Shortlisted', 'Rejected'],
    Shortlisted: ['Selected', 'Rejected'],
    Selected: ['Rejected'],
    'Offer Accepted': ['Joined'],
  },
  support: {
    Applied: ['Shortlisted', 'On Hold', 'Rejected'],
    'On Hold': ['Shortlisted', 'Rejected'],
    Shortlisted: ['Selected', 'Rejected'],
    Selected: ['Rejected'],
    'Offer Accepted': ['Joined', 'Cancelled'],
    // Back to where it stood before.
    Withdrawn: ['Applied'],
    Rejected: ['Applied'],
    'Offer Declined': ['Applied'],
  },
};

let server: TestServer;
let calls: Record<string, Call>;
let jdID: string;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  calls = {
    candidate: await server.actAs(asha),
    employer: await server.actAs(seededID('user/9000000021')),
    support: await server.actAs(seededID('user/9000000051')),
    stranger: await server.actAs(seededID('user/9000000022')),
  };
  const { db } = server.database;
  const open = await calls.candidate?.('listEligibleJobDescriptions');
  jdID = open?.data.jobDescription[0]?.id ?? '';
  await db
    .update(jobDescriptions)
    .set({ companyID: companyID('navyug') })
    .where(eq(jobDescriptions.id, jdID));
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.delete(applications);
});

const as = (name: string): Call => {
  const call = calls[name];
  if (call === undefined) throw new Error(`Nobody is ${name}.`);
  return call;
};

const offer = (joiningDate = '2027-07-01') => ({
  ctcPaise: 80_000_000,
  joiningDate,
  respondBy: new Date(server.clock.now.getTime() + 3 * dayMs).toISOString(),
});

/** An application that stands there, and came there from Applied. */
async function standing(status: MappingStatus): Promise<string> {
  const { db } = server.database;
  const at = server.clock.now;
  const [row] = await db
    .insert(applications)
    .values({ jdID, userID: asha, status, appliedAt: at, offer: offer('2020-01-01') })
    .returning();
  const applicationID = row?.id ?? '';
  await db
    .insert(applicationEvents)
    .values({ applicationID, from: 'Applied', to: status, actorID: null, at, source: 'system' });
  return applicationID;
}

const move = (name: string, id: string, status: MappingStatus, more: object = {}) =>
  as(name)('setMappingStatus', {
    body: { id, status, reasonCode: 'Skills', note: 'As agreed by telephone', offer: offer(), ...more },
    headers: { 'idempotency-key': randomUUID() },
  });

/** What nobody can ask for, and what a candidate decides about a job, which is the next file's: a candidate's no is a decline. */
const isDecision = (name: string, to: MappingStatus): boolean =>
  ['Applied', 'Declined', 'Eligible', 'Expired', ...(name === 'candidate' ? ['Rejected'] : [])].includes(to);

describe.each(Object.keys(legal))('%s', (name) => {
  test.each(mappingStatusValues)('from %s', async (from) => {
    const allowed = legal[name]?.[from] ?? [];
    for (const to of mappingStatusValues) {
      if (isDecision(name, to) && !allowed.includes(to)) continue;
      await server.database.db.delete(applications);
      const id = await standing(from);
      const answer = await move(name, id, to);
      const { db } = server.database;
      const [row] = await db.select().from(applications).where(eq(applications.id, id));
      const events = await db.$count(applicationEvents, eq(applicationEvents.applicationID, id));
      const seen = [to, answer.status, answer.error?.details.allowed, row?.status, row?.rowVersion, events];
      const isAllowed = allowed.includes(to);
      const alsoDecided = name === 'candidate' && from === 'Eligible' ? ['Applied', 'Declined'] : [];
      expect(seen).toEqual(
        isAllowed ? [to, 200, undefined, to, 2, 2] : [to, 409, [...alsoDecided, ...allowed], from, 1, 1],
      );
    }
  });
});

test('another company does not find the application', async () => {
  const id = await standing('Applied');
  expect((await move('stranger', id, 'Shortlisted')).status).toBe(404);
  expect((await as('stranger')('listMappingEvents', { params: { id } })).status).toBe(404);
});

test('a refusal has a reason, a selection an offer with a day to answer, a version that is not the last is refused', async () => {
  const id = await standing('Shortlisted');
  const refused = async (status: MappingStatus, more: object) => {
    const { status: code, error } = await move('employer', id, status, more);
    return [code, error?.code, error?.fields.map(({ path }) => path)];
  };
  expect(await refused('Rejected', { reasonCode: undefined })).toEqual([
    422,
    'VALIDATION_FAILED',
    ['reasonCode'],
  ]);
  expect(await refused('Selected', { offer: undefined })).toEqual([422, 'VALIDATION_FAILED', ['offer']]);
  const soon = { ...offer(), respondBy: new Date(server.clock.now.getTime() + dayMs / 2).toISOString() };
  expect(await refused('Selected', { offer: soon })).toEqual([422, 'VALIDATION_FAILED', ['offer.respondBy']]);
  expect(await refused('Rejected', { rowVersion: 9 })).toEqual([409, 'STALE', []]);
});

test('what is over cannot be answered or withdrawn, and nobody joins before the day', async () => {
  const { db } = server.database;
  const id = await standing('Selected');
  const refused = async (
    name: string,
    to: MappingStatus,
    values: Partial<typeof applications.$inferInsert>,
  ) => {
    await db.update(applications).set(values).where(eq(applications.id, id));
    return (await move(name, id, to)).error?.code;
  };
  const past = new Date(server.clock.now.getTime() - dayMs);
  const ended = { ...offer(), respondBy: past.toISOString() };
  expect(await refused('candidate', 'Offer Accepted', { offer: ended })).toBe('ILLEGAL_TRANSITION');
  const later = { ...offer(), joiningDate: '2030-01-01' };
  expect(await refused('employer', 'Joined', { status: 'Offer Accepted', offer: later })).toBe(
    'ILLEGAL_TRANSITION',
  );
  const [job] = await db.select().from(jobDescriptions).where(eq(jobDescriptions.id, jdID));
  await db.update(jobDescriptions).set({ lastDateToApply: past }).where(eq(jobDescriptions.id, jdID));
  expect(await refused('candidate', 'Withdrawn', { status: 'Applied' })).toBe('ILLEGAL_TRANSITION');
  await db
    .update(jobDescriptions)
    .set({ lastDateToApply: job?.lastDateToApply ?? null })
    .where(eq(jobDescriptions.id, jdID));
});

test('both sides read what happened, oldest first', async () => {
  const id = await standing('Applied');
  await move('employer', id, 'Shortlisted');
  for (const name of ['candidate', 'employer']) {
    const { data } = await as(name)('listMappingEvents', { params: { id } });
    expect(data.events.map(({ to, actor }) => [to, actor])).toEqual([
      ['Applied', null],
      ['Shortlisted', 'Navyug Software'],
    ]);
  }
});
