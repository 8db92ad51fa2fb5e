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
import type { Db, Transaction } from '../../database/index.ts';
import { indianDate, startOfIndianDate } from '../../platform/index.ts';
import { findInstituteConfig, lockInstituteConfig, type InstituteConfig } from '../../organisations/index.ts';
import { tellPoolIsEmpty } from '../../messages/index.ts';
import type { SettingsConfig } from '../tables/settings.ts';
import { resolveSettings, settingScopes } from '../settings/service.ts';
import { users, type User } from '../../identity/index.ts';
import { bookAll } from './book.ts';
import { DebitRefused, findWallet, openWallet, transfer, type Transfer, type WalletOwner } from './ledger.ts';
import { ledgerTransactions } from '../tables/wallet.ts';

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
  return pay(db, byPlatform({ person, owner, settings, now }));
}

/**
 * Makes the opening grants of people who have none yet, as `grantOnVerification` would one after the other, in few statements. Each at
 * the moment when the person was verified.
 * @param tx the transaction in which all of them become active
 */
export async function grantTogether(tx: Transaction, people: readonly Grantee[]): Promise<void> {
  const rules = new Map<string, Promise<Rules>>();
  const orders: Transfer[] = [];
  /** Whose grant depends on the day, on a clock or on a pool that runs out. */
  const others: Grantee[] = [];
  for (const person of people.toSorted((a, b) => timeOf(a) - timeOf(b))) {
    const owner = walletOwnerOf(person);
    const { mobileVerifiedAt: now, parentEntityID, isFresher } = person;
    if (owner === null || owner.type === 'institute' || now === null) continue;
    const key = `${person.type} ${isFresher} ${parentEntityID}`;
    const reading = rules.get(key) ?? rulesFor(tx, person);
    rules.set(key, reading);
    const rule = await reading;
    const context = { person, owner, settings: rule.settings, now };
    const payment = rule.config ? byInstitute(context, rule.config) : byPlatform(context);
    if (payment.amount <= 0 || rule.left < payment.amount || (rule.config && hasLimits(rule.config))) {
      others.push(person);
      continue;
    }
    rule.left -= payment.amount;
    const charge = chargeOf(payment);
    orders.push(grantOf(payment), ...(charge === undefined ? [] : [charge]));
  }
  await bookAll(tx, orders);
  for (const person of others) await grantOnVerification(tx, person, person.mobileVerifiedAt ?? new Date(0));
}

interface Rules {
  settings: SettingsConfig;
  /** Of the institute that pays; undefined where the platform does. */
  config: InstituteConfig | undefined;
  /** What the pool still holds. */
  left: number;
}

async function rulesFor(db: Db, person: Grantee): Promise<Rules> {
  const { config: settings } = await resolveSettings(db, settingScopes(person));
  const { isFresher, parentEntityID } = person;
  if (isFresher !== true || parentEntityID === null) return { settings, config: undefined, left: Infinity };
  const config = await findInstituteConfig(db, parentEntityID);
  const pool = await findWallet(db, { type: 'institute', id: parentEntityID });
  return { settings, config, left: config.grantBudgetCredits === null ? Infinity : (pool?.balance ?? 0) };
}

const timeOf = ({ mobileVerifiedAt }: Grantee): number => mobileVerifiedAt?.getTime() ?? 0;

const hasLimits = ({ grantRule, grantStart, grantEnd, grantsPerDay }: InstituteConfig): boolean =>
  grantRule !== 'On OTP' || grantStart !== null || grantEnd !== null || grantsPerDay !== null;

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
  const { now } = context;
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
  const outcome = await pay(db, byInstitute(context, config));
  if (!outcome.granted && outcome.reason === 'pool-empty') await tellPoolIsEmpty(db, instituteID, now);
  return outcome;
}

async function countGrants(db: Db, instituteID: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ made: count() })
    .from(ledgerTransactions)
    .innerJoin(users, eq(users.id, ledgerTransactions.userID))
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

const byPlatform = (context: GrantContext): Payment => ({
  ...context,
  from: { type: 'platform', id: 'issued' },
  amount: context.settings.minCreditBalance,
  description: 'Opening credit',
});

const byInstitute = (context: GrantContext, config: InstituteConfig): Payment => ({
  ...context,
  from:
    config.grantBudgetCredits === null
      ? { type: 'platform', id: 'issued' }
      : { type: 'institute', id: config.instituteID },
  amount: config.studentCredit ?? context.settings.studentCredit,
  description: instituteGrantDescription,
});

async function pay(db: Db, payment: Payment): Promise<GrantOutcome> {
  if (payment.amount <= 0) return { granted: false, reason: 'nothing-to-give' };
  try {
    const { transactionID, isNew } = await transfer(db, grantOf(payment));
    const charge = chargeOf(payment);
    if (isNew && charge !== undefined) await transfer(db, charge);
    return { granted: true, transactionID, isNew };
  } catch (error) {
    if (error instanceof DebitRefused && error.owner === payment.from)
      return { granted: false, reason: 'pool-empty' };
    throw error;
  }
}

function grantOf({ person, owner, from, amount, description, now }: Payment): Transfer {
  return {
    from,
    to: owner,
    amount,
    kind: 'Grant',
    cause: { type: openingGrant, id: owner.id },
    description,
    userID: person.id,
    actorID: null,
    at: now,
  };
}

/** The registration charge, out of the grant; never more than the grant. Undefined for none. */
function chargeOf({ person, owner, settings, amount, now }: Payment): Transfer | undefined {
  const charge = Math.min(settings.registrationCharge, amount);
  if (charge <= 0) return undefined;
  return {
    from: owner,
    to: { type: 'platform', id: 'spent' },
    amount: charge,
    kind: 'Registration',
    cause: { type: 'registration', id: owner.id },
    description: 'Registration charge',
    userID: person.id,
    actorID: null,
    at: now,
  };
}
