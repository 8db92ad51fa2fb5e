/**
 * Whose an unverified registration is: that of the browser that made it. Only there is a code sent for it, and only there does the code
 * open it, so that nobody's newer registration of a number takes over what its owner began.
 */
import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import { newDeviceID, type Client } from '../../platform/index.ts';
import { users, type User } from '../tables/users.ts';
import { removeUnverified } from '../users/unverified.ts';
import { addressName, deviceName, type Pseudonyms } from './caller.ts';
import { verifyPassword } from './passwords.ts';
import { credentials, registrations } from '../tables/auth.ts';

/** Who registers, with the password that they typed. */
export interface Registrant {
  /** The id under which the browser is known from now on. */
  readonly deviceID: string;
  readonly holder: Holder;
  readonly password: string;
}

type Holder = Pick<typeof registrations.$inferInsert, 'browser' | 'address'>;

/** The registrant in the browser that calls; one that brings no cookie is given one. */
export function registrantOf(keys: Pseudonyms, client: Client, password: string): Registrant {
  const deviceID = client.deviceID ?? newDeviceID();
  return { deviceID, holder: holderOf(keys, client, deviceID), password };
}

/** A browser is known by its cookie, and by its network address until it has brought that cookie. */
const holderOf = (keys: Pseudonyms, client: Client, deviceID: string): Holder => ({
  browser: deviceName(keys, deviceID),
  address: client.deviceID === null ? addressName(keys, client.address) : null,
});

/** Notes whose the registration is. */
export async function hold(db: Db | Transaction, userID: string, holder: Holder): Promise<void> {
  await db
    .insert(registrations)
    .values({ userID, ...holder })
    .onConflictDoUpdate({ target: registrations.userID, set: holder });
}

/**
 * Removes what the registrant has registered before with the same number or e-mail address. Without a cookie it counts as theirs when the
 * address and the password are the same; otherwise two people behind one address could replace each other's.
 */
export async function replaceOwn(
  tx: Transaction,
  sameIdentity: SQL | undefined,
  { holder, password }: Registrant,
): Promise<void> {
  const { browser, address = null } = holder;
  const isTheirs = address === null ? eq(registrations.browser, browser) : eq(registrations.address, address);
  const found = await tx
    .select({ id: users.id, passwordHash: credentials.passwordHash })
    .from(users)
    .innerJoin(registrations, eq(registrations.userID, users.id))
    .innerJoin(credentials, eq(credentials.userID, users.id))
    .where(and(sameIdentity, eq(users.userStatus, 'Pending OTP'), isTheirs))
    .orderBy(desc(users.createdAt), desc(users.id));
  // Hashing takes a moment, and the number is locked meanwhile: without a cookie only the newest is compared.
  const [newest] = found;
  const own =
    address === null
      ? found.map(({ id }) => id)
      : newest && (await verifyPassword(newest.passwordHash, password))
        ? [newest.id]
        : [];
  if (own.length > 0) await removeUnverified(tx, inArray(users.id, own));
}

/** What a code for a number is about. */
export interface OwnAccount {
  readonly user: User;
  /** Whether the calling browser has chosen its password, and the number is not verified yet. */
  readonly isHeld: boolean;
}

/** The account that has the number: a verified one, or else the registration that the calling browser made. */
export async function ownAccount(
  db: Db,
  keys: Pseudonyms,
  client: Client,
  mobileNumber: string,
): Promise<OwnAccount | undefined> {
  const held = isHeldBy(keys, client);
  const found = await db
    .select({ user: users, isHeld: sql<boolean>`coalesce(${held}, false)` })
    .from(users)
    .leftJoin(registrations, eq(registrations.userID, users.id))
    .where(and(eq(users.mobileNumber, mobileNumber), or(sql`${users.userStatus} <> 'Pending OTP'`, held)))
    .orderBy(verifiedFirst)
    .limit(2);
  const [first, second] = found;
  if (first === undefined) return undefined;
  if (first.user.userStatus !== 'Pending OTP') return first;
  // Behind one network address, without cookies, two people cannot be told apart: nothing is opened to either.
  return second === undefined ? first : undefined;
}

/** The registrations that the calling browser has made. */
export const isHeldBy = (keys: Pseudonyms, client: Client): SQL =>
  client.deviceID === null
    ? eq(registrations.address, addressName(keys, client.address))
    : eq(registrations.browser, deviceName(keys, client.deviceID));

/** Puts the one verified account of a number before the registrations of it. */
export const verifiedFirst = sql`${users.userStatus} = 'Pending OTP'`;

/** The account that somebody signs in to: the verified one, else what the browser has registered, else what was registered last. */
export const ownFirst = (keys: Pseudonyms, { deviceID }: Client): SQL[] => [
  verifiedFirst,
  ...(deviceID === null
    ? []
    : [sql`${registrations.browser} is distinct from ${deviceName(keys, deviceID)}`]),
  desc(users.createdAt),
];

/** Notes under which cookie the browser goes on that asks for the registration's code. */
export async function goOn(
  db: Db,
  keys: Pseudonyms,
  client: Client,
  { user, isHeld }: OwnAccount,
  deviceID: string,
): Promise<void> {
  if (!isHeld) return;
  const isThis = eq(registrations.userID, user.id);
  await db
    .update(registrations)
    .set(client.deviceID === null ? { browser: deviceName(keys, deviceID) } : { address: null })
    .where(isThis);
}

/** Makes a registration that of the calling browser, whose user has just typed its password. */
export async function takeAlong(db: Db, keys: Pseudonyms, client: Client, userID: string): Promise<void> {
  const { holder } = registrantOf(keys, client, '');
  await hold(db, userID, holder);
}
