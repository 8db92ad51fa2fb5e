/** Merging a company that was entered twice: what goes over, what stays, who hears of it, and that no credit is made or lost. */
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyColumns } from '../../src/company-parts.ts';
import { images } from '../../src/candidates/index.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { applications, jobDescriptions } from '../../src/hiring/index.ts';
import { findWallet, ledgerLines, ledgerTransactions, transfer, wallets } from '../../src/money/index.ts';
import { companies } from '../../src/organisations/index.ts';
import { auditEvents } from '../../src/records/index.ts';
import { checkLedger } from '../support/ledger.ts';
import { newOrder, newPaymentID, sendEvent } from '../support/payments.ts';
import { addCompany, addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
let support: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  support = await server.actAs((await addPerson(server.database.db, 'support', null)).id);
});
afterAll(() => server.close());

const reason = 'Both signed up for the same firm';

async function newCompany(changes: Partial<typeof companies.$inferInsert> = {}) {
  const { db } = server.database;
  const id = await addCompany(db);
  await db
    .update(companies)
    .set({ verificationStatus: 'Verified', ...changes })
    .where(eq(companies.id, id));
  const employer = await server.actAs((await addPerson(db, 'employer', id)).id);
  return { id, employer };
}

const give = (companyID: string, amount: number) =>
  transfer(server.database.db, {
    from: { type: 'platform', id: 'issued' },
    to: { type: 'company', id: companyID },
    amount,
    kind: 'Grant',
    cause: { type: 'test', id: companyID },
    description: 'Test',
    userID: null,
    actorID: null,
    at: server.clock.now,
  });

const readCompany = async (id: string) => (await support('getCompany', { params: { id } })).data.company;
const preview = async (id: string, intoID: string) =>
  (await support('previewCompanyMerge', { params: { id }, query: { intoID } })).data.merge;

async function merge(id: string, intoID: string, call = support) {
  const rowVersion = (await readCompany(id)).rowVersion ?? 0;
  const answer = await call('mergeCompany', { params: { id }, body: { intoID, reason, rowVersion } });
  return { status: answer.status, code: answer.error?.code, company: answer.data?.company };
}

const balanceOf = async (id: string) =>
  (await findWallet(server.database.db, { type: 'company', id }))?.balance ?? 0;
const heard = async (call: Call) =>
  (await call('listNotifications', { query: { type: 'Critical' } })).data.notifications
    .map(({ content }) => content)
    .join('\n');

test('every column that names a company goes over; its files do by a rule of their own', async () => {
  const found = await server.database.db
    .select({ name: sql<string>`source.relname || '.' || attribute.attname` })
    .from(sql`pg_constraint join pg_class as source on source.oid = conrelid
      join pg_attribute as attribute on attribute.attrelid = conrelid and attribute.attnum = conkey[1]`)
    .where(sql`contype = 'f' and confrelid = 'companies'::regclass`);
  const stays = ['companies.merged_into_id', 'images.company_id'];
  const moved = companyColumns.map(({ table, column }) => {
    // As the database calls it.
    const snake = column.name.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();
    return `${getTableConfig(table).name}.${snake}`;
  });
  const names = found.map(({ name }) => name);
  expect(names.toSorted()).toEqual([...moved, ...stays].toSorted());
});

test('papers and files of jobs go over, and the logo where the company that stays has none', async () => {
  const { db } = server.database;
  const file = async (companyID: string, purpose: 'logo' | 'proof' | 'jd-attachment') => {
    const id = randomUUID();
    const [mime, createdAt] = [
      purpose === 'logo' ? 'image/png' : 'application/pdf',
      server.clock.now,
    ] as const;
    const kept = { fileName: 'file', mime, bytes: 1, sha256: '', visibility: 'Private', createdAt } as const;
    await db.insert(images).values({ id, companyID, purpose, createdBy: 'test', ...kept });
    return id;
  };
  const ownerOf = async (id: string) =>
    (await db.select({ owner: images.companyID }).from(images).where(eq(images.id, id)))[0]?.owner;
  const [first, second, kept] = [await newCompany(), await newCompany(), await newCompany()];
  const [logo, proof, plan] = [
    await file(first.id, 'logo'),
    await file(first.id, 'proof'),
    await file(first.id, 'jd-attachment'),
  ];
  const otherLogo = await file(second.id, 'logo');
  expect((await preview(first.id, kept.id)).moves.files).toBe(3);
  await merge(first.id, kept.id);
  for (const each of [logo, proof, plan]) expect(await ownerOf(each)).toBe(kept.id);
  expect((await preview(second.id, kept.id)).moves.files).toBe(0);
  await merge(second.id, kept.id);
  expect(await ownerOf(otherLogo)).toBe(second.id);
});

test('jobs, people and credits go over, receipts stay as issued, and the company lists nowhere any more', async () => {
  const { db } = server.database;
  const [hiring] = await db
    .select({ id: jobDescriptions.companyID, name: companies.name })
    .from(jobDescriptions)
    .innerJoin(applications, eq(applications.jdID, jobDescriptions.id))
    .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .where(and(eq(companies.verificationStatus, 'Verified'), eq(applications.status, 'Applied')))
    .limit(1);
  const { id = '', name = '' } = hiring ?? {};
  const theirs = await server.actAs((await addPerson(db, 'employer', id)).id);
  const kept = await newCompany();
  const { name: keptName } = await readCompany(kept.id);
  const order = await newOrder(theirs);
  const paymentID = newPaymentID();
  expect((await preview(id, kept.id)).refusals.map(({ code }) => code)).toEqual(['payment-open']);
  expect(await merge(id, kept.id)).toMatchObject({ status: 409, code: 'ILLEGAL_TRANSITION' });
  await sendEvent(server, { orderID: order.id, paymentID });

  const { moves, receipts, refusals } = await preview(id, kept.id);
  const [before, jobs] = [
    await balanceOf(id),
    await db.$count(jobDescriptions, eq(jobDescriptions.companyID, id)),
  ];
  expect(refusals).toEqual([]);
  expect(moves).toMatchObject({ jobs, credits: before });
  expect(before).toBeGreaterThan(0);
  expect(moves.applications).toBeGreaterThan(0);
  expect(moves.people).toBeGreaterThan(0);
  const issuedBefore = (await theirs('listReceipts')).data.receipt;
  expect(receipts).toBe(issuedBefore.length);
  expect(receipts).toBeGreaterThan(0);

  expect(await merge(id, kept.id, theirs)).toMatchObject({ status: 403, code: 'OUT_OF_SCOPE' });
  expect(await merge(id, kept.id)).toMatchObject({
    status: 200,
    company: { isActive: false, mergedIntoID: kept.id, mergedIntoName: keptName },
  });

  expect(await db.$count(jobDescriptions, eq(jobDescriptions.companyID, kept.id))).toBe(jobs);
  expect([await balanceOf(id), await balanceOf(kept.id)]).toEqual([0, before]);
  const lines = await db
    .select({ amount: ledgerLines.amount, description: ledgerTransactions.description })
    .from(ledgerLines)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerLines.transactionID))
    .where(and(eq(ledgerTransactions.causeType, 'company-merge'), eq(ledgerTransactions.causeID, id)))
    .orderBy(ledgerLines.amount);
  const description = `${name} merged into ${keptName}`;
  expect(lines).toEqual([
    { amount: -before, description },
    { amount: before, description },
  ]);
  expect(await checkLedger(db)).toEqual([]);

  // The receipt is the same paper, and the people of both read it.
  expect((await kept.employer('listReceipts')).data.receipt).toEqual(issuedBefore);
  expect((await theirs('listReceipts')).data.receipt).toEqual(issuedBefore);
  const receiptID = issuedBefore[0]?.id ?? '';
  expect((await kept.employer('getReceipt', { params: { id: receiptID } })).status).toBe(200);
  const stranger = await newCompany();
  expect((await stranger.employer('getReceipt', { params: { id: receiptID } })).status).toBe(404);

  const listed = await support('listCompanies', { query: { search: name } });
  expect(listed.data.company.map((row) => row.id)).not.toContain(id);
  expect(await readCompany(kept.id)).toMatchObject({ mergedCompanies: [name] });
  const again = {
    params: { id },
    body: { isActive: true, rowVersion: (await readCompany(id)).rowVersion ?? 0 },
  };
  expect((await support('setCompanyStatus', again)).error?.code).toBe('ILLEGAL_TRANSITION');
  const gone = await (await server.actAs(seededID('user/9000000051')))('deleteCompany', { params: { id } });
  expect(gone.error?.code).toBe('ILLEGAL_TRANSITION');
  expect(await merge(id, stranger.id)).toMatchObject({ status: 409 });

  expect(await heard(theirs)).toMatch(/Your account, your jobs.*Both signed up/s);
  expect(await heard(kept.employer)).toMatch(/Its people, its jobs.*Both signed up/s);
  const events = await db.select().from(auditEvents).where(eq(auditEvents.entityID, kept.id));
  expect(events).toMatchObject([{ reason, after: { mergedCompanies: [name] } }]);
  const { data } = await support('listAuditEvents', { query: { entityType: 'company', entityID: id } });
  expect(data.audit[0]).toMatchObject({
    changes: [{ field: 'mergedIntoName', before: null, after: keptName }],
  });

  // Money that is given back later is taken where the credits are, and the voucher stays with the wallet that paid.
  await sendEvent(server, { type: 'refund.processed', orderID: order.id, paymentID, status: 'refunded' });
  expect([await balanceOf(id), await balanceOf(kept.id)]).toEqual([0, before - order.credits]);
  expect((await kept.employer('listReceipts')).data.receipt.map(({ kind }) => kind).toSorted()).toEqual([
    ...issuedBefore.map(({ kind }) => kind),
    'Refund voucher',
  ]);
  expect(await checkLedger(db)).toEqual([]);
});

test('a merge is refused with what stands against it', async () => {
  const [verified, waiting] = [await newCompany(), await newCompany({ verificationStatus: 'Pending' })];
  const [suspended, withdrawn] = [
    await newCompany({ verificationStatus: 'Suspended' }),
    await newCompany({ isActive: false }),
  ];
  const frozen = await newCompany();
  await give(frozen.id, 5);
  await server.database.db.update(wallets).set({ status: 'Frozen' }).where(eq(wallets.ownerID, frozen.id));
  const codes = async (from: { id: string }, into: { id: string }) =>
    (await preview(from.id, into.id)).refusals.map(({ code }) => code);
  expect(await codes(verified, verified)).toEqual(['same']);
  expect(await codes(verified, waiting)).toEqual(['not-verified']);
  expect(await codes(verified, suspended)).toEqual(['suspended', 'not-verified']);
  expect(await codes(verified, withdrawn)).toEqual(['withdrawn']);
  expect(await codes(frozen, verified)).toEqual(['wallet-frozen']);
  expect(await codes(waiting, verified)).toEqual([]);
  expect(await merge(waiting.id, verified.id)).toMatchObject({ status: 200 });
  expect(await codes(waiting, withdrawn)).toEqual(['merged', 'withdrawn']);
  const body = { intoID: verified.id, reason, rowVersion: 99 };
  const stale = await support('mergeCompany', { params: { id: frozen.id }, body });
  expect(stale.error?.code).toBe('STALE');
});

test('however companies are merged, each credit stays and what was merged leads to one that is there', async () => {
  const { db } = server.database;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(50), { minLength: 3, maxLength: 5 }),
      fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { maxLength: 6 }),
      async (credits, pairs) => {
        const made = await Promise.all(credits.map(() => newCompany()));
        const ids = made.map(({ id }) => id);
        for (const [index, amount] of credits.entries()) if (amount > 0) await give(ids[index] ?? '', amount);
        const total = credits.reduce((sum, each) => sum + each, 0);
        for (const [from, into] of pairs) {
          const [a, b] = [ids[from % ids.length] ?? '', ids[into % ids.length] ?? ''];
          const isPossible = (await preview(a, b)).refusals.length === 0;
          expect((await merge(a, b)).status).toBe(isPossible ? 200 : 409);
        }
        const rows = await Promise.all(
          ids.map(async (id) => ({ row: await readCompany(id), held: await balanceOf(id) })),
        );
        expect(rows.reduce((sum, { held }) => sum + held, 0)).toBe(total);
        for (const { row, held } of rows) {
          if (!row.mergedIntoID) continue;
          expect(held).toBe(0);
          expect((await readCompany(row.mergedIntoID)).mergedIntoID).toBe(null);
        }
        expect(await checkLedger(db)).toEqual([]);
      },
    ),
    { numRuns: 8 },
  );
});
