import { backgroundTaskValues } from '@aarambh/api-client/enums';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applications } from '../../src/hiring/tables/applications.ts';
import { jobDescriptions } from '../../src/hiring/tables/job-descriptions.ts';
import { roles } from '../../src/identity/tables/roles.ts';
import { roleID } from '../../src/identity/roles/system-roles.ts';
import { users } from '../../src/identity/tables/users.ts';
import { paymentOrders } from '../../src/money/tables/payments.ts';
import { wallets } from '../../src/money/tables/wallet.ts';
import { importJobs } from '../../src/records/imports/tables.ts';
import { outboxMessages } from '../../src/messages/tables/outbox.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import type { OperationData } from '../../src/platform/operation.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { taskRuns } from '../../src/platform/tasks/tables.ts';
import { addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const idOf = (mobileNumber: string) => seededID(`user/${mobileNumber}`);
const asha = idOf('9000000001');
const imran = idOf('9000000004');
const pooja = idOf('9000000007');
const arjun = idOf('9000000011');
const farah = idOf('9000000021');
const deepak = idOf('9000000022');
const officer = idOf('9000000031');
const controller = idOf('9000000032');
const support = idOf('9000000041');
const admin = idOf('9000000051');

type Dashboard = OperationData<'getDashboard'>['dashboard'];
type Figure = Dashboard['figures'][number];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
});
afterAll(() => server.close());

const dashboardOf = async (userID: string): Promise<Dashboard> =>
  (await (await server.actAs(userID))('getDashboard')).data.dashboard;

/** The operation that answers the list of each page. */
const listOf = {
  '/companies': 'listCompanies',
  '/eligible-students': 'listEligibleStudents',
  '/institutes': 'listInstitutes',
  '/job-description': 'listJobDescriptions',
  '/job-description/reviews': 'listJobReviews',
  '/leads': 'listLeads',
  '/outcome': 'listOutcomes',
  '/skill': 'listSkills',
  '/student': 'listStudents',
} as const;

/** How many rows the list has that a link leads to. */
async function rowsBehind(call: Call, link: string): Promise<number | undefined> {
  const { pathname, searchParams } = new URL(link, 'https://portal.example.com');
  const { list, ...query } = Object.fromEntries(searchParams);
  if (pathname !== '/my-jobs') {
    const operation = listOf[pathname as keyof typeof listOf];
    return (await call(operation, { query })).meta.total;
  }
  if (list === 'past') return (await call('listPastJobDescriptions', { query })).meta.total;
  const verdict = list === 'needsData' ? 'NeedsData' : 'Eligible';
  return (await call('listEligibleJobDescriptions', { query: { verdict } })).meta.total;
}

const everyFigure = ({ figures, funnels = [], programs }: Dashboard): Figure[] => [
  ...figures,
  ...funnels.flatMap((funnel) => funnel.figures),
  ...(programs?.rows ?? []).flatMap(({ students, placed }) => [students, placed]),
];

/** What a chart is asked with: over days, and months that begin and end within the period; of everybody, an institute and a year. */
const queriesOf = (name: string): Readonly<Record<string, string | number>>[] => [
  ...(name === 'signups' ? [{}, { from: '2026-01-15', to: '2026-11-20', groupBy: 'month' }] : [{}]),
  { instituteID: instituteID('sahyadri') },
  { passingYear: 2027 },
];

const hiring = ['offersEnding', 'overdue', 'undecided', 'closingSoon', 'openJobs'];

describe('a figure', () => {
  test.each([
    [
      'a student',
      asha,
      ['eligible', 'needsData', 'applied', 'onHold', 'shortlisted', 'offers', 'accepted', 'joined'],
    ],
    [
      'an experienced candidate',
      arjun,
      ['eligible', 'needsData', 'applied', 'onHold', 'shortlisted', 'offers', 'accepted', 'joined'],
    ],
    ['an employer', farah, hiring],
    [
      'an officer',
      officer,
      [
        ...hiring,
        'approvals',
        'profileChecks',
        'changeRequests',
        'outcomeChecks',
        'withoutApplication',
        'students',
        'placed',
      ],
    ],
    [
      'an officer of a university',
      controller,
      // Checks of profiles are the institute's: whoever may not do them is not asked to.
      ['withoutApplication', 'students', 'placed'],
    ],
    [
      'support',
      support,
      [
        ...hiring,
        'newLeads',
        'companyChecks',
        'instituteChecks',
        'jobReviews',
        'skillProposals',
        'profileChecks',
        'changeRequests',
        'students',
        'placed',
      ],
    ],
  ])('of %s is the total of the list that it links to', async (_who, userID, keys) => {
    const call = await server.actAs(userID);
    const dashboard = await dashboardOf(userID);
    expect(dashboard.figures.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
    const figures = everyFigure(dashboard);
    expect(figures.some(({ total }) => total > 0)).toBe(true);
    for (const { key, total, link } of figures) {
      expect([key, link, total]).toEqual([key, link, await rowsBehind(call, link)]);
    }
  });

  test.each([
    ['an officer', officer, ['signups', 'completion', 'program', 'institute', 'funnel']],
    ['an officer of a university', controller, ['signups', 'completion', 'program', 'institute', 'funnel']],
    ['support', support, ['signups', 'completion', 'program', 'institute', 'funnel', 'leads']],
  ] as const)('of a chart of %s is the total of the list that it links to', async (_who, userID, names) => {
    const call = await server.actAs(userID);
    const parts: string[] = [];
    for (const name of names) {
      for (const query of queriesOf(name)) {
        const { series } = (await call('getReport', { params: { name }, query })).data.report;
        const linked = series.flatMap(({ key, values, links = {} }) =>
          Object.entries(values).flatMap(([value, number]) =>
            number > 0 && value !== 'employers'
              ? [{ part: `${name} ${key} ${value}`, number, link: links[value] ?? '' }]
              : [],
          ),
        );
        for (const { part, number, link } of linked) {
          expect([part, link]).not.toEqual([part, '']);
          expect([part, link, number]).toEqual([part, link, await rowsBehind(call, link)]);
        }
        parts.push(...linked.map(({ part }) => part));
      }
    }
    expect(names.filter((name) => !parts.some((part) => part.startsWith(name)))).toEqual([]);
  });

  test('is left out without the permission for its list', async () => {
    const { db } = server.database;
    const where = eq(roles.id, roleID('super-admin'));
    const [role] = await db.select().from(roles).where(where);
    const permissions = role?.permissions ?? [];
    const keysNow = async () => (await dashboardOf(admin)).figures.map(({ key }) => key);
    expect(await keysNow()).toContain('newLeads');
    await db
      .update(roles)
      .set({ permissions: permissions.filter((permission) => permission !== 'Manage Lead') })
      .where(where);
    const keys = await keysNow();
    await db.update(roles).set({ permissions }).where(where);
    expect(keys).not.toContain('newLeads');
    expect(keys).toContain('companyChecks');
  });

  test('of what waits for staff says since when', async () => {
    const { figures } = await dashboardOf(support);
    const companies = figures.find(({ key }) => key === 'companyChecks');
    expect(companies?.total).toBeGreaterThan(0);
    expect(new Date(companies?.oldestAt ?? 0).getTime()).toBeGreaterThan(0);
    expect(figures.find(({ key }) => key === 'students')).not.toHaveProperty('oldestAt');
  });
});

describe('the dashboard of a candidate', () => {
  test('shows three of the eligible jobs, those that close within two days first', async () => {
    const { jobs = [], figures } = await dashboardOf(asha);
    expect(jobs).toHaveLength(3);
    const call = await server.actAs(asha);
    const { data } = await call('listEligibleJobDescriptions', { query: { pageSize: 100 } });
    expect(figures.find(({ key }) => key === 'eligible')?.total).toBe(data.jobDescription.length);
    const two = server.clock.now.getTime() + 48 * 60 * 60 * 1000;
    const isUrgent = ({ lastDateToApply }: { lastDateToApply?: string | null }) =>
      lastDateToApply != null && new Date(lastDateToApply).getTime() <= two;
    const urgent = data.jobDescription.filter(isUrgent).map(({ id }) => id);
    expect(urgent.length).toBeGreaterThan(0);
    expect(jobs.map(({ id }) => id).slice(0, urgent.length)).toEqual(urgent.slice(0, 3));
    const others = jobs.slice(urgent.length).map(({ matchScore }) => matchScore);
    expect(others).toEqual(others.toSorted((a, b) => b - a));
  });

  test('begins with the offer whose time ends first', async () => {
    const [offered] = await server.database.db
      .select({ userID: applications.userID, jdID: applications.jdID, title: jobDescriptions.title })
      .from(applications)
      .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
      .where(and(eq(applications.status, 'Selected'), eq(applications.userID, asha)));
    const { nextActions } = await dashboardOf(asha);
    expect(nextActions[0]).toMatchObject({
      key: 'answer-offer',
      about: offered?.title,
      link: `/my-jobs/${offered?.jdID}/offer`,
    });
    expect(new Date(nextActions[0]?.until ?? 0) > server.clock.now).toBe(true);
  });

  test('names the part of the profile that keeps the person out of most jobs', async () => {
    const call = await server.actAs(imran);
    const { nextActions } = (await call('getDashboard')).data.dashboard;
    const { data } = await call('listEligibleJobDescriptions', {
      query: { verdict: 'NeedsData', pageSize: 100 },
    });
    const missing = nextActions.find(({ key }) => key === 'missing-part');
    const waiting = data.jobDescription.filter(({ evaluation }) =>
      evaluation?.rules.some(({ outcome, link }) => outcome === 'unknown' && link === missing?.link),
    );
    expect(missing?.count).toBe(waiting.length);
    expect(waiting.length).toBeGreaterThan(0);
  });

  test('leads a profile that has too few skills to those, and any other to the whole', async () => {
    const call = await server.actAs(
      (await addPerson(server.database.db, 'student', instituteID('sahyadri'))).id,
    );
    const complete = async () =>
      (await call('getDashboard')).data.dashboard.nextActions.find(({ key }) => key === 'complete-profile');
    expect((await complete())?.link).toBe('/profile#skills');
    const { data } = await call('listSkills', { query: { pageNo: -1 } });
    const skills = data.skill.slice(0, 5).map(({ id }) => ({ skillID: id, proficiency: 'Beginner' }));
    expect((await call('saveCandidateSkills', { body: { skills } })).status).toBe(200);
    expect((await complete())?.link).toBe('/profile');
  });

  test('asks for credits when a decision costs more than is left', async () => {
    const { db } = server.database;
    const keys = async () => (await dashboardOf(pooja)).nextActions.map(({ key }) => key);
    expect(await keys()).not.toContain('low-credits');
    await db.update(wallets).set({ balance: 9 }).where(eq(wallets.ownerID, pooja));
    const low = await keys();
    await db.update(wallets).set({ balance: 10 }).where(eq(wallets.ownerID, pooja));
    expect(low).toContain('low-credits');
  });

  test('has seasons, profile and wallet; that of an employer has none of the first two', async () => {
    const mine = await dashboardOf(asha);
    expect(mine.seasons?.length).toBeGreaterThan(0);
    expect(mine.profile?.percent).toBeGreaterThan(0);
    expect(mine.wallet?.ownerType).toBe('user');
    const company = await dashboardOf(farah);
    expect(company).not.toHaveProperty('seasons');
    expect(company).not.toHaveProperty('profile');
    expect(company.wallet?.ownerType).toBe('company');
  });
});

describe('the check list', () => {
  test('stays until the company is verified', async () => {
    const { checkList, nextActions } = await dashboardOf(deepak);
    expect(nextActions.map(({ key }) => key)).toContain('company-unverified');
    expect(checkList.find(({ key }) => key === 'company-verified')?.isDone).toBe(false);
  });

  test('is there for a new account, and gone a month later', async () => {
    const { db } = server.database;
    const of = eq(users.id, imran);
    const [before] = await db.select().from(users).where(of);
    const old = new Date(server.clock.now.getTime() - 31 * 24 * 60 * 60 * 1000);
    await db.update(users).set({ createdAt: server.clock.now }).where(of);
    const { checkList } = await dashboardOf(imran);
    await db.update(users).set({ createdAt: old }).where(of);
    const later = await dashboardOf(imran);
    if (before) await db.update(users).set({ createdAt: before.createdAt }).where(of);
    expect(checkList.some(({ isDone }) => !isDone)).toBe(true);
    expect(later.checkList).toEqual([]);
  });

  test('is gone once everything is done', async () => {
    expect((await dashboardOf(asha)).checkList).toEqual([]);
  });
});

test('an address that was not confirmed is asked for', async () => {
  const { db } = server.database;
  await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, farah));
  const { nextActions } = await dashboardOf(farah);
  await db.update(users).set({ emailVerifiedAt: server.clock.now }).where(eq(users.id, farah));
  // Where a link is sent on request, whether one was sent before or not.
  expect(nextActions).toEqual([{ key: 'confirm-email', link: '/settings' }]);
});

test('programs say how many of those who graduate next are placed, those of the own institute alone', async () => {
  const { programs } = await dashboardOf(officer);
  expect(programs?.passingYear).toBe(2027);
  expect(programs?.rows.length).toBeGreaterThan(0);
  const everybody = await server.actAs(support);
  for (const { students } of programs?.rows ?? []) {
    expect(await rowsBehind(everybody, students.link)).toBeGreaterThanOrEqual(students.total);
  }
});

test('staff see which messages were given up and which are tried again', async () => {
  const message = { channel: 'email', recipient: 'uma@example.com', body: '', createdAt: server.clock.now };
  const before = (await dashboardOf(support)).health;
  await server.database.db.insert(outboxMessages).values([
    { ...message, channel: 'email', attempts: 10 },
    { ...message, channel: 'email', attempts: 2, nextAttemptAt: server.clock.now },
    { ...message, channel: 'email', attempts: 1, deliveredAt: server.clock.now },
  ]);
  const { failed = 0, waiting = 0 } = before ?? {};
  expect((await dashboardOf(support)).health).toMatchObject({ failed: failed + 1, waiting: waiting + 1 });
});

test('staff see what has not left, since when, and what the provider answered', async () => {
  const { db } = server.database;
  const now = server.clock.now;
  const earlier = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  // Not yet: no courier takes any of them meanwhile.
  const nextAttemptAt = new Date(now.getTime() + 3_600_000);
  const message = { recipient: '9000000001', body: '', nextAttemptAt };
  await db.delete(outboxMessages);
  await db.insert(outboxMessages).values([
    { ...message, channel: 'sms', createdAt: earlier(2), attempts: 3, lastError: 'the gateway answered 500' },
    { ...message, channel: 'sms', createdAt: earlier(1) },
    // Nobody has tried it: whatever sends is stuck.
    { ...message, channel: 'email', createdAt: earlier(6) },
    { ...message, channel: 'push', createdAt: now },
    { ...message, channel: 'push', createdAt: now, nextAttemptAt: null, deliveredAt: now },
  ]);
  server.clock.now = new Date(now.getTime() + 1000);
  const { queues } = (await dashboardOf(support)).health ?? {};
  server.clock.now = now;
  const untried = { nextAt: null, reason: null };
  expect(queues).toEqual([
    { channel: 'email', count: 1, oldestAt: earlier(6).toISOString(), isLate: true, ...untried },
    { channel: 'push', count: 1, oldestAt: now.toISOString(), isLate: false, ...untried },
    {
      channel: 'sms',
      count: 2,
      oldestAt: earlier(2).toISOString(),
      isLate: true,
      nextAt: nextAttemptAt.toISOString(),
      reason: 'the gateway answered 500',
    },
  ]);
});

test('staff see which payments and files wait, since when, and when they are tried again', async () => {
  const { db } = server.database;
  const now = server.clock.now;
  const [wallet] = await db.select().from(wallets).limit(1);
  const quote = {
    credits: 10,
    amountPaise: 10_000,
    conversionFactor: 1,
    discountPercent: 0,
    taxPercent: 0,
    taxInclusive: true,
    taxPaise: 0,
  };
  const order = {
    userID: support,
    walletID: wallet?.id ?? '',
    amountPaise: 10_000,
    provider: 'nobody',
    quote,
    createdAt: now,
    expiresAt: now,
    nextCheckAt: now,
  };
  await db.delete(importJobs);
  await db.insert(paymentOrders).values([
    { ...order, receiptID: 'tried', status: 'Attempted' },
    { ...order, receiptID: 'only opened', status: 'Created' },
    { ...order, receiptID: 'given up', status: 'Attempted', nextCheckAt: null },
  ]);
  server.clock.now = new Date(now.getTime() + 2000);
  const at = now.toISOString();
  const { payments, imports } = (await dashboardOf(support)).health ?? {};
  expect(payments).toEqual({ count: 1, oldestAt: at, nextAt: at });
  expect(imports).toEqual({ count: 0, oldestAt: null, nextAt: null });
  await db.delete(paymentOrders).where(eq(paymentOrders.provider, 'nobody'));
  server.clock.now = now;
});

test('staff see when what the server does by itself was last done, and since when it fails', async () => {
  const { db } = server.database;
  const [at, since] = [new Date('2026-11-20T04:30:00Z'), new Date('2026-11-21T04:30:00Z')];
  await db.delete(taskRuns);
  await db.insert(taskRuns).values([{ name: 'erasure', succeededAt: at, failingSince: since }]);
  const { tasks = [] } = (await dashboardOf(support)).health ?? {};
  expect(tasks).toContainEqual({
    name: 'erasure',
    succeededAt: at.toISOString(),
    failingSince: since.toISOString(),
    isStopped: true,
  });
  expect(tasks.map(({ name }) => name)).toEqual([...backgroundTaskValues]);
  expect((await dashboardOf(officer)).health).toBeUndefined();
});

test.each([
  ['erasure', 209, false],
  ['erasure', 211, true],
  ['applicationDeadlines', 30, false],
  ['applicationDeadlines', 35, true],
])(
  '%s, last done %i minutes ago, has stopped: %s, though nothing of it failed',
  async (name, minutes, isStopped) => {
    const { db } = server.database;
    const succeededAt = new Date(server.clock.now.getTime() - minutes * 60_000);
    await db.delete(taskRuns);
    await db.insert(taskRuns).values([{ name, succeededAt }]);
    const { tasks = [] } = (await dashboardOf(support)).health ?? {};
    expect(tasks.find((task) => task.name === name)).toMatchObject({ isStopped, failingSince: null });
    expect(tasks.filter((task) => task.isStopped)).toHaveLength(isStopped ? 1 : 0);
  },
);
