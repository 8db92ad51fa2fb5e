/** Offers that the office brought about, as IPRS counts them: all that were made, and those by which somebody counts as placed. */
import type { OfferGroup } from '@aarambh/api-client/enums';
import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { industries } from '../../catalogue/index.ts';
import type { Db } from '../../database/index.ts';
import { applications, jobDescriptions, jobProfiles, outcomes } from '../../hiring/index.ts';
import { companies } from '../../organisations/index.ts';
import type { SignedInUser } from '../../platform/index.ts';
import { graduatesOf, type Graduates } from './graduates.ts';
import type { Asked } from './table.ts';

/** Kinds of outcome that came about through the office; what people found elsewhere is outside of it. */
export const throughOffice = ['On campus', 'Pre-placement offer'] as const;

/** What is known of the job of an application that is joined; of others nothing. */
const ofJob = {
  functionID: sql<string | null>`${jobProfiles.id}`.as('function_id'),
  functionName: sql<string | null>`${jobProfiles.title}`.as('function_name'),
  sectorID: sql<string | null>`${industries.id}`.as('sector_id'),
  sectorName: sql<string | null>`${industries.name}`.as('sector_name'),
};

const nothing = (name: string) => sql<string | null>`null::text`.as(name);

const person = ({ userID, name, fullName, rollNumber, programName }: Graduates) => ({
  userID: sql<string>`${userID}`.as('person'),
  name: sql<string>`${name}`.as('person_name'),
  fullName: sql<string>`${fullName}`.as('sort_name'),
  rollNumber: sql<string>`${rollNumber}`.as('roll'),
  program: sql<string>`${programName}`.as('studied'),
});

const paise = (value: unknown, name: string) => sql<number | null>`${value}`.mapWith(Number).as(name);

/** A row for each person who counts as placed through the office, with that offer. */
export function acceptedOf(db: Db, caller: SignedInUser, asked: Asked) {
  const graduates = graduatesOf(db, caller, asked);
  const { isDivided } = graduates;
  const fixed = sql`case when ${isDivided} then coalesce(${graduates.fixedPaise}, 0) end`;
  return db
    .select({
      ...person(graduates),
      employer: sql<string>`${graduates.organisation}`.as('employer'),
      title: sql<string | null>`${graduates.title}`.as('job'),
      place: sql<string | null>`${graduates.place}`.as('work_place'),
      ...ofJob,
      state: sql<string>`${graduates.kind}`.as('state'),
      fixedPaise: paise(fixed, 'fixed'),
      guaranteedPaise: paise(
        sql`case when ${isDivided} then coalesce(${graduates.fixedPaise}, 0) + coalesce(${graduates.oneTimePaise}, 0) end`,
        'guaranteed',
      ),
      mostPaise: paise(graduates.ctcPaise, 'most'),
    })
    .from(graduates)
    .leftJoin(applications, eq(applications.id, graduates.applicationID))
    .leftJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .leftJoin(jobProfiles, eq(jobProfiles.id, jobDescriptions.jobProfileID))
    .leftJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .leftJoin(industries, eq(industries.id, companies.industryID))
    .where(inArray(graduates.kind, [...throughOffice]))
    .as('accepted');
}

/** A row for each offer to a graduate: of a company on the platform, or one before it that the office has confirmed. */
export function offersOf(db: Db, caller: SignedInUser, asked: Asked) {
  const graduates = graduatesOf(db, caller, asked);
  const made = db
    .select({
      ...person(graduates),
      employer: sql<string>`${companies.name}`.as('employer'),
      title: sql<string | null>`${jobDescriptions.title}`.as('job'),
      place: sql<string | null>`${applications.offer} ->> 'location'`.as('work_place'),
      ...ofJob,
      state: sql<string>`${applications.status}`.as('state'),
      mostPaise: paise(sql`(${applications.offer} ->> 'ctcPaise')::bigint`, 'most'),
    })
    .from(graduates)
    .innerJoin(applications, eq(applications.userID, graduates.userID))
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .leftJoin(jobProfiles, eq(jobProfiles.id, jobDescriptions.jobProfileID))
    .leftJoin(industries, eq(industries.id, companies.industryID))
    .where(isNotNull(applications.offer));
  const before = db
    .select({
      ...person(graduates),
      employer: sql<string>`${outcomes.organisation}`.as('employer'),
      title: sql<string | null>`${outcomes.title}`.as('job'),
      place: sql<string | null>`${outcomes.place}`.as('work_place'),
      functionID: nothing('function_id'),
      functionName: nothing('function_name'),
      sectorID: nothing('sector_id'),
      sectorName: nothing('sector_name'),
      state: sql<string>`${outcomes.kind}`.as('state'),
      mostPaise: paise(outcomes.ctcPaise, 'most'),
    })
    .from(graduates)
    .innerJoin(outcomes, eq(outcomes.userID, graduates.userID))
    .where(and(eq(outcomes.kind, 'Pre-placement offer'), eq(outcomes.state, 'Confirmed')));
  return unionAll(made, before).as('offers');
}

type Grouped = Pick<
  ReturnType<typeof offersOf>,
  'functionID' | 'functionName' | 'sectorID' | 'sectorName' | 'place' | 'state'
>;

/** Key of those of whom nobody has said it. */
export const notSaid = 'none';

/** What groups a row and what the group is called. Places are one however they are written. */
const parts: Readonly<Record<OfferGroup, (rows: Grouped) => { id: SQL; label: SQL }>> = {
  function: ({ functionID, functionName }) => ({ id: sql`${functionID}`, label: sql`${functionName}` }),
  sector: ({ sectorID, sectorName }) => ({ id: sql`${sectorID}`, label: sql`${sectorName}` }),
  place: ({ place }) => ({
    id: sql`nullif(lower(trim(${place})), '')`,
    label: sql`nullif(trim(${place}), '')`,
  }),
  state: ({ state }) => ({ id: sql`${state}`, label: sql`${state}` }),
};

/** The key of a row's group and what it is called, as columns of a query that is grouped by the key. */
export function groupOf(rows: Grouped, by: OfferGroup): { key: SQL<string>; label: SQL<string | null> } {
  const { id, label } = parts[by](rows);
  return {
    key: sql<string>`coalesce(${id}, ${sql.raw(`'${notSaid}'`)})`,
    label: sql<string | null>`min(${label})`,
  };
}

/** Condition: the row is of the group that is asked for; undefined: of any. */
export function isAsked(rows: Grouped, { by, group }: Asked): SQL | undefined {
  return by === undefined || group === undefined ? undefined : sql`${groupOf(rows, by).key} = ${group}`;
}
