import { and, eq, sql } from 'drizzle-orm';
import { industries } from '../../catalogue/index.ts';
import { byVerdict, evaluateOpenJobs, jobAlerts, openJobViews } from '../../hiring/index.ts';
import { companies } from '../../organisations/index.ts';
import { notFound, signedIn, type OperationContext, type Operations } from '../../platform/index.ts';
import { nameIn } from '../../records/index.ts';
import { answerDaysOf, payOf, placesOf, roundsOf, takenBy } from './figures.ts';
import { companiesToldTo, toldJobs, toldPeople } from './scope.ts';

/** Open jobs that the page shows; the list of jobs has all. */
const mostOpen = 6;

/** The page of a company, for those who think of working there. */
export const companyProfileOperations = {
  getCompanyProfile: async ({ params: { id: asked } }, context) => {
    const { db, locale } = context;
    const caller = signedIn(context);
    const company = await findCompany(context, asked);
    const { verifiedAt, ...facts } = company;
    const jobs = toldJobs(caller, company.id);
    const people = toldPeople(caller);
    return {
      data: {
        companyProfile: {
          ...facts,
          verifiedSince: company.status === 'Verified' ? (verifiedAt?.toISOString() ?? null) : null,
          cityNames: await placesOf(db, jobs, locale),
          pay: await payOf(db, jobs, people),
          taken: await takenBy(db, jobs, people),
          rounds: await roundsOf(db, jobs),
          answerDays: await answerDaysOf(db, jobs),
          ...(caller.type === 'C' && (await forCandidate(context, company.id))),
        },
      },
    };
  },
} satisfies Operations;

/** The company, or the one that it was merged into. @throws ApiFailure 404 */
async function findCompany(context: OperationContext, id: string) {
  const isAsked = sql`${companies.id} = coalesce(
    (select gone.merged_into_id from ${companies} as gone where gone.id = ${id}), ${id})`;
  const [company] = await context.db
    .select({
      id: companies.id,
      name: companies.name,
      about: companies.about,
      website: companies.website,
      location: companies.location,
      size: companies.size,
      industryName: nameIn(industries, context.locale),
      status: companies.verificationStatus,
      verifiedAt: companies.verifiedAt,
    })
    .from(companies)
    .innerJoin(industries, eq(industries.id, companies.industryID))
    .where(and(isAsked, companiesToldTo(signedIn(context))));
  if (company === undefined) throw notFound();
  return company;
}

/** Its open jobs with the verdict about the caller, and whether the caller follows it. */
async function forCandidate(context: OperationContext, companyID: string) {
  const { jobs, price } = await evaluateOpenJobs(context, { companyID });
  const shown = jobs.toSorted(byVerdict).slice(0, mostOpen);
  const [followed] = await context.db
    .select({ id: jobAlerts.id })
    .from(jobAlerts)
    .where(
      and(
        eq(jobAlerts.userID, signedIn(context).id),
        eq(jobAlerts.companyID, companyID),
        eq(jobAlerts.isPaused, false),
        sql`num_nonnulls(${jobAlerts.search}, ${jobAlerts.jobType}, ${jobAlerts.cityID}, ${jobAlerts.minPaise}) = 0`,
      ),
    )
    .limit(1);
  return {
    openJobs: await openJobViews(context, shown, price),
    openCount: jobs.length,
    alertID: followed?.id ?? null,
  };
}
