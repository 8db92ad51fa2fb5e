import { seasonForm } from '@aarambh/forms';
import type { components } from '@aarambh/api-client/schema';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { notFound, signedIn, type SignedInUser, type Operations, sanitise } from '../../platform/index.ts';
import { programs } from '../../catalogue/index.ts';
import { defineCatalogue, namesOf, counted } from '../../records/index.ts';
import { institutes } from '../../organisations/index.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { seasonEnrolments, seasons } from '../tables/seasons.ts';

type Schemas = components['schemas'];
type Season = typeof seasons.$inferSelect;

const enrolled = counted(sql`from ${seasonEnrolments}
  where ${seasonEnrolments.seasonID} = ${seasons.id} and ${seasonEnrolments.state} = 'Active'`);
const enrolments = counted(sql`from ${seasonEnrolments} where ${seasonEnrolments.seasonID} = ${seasons.id}`);
const jobs = counted(sql`from ${jobDescriptions} where ${jobDescriptions.seasonID} = ${seasons.id}`);

/** Whether the season is for this institute; one without institutes is for all. */
export const isFor = (instituteID: string): SQL =>
  sql`(${seasons.instituteIDs} @> array[${instituteID}]::text[] or ${seasons.instituteIDs} = '{}')`;

/** Officers see the seasons of their institutes, others those that are posted and, with an institute, for it. */
export function seasonsInScope({
  roleScope,
  parentEntityID,
  parentEntityType,
}: SignedInUser): SQL | undefined {
  if (roleScope === 'all') return undefined;
  const isPosted = eq(seasons.status, 'Posted');
  if (parentEntityID === null) return isPosted;
  if (roleScope === 'university') {
    return or(
      eq(seasons.instituteIDs, []),
      sql`exists (select from ${institutes} where ${institutes.universityID} = ${parentEntityID}
        and ${seasons.instituteIDs} @> array[${institutes.id}])`,
    );
  }
  if (roleScope === 'institute') return isFor(parentEntityID);
  return parentEntityType === 'Institute' ? and(isPosted, isFor(parentEntityID)) : isPosted;
}

export const seasonCatalogue = defineCatalogue({
  key: 'season',
  table: seasons,
  readers: ['Manage Season', 'View Season'],
  scope: seasonsInScope,
  derived: {
    enrolledCount: enrolled,
    jobCount: jobs,
    instituteNames: namesOf(institutes, seasons.instituteIDs),
  },
  searched: [seasons.name, seasons.academicYear],
  filters: {
    instituteID: isFor,
    status: (status: Season['status']) => eq(seasons.status, status),
    academicYear: (year: string) => eq(seasons.academicYear, year),
    isOver: (isOver: boolean) => sql`(${seasons.endDate} <= now()) = ${isOver}`,
  },
  groups: { status: seasons.status },
  sorts: { name: seasons.name },
  item: ({ id, name }) => ({ id, name }),
  download: [
    'id',
    'name',
    'academicYear',
    'seasonType',
    'instituteNames',
    'passingYears',
    'startDate',
    'endDate',
    'enrolledCount',
    'jobCount',
    'status',
    'isActive',
  ],
  ownedBy: ['institute'],
  addedBy: ['institute'],
  // A season of several institutes is the platform's to change.
  isOwn: ({ instituteIDs }, { parentEntityID }) =>
    instituteIDs.length === 1 && instituteIDs[0] === parentEntityID,
  references: { instituteIDs: institutes, programIDs: programs },
  form: {
    between: seasonForm.between,
    // The rules between fields are about the days.
    fromRecord: ({ registrationStart, registrationEnd, startDate, endDate }) =>
      seasonForm.fromRecord({
        registrationStart: registrationStart?.toISOString(),
        registrationEnd: registrationEnd?.toISOString(),
        startDate: startDate?.toISOString(),
        endDate: endDate?.toISOString(),
      }),
  },
  prepare: (_tx, values, context, before) => {
    const { roleScope, parentEntityID } = signedIn(context);
    const isOfInstitute = roleScope === 'institute' && parentEntityID !== null;
    const owned = isOfInstitute ? { ...values, instituteIDs: [parentEntityID] } : values;
    if (typeof owned.termsText !== 'string') return owned;
    const termsText = sanitise(owned.termsText).html;
    // What students accepted is told apart from what the terms say now.
    return before !== undefined && termsText !== before.termsText
      ? { ...owned, termsText, termsVersion: before.termsVersion + 1 }
      : { ...owned, termsText };
  },
  keepsValuesOf: [
    'name',
    'academicYear',
    'seasonType',
    'instituteIDs',
    'programIDs',
    'passingYears',
    'registrationStart',
    'registrationEnd',
    'startDate',
    'endDate',
    'policy',
    'status',
  ],
  sameAs: ({ name, instituteIDs }) =>
    and(
      sql`lower(${seasons.name}) = lower(${name})`,
      sql`${seasons.instituteIDs} = ${sql.param(instituteIDs)}::text[]`,
    ),
  usage: { enrolments, jobs },
});

export const seasonsOperations = {
  listSeasons: seasonCatalogue.list,
  countSeasons: seasonCatalogue.count,
  getSeason: seasonCatalogue.get,
  addSeason: ({ body }, context) => seasonCatalogue.add({ body: datesOf(body) }, context),
  updateSeason: ({ params, body: { rowVersion, ...body } }, context) =>
    seasonCatalogue.update({ params, body: { ...datesOf(body), rowVersion } }, context),
  deleteSeason: seasonCatalogue.remove,
  setSeasonStatus: ({ params: { id }, body }, context) =>
    seasonCatalogue.decide(id, body, undefined, context),
  cloneSeason: async ({ params: { id }, body: { name } }, context) => {
    const [season] = await context.db
      .select()
      .from(seasons)
      .where(and(eq(seasons.id, id), seasonsInScope(signedIn(context))));
    if (season === undefined) throw notFound();
    return seasonCatalogue.add({ body: { ...nextYear(season), name } }, context);
  },
  downloadSeasons: seasonCatalogue.download,
} satisfies Operations;

/** What is sent, with its moments as the table has them. */
export function datesOf({
  registrationStart,
  registrationEnd,
  startDate,
  endDate,
  ...body
}: Partial<Schemas['SeasonFields']>): Partial<typeof seasons.$inferInsert> {
  const read = (moment: string | undefined) => (moment === undefined ? undefined : new Date(moment));
  const dates = {
    registrationStart: read(registrationStart),
    registrationEnd: read(registrationEnd),
    startDate: read(startDate),
    endDate: read(endDate),
  };
  return { ...body, ...withoutUnsent(dates) };
}

/** The dates that were sent. */
function withoutUnsent<Dates extends Readonly<Record<string, Date | undefined>>>(
  dates: Dates,
): Partial<Dates> {
  const sent: Partial<Dates> = { ...dates };
  for (const name in dates) if (dates[name] === undefined) delete sent[name];
  return sent;
}

/** What a season says again a year later. */
function nextYear(season: Season): Partial<typeof seasons.$inferInsert> {
  const { academicYear, seasonType, instituteIDs, programIDs, passingYears, policy, termsText } = season;
  const first = Number(academicYear.slice(0, 4)) + 1;
  const later = (at: Date): Date => new Date(new Date(at).setUTCFullYear(at.getUTCFullYear() + 1));
  return {
    academicYear: `${first}-${String((first + 1) % 100).padStart(2, '0')}`,
    seasonType,
    instituteIDs,
    programIDs,
    passingYears: passingYears.map((year) => year + 1),
    registrationStart: later(season.registrationStart),
    registrationEnd: later(season.registrationEnd),
    startDate: later(season.startDate),
    endDate: later(season.endDate),
    policy: {
      ...policy,
      ...(policy.cvFreezeAt ? { cvFreezeAt: later(new Date(policy.cvFreezeAt)).toISOString() } : {}),
    },
    termsText,
  };
}
