/** How an institute sets up that its own identity signs in. */
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { findInstitute, institutesInScope, lockInstituteConfig } from '../../organisations/index.ts';
import {
  invalidateEverywhere,
  mayBeCalled,
  notFound,
  signedIn,
  stale,
  validationFailed,
  type OperationContext,
  type OperationData,
  type OperationRequest,
} from '../../platform/index.ts';
import { audit, keptValues } from '../../records/index.ts';
import type { Services } from '../services.ts';
import { collegeSignIns, type CollegeSignIn } from '../tables/college-sign-ins.ts';
import { discover } from './provider.ts';

type Setup = OperationData<'getCollegeSignIn'>['collegeSignIn'];
type Change = OperationRequest<'updateCollegeSignIn'>['body'];

/** Under what it is remembered which colleges are offered. */
export const offeredKey = 'collegeSignIn';

/** Where colleges send browsers back to. */
export const redirectURIOf = ({ publicAddress }: Pick<Services, 'publicAddress'>): string =>
  `${publicAddress()}/college-sign-in`;

/** How an institute is asked; undefined where nothing was set up. */
export async function findCollege(db: Db, instituteID: string): Promise<CollegeSignIn | undefined> {
  const [found] = await db.select().from(collegeSignIns).where(eq(collegeSignIns.instituteID, instituteID));
  return found;
}

/** @throws ApiFailure 404 for an institute that the caller does not reach */
export async function readSetup(
  services: Services,
  instituteID: string,
  context: OperationContext,
): Promise<Setup> {
  await refuseUnreached(instituteID, context);
  return viewOf(services, instituteID, await findCollege(context.db, instituteID));
}

/**
 * Changes how an institute is asked. While it is switched on, it has to answer.
 * @throws ApiFailure 404 as `readSetup`; 409 STALE; 422 for an issuer that may not be called or does not answer
 */
export async function changeSetup(
  services: Services,
  instituteID: string,
  change: Change,
  context: OperationContext,
): Promise<Setup> {
  await refuseUnreached(instituteID, context);
  const before = await findCollege(context.db, instituteID);
  const wanted = wantedOf(services, before, change);
  if (wanted.isEnabled) await refuseSilent(services, wanted);
  const changed = await context.db.transaction(async (tx) => {
    await lockInstituteConfig(tx, instituteID);
    const current = versionOf(await findCollege(tx, instituteID));
    if (change.rowVersion !== current) throw stale(current);
    const values = {
      ...wanted,
      rowVersion: current + 1,
      updatedAt: context.now(),
      updatedBy: signedIn(context).id,
    };
    const [row] = await tx
      .insert(collegeSignIns)
      .values({ instituteID, ...values })
      .onConflictDoUpdate({ target: collegeSignIns.instituteID, set: values })
      .returning();
    const { rowVersion: _version, ...sent } = change;
    const fields = Object.keys(sent);
    await audit(tx, context, {
      action: 'changed',
      entityType: 'institute',
      entityID: instituteID,
      subjectID: instituteID,
      fields,
      ...keptValues(kept, fields, before ?? {}, wanted),
    });
    return row;
  });
  await invalidateEverywhere(context.db, offeredKey);
  return viewOf(services, instituteID, changed);
}

/** What the history of an institute says: nothing of the secret. */
const kept: readonly (keyof CollegeSignIn)[] = ['issuer', 'clientID', 'rollNumberClaim', 'isEnabled'];

const versionOf = (row: CollegeSignIn | undefined): number => row?.rowVersion ?? 1;

async function refuseUnreached(instituteID: string, context: OperationContext): Promise<void> {
  const caller = signedIn(context);
  const institute = await findInstitute(context.db, instituteID, institutesInScope(caller));
  if (caller.type !== 'S' || institute === undefined) throw notFound();
}

/** What the row would be. A secret goes to no other issuer than the one that it was typed for. */
function wantedOf({ college }: Services, before: CollegeSignIn | undefined, change: Change) {
  const issuer = (change.issuer ?? before?.issuer ?? '').trim();
  const clientID = (change.clientID ?? before?.clientID ?? '').trim();
  const missing = [...(issuer === '' ? ['issuer'] : []), ...(clientID === '' ? ['clientID'] : [])];
  if (missing.length > 0) {
    throw validationFailed(
      missing.map((path) => ({ path, code: 'required', message: 'This is needed to begin with.' })),
    );
  }
  if (!mayBeCalled(issuer, college.onLoopback)) {
    throw unfitIssuer('link', 'Enter an https address that everybody can reach.');
  }
  const keptSecret = issuer === before?.issuer ? before.sealedClientSecret : null;
  return {
    issuer,
    clientID,
    sealedClientSecret: change.clientSecret ? college.seal.seal(change.clientSecret) : keptSecret,
    rollNumberClaim:
      change.rollNumberClaim === undefined ? (before?.rollNumberClaim ?? null) : change.rollNumberClaim,
    isEnabled: change.isEnabled ?? before?.isEnabled ?? false,
  };
}

async function refuseSilent(
  { college }: Services,
  setup: Pick<CollegeSignIn, 'issuer' | 'clientID' | 'sealedClientSecret'>,
): Promise<void> {
  try {
    await discover(providerOf(college, setup), college.onLoopback);
  } catch {
    throw unfitIssuer(
      'unreachable',
      'This issuer does not describe itself. Check the address with your college.',
    );
  }
}

/** How a college is asked, with its secret opened. */
export const providerOf = (
  { seal }: Services['college'],
  { issuer, clientID, sealedClientSecret }: Pick<CollegeSignIn, 'issuer' | 'clientID' | 'sealedClientSecret'>,
) => ({
  issuer,
  clientID,
  clientSecret: sealedClientSecret === null ? null : seal.open(sealedClientSecret),
});

const unfitIssuer = (code: string, message: string) => validationFailed([{ path: 'issuer', code, message }]);

const viewOf = (services: Services, instituteID: string, row: CollegeSignIn | undefined): Setup => ({
  instituteID,
  issuer: row?.issuer ?? null,
  clientID: row?.clientID ?? null,
  hasClientSecret: row !== undefined && row.sealedClientSecret !== null,
  rollNumberClaim: row?.rollNumberClaim ?? null,
  isEnabled: row?.isEnabled ?? false,
  redirectURI: redirectURIOf(services),
  rowVersion: versionOf(row),
});
