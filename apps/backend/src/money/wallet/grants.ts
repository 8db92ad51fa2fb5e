/**
 * The opening grant: the credits a person or a company starts with, given once when the mobile number is verified.
 *
 * - A fresher gets what the institute's configuration says, else what the settings say, out of the institute's pool. An
 *   institute without a ceiling has no pool: the platform pays on its behalf.
 * - An experienced candidate and a company get the settings' `minCreditBalance` from the platform.
 *
 * With a new grant the settings' `registrationCharge` is taken, as far as the grant goes.
 */
import { and, asc, count, eq, gte, isNotNull, notExists } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { indianDate, startOfIndianDate } from '../../platform/index.ts';
import { findInstituteConfig, lockInstituteConfig } from '../../organisations/index.ts';
import { tellPoolIsEmpty } from '../../messages/index.ts';
import type { SettingsConfig } from '../settings/config.ts';
import { resolveSettings, settingScopes } from '../settings/service.ts';
import { users, type User } from '../../identity/index.ts';
import { DebitRefused, openWallet, transfer, type WalletOwner } from './ledger.ts';
import { ledgerTransactions } from './tables.ts';

/** Reason on the entry of a fresher's grant (specification, section 4). */
export const instituteGrantDescription = 'Student Credit Recharge by Institute';

/** Why no grant was made. Each can change later; the grant is then made when the person claims it. */
export type GrantRefusal =
  | 'not-verified'
  | 'nothing-to-give'
  | 'awaits-institute'
  | 'outside-period'
  | 'daily-limit'
  | 'pool-empty';

export type GrantOutcome =
  | { granted: true; transactionID: string; isNew: boolean }
  | { granted: false; reason: GrantRefusal };

/** The wallet of a candidate or a company. */
export type PersonalOwner = Extract<WalletOwner, { type: 'user' | 'company' | 'institute' }>;

type Grantee = Pick<
  User,
  'id' | 'type' | 'isFresher' | 'parentEntityType' | 'parentEntityID' | 'userStatus' | 'mobileVerifiedAt'
>;

const openingGrant = 'opening-grant';

/**
 * The wallet that a person's credits are in: a candidate's own, the company's of an employer, the pool of an
 * institute's officer. Null for other staff, who have none.
 */
export function walletOwnerOf(
  person: Pick<User, 'id' | 'type' | 'parentEntityType' | 'parentEntityID'>,
): PersonalOwner | null {
  if (person.type === 'C') return { type: 'user', id: person.id };
  if (person.parentEntityID === null) return null;
  if (person.parentEntityType === 'Employer') return { type: 'company', id: person.parentEntityID };
  if (person.parentEntityType === 'Institute') return { type: 'institute', id: person.parentEntityID };
  return null;
}

/**
 * Makes the opening grant of `person`. Repeating it changes nothing more, also when several connections do it at once.
 * @param db the transaction in which the account becomes active
 * @param person as the account is after verification
 */
export async function grantOnVerification(db: Db, person: Grantee, now: Date): Promise<GrantOutcome> {
  const owner = walletOwnerOf(person);
  if (owner === null || owner.type === 'institute') return { granted: false, reason: 'nothing-to-give' };
  if (person.mobileVerifiedAt === null || person.userStatus !== 'Active') {
    return { granted: false, reason: 'not-verified' };
  }
  await openWallet(db, owner);
  const earlier = await findOpeningGrant(db, owner);
  if (earlier !== undefined) return { granted: true, transactionID: earlier, isNew: false };
  const { config: settings } = await resolveSettings(db, settingScopes(person));
  if (person.isFresher === true && person.parentEntityID !== null) {
    return grantByInstitute(db, { person, owner, settings, now }, person.parentEntityID);
  }
  return pay(db, {
    person,
    owner,
    settings,
    now,
    from: { type: 'platform', id: 'issued' },
    amount: settings.minCreditBalance,
    description: 'Opening credit',
  });
}

/**
 * Makes the grants that an institute's students still wait for, oldest first, until one is refused for a reason that
 * the next would meet too. Each grant is a transaction of its own, so that it never waits for a student who claims it at
 * the same time while holding another's; call it outside a transaction.
 * @param limit most grants made by this call; who is left gets theirs when they claim it
 * @returns how many were made
 */
export async function grantWaiting(db: Db, instituteID: string, now: Date, limit = 500): Promise<number> {
  const waiting = await db
    .select()
    .from(users)
    .where(
      and(
        eq(users.parentEntityID, instituteID),
        eq(users.isFresher, true),
        eq(users.userStatus, 'Active'),
        isNotNull(users.mobileVerifiedAt),
        notExists(
          db
            .select()
            .from(ledgerTransactions)
            .where(
              and(
                eq(ledgerTransactions.causeType, openingGrant),
                eq(ledgerTransactions.causeID, users.id),
                eq(ledgerTransactions.kind, 'Grant'),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(users.mobileVerifiedAt))
    .limit(limit);
  let made = 0;
  for (const student of waiting) {
    const outcome = await db.transaction((tx) => grantOnVerification(tx, student, now));
    if (!outcome.granted) break;
    made += 1;
  }
  return made;
}

async function findOpeningGrant(db: Db, owner: PersonalOwner): Promise<string | undefined> {
  const [row] = await db
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(
      and(
        eq(ledgerTransactions.causeType, openingGrant),
        eq(ledgerTransactions.causeID, owner.id),
        eq(ledgerTransactions.kind, 'Grant'),
      ),
    );
  return row?.id;
}

interface GrantContext {
  person: Grantee;
  owner: PersonalOwner;
  settings: SettingsConfig;
  now: Date;
}

async function grantByInstitute(db: Db, context: GrantContext, instituteID: string): Promise<GrantOutcome> {
  const { now, settings } = context;
  const config = await findInstituteConfig(db, instituteID);
  if (config.grantRule !== 'On OTP') return { granted: false, reason: 'awaits-institute' };
  const today = indianDate(now);
  const beforeStart = config.grantStart !== null && today < config.grantStart;
  const afterEnd = config.grantEnd !== null && today > config.grantEnd;
  if (beforeStart || afterEnd) return { granted: false, reason: 'outside-period' };
  if (config.grantsPerDay !== null) {
    // Counting and granting must not interleave with another sign-up of the same institute.
    await lockInstituteConfig(db, instituteID);
    const soFar = await countGrants(db, instituteID, startOfIndianDate(today));
    if (soFar >= config.grantsPerDay) return { granted: false, reason: 'daily-limit' };
  }
  const hasPool = config.grantBudgetCredits !== null;
  const outcome = await pay(db, {
    ...context,
    from: hasPool ? { type: 'institute', id: instituteID } : { type: 'platform', id: 'issued' },
    amount: config.studentCredit ?? settings.studentCredit,
    description: instituteGrantDescription,
  });
  if (!outcome.granted && outcome.reason === 'pool-empty') await tellPoolIsEmpty(db, instituteID, now);
  return outcome;
}

async function countGrants(db: Db, instituteID: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ made: count() })
    .from(ledgerTransactions)
    .innerJoin(users, eq(users.id, ledgerTransactions.userId))
    .where(
      and(
        eq(ledgerTransactions.causeType, openingGrant),
        eq(ledgerTransactions.kind, 'Grant'),
        gte(ledgerTransactions.createdAt, since),
        eq(users.parentEntityID, instituteID),
      ),
    );
  return row?.made ?? 0;
}

interface Payment extends GrantContext {
  from: WalletOwner;
  amount: number;
  description: string;
}

async function pay(db: Db, payment: Payment): Promise<GrantOutcome> {
  const { person, owner, from, amount, description, now } = payment;
  if (amount <= 0) return { granted: false, reason: 'nothing-to-give' };
  try {
    const { transactionID, isNew } = await transfer(db, {
      from,
      to: owner,
      amount,
      kind: 'Grant',
      cause: { type: openingGrant, id: owner.id },
      description,
      userId: person.id,
      actorID: null,
      at: now,
    });
    if (isNew) await chargeRegistration(db, payment);
    return { granted: true, transactionID, isNew };
  } catch (error) {
    if (error instanceof DebitRefused && error.owner === from)
      return { granted: false, reason: 'pool-empty' };
    throw error;
  }
}

/** Takes the registration charge out of the grant that was just made; never more than the grant. */
async function chargeRegistration(db: Db, { person, owner, settings, amount, now }: Payment): Promise<void> {
  const charge = Math.min(settings.registrationCharge, amount);
  if (charge <= 0) return;
  await transfer(db, {
    from: owner,
    to: { type: 'platform', id: 'spent' },
    amount: charge,
    kind: 'Registration',
    cause: { type: 'registration', id: owner.id },
    description: 'Registration charge',
    userId: person.id,
    actorID: null,
    at: now,
  });
}
