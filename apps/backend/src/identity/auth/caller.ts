/**
 * Who tries something about a mobile number: a browser that has signed in with it before, or else a network address. Limits count callers,
 * so that nobody can use up the tries of the number's owner.
 */
import { and, eq, gt, or, type SQL } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import { deviceLife, pseudonym, type Keys, type Client } from '../../platform/index.ts';
import { collegeLinks } from '../tables/college-sign-ins.ts';
import { users } from '../tables/users.ts';
import { knownDevices, otpChallenges } from '../tables/auth.ts';

export type Pseudonyms = Pick<Keys, 'pseudonyms'>;

export interface Caller {
  /** Whether the browser has signed in with the number before. */
  isKnown: boolean;
  /** What limits on tries about the number count. */
  subject: string;
}

/** Who calls about `mobileNumber`. Does the same for a number that nobody has. */
export async function callerOf(
  db: Db,
  keys: Pseudonyms,
  client: Client,
  mobileNumber: string,
  now: Date,
): Promise<Caller> {
  const address = { isKnown: false, subject: `${client.address} ${mobileNumber}` };
  if (client.deviceID === null) return address;
  const found = await db
    .select({ userID: users.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userID))
    .where(
      and(
        eq(knownDevices.device, deviceName(keys, client.deviceID)),
        eq(users.mobileNumber, mobileNumber),
        gt(knownDevices.expiresAt, now),
      ),
    );
  return found.length === 0
    ? address
    : { isKnown: true, subject: `device ${client.deviceID} ${mobileNumber}` };
}

/** Notes that the browser has signed in to the account. */
export async function rememberDevice(
  tx: Transaction,
  keys: Pseudonyms,
  { userID, deviceID }: { userID: string; deviceID: string },
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + deviceLife * 1000);
  await tx
    .insert(knownDevices)
    .values({ device: deviceName(keys, deviceID), userID, expiresAt })
    .onConflictDoUpdate({ target: [knownDevices.device, knownDevices.userID], set: { expiresAt } });
}

/** Forgets every browser that has signed in to the account, and every identity of a college that opens it: one of them may be a stranger's. */
export async function forgetWaysIn(tx: Transaction, userID: string): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.userID, userID));
  await tx.delete(collegeLinks).where(eq(collegeLinks.userID, userID));
}

/** Under what a code that a client asks for is kept. One that brings no cookie is given one, by which it is found again. */
export function holderOf(keys: Pseudonyms, client: Client, issuedID: string) {
  return client.deviceID === null
    ? { caller: addressName(keys, client.address), issuedTo: deviceName(keys, issuedID) }
    : { caller: deviceName(keys, client.deviceID), issuedTo: null };
}

/** The codes that a client asked for: nobody else can try or replace them. */
export function askedForBy(keys: Pseudonyms, client: Client): SQL | undefined {
  if (client.deviceID === null) return eq(otpChallenges.caller, addressName(keys, client.address));
  const device = deviceName(keys, client.deviceID);
  return or(eq(otpChallenges.caller, device), eq(otpChallenges.issuedTo, device));
}

/** Pseudonym of a browser. */
export const deviceName = (keys: Pseudonyms, deviceID: string) =>
  `device:${pseudonym(keys, `device ${deviceID}`)}`;
/** Pseudonym of a network address. */
export const addressName = (keys: Pseudonyms, address: string) =>
  `address:${pseudonym(keys, `address ${address}`)}`;
