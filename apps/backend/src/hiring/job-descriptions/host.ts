/** The campus that hosts the drive of a job, as each reads it. */
import type { components } from '@aarambh/api-client/schema';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { institutes } from '../../organisations/index.ts';
import { signedIn, type OperationContext, type SignedInUser } from '../../platform/index.ts';
import { isOfCompany } from './scope.ts';
import { driveHosts } from '../tables/hosts.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';

export type HostView = components['schemas']['DriveHost'];

/** The campus that was asked to host the drive of a job, or null; candidates and other campuses read one that has agreed. */
export async function hostOf(
  context: OperationContext,
  jdID: string,
  db: Db = context.db,
): Promise<HostView | null> {
  const caller = signedIn(context);
  const [row] = await db
    .select({ host: driveHosts, instituteName: institutes.name, city: institutes.city })
    .from(driveHosts)
    .innerJoin(institutes, eq(institutes.id, driveHosts.instituteID))
    .where(eq(driveHosts.jdID, jdID));
  if (row === undefined) return null;
  const { instituteID, state, venue, reason } = row.host;
  const isAsked = answersFor(caller, instituteID);
  const isInIt = isAsked || isOfCompany(caller);
  if (state !== 'Agreed' && !isInIt) return null;
  return {
    instituteID,
    instituteName: row.instituteName,
    city: row.city,
    state,
    venue,
    ...(isInIt && { reason }),
    ...(isAsked && { mayAnswer: context.permissions.has('Manage JD') }),
  };
}

/** Whether the caller speaks for the campus: its own office, or the platform's staff. */
export const answersFor = (
  { roleScope, parentEntityID }: Pick<SignedInUser, 'roleScope' | 'parentEntityID'>,
  instituteID: string,
): boolean => roleScope === 'all' || (roleScope === 'institute' && parentEntityID === instituteID);

/** Condition on `jobDescriptions`: the caller's campus hosts the drive now. */
export function isHostedBy({ roleScope, parentEntityID }: SignedInUser): SQL<boolean> {
  if (roleScope !== 'institute' || parentEntityID === null) return sql<boolean>`false`;
  return sql<boolean>`exists (select from ${driveHosts} where ${and(
    eq(driveHosts.jdID, jobDescriptions.id),
    eq(driveHosts.instituteID, parentEntityID),
    eq(driveHosts.state, 'Agreed'),
  )})`;
}

/** Where rounds of a job are held that name no place: at the host's, once its office has agreed. */
export async function hostPlace(db: Db, jdID: string): Promise<string | null> {
  const [host] = await db.select().from(driveHosts).where(eq(driveHosts.jdID, jdID));
  return host?.state === 'Agreed' ? host.venue : null;
}
