/** Which visits a caller reaches, and on which side of them the caller stands. */
import type { VisitSide } from '@aarambh/api-client/enums';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import { companies, institutes } from '../../organisations/index.ts';
import {
  indianDate,
  notFound,
  outOfScope,
  signedIn,
  stale,
  validationFailed,
  type OperationContext,
  type OperationData,
  type SignedInUser,
} from '../../platform/index.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { visits, type VisitRow } from '../tables/visits.ts';

export type Visit = OperationData<'getVisit'>['visit'];

/** How far ahead a day may lie, in years. */
const mostYears = 2;

/** Condition on `visits`, joined with their institutes: of the caller's company, institute or university, or all. */
export function visitsInScope({ roleScope, parentEntityID }: SignedInUser): SQL | undefined {
  if (roleScope === 'all') return undefined;
  if (parentEntityID === null) return sql`false`;
  if (roleScope === 'company') return eq(visits.companyID, parentEntityID);
  if (roleScope === 'institute') return eq(visits.instituteID, parentEntityID);
  return roleScope === 'university' ? eq(institutes.universityID, parentEntityID) : sql`false`;
}

/** Visits as rows with the names of both sides. */
export const readVisitRows = (db: Db) =>
  db
    .select({ visit: visits, companyName: companies.name, instituteName: institutes.name })
    .from(visits)
    .innerJoin(companies, eq(companies.id, visits.companyID))
    .innerJoin(institutes, eq(institutes.id, visits.instituteID))
    .$dynamic();

/** What a calendar knows a visit by. */
export const visitEventID = (id: string): string => `visit-${id}`;

export interface NamedVisit {
  visit: VisitRow;
  companyName: string;
  instituteName: string;
}

/** @throws ApiFailure 404 for a visit out of reach */
export async function findVisit(
  context: OperationContext,
  id: string,
  db: Db = context.db,
): Promise<NamedVisit> {
  const [found] = await readVisitRows(db).where(and(eq(visits.id, id), visitsInScope(signedIn(context))));
  if (found === undefined) throw notFound();
  return found;
}

/**
 * The visit, kept from others until the transaction ends.
 * @throws ApiFailure 404, 409 STALE when it has changed since it was read
 */
export async function lockVisit(tx: Transaction, id: string, rowVersion: number): Promise<VisitRow> {
  const [visit] = await tx.select().from(visits).where(eq(visits.id, id)).for('update');
  if (visit === undefined) throw notFound();
  if (visit.rowVersion !== rowVersion) throw stale(visit.rowVersion);
  return visit;
}

/** On which side the caller stands. @throws ApiFailure 403 for who belongs to neither */
export function sideOf(context: OperationContext): VisitSide {
  const { roleScope } = signedIn(context);
  if (roleScope === 'company') return 'Company';
  if (roleScope === 'institute') return 'Institute';
  throw outOfScope();
}

/** @throws ApiFailure 422 for a day that is over or lies too far ahead */
export function refuseUnfitDay(path: string, day: string, now: Date): void {
  const today = indianDate(now);
  const last = `${Number(today.slice(0, 4)) + mostYears}${today.slice(4)}`;
  if (day < today || day > last) {
    const message = 'Choose a day from today on, within two years.';
    throw validationFailed([{ path, code: 'outOfRange', message }]);
  }
}

/** Visits as callers read them. */
export async function visitViews(db: Db, found: readonly NamedVisit[]): Promise<Visit[]> {
  const ids = [...new Set(found.flatMap(({ visit }) => visit.jdIDs))];
  const jobs =
    ids.length === 0
      ? []
      : await db
          .select({ jdID: jobDescriptions.id, title: jobDescriptions.title })
          .from(jobDescriptions)
          .where(inArray(jobDescriptions.id, ids));
  const byID = new Map(jobs.map((job) => [job.jdID, job]));
  return found.map(({ visit, companyName, instituteName }) => {
    const { id, companyID, instituteID, wantedDays, state, rowVersion } = visit;
    const { day, hall, kind, note, reason, cancelledBy } = visit;
    return {
      id,
      companyID,
      companyName,
      instituteID,
      instituteName,
      job: visit.jdIDs.flatMap((jdID) => byID.get(jdID) ?? []),
      wantedDays,
      state,
      rowVersion,
      ...(day !== null && { day }),
      ...(hall !== null && { hall }),
      ...(kind !== null && { kind }),
      ...(note !== null && { note }),
      ...(reason !== null && { reason }),
      ...(cancelledBy !== null && { cancelledBy }),
    };
  });
}
