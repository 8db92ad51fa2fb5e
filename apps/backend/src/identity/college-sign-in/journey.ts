/** The way of a browser to its college and back. */
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { institutes } from '../../organisations/index.ts';
import {
  ApiFailure,
  cached,
  newDeviceID,
  notFound,
  type OperationContext,
  type OperationData,
} from '../../platform/index.ts';
import { enter } from '../auth/entering.ts';
import type { Services } from '../services.ts';
import { collegeLinks, collegeSignIns, type CollegeSignIn } from '../tables/college-sign-ins.ts';
import { users, type User } from '../tables/users.ts';
import { addressOf, claimsOf, discover, isUnreachable, newProofs, type Claims } from './provider.ts';
import { openFor, sealFor, type Journey } from './sealed.ts';
import { findCollege, offeredKey, providerOf, redirectURIOf } from './setup.ts';

/** The colleges whose own identity signs in, by name. */
export function listColleges(db: Db): Promise<OperationData<'listCollegeSignIns'>['college']> {
  return db
    .select({ instituteID: institutes.id, name: institutes.name, city: institutes.city })
    .from(collegeSignIns)
    .innerJoin(institutes, eq(institutes.id, collegeSignIns.instituteID))
    .where(and(eq(collegeSignIns.isEnabled, true), eq(institutes.isActive, true)))
    .orderBy(asc(institutes.name), asc(institutes.id));
}

/** Whether some college is offered, for the screen of the sign-in; no while the database does not answer. */
export async function isCollegeOffered(db: Db): Promise<boolean> {
  try {
    return await cached(db, `${offeredKey}/any`, async () => (await listColleges(db)).length > 0);
  } catch {
    return false;
  }
}

/**
 * Where the browser goes, and the id that it is known by until it is back.
 * @throws ApiFailure 404 for a college that has this not switched on; 503 for one that does not answer; 429
 */
export async function begin(
  services: Services,
  instituteID: string,
  context: OperationContext,
): Promise<{ url: string; deviceID: string }> {
  const { college, limiter } = services;
  const { client } = context;
  await limiter.attempt('loginPerAddress', client.address);
  const setup = await findEnabled(context.db, instituteID);
  const deviceID = client.deviceID ?? newDeviceID();
  const proofs = newProofs();
  const bound = { deviceID, now: context.now() };
  const state = sealFor(college.seal, 'journey', { instituteID, ...proofs }, bound);
  try {
    const provider = await discover(providerOf(college, setup), college.onLoopback);
    const url = await addressOf(provider, proofs, { state, redirectURI: redirectURIOf(services) });
    return { url, deviceID };
  } catch (error) {
    const reason = reasonOf(error);
    context.log.warn({ event: 'college does not answer', instituteID, reason }, 'college does not answer');
    throw unanswered();
  }
}

/** What came of a sign-in: a session, or what links the identity to whoever signs in next. */
export type Finished = { token: string; deviceID: string } | { linkToken: string };

/**
 * Signs in whoever the college sent back, if the account was linked.
 * @param query of the address that the browser was sent to
 * @throws ApiFailure 400 TOKEN_INVALID for what was not begun in this browser just now, or was refused; 403 NOT_ENTITLED for
 *   an account that has left the college; 403 ACCOUNT_SUSPENDED; 404 and 503 as `begin`
 */
export async function finish(
  services: Services,
  query: string,
  context: OperationContext,
): Promise<Finished> {
  const { college, limiter } = services;
  const { db, client, log } = context;
  const now = context.now();
  const state = new URLSearchParams(query).get('state') ?? '';
  const journey = openFor(college.seal, 'journey', state, { client, now });
  const deviceID = client.deviceID;
  if (journey === null || deviceID === null) throw notBegun();
  const { instituteID } = journey;
  const tries = `college ${deviceID}`;
  await limiter.attempt('loginPerCaller', tries);
  const claims = await ask(services, { ...journey, state, query }, context);
  await limiter.reset('loginPerCaller', tries);
  const user = await findLinked(db, instituteID, claims);
  if (user === undefined) {
    const bound = { deviceID, now };
    return { linkToken: sealFor(college.seal, 'acquaintance', { instituteID, ...claims }, bound) };
  }
  if (!isOfCollege(user, instituteID)) throw notOfCollege();
  const signedIn = await enter(services, user, context);
  log.info({ event: 'signed in by a college', userID: user.id, instituteID }, 'signed in by a college');
  return signedIn;
}

/** Whether somebody is a candidate of the institute: nobody else is opened by a college. */
export const isOfCollege = (
  { type, parentEntityType, parentEntityID }: Pick<User, 'type' | 'parentEntityType' | 'parentEntityID'>,
  instituteID: string,
): boolean => type === 'C' && parentEntityType === 'Institute' && parentEntityID === instituteID;

/** 403: an account that the college cannot open. */
export const notOfCollege = (): ApiFailure =>
  new ApiFailure(
    403,
    'NOT_ENTITLED',
    'Your account does not belong to this college. Sign in with your mobile number and password.',
  );

/** 400: what was brought is not what was begun in this browser within ten minutes. */
export const notBegun = (): ApiFailure =>
  new ApiFailure(400, 'TOKEN_INVALID', 'The sign-in with your college was not finished. Begin it again.');

const unanswered = (): ApiFailure =>
  new ApiFailure(
    503,
    'UNAVAILABLE',
    'The sign-in of your college does not answer. Try again later, or sign in with your mobile number.',
  );

/** Why a college signed nobody in, for the log: the rest of such an error may hold what it said of a person. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'UNKNOWN';

async function findEnabled(db: Db, instituteID: string): Promise<CollegeSignIn> {
  const setup = await findCollege(db, instituteID);
  if (setup?.isEnabled === true) return setup;
  throw notFound(
    'Signing in with this college is switched off. Sign in with your mobile number and password.',
  );
}

async function ask(
  services: Services,
  { instituteID, verifier, nonce, state, query }: Journey & { state: string; query: string },
  { db, log }: OperationContext,
): Promise<Claims> {
  const { college } = services;
  const setup = await findEnabled(db, instituteID);
  const came = new URL(redirectURIOf(services));
  came.search = query;
  try {
    const provider = await discover(providerOf(college, setup), college.onLoopback);
    return await claimsOf(provider, came, { verifier, nonce, state }, setup.rollNumberClaim);
  } catch (error) {
    log.warn(
      { event: 'college did not sign in', instituteID, reason: reasonOf(error) },
      'college did not sign in',
    );
    throw isUnreachable(error) ? unanswered() : notBegun();
  }
}

async function findLinked(
  db: Db,
  instituteID: string,
  { issuer, subject }: Claims,
): Promise<User | undefined> {
  const [found] = await db
    .select({ user: users })
    .from(collegeLinks)
    .innerJoin(users, eq(users.id, collegeLinks.userID))
    .where(
      and(
        eq(collegeLinks.instituteID, instituteID),
        eq(collegeLinks.issuer, issuer),
        eq(collegeLinks.subject, subject),
      ),
    );
  return found?.user;
}
