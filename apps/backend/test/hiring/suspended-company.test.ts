/** A company is suspended: what is under way at its jobs is cancelled, candidates have back what they paid, and hear of it. */
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { endWhatIsOver } from '../../src/hiring/applications/clock.ts';
import { applications } from '../../src/hiring/tables/applications.ts';
import { jobDescriptions } from '../../src/hiring/tables/job-descriptions.ts';
import { ledgerTransactions, wallets } from '../../src/money/tables/wallet.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { checkLedger } from '../support/ledger.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';
import { toldPeople } from '../support/told.ts';

const company = companyID('navyug');
const ended = ['Applied', 'On Hold', 'Shortlisted', 'Selected'] as const;

let server: TestServer;
let support: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  support = await server.actAs(seededID('user/9000000051'));
});
afterAll(() => server.close());

const rows = () =>
  server.database.db
    .select({ application: applications })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .where(eq(jobDescriptions.companyID, company))
    .orderBy(applications.id);

async function moneyOf(ids: readonly string[], kind: 'Accept' | 'Refund') {
  return server.database.db.$count(
    ledgerTransactions,
    and(
      eq(ledgerTransactions.causeType, 'mapping'),
      eq(ledgerTransactions.kind, kind),
      inArray(ledgerTransactions.causeID, [...ids]),
    ),
  );
}

const balance = async () =>
  (await server.database.db.select().from(wallets).where(eq(wallets.ownerID, company))).map(
    (wallet) => wallet.balance,
  );

async function decide(verdict: 'Suspended' | 'Verified') {
  const { data } = await support('getCompany', { params: { id: company } });
  const body = { verdict, note: 'Asked candidates for money', rowVersion: data.company.rowVersion ?? 0 };
  expect((await support('verifyCompany', { params: { id: company }, body })).status).toBe(200);
}

/** Two copies of the server look at once. */
const look = () =>
  Promise.all([1, 2].map(() => endWhatIsOver(server.database.db, server.clock.now))).then(() => undefined);

test('what is under way ends once, with the money back; what is decided and what was accepted stays', async () => {
  const { db } = server.database;
  await look();
  // One of each status at least.
  const applied = (await rows()).filter(({ application }) => application.status === 'Applied');
  for (const [index, status] of [...ended, 'Offer Accepted' as const].entries()) {
    const id = applied[index]?.application.id ?? '';
    await db.update(applications).set({ status }).where(eq(applications.id, id));
  }
  const before = (await rows()).map(({ application }) => application);
  const live = before.filter(({ status }) => ended.some((each) => each === status));
  expect(new Set(live.map(({ status }) => status))).toEqual(new Set(ended));
  expect(before.some(({ status }) => status === 'Offer Accepted')).toBe(true);
  const ids = live.map(({ id }) => id);
  const paid = await moneyOf(ids, 'Accept');
  expect(paid).toBeGreaterThan(0);
  expect(await moneyOf(ids, 'Refund')).toBe(0);
  const spent = await balance();

  await decide('Suspended');
  const applicant = live.find(({ status }) => status === 'Applied');
  const reader = await server.actAs(applicant?.userID ?? '');
  // At once, before a row has moved.
  const own = await reader('getJobDescription', { params: { id: applicant?.jdID ?? '' } });
  expect(own.data.jobDescription.application).toMatchObject({ status: 'Cancelled', allowed: [] });
  await look();
  const after = (await rows()).map(({ application }) => application);
  const isEnded = new Set(ids);
  for (const [index, { id, status, statusNote, rowVersion }] of after.entries()) {
    const was = before[index];
    expect([id, status, statusNote, rowVersion]).toEqual(
      isEnded.has(id)
        ? [was?.id, 'Cancelled', 'The company was suspended.', (was?.rowVersion ?? 0) + 1]
        : [was?.id, was?.status, was?.statusNote, was?.rowVersion],
    );
  }
  expect(await moneyOf(ids, 'Refund')).toBe(paid);
  expect(await balance()).toEqual(spent);
  expect(await checkLedger(db)).toEqual([]);

  const heard = (await toldPeople(db)).filter(
    ({ people, content }) => people.includes(applicant?.userID ?? '') && content.includes('was cancelled'),
  );
  expect(heard.map(({ content }) => content).join()).toMatch(
    /was cancelled\. What you paid to apply is back in your wallet\. The company was suspended\./,
  );
  const { data } = await reader('listPastJobDescriptions', {
    query: { status: 'Cancelled', pageSize: 100 },
    headers: { 'accept-language': 'hi' },
  });
  expect(data.mapping.find(({ id }) => id === applicant?.id)?.statusNote).toBe('कंपनी निलंबित कर दी गई।');
});

test('lifting the suspension brings nothing back', async () => {
  await decide('Verified');
  await look();
  const { db } = server.database;
  expect(
    (await rows()).filter(({ application }) => ended.some((each) => each === application.status)),
  ).toEqual([]);
  const posted = await db
    .select({ cancelReason: jobDescriptions.cancelReason })
    .from(jobDescriptions)
    .where(and(eq(jobDescriptions.companyID, company), eq(jobDescriptions.status, 'Posted')));
  expect(new Set(posted.map(({ cancelReason }) => cancelReason))).toEqual(
    new Set(['The company was suspended.']),
  );
});
