import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { SignedInUser, Operations } from '../../platform/index.ts';
import { defineCatalogue, namesOf, counted } from '../../records/index.ts';
import { institutes } from '../../organisations/index.ts';
import { jobDescriptions } from '../job-descriptions/tables.ts';
import { seasonEnrolments, seasons } from './tables.ts';

type Season = typeof seasons.$inferSelect;

const enrolled = counted(sql`from ${seasonEnrolments}
  where ${seasonEnrolments.seasonID} = ${seasons.id} and ${seasonEnrolments.state} = 'Active'`);
const jobs = counted(sql`from ${jobDescriptions} where ${jobDescriptions.seasonID} = ${seasons.id}`);

/** Whether the season is for this institute; one without institutes is for all. */
const isFor = (instituteID: string): SQL =>
  sql`(${seasons.instituteIDs} @> array[${instituteID}]::text[] or ${seasons.instituteIDs} = '{}')`;

/** Officers see the seasons of their institutes, others those that are posted and, with an institute, for it. */
function seasonsInScope({ roleScope, parentEntityID, parentEntityType }: SignedInUser): SQL | undefined {
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
  },
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
  sameAs: ({ name, instituteIDs }) =>
    and(
      sql`lower(${seasons.name}) = lower(${name})`,
      sql`${seasons.instituteIDs} = ${sql.param(instituteIDs)}::text[]`,
    ),
  usage: { enrolments: enrolled, jobs },
});

export const seasonsOperations = {
  listSeasons: seasonCatalogue.list,
  countSeasons: seasonCatalogue.count,
  getSeason: seasonCatalogue.get,
  downloadSeasons: seasonCatalogue.download,
} satisfies Operations;
