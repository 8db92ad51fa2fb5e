/** Finding the people for a job in the database: whom the caller reaches, which the filters keep, how many, and in what order. */
import { mappingStatusValues, type EligibilityVerdict, type MappingStatus } from '@aarambh/api-client/enums';
import { and, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { academics, currentDegrees } from '../../candidates/index.ts';
import type { Db } from '../../database/index.ts';
import { candidates, mayBeShownToEmployers, users } from '../../identity/index.ts';
import { institutes } from '../../organisations/index.ts';
import { notFound, signedIn, type OperationContext, type SignedInUser } from '../../platform/index.ts';
import { readRow } from '../../records/index.ts';
import { verdictBy } from '../job-descriptions/matching.ts';
import { policyOf } from '../job-descriptions/preview.ts';
import { judgedJobsFor, type JudgedJob } from '../job-descriptions/reading.ts';
import { jobsInScope } from '../job-descriptions/scope.ts';
import { jobApprovals } from '../tables/job-descriptions.ts';
import { keptBy, type PeopleQuery } from './filters.ts';
import {
  cursorBehind,
  orderOf,
  placeValue,
  readPlace,
  type PeopleOrder,
  type PeopleSort,
  type Place,
} from './people-order.ts';
import { standingFor } from '../statuses/standing.ts';
import { applications } from '../tables/applications.ts';

/** People that are counted, and put in order by their match where no order is asked for. */
export const mostCounted = 1_000;

/** The same where only a verdict of each person tells whether they are counted. */
const mostJudged = 200;

/** The people for one job whom a caller may see and the filters keep. */
export interface FoundPeople {
  db: Db;
  job: JudgedJob;
  /** Whom the caller reaches and the filters keep, which can be asked of everybody. */
  where: SQL | undefined;
  /** What has to be true of each of them besides, which evaluates them; nothing where all are found. */
  evaluation: SQL | undefined;
  /** The same of those who have decided about the job. */
  evaluationOfDecided: SQL | undefined;
  /** Hardly anybody is found by it: evaluated in the order of an index, and only until enough are found. */
  isRare: boolean;
  /** Those of them who are found without an evaluation; nothing where there are none. */
  known: SQL | undefined;
  /** All stand at one status that a decision leads to, which an index finds in order. */
  isOfOneStatus: boolean;
  /** How many of them are counted. */
  most: number;
}

/** @throws ApiFailure 404 for a job out of the caller's scope */
export async function findPeople(context: OperationContext, asked: PeopleQuery): Promise<FoundPeople> {
  const { db } = context;
  const caller = signedIn(context);
  const now = context.now();
  // Whoever stands somewhere in the selection is shortlisted: they are found as those are.
  const query = asked.stage === undefined ? asked : { status: 'Shortlisted' as const, ...asked };
  const job = await readRow(db, judgedJobsFor(caller, now, context.locale), query.jdID, jobsInScope(caller));
  if (!job) throw notFound();
  // Whoever has applied was eligible then, and stays it.
  const verdict = sql`(${isNotNull(applications.eligibilitySnapshot)} or ${verdictBy(job, await policyOf(db, job), now)})`;
  const isRare = query.verdict !== undefined && query.verdict !== 'Eligible';
  const hidesOthers = caller.type === 'E' && (query.status ?? 'Eligible') === 'Eligible';
  const isWanted = query.verdict && isFound[query.verdict](verdict);
  const isShown = hidesOthers && !isRare ? shownToCompany(verdict, now) : undefined;
  const isKnown = query.verdict === undefined ? hasDecided : isNotNull(applications.eligibilitySnapshot);
  const isAtStatus = query.status && eq(standingFor(job), query.status);
  return {
    db,
    job,
    where: and(
      isFor(job),
      ofCallersInstitutes(caller),
      ...keptBy(caller, query, job),
      hidesOthers && isRare ? hasDecidedUnjudged : undefined,
    ),
    evaluation: and(isWanted, isShown),
    evaluationOfDecided: isWanted,
    isRare,
    known: isRare || query.status === 'Eligible' ? undefined : and(isKnown, isAtStatus),
    isOfOneStatus: query.status !== undefined && query.status !== 'Eligible',
    most: isRare ? mostJudged : mostCounted,
  };
}

/** One page: ids in order, of how many; `isTotalMinimum`: there are more than were counted. */
export interface PageOfPeople {
  ids: string[];
  total: number;
  isTotalMinimum: boolean;
  sort: PeopleSort;
  /** Where the next page goes on. */
  nextCursor?: string;
}

/** Which page of the people, and in which order. */
interface PageAsked {
  sort?: PeopleSort | undefined;
  limit: number;
  offset: number;
  /** Whoever stood last on the page before: what is read goes on from there, and `offset` says how far that is. */
  place?: Place | undefined;
}

/**
 * Without an order the best matches come first; more people than are counted come by their names, of which there is an index.
 * @throws ApiFailure 422 for a cursor that no page of this order gave
 */
export async function pageOfPeople(
  found: FoundPeople,
  { cursor, ...asked }: Omit<PageAsked, 'place'> & { cursor?: string | undefined },
): Promise<PageOfPeople> {
  const page = { ...asked, ...(cursor !== undefined && readPlace(cursor, asked.sort)) };
  if (await isLongAnyway(found)) return longPage(found, page);
  return (await shortPage(found, page)) ?? longPage(found, page);
}

/** The page where no more are found than are counted. */
async function shortPage(
  found: FoundPeople,
  { sort, limit, offset, place }: PageAsked,
): Promise<PageOfPeople | undefined> {
  const order = orderOf(found.job, sort ?? '-matchScore');
  const rows = rowsOf(found, order.value);
  // Whom to judge is read in the order of an index, and so no further than needed.
  const some = (found.isRare ? rows.orderBy(users.id) : rows).limit(found.most + 1).as('some');
  const counted = found.db
    .select({
      id: some.id,
      fullName: some.fullName,
      value: some.value,
      total: sql<number>`(count(*) over ())::int`.as('total'),
    })
    .from(some)
    .as('counted');
  const columns = {
    value: sql`${counted.value}`,
    fullName: sql`${counted.fullName}`,
    id: sql`${counted.id}`,
  };
  const page = await found.db
    .select({ id: counted.id, total: counted.total })
    .from(counted)
    .where(place && order.after(place, columns))
    .orderBy(...order.by(columns))
    .limit(limit + 1)
    .offset(place === undefined ? offset : 0);
  // No row of a page behind the last one says how many there are.
  const isFirst = place === undefined && offset === 0;
  const total = page[0]?.total ?? (isFirst ? 0 : await found.db.$count(some));
  if (total > found.most) return undefined;
  const ids = page.map(({ id }) => id);
  return { total, isTotalMinimum: false, sort: order.sort, ...(await endOf(found, order, ids, limit)) };
}

/** The ids of a page, of which one more was read, and the cursor of the next. */
async function endOf(
  found: FoundPeople,
  order: PeopleOrder,
  read: readonly string[],
  limit: number,
): Promise<Pick<PageOfPeople, 'ids' | 'nextCursor'>> {
  const ids = read.slice(0, limit);
  const last = ids.at(-1);
  if (last === undefined || read.length <= limit) return { ids };
  const everybody = { ...found, evaluation: undefined };
  const [place] = await rowsOf(everybody, placeValue(order), eq(users.id, last));
  if (place === undefined) return { ids };
  return { ids, nextCursor: cursorBehind(order.sort, { ...place, value: Number(place.value) }) };
}

/** Whether those who are found without an evaluation are too many already: then nobody is evaluated to be counted. */
async function isLongAnyway(found: FoundPeople): Promise<boolean> {
  if (found.known === undefined) return false;
  const known = rowsOf({ ...found, evaluation: undefined }, sql`1`, found.known).limit(found.most + 1);
  return (await found.db.$count(known.as('known'))) > found.most;
}

async function longPage(
  found: FoundPeople,
  { sort = 'firstName', limit, offset, place }: PageAsked,
): Promise<PageOfPeople> {
  const read = await idsOfPeople(found, { sort, limit: limit + 1, offset: place ? 0 : offset, place });
  const reached = offset + Math.min(read.length, limit);
  return {
    total: Math.max(found.most, read.length === 0 ? 0 : reached),
    isTotalMinimum: read.length > limit || reached <= found.most,
    sort,
    ...(await endOf(found, orderOf(found.job, sort), read, limit)),
  };
}

const columnsOf = ({ value }: PeopleOrder) => ({
  value,
  fullName: sql`${users.fullName}`,
  id: sql`${users.id}`,
});

/** Ids of the people, in order. */
export async function idsOfPeople(
  found: FoundPeople,
  { sort, limit, offset = 0, place }: Partial<PageAsked> & { sort: PeopleSort; limit: number },
): Promise<string[]> {
  const order = orderOf(found.job, sort);
  const columns = columnsOf(order);
  if (order.hasNoIndex && found.evaluation !== undefined) {
    return idsOfJudged(found, found.evaluation, { order, limit, offset, place });
  }
  if (order.applicants === undefined || found.isOfOneStatus) {
    const rows = await rowsOf(found, order.value, place && order.after(place, columns))
      .orderBy(...order.by(columns))
      .limit(limit)
      .offset(offset);
    return rows.map(({ id }) => id);
  }
  // Each by its own index, to the end of the page: together, everybody would be read and put in order.
  const half = (among: 'valued' | 'others') => {
    const isOne = among === 'valued' ? isNotNull(applications.appliedAt) : isNull(applications.appliedAt);
    const value = among === 'valued' ? order.value : sql`null::timestamptz`;
    return rowsOf(found, value, and(isOne, place && order.after(place, columns, among)))
      .orderBy(...order.by({ ...columns, value }))
      .limit(offset + limit);
  };
  const [first, then] =
    order.applicants === 'first' ? [half('valued'), half('others')] : [half('others'), half('valued')];
  const halves = unionAll(first, then).as('halves');
  const rows = await found.db
    .select({ id: halves.id })
    .from(halves)
    .orderBy(
      ...order.by({ value: sql`${halves.value}`, fullName: sql`${halves.fullName}`, id: sql`${halves.id}` }),
    )
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** The same where no index gives the order: people are put in order first, and only the first of them are judged. */
async function idsOfJudged(
  found: FoundPeople,
  evaluation: SQL,
  { order, limit, offset, place }: Omit<PageAsked, 'sort'> & { order: PeopleOrder },
): Promise<string[]> {
  const everybody = { ...found, evaluation: undefined };
  const columns = columnsOf(order);
  for (let most = (offset + limit) * 4; ; most *= 8) {
    // The database works out what is selected, where that is dear, after the order and the limit.
    const rows = await rowsOf(everybody, evaluation, place && order.after(place, columns))
      .orderBy(...order.by(columns))
      .limit(most);
    const ids = rows.flatMap(({ id, value }) => (value === true ? [id] : []));
    if (ids.length >= offset + limit || rows.length < most) return ids.slice(offset, offset + limit);
  }
}

/** How many there are, and how many stand where; each is counted up to one more than `mostCounted`. */
export async function countPeople(found: FoundPeople): Promise<ReadonlyMap<MappingStatus, number>> {
  const some = (those: SQL, { evaluation }: Pick<FoundPeople, 'evaluation'>) =>
    rowsOf({ ...found, evaluation }, sql`1`, those).limit(mostCounted + 1);
  // Planned once, not once for each status.
  const decided = some(sql`${standingFor(found.job)} = each.status`, {
    evaluation: found.evaluationOfDecided,
  });
  const rows = await found.db
    .select({
      status: sql<MappingStatus>`each.status`,
      count: sql<number>`(select count(*)::int from ${decided} as those)`,
    })
    .from(sql`unnest(${sql.param([...mappingStatusValues])}::text[]) as each(status)`);
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  return counts.set('Eligible', await found.db.$count(some(hasNotDecided, found).as('others')));
}

/** The people, or some of them, with all that conditions and orders name; the database leaves out of a statement what it does not name. */
function rowsOf({ db, job, where, evaluation, isRare }: FoundPeople, value: SQL, some?: SQL) {
  const rows = db
    .select({ id: users.id, fullName: users.fullName, value: sql<unknown>`${value}`.as('value') })
    .from(users)
    .leftJoin(candidates, eq(candidates.userID, users.id))
    .leftJoin(applications, and(eq(applications.userID, users.id), eq(applications.jdID, job.id)))
    .leftJoin(currentDegrees, eq(currentDegrees.userID, users.id))
    .leftJoin(institutes, eq(institutes.id, users.parentEntityID))
    .leftJoin(academics, eq(academics.userID, users.id))
    .$dynamic();
  if (!isRare || evaluation === undefined) return rows.where(and(where, some, evaluation));
  // Apart from the other conditions: the planner takes an evaluation within a join for as good as free, and joins everybody before the first.
  const evaluated = sql`(select ${evaluation} as is_found offset 0) as evaluated`;
  return rows.crossJoinLateral(evaluated).where(and(where, some, sql`evaluated.is_found`));
}

/** Candidates whom the job is for, whatever their marks: of an audience of freshers those whose institute approved it. */
function isFor({ id, audience }: JudgedJob): SQL | undefined {
  return and(
    eq(users.type, 'C'),
    eq(users.userStatus, 'Active'),
    eq(users.isActive, true),
    audience === 'Both' ? undefined : eq(users.isFresher, audience === 'Fresher'),
    audience === 'Fresher'
      ? sql`${users.parentEntityID} in (select ${jobApprovals.instituteID} from ${jobApprovals}
          where ${jobApprovals.jdID} = ${id} and ${jobApprovals.state} = 'Approved')`
      : undefined,
  );
}

/** Officers see the people of their own institutes only. */
function ofCallersInstitutes({ roleScope, parentEntityID }: SignedInUser): SQL | undefined {
  if (roleScope === 'institute') return eq(users.parentEntityID, parentEntityID ?? '');
  return roleScope === 'university' ? eq(institutes.universityID, parentEntityID ?? '') : undefined;
}

// A column of the index that finds the rows, which need not be read then.
const hasDecided = isNotNull(applications.userID);
const hasNotDecided = isNull(applications.userID);

// Said beside the verdict, which would read the others too.
const hasDecidedUnjudged = and(hasDecided, isNull(applications.eligibilitySnapshot));

/** A company meets those who have decided about the job, and of the others those who may apply and let themselves be shown. */
const shownToCompany = (verdict: SQL, now: Date): SQL | undefined =>
  or(hasDecided, isFound.Eligible(sql`(${and(isOpen, mayBeShownToEmployers(now), verdict)})`));

// Asked of each by itself: joined, the answers of all are read before the first.
const isOpen = sql`(select ${candidates.openToOpportunities} from ${candidates} where ${candidates.userID} = ${users.id})`;

/** Whether a verdict is this one. The planner takes a `coalesce` for as likely as not, and a verdict, of many conditions, for hardly ever so. */
const isFound: Readonly<Record<EligibilityVerdict, (verdict: SQL) => SQL>> = {
  Eligible: (verdict) => sql`coalesce(${verdict}, false)`,
  NotEligible: (verdict) => sql`coalesce(not ${verdict}, false)`,
  NeedsData: (verdict) => sql`coalesce(${verdict} is null, false)`,
};
