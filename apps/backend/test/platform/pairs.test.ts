/**
 * Pairs of writing operations that touch one record, started together 20 times each: nothing fails, nobody waits for each other for ever, and
 * one of the two orders explains the end. Needs the many connections of PostgreSQL. Who adds an operation that decides on what another one
 * writes adds the pair.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { standing } from '../../src/hiring/statuses/standing.ts';
import {
  applications,
  jobApprovals,
  jobDescriptions,
  seasonEnrolments,
  seasons,
} from '../../src/hiring/index.ts';
import { roleID } from '../../src/identity/roles/system-roles.ts';
import { users } from '../../src/identity/index.ts';
import { findWallet, ledgerTransactions, transfer } from '../../src/money/index.ts';
import { companies, leads } from '../../src/organisations/index.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { industryID } from '../../src/seed/data/industries.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { seasonID } from '../../src/seed/data/seasons.ts';
import { postable, postJob } from '../support/jobs.ts';
import { checkLedger } from '../support/ledger.ts';
import { play, type Pair } from '../support/pairs.ts';
import { addCompany, addPerson } from '../support/people.ts';
import { unusedNumber } from '../support/registration.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

type Job = typeof jobDescriptions.$inferSelect;
type Status = (typeof applications.$inferSelect)['status'];

const asha = seededID('user/9000000001');
const navyug = companyID('navyug');
const sahyadri = instituteID('sahyadri');
const reason = 'The project was given up';
const dayMs = 24 * 60 * 60 * 1000;

let server: TestServer;
let employer: Call;
let officer: Call;
let student: Call;
let support: Call;
let admin: Call;
/** A job that Asha may apply for, of which the others are copies. */
let model: Job;
const log: string[] = [];
beforeAll(async () => {
  server = await startTestServer({ withJobs: true, logStream: { write: (line) => void log.push(line) } });
  employer = await server.signIn('9000000021');
  officer = await server.signIn('9000000031');
  support = await server.signIn('9000000041');
  student = await server.actAs(asha);
  admin = await server.actAs((await addPerson(server.database.db, 'super-admin', null)).id);
  const { db } = server.database;
  const { id } = await postJob(employer, postable(server.clock.now));
  const [row] = await db.select().from(jobDescriptions).where(eq(jobDescriptions.id, id));
  if (row === undefined) throw new Error('There is no job.');
  model = row;
  for (const owner of [
    { type: 'user', id: asha },
    { type: 'company', id: navyug },
  ] as const) {
    await give(owner, 20_000);
  }
});
afterAll(() => server.close());

async function give(owner: { type: 'user' | 'company'; id: string }, amount: number): Promise<void> {
  await transfer(server.database.db, {
    from: { type: 'platform', id: 'issued' },
    to: owner,
    amount,
    kind: 'Adjustment',
    cause: { type: 'test', id: randomUUID() },
    description: 'For tests',
    userID: null,
    actorID: null,
    at: server.clock.now,
  });
}

let serial = 0;

/** A job that Asha's institute has approved. */
async function openJob(more: Partial<Job> = {}): Promise<Job> {
  const { db } = server.database;
  serial += 1;
  const { id: _id, ...values } = model;
  const code = `JD-26-8${String(serial).padStart(5, '0')}`;
  const [job] = await db
    .insert(jobDescriptions)
    .values({ ...values, code, ...more })
    .returning();
  if (job === undefined) throw new Error('No job was written.');
  if (job.status === 'Posted') {
    await db.insert(jobApprovals).values({ jdID: job.id, instituteID: sahyadri, state: 'Approved' });
  }
  return job;
}

/** A season like the one of Asha's institute, in which Asha takes part. */
async function ownSeason(): Promise<string> {
  const { db } = server.database;
  const name = `Season ${(serial += 1)}`;
  const [like] = await db
    .select()
    .from(seasons)
    .where(eq(seasons.id, seasonID('sahyadri')));
  if (like === undefined) throw new Error('There is no season.');
  const { id: _id, ...values } = like;
  const policy = { maxOffers: 1 };
  const [season] = await db
    .insert(seasons)
    .values({ ...values, name, policy })
    .returning();
  const id = season?.id ?? '';
  await db
    .insert(seasonEnrolments)
    .values({ seasonID: id, userID: asha, state: 'Active', consentAt: server.clock.now });
  return id;
}

const offer = () => ({
  ctcPaise: 80_000_000,
  respondBy: new Date(server.clock.now.getTime() + 3 * dayMs).toISOString(),
});

/** An application of Asha's that stands there. */
async function standingAt(status: Status, jdID: string): Promise<string> {
  const [row] = await server.database.db
    .insert(applications)
    .values({
      jdID,
      userID: asha,
      status,
      appliedAt: server.clock.now,
      ...(status === 'Selected' && { offer: offer() }),
    })
    .returning();
  return row?.id ?? '';
}

const statusOf = async (jdID: string): Promise<Status | null> => {
  const [row] = await server.database.db
    .select({ status: standing })
    .from(applications)
    .where(and(eq(applications.jdID, jdID), eq(applications.userID, asha)));
  return row?.status ?? null;
};

const apply = (jdID: string) => () => student('addMapping', { body: { jdID, status: 'Accepted' } });

const move =
  (call: Call, id: string, status: string, more: object = {}) =>
  () =>
    call('setMappingStatus', {
      body: { id, status, ...more },
      headers: { 'idempotency-key': randomUUID() },
    });

const end =
  (how: 'closeJobDescription' | 'cancelJobDescription', { id, rowVersion }: Job) =>
  () =>
    employer(how, { params: { id }, body: { reason, rowVersion } });

const setStatus =
  ({ id, rowVersion }: Job, status: 'Posted' | 'Draft') =>
  () =>
    employer('setJobDescriptionStatus', { params: { id }, body: { status, rowVersion } });

const balance = async (): Promise<number> =>
  (await findWallet(server.database.db, { type: 'user', id: asha }))?.balance ?? 0;

const ofJobs: readonly Pair[] = [
  {
    name: 'a job is cancelled while somebody applies',
    prepare: async () => {
      const job = await openJob();
      return {
        first: apply(job.id),
        second: end('cancelJobDescription', job),
        end: () => statusOf(job.id),
      };
    },
    orders: [
      [200, 200, 'Cancelled'],
      [404, 200, null],
    ],
  },
  {
    name: 'a job is closed while somebody applies',
    prepare: async () => {
      const job = await openJob();
      return { first: apply(job.id), second: end('closeJobDescription', job), end: () => statusOf(job.id) };
    },
    orders: [
      [200, 200, 'Applied'],
      [404, 200, null],
    ],
  },
  {
    name: 'a job is taken back while somebody applies',
    prepare: async () => {
      const job = await openJob({ postedAt: server.clock.now });
      return { first: apply(job.id), second: setStatus(job, 'Draft'), end: () => statusOf(job.id) };
    },
    orders: [
      [200, 409, 'Applied'],
      [404, 200, null],
    ],
  },
  {
    name: 'a job is cancelled while it is closed',
    prepare: async () => {
      const job = await openJob();
      return {
        first: end('closeJobDescription', job),
        second: end('cancelJobDescription', job),
        end: async () => {
          const [row] = await server.database.db
            .select()
            .from(jobDescriptions)
            .where(eq(jobDescriptions.id, job.id));
          return [row?.closedAt != null, row?.cancelledAt != null];
        },
      };
    },
    orders: [
      [200, 409, [true, false]],
      [409, 200, [false, true]],
    ],
  },
  {
    name: 'a job is cancelled while an applicant withdraws',
    prepare: async () => {
      const job = await openJob();
      const id = await standingAt('Applied', job.id);
      return {
        first: move(student, id, 'Withdrawn', { reasonCode: 'Personal' }),
        second: end('cancelJobDescription', job),
        end: () => statusOf(job.id),
      };
    },
    orders: [
      [200, 200, 'Withdrawn'],
      [409, 200, 'Cancelled'],
    ],
  },
  {
    name: 'a job is cancelled while somebody is shortlisted',
    prepare: async () => {
      const job = await openJob();
      const id = await standingAt('Applied', job.id);
      return {
        first: move(employer, id, 'Shortlisted'),
        second: end('cancelJobDescription', job),
        end: () => statusOf(job.id),
      };
    },
    orders: [
      [200, 200, 'Cancelled'],
      [409, 200, 'Cancelled'],
    ],
  },
  {
    name: 'a job is cancelled while an offer of it is accepted',
    prepare: async () => {
      const job = await openJob({ seasonID: await ownSeason() });
      const id = await standingAt('Selected', job.id);
      return {
        first: move(student, id, 'Offer Accepted'),
        second: end('cancelJobDescription', job),
        end: () => statusOf(job.id),
      };
    },
    orders: [
      [200, 200, 'Offer Accepted'],
      [409, 200, 'Cancelled'],
    ],
  },
  {
    name: 'a draft is posted while it is deleted',
    prepare: async () => {
      const job = await openJob({ status: 'Draft', postedAt: null, createdBy: model.createdBy });
      return {
        first: setStatus(job, 'Posted'),
        second: () => employer('deleteJobDescription', { params: { id: job.id } }),
        end: async () => {
          const [row] = await server.database.db
            .select()
            .from(jobDescriptions)
            .where(eq(jobDescriptions.id, job.id));
          return row?.status ?? null;
        },
      };
    },
    orders: [
      [200, 409, 'Posted'],
      [404, 200, null],
    ],
  },
];

const ofApplications: readonly Pair[] = [
  {
    name: 'an applicant withdraws while the company shortlists',
    prepare: async () => {
      const { id: jdID } = await openJob();
      const id = await standingAt('Applied', jdID);
      return {
        first: move(student, id, 'Withdrawn', { reasonCode: 'Personal' }),
        second: move(employer, id, 'Shortlisted'),
        end: () => statusOf(jdID),
      };
    },
    orders: [
      [200, 409, 'Withdrawn'],
      [409, 200, 'Shortlisted'],
    ],
  },
  {
    name: 'an applicant is shortlisted while refused by many at once',
    prepare: async () => {
      const { id: jdID } = await openJob();
      const id = await standingAt('Applied', jdID);
      return {
        first: () =>
          employer('bulkUpdateMappings', {
            body: { jdID, ids: [id], status: 'Rejected', reasonCode: 'Skills' },
            headers: { 'idempotency-key': randomUUID() },
          }),
        second: move(employer, id, 'On Hold'),
        end: () => statusOf(jdID),
      };
    },
    orders: [
      [200, 409, 'Rejected'],
      [200, 200, 'Rejected'],
    ],
  },
  {
    name: 'an offer is accepted in one window and declined in another',
    prepare: async () => {
      const { id: jdID } = await openJob({ seasonID: await ownSeason() });
      const id = await standingAt('Selected', jdID);
      return {
        first: move(student, id, 'Offer Accepted'),
        second: move(student, id, 'Offer Declined', { reasonCode: 'Personal' }),
        end: () => statusOf(jdID),
      };
    },
    orders: [
      [200, 409, 'Offer Accepted'],
      [409, 200, 'Offer Declined'],
    ],
  },
  {
    name: 'an offer is amended while it is accepted as it was read',
    prepare: async () => {
      const { id: jdID } = await openJob({ seasonID: await ownSeason() });
      const id = await standingAt('Selected', jdID);
      const amended = { ...offer(), ctcPaise: 90_000_000 };
      return {
        first: () =>
          employer('amendOffer', {
            params: { id },
            body: { offer: amended, note: reason, rowVersion: 1 },
            headers: { 'idempotency-key': randomUUID() },
          }),
        second: move(student, id, 'Offer Accepted', { rowVersion: 1 }),
        end: () => statusOf(jdID),
      };
    },
    orders: [
      [200, 409, 'Selected'],
      [409, 200, 'Offer Accepted'],
    ],
  },
  {
    name: 'two offers of a season that allows one are accepted',
    prepare: async () => {
      const season = await ownSeason();
      const jobs = [await openJob({ seasonID: season }), await openJob({ seasonID: season })] as const;
      const [one, other] = [
        await standingAt('Selected', jobs[0].id),
        await standingAt('Selected', jobs[1].id),
      ];
      return {
        first: move(student, one, 'Offer Accepted'),
        second: move(student, other, 'Offer Accepted'),
        end: async () => [await statusOf(jobs[0].id), await statusOf(jobs[1].id)],
      };
    },
    orders: [
      [200, 409, ['Offer Accepted', 'Offer Declined']],
      [409, 200, ['Offer Declined', 'Offer Accepted']],
    ],
  },
  {
    name: 'somebody applies while accepting the one offer that the season allows',
    prepare: async () => {
      const season = await ownSeason();
      const [offered, wanted] = [await openJob({ seasonID: season }), await openJob({ seasonID: season })];
      const id = await standingAt('Selected', offered.id);
      return {
        first: apply(wanted.id),
        second: move(student, id, 'Offer Accepted'),
        end: () => statusOf(wanted.id),
      };
    },
    orders: [
      [200, 200, 'Withdrawn'],
      [409, 200, null],
    ],
  },
  {
    name: 'an offer is made while another one of the season is accepted',
    prepare: async () => {
      const season = await ownSeason();
      const [offered, wanted] = [await openJob({ seasonID: season }), await openJob({ seasonID: season })];
      const accepted = await standingAt('Selected', offered.id);
      const id = await standingAt('Shortlisted', wanted.id);
      return {
        first: move(employer, id, 'Selected', { offer: offer() }),
        second: move(student, accepted, 'Offer Accepted'),
        end: () => statusOf(wanted.id),
      };
    },
    orders: [
      [200, 200, 'Offer Declined'],
      [409, 200, 'Withdrawn'],
    ],
  },
  {
    name: 'a student leaves the season while applying in it',
    prepare: async () => {
      const season = await ownSeason();
      const { id: jdID } = await openJob({ seasonID: season });
      return {
        first: apply(jdID),
        second: () => student('leaveSeason', { params: { id: season } }),
        end: () => statusOf(jdID),
      };
    },
    orders: [
      [200, 200, 'Applied'],
      [409, 200, null],
    ],
  },
];

/** A company that may post jobs, and somebody of it. */
async function ownCompany() {
  const { db } = server.database;
  const id = await addCompany(db);
  const [company] = await db
    .update(companies)
    .set({ verificationStatus: 'Verified' })
    .where(eq(companies.id, id))
    .returning();
  if (company === undefined) throw new Error('There is no company.');
  await give({ type: 'company', id }, 100);
  return { company, call: await server.actAs((await addPerson(db, 'employer', id)).id) };
}

const suspend =
  ({ id, rowVersion }: typeof companies.$inferSelect) =>
  () =>
    support('verifyCompany', { params: { id }, body: { verdict: 'Suspended', note: reason, rowVersion } });

const colleague = (token: string) => ({
  token,
  firstName: 'Ravi',
  lastName: 'Iyer',
  mobileNumber: unusedNumber(),
  password: 'Monsoon@2026',
});

/** An invitation to a company of its own, its link, and who has sent it. */
async function invitation() {
  const { company, call } = await ownCompany();
  const email = `colleague${(serial += 1)}@company.example.com`;
  await call('addTeamInvitation', { body: { email, roleID: roleID('employer') } });
  const message = (await server.messages()).find(({ to }) => to === email);
  const [, token = ''] = /accept-invitation#token=(\S+)/.exec(message?.text ?? '') ?? [];
  const { data } = await call('listTeamInvitations');
  const id = data.teamInvitation.find((each) => each.email === email)?.id ?? '';
  const accounts = () => server.database.db.$count(users, eq(users.email, email));
  return {
    company,
    call,
    id,
    accounts,
    accept: () => server.call('acceptInvitation', { body: colleague(token) }),
  };
}

const ofOrganisations: readonly Pair[] = [
  {
    name: 'a company is suspended while it posts a job',
    prepare: async () => {
      const { company, call } = await ownCompany();
      const { id, rowVersion } = await openJob({ status: 'Draft', postedAt: null, companyID: company.id });
      return {
        first: () =>
          call('setJobDescriptionStatus', { params: { id }, body: { status: 'Posted', rowVersion } }),
        second: suspend(company),
        end: async () => {
          const [row] = await server.database.db
            .select()
            .from(jobDescriptions)
            .where(eq(jobDescriptions.id, id));
          return [row?.status, row?.cancelledAt != null];
        },
      };
    },
    orders: [
      [200, 200, ['Posted', true]],
      [409, 200, ['Draft', false]],
    ],
  },
  {
    name: 'a company is suspended while somebody applies for its job',
    prepare: async () => {
      const { company } = await ownCompany();
      const { id } = await openJob({ companyID: company.id });
      return { first: apply(id), second: suspend(company), end: () => statusOf(id) };
    },
    orders: [
      [200, 200, 'Cancelled'],
      [404, 200, null],
    ],
  },
  {
    name: 'an invitation is accepted while it is withdrawn',
    prepare: async () => {
      const { id, call, accept, accounts } = await invitation();
      return {
        first: accept,
        second: () => call('withdrawTeamInvitation', { params: { id } }),
        end: accounts,
      };
    },
    orders: [
      [200, 200, 0],
      [409, 200, 0],
    ],
  },
  {
    name: 'an invitation is accepted while it is sent again',
    prepare: async () => {
      const { id, call, accept, accounts } = await invitation();
      return {
        first: accept,
        second: () => call('sendTeamInvitation', { params: { id } }),
        end: accounts,
      };
    },
    orders: [
      [200, 200, 1],
      [400, 200, 0],
    ],
  },
  {
    name: 'an invitation is accepted while the company is suspended',
    prepare: async () => {
      const { company, accept, accounts } = await invitation();
      return { first: accept, second: suspend(company), end: accounts };
    },
    orders: [
      [200, 200, 1],
      [409, 200, 0],
    ],
  },
  {
    name: 'a season is withdrawn while a student joins',
    prepare: async () => {
      const { db } = server.database;
      const id = await ownSeason();
      await db.delete(seasonEnrolments).where(eq(seasonEnrolments.seasonID, id));
      return {
        first: () => student('joinSeason', { params: { id }, body: { termsVersion: 1 } }),
        second: () =>
          officer('setSeasonStatus', { params: { id }, body: { status: 'Draft', rowVersion: 1 } }),
        end: () => db.$count(seasonEnrolments, eq(seasonEnrolments.seasonID, id)),
      };
    },
    orders: [
      [200, 200, 1],
      [404, 200, 0],
    ],
  },
];

const ofPeople: readonly Pair[] = [
  {
    name: 'two administrators suspend each other',
    prepare: async () => {
      const { db } = server.database;
      const both = [
        await addPerson(db, 'super-admin', null),
        await addPerson(db, 'super-admin', null),
      ] as const;
      const calls = [await server.actAs(both[0].id), await server.actAs(both[1].id)] as const;
      const set = (call: Call, id: string) => () =>
        call('setUserStatus', { body: { id, status: 'Suspended', reason } });
      return {
        first: set(calls[0], both[1].id),
        second: set(calls[1], both[0].id),
        end: async () =>
          (
            await db
              .select({ status: users.userStatus })
              .from(users)
              .where(inArray(users.id, [both[0].id, both[1].id]))
              .orderBy(users.mobileNumber)
          ).map(({ status }) => status),
      };
    },
    orders: [
      [200, 401, ['Active', 'Suspended']],
      [401, 200, ['Suspended', 'Active']],
      // Whose call had begun is heard to its end.
      [200, 200, ['Suspended', 'Suspended']],
    ],
  },
];

const ofLists: readonly Pair[] = [
  {
    name: 'a record is added twice',
    prepare: async () => {
      const { db } = server.database;
      const [like] = await db
        .select()
        .from(seasons)
        .where(eq(seasons.id, seasonID('sahyadri')));
      const name = `Twice ${(serial += 1)}`;
      const { academicYear, seasonType, instituteIDs, programIDs, passingYears, termsText } = like ?? {};
      const day = (days: number) => new Date(server.clock.now.getTime() + days * dayMs).toISOString();
      const dates = {
        registrationStart: day(1),
        registrationEnd: day(2),
        startDate: day(3),
        endDate: day(4),
      };
      const add = () =>
        officer('addSeason', {
          body: {
            name,
            academicYear,
            seasonType,
            instituteIDs,
            programIDs,
            passingYears,
            termsText,
            ...dates,
          },
        });
      return { first: add, second: add, end: () => db.$count(seasons, eq(seasons.name, name)) };
    },
    orders: [
      [200, 409, 1],
      [409, 200, 1],
    ],
  },
  {
    name: 'a lead is given to somebody who is deactivated',
    prepare: async () => {
      const { db } = server.database;
      const { id } = await addPerson(db, 'super-admin', null);
      const [lead] = await db
        .insert(leads)
        .values({
          firstName: 'Meera',
          lastName: 'Nair',
          mobile: '9812345678',
          email: 'meera@company.example.com',
          numberOfEmployees: '51-200',
          industryID: industryID('Insurance'),
        })
        .returning();
      return {
        first: () =>
          support('updateLead', {
            params: { id: lead?.id ?? '' },
            body: { ownerID: id, rowVersion: lead?.rowVersion },
          }),
        second: () => admin('setUserStatus', { body: { id, status: 'Deactivated', reason } }),
        end: async () =>
          (await db.select({ status: users.userStatus }).from(users).where(eq(users.id, id)))[0]?.status,
      };
    },
    orders: [
      [200, 409, 'Active'],
      [422, 200, 'Deactivated'],
    ],
  },
];

const ofWallets: readonly Pair[] = [
  {
    name: 'the credits of a company reach for one of two who are shortlisted',
    prepare: async () => {
      const { company, call } = await ownCompany();
      const { balance: has = 0 } =
        (await findWallet(server.database.db, { type: 'company', id: company.id })) ?? {};
      const jobs = [
        await openJob({ companyID: company.id }),
        await openJob({ companyID: company.id }),
      ] as const;
      const ids = [await standingAt('Applied', jobs[0].id), await standingAt('Applied', jobs[1].id)] as const;
      await take(company.id, has - 15);
      return {
        first: move(call, ids[0], 'Shortlisted'),
        second: move(call, ids[1], 'Shortlisted'),
        end: async () => [await statusOf(jobs[0].id), await statusOf(jobs[1].id)],
      };
    },
    orders: [
      [200, 409, ['Shortlisted', 'Applied']],
      [409, 200, ['Applied', 'Shortlisted']],
    ],
  },
];

async function take(company: string, amount: number): Promise<void> {
  await transfer(server.database.db, {
    from: { type: 'company', id: company },
    to: { type: 'platform', id: 'issued' },
    amount,
    kind: 'Adjustment',
    cause: { type: 'test', id: randomUUID() },
    description: 'For tests',
    userID: null,
    actorID: null,
    at: server.clock.now,
  });
}

describe.each([
  ['jobs', ofJobs],
  ['applications', ofApplications],
  ['organisations', ofOrganisations],
  ['people', ofPeople],
  ['lists', ofLists],
  ['wallets', ofWallets],
] as const)('of %s', (_kind, pairs) => {
  test.each(pairs)('$name', async (pair) => {
    expect((await play(pair)).unexplained).toEqual([]);
  });
});

test('a job of 60 applicants is cancelled while all of them apply elsewhere', async () => {
  const { db } = server.database;
  // Open to everybody of the institute.
  const anybody = { criteria: {}, seasonID: null, questionIDs: [] };
  const [cancelled, other] = [await openJob(anybody), await openJob(anybody)];
  const people = await Promise.all(Array.from({ length: 60 }, () => addPerson(db, 'student', sahyadri)));
  const calls = await Promise.all(people.map(({ id }) => server.actAs(id)));
  for (const { id } of people) await give({ type: 'user', id }, 20);
  const applyFor = ({ id: jdID }: Job) =>
    Promise.all(calls.map((call) => call('addMapping', { body: { jdID, status: 'Accepted' } })));
  expect(new Set((await applyFor(cancelled)).map(({ status }) => status))).toEqual(new Set([200]));
  const [answers, ended] = await Promise.all([applyFor(other), end('cancelJobDescription', cancelled)()]);
  expect([ended.status, ...new Set(answers.map(({ status }) => status))]).toEqual([200, 200]);
  await expect
    .poll(
      () =>
        db.$count(
          applications,
          and(eq(applications.jdID, cancelled.id), ne(applications.status, 'Cancelled')),
        ),
      { timeout: 30_000 },
    )
    .toBe(0);
  const balances = await Promise.all(people.map(({ id }) => findWallet(db, { type: 'user', id })));
  expect(new Set(balances.map((wallet) => wallet?.balance))).toEqual(new Set([10]));
});

test('who applies while a job is being cancelled does not pay for it', async () => {
  const { db } = server.database;
  const { id } = await openJob();
  const before = await balance();
  const applying = await db.transaction(async (tx) => {
    await tx.select().from(jobDescriptions).where(eq(jobDescriptions.id, id)).for('update');
    const answer = student('addMapping', { body: { jdID: id, status: 'Accepted' } });
    await untilSomebodyWaits();
    await tx
      .update(jobDescriptions)
      .set({ cancelledAt: server.clock.now, cancelReason: reason })
      .where(eq(jobDescriptions.id, id));
    return { answer };
  });
  expect((await applying.answer).status).toBe(404);
  expect(await balance()).toBe(before);
  expect(await db.$count(applications, eq(applications.jdID, id))).toBe(0);
});

/** Waits until somebody waits for a lock. */
async function untilSomebodyWaits(): Promise<void> {
  const waiting = sql`(select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock') as waiting`;
  for (let look = 0; look < 200; look += 1) {
    if ((await server.database.db.select({ pid: sql<number>`pid` }).from(waiting)).length > 0) return;
    await pause(10);
  }
}

test('after all of it whoever applied for a cancelled job has it back, the ledger adds up, and nothing was a deadlock', async () => {
  const { db } = server.database;
  const isLeft = and(eq(standing, 'Cancelled'), ne(applications.status, 'Cancelled'));
  await expect.poll(() => db.$count(applications, isLeft), { timeout: 20_000 }).toBe(0);
  const paid = (kind: 'Accept' | 'Refund') =>
    db
      .select({ id: ledgerTransactions.causeID })
      .from(ledgerTransactions)
      .innerJoin(applications, eq(applications.id, ledgerTransactions.causeID))
      .where(
        and(
          eq(ledgerTransactions.kind, kind),
          eq(ledgerTransactions.causeType, 'mapping'),
          eq(applications.status, 'Cancelled'),
        ),
      )
      .orderBy(ledgerTransactions.causeID);
  expect(await paid('Refund')).toEqual(await paid('Accept'));
  expect(await checkLedger(db)).toEqual([]);
  expect(log.filter((line) => line.includes('deadlock'))).toEqual([]);
});
