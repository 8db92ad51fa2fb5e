/** Candidates say of which jobs they want to hear when they open. */
import { limits } from '@aarambh/forms';
import { and, asc, eq, sql } from 'drizzle-orm';
import { cities } from '../../catalogue/index.ts';
import type { Transaction } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import { companies } from '../../organisations/index.ts';
import {
  ApiFailure,
  localized,
  notFound,
  signedIn,
  storedText,
  validationFailed,
  type OperationContext,
  type OperationData,
  type OperationRequest,
  type Operations,
} from '../../platform/index.ts';
import { nameIn } from '../../records/index.ts';
import { jobAlerts } from '../tables/job-alerts.ts';

type JobAlertView = OperationData<'addJobAlert'>['jobAlert'];
type Wanted = OperationRequest<'addJobAlert'>['body'];

export const jobAlertsOperations = {
  listJobAlerts: async (_request, context) => ({ data: { jobAlert: await readAlerts(context) } }),

  addJobAlert: async ({ body }, context) => {
    const userID = signedIn(context).id;
    const wanted = narrowed(body);
    const id = await context.db.transaction(async (tx) => {
      // Two alerts that are added at once are counted one after the other.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userID)).for('update');
      await refuseUnknown(tx, wanted);
      const kept = await tx.select().from(jobAlerts).where(eq(jobAlerts.userID, userID));
      const same = kept.find((each) => isSame(each, wanted));
      // Whoever asks once more wants to hear of it.
      if (same !== undefined) {
        await tx.update(jobAlerts).set({ isPaused: false }).where(eq(jobAlerts.id, same.id));
        return same.id;
      }
      if (kept.length >= limits.jobAlerts.most) {
        const { most } = limits.jobAlerts;
        const text = localized('You have {most} job alerts. Delete one first.', { most });
        throw new ApiFailure(409, 'ILLEGAL_TRANSITION', text);
      }
      const [added] = await tx
        .insert(jobAlerts)
        .values({ userID, ...wanted, createdAt: context.now() })
        .returning({ id: jobAlerts.id });
      return added?.id ?? '';
    });
    return { data: { jobAlert: await readAlert(context, id) } };
  },

  updateJobAlert: async ({ params: { id }, body: { isPaused } }, context) => {
    const changed = await context.db
      .update(jobAlerts)
      .set({ isPaused })
      .where(ownAlert(context, id))
      .returning({ id: jobAlerts.id });
    if (changed.length === 0) throw notFound();
    return { data: { jobAlert: await readAlert(context, id) } };
  },

  deleteJobAlert: async ({ params: { id } }, context) => {
    const deleted = await context.db
      .delete(jobAlerts)
      .where(ownAlert(context, id))
      .returning({ id: jobAlerts.id });
    if (deleted.length === 0) throw notFound();
    return { data: null };
  },
} satisfies Operations;

const ownAlert = (context: OperationContext, id: string) =>
  and(eq(jobAlerts.id, id), eq(jobAlerts.userID, signedIn(context).id));

type Narrowed = Required<{ [Name in keyof Wanted]: NonNullable<Wanted[Name]> | null }>;

/** @throws ApiFailure 422 for what would be every job */
function narrowed({ search, jobType, cityID, minPaise, companyID }: Wanted): Narrowed {
  const words = search == null ? '' : storedText(search);
  const wanted = {
    search: words === '' ? null : words,
    jobType: jobType ?? null,
    cityID: cityID ?? null,
    minPaise: minPaise ?? null,
    companyID: companyID ?? null,
  };
  if (Object.values(wanted).some((value) => value !== null)) return wanted;
  throw validationFailed([
    {
      path: 'search',
      code: 'required',
      message: 'Say what the job is to be like: you hear of all others anyway.',
    },
  ]);
}

/** @throws ApiFailure 422 for a city or a company that is not there */
async function refuseUnknown(tx: Transaction, { cityID, companyID }: Narrowed): Promise<void> {
  const isCity = cityID === null || (await tx.$count(cities, eq(cities.id, cityID))) > 0;
  const isCompany =
    companyID === null ||
    (await tx.$count(
      companies,
      and(eq(companies.id, companyID), eq(companies.verificationStatus, 'Verified')),
    )) > 0;
  const paths = [...(isCity ? [] : ['cityID']), ...(isCompany ? [] : ['companyID'])];
  if (paths.length === 0) return;
  throw validationFailed(
    paths.map((path) => ({ path, code: 'unknown', message: 'Choose a record from the list.' })),
  );
}

const isSame = (one: Narrowed, other: Narrowed): boolean =>
  one.search?.toLowerCase() === other.search?.toLowerCase() &&
  one.jobType === other.jobType &&
  one.cityID === other.cityID &&
  one.minPaise === other.minPaise &&
  one.companyID === other.companyID;

/** The caller's alerts, the oldest first, or the one with this id. */
async function readAlerts(context: OperationContext, id?: string): Promise<JobAlertView[]> {
  const rows = await context.db
    .select({
      id: jobAlerts.id,
      search: jobAlerts.search,
      jobType: jobAlerts.jobType,
      cityID: jobAlerts.cityID,
      cityName: sql<string | null>`(select ${nameIn(cities, context.locale)} from ${cities}
        where ${cities.id} = ${jobAlerts.cityID})`,
      minPaise: jobAlerts.minPaise,
      companyID: jobAlerts.companyID,
      companyName: companies.name,
      isPaused: jobAlerts.isPaused,
      createdAt: jobAlerts.createdAt,
    })
    .from(jobAlerts)
    .leftJoin(companies, eq(companies.id, jobAlerts.companyID))
    .where(
      and(eq(jobAlerts.userID, signedIn(context).id), id === undefined ? undefined : eq(jobAlerts.id, id)),
    )
    .orderBy(asc(jobAlerts.createdAt), asc(jobAlerts.id))
    .limit(limits.jobAlerts.most);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

async function readAlert(context: OperationContext, id: string): Promise<JobAlertView> {
  const [alert] = await readAlerts(context, id);
  if (alert === undefined) throw notFound();
  return alert;
}
