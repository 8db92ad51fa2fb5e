/** What holds for candidates under 18 (Digital Personal Data Protection Act, section 9). */
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { ApiFailure, indianDate } from '../../platform/index.ts';
import { candidates, users } from '../tables/users.ts';
import { consents } from '../tables/consents.ts';

const comesOfAge = 18;

/** The last day of birth of those who are of age on a day. */
function bornBy(now: Date): string {
  const [year = '', ...rest] = indianDate(now).split('-');
  return [String(Number(year) - comesOfAge), ...rest].join('-');
}

/** Whether the person is under 18 by the date of birth in the profile; without one nobody knows. */
export async function isMinor(db: Db, userID: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ dateOfBirth: candidates.dateOfBirth })
    .from(candidates)
    .where(eq(candidates.userID, userID));
  return row?.dateOfBirth ? row.dateOfBirth > bornBy(now) : false;
}

/** The guardian's consent that stands, if there is one. */
const standing = (userID: string) =>
  and(eq(consents.userID, userID), eq(consents.purpose, 'guardian'), isNull(consents.withdrawnAt));

/** Whether the person is under 18 and no guardian has agreed. */
export async function lacksGuardian(db: Db, userID: string, now: Date): Promise<boolean> {
  if (!(await isMinor(db, userID, now))) return false;
  return (await db.$count(consents, standing(userID))) === 0;
}

/** @throws ApiFailure 409 ILLEGAL_TRANSITION for somebody under 18 whose guardian has not agreed */
export async function refuseWithoutGuardian(db: Db, userID: string, now: Date): Promise<void> {
  if (!(await lacksGuardian(db, userID, now))) return;
  throw new ApiFailure(
    409,
    'ILLEGAL_TRANSITION',
    'You are under 18: a parent or guardian has to agree first, in Settings under "What your data are used for".',
  );
}

/** As `lacksGuardian` is false, as a condition of a query over `users` and `candidates`. */
export function hasGuardianIfNeeded(now: Date): SQL {
  return sql`(${candidates.dateOfBirth} is null or ${candidates.dateOfBirth} <= ${bornBy(now)} or exists (
    select from ${consents} as guardian where guardian.user_id = ${users.id} and guardian.purpose = 'guardian'
      and guardian.withdrawn_at is null))`;
}
