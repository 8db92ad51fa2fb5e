import { inArray } from 'drizzle-orm';
import type { Transaction } from '../database/index.ts';
import {
  companies,
  instituteConfigs,
  institutes,
  universities,
  institutePrograms,
} from '../organisations/index.ts';
import type { User } from '../identity/index.ts';
import { changePool } from '../money/index.ts';
import { notifications } from '../messages/index.ts';
import { addDemoAccounts, type HashPassword } from './accounts.ts';
import { demoAccounts } from './data/accounts.ts';
import { accountCompanyRows, companiesAt } from './data/companies.ts';
import { instituteConfigRows, instituteRows, universityRows } from './data/institutes.ts';
import { notificationID, notificationSeeds } from './data/notifications.ts';
import { instituteProgramRows } from './data/programs.ts';
import { dayMs } from '../platform/index.ts';

/** Everything that `seedSandbox` writes. */
export const sandboxData = [
  universityRows,
  instituteRows,
  instituteConfigRows,
  instituteProgramRows,
  accountCompanyRows,
  demoAccounts,
  notificationSeeds,
];

/**
 * The invented world of the sandbox: institutes with funded pools, companies, the demo accounts, and some messages. Everything is dated relative to `now`. A second run only brings back the accounts that wait for
 * verification, because such registrations are removed after some days, and the programs of institutes, which older
 * sandboxes do not have.
 * @returns whose opening credits are still to be given
 */
export async function seedSandbox(tx: Transaction, hashPassword: HashPassword, now: Date): Promise<User[]> {
  if (await isSeeded(tx)) {
    const waiting = demoAccounts.filter(({ state }) => state === 'unverified');
    await addDemoAccounts(tx, waiting, hashPassword, now);
    await addInstitutePrograms(tx);
    return [];
  }
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const opened = ago(200);
  await tx.insert(universities).values(universityRows.map((row) => ({ ...row, createdAt: opened })));
  await tx.insert(institutes).values(instituteRows.map((row) => ({ ...row, createdAt: opened })));
  await addInstitutePrograms(tx);
  await tx.insert(instituteConfigs).values([...instituteConfigRows]);
  for (const { instituteID, grantBudgetCredits: amount } of instituteConfigRows) {
    if (!amount) continue;
    await changePool(tx, { instituteID, amount, changeID: 'opening', actorID: null, at: opened });
  }
  await tx.insert(companies).values(companiesAt(accountCompanyRows, now));
  const accounts = await addDemoAccounts(tx, demoAccounts, hashPassword, now);
  await tx.insert(notifications).values(
    notificationSeeds.map(({ key, daysAgo, ...message }) => ({
      ...message,
      id: notificationID(key),
      createdAt: ago(daysAgo),
    })),
  );
  return accounts;
}

async function addInstitutePrograms(tx: Transaction): Promise<void> {
  await tx
    .insert(institutePrograms)
    .values([...instituteProgramRows])
    .onConflictDoNothing();
}

async function isSeeded(tx: Transaction): Promise<boolean> {
  const ids = instituteRows.flatMap(({ id }) => (id === undefined ? [] : [id]));
  return (await tx.$count(institutes, inArray(institutes.id, ids))) > 0;
}
