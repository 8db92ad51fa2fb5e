import { and, eq, sql } from 'drizzle-orm';
import type { Operations } from '../../platform/operation.ts';
import { defineCatalogue } from '../../records/lists/define-catalogue.ts';
import { counted, sumOf, textsOf } from '../../records/lists/rows.ts';
import { jobProfiles } from '../../hiring/job-profiles/tables.ts';
import { currentDegrees } from '../../candidates/profile/tables.ts';
import { seasons } from '../../hiring/seasons/tables.ts';
import { institutePrograms, masterPrograms, programs, type Degree } from './tables.ts';

const usage = {
  institutes: counted(sql`from ${institutePrograms} where ${institutePrograms.programID} = ${programs.id}`),
  degrees: counted(sql`from ${currentDegrees} where ${currentDegrees.programID} = ${programs.id}`),
  jobProfiles: counted(sql`from ${jobProfiles} where ${jobProfiles.programIDs} @> array[${programs.id}]`),
  seasons: counted(sql`from ${seasons} where ${seasons.programIDs} @> array[${programs.id}]`),
};

/** A value of the master program. */
const ofMaster = <Value>(
  column: typeof masterPrograms.name | typeof masterPrograms.degree | typeof masterPrograms.durationYears,
) =>
  sql<Value>`(select ${column} from ${masterPrograms} where ${masterPrograms.id} = ${programs.masterProgramID})`;

/** `B.E. Computer Engineering`. */
const name = sql<string>`${ofMaster<string>(masterPrograms.name)} || ' ' || ${programs.specialisation}`;

export const programCatalogue = defineCatalogue({
  key: 'program',
  table: programs,
  readers: ['Manage Program', 'View Program'],
  derived: {
    name,
    masterProgramName: ofMaster<string>(masterPrograms.name),
    degree: ofMaster<Degree>(masterPrograms.degree),
    durationYears: sql<number>`${ofMaster<number>(masterPrograms.durationYears)}::float`,
    institutes: usage.institutes,
    usedBy: sumOf(usage),
  },
  searched: [name, programs.code, textsOf(programs.aliases)],
  filters: {
    masterProgramID: (id: string) => eq(programs.masterProgramID, id),
    degree: (degree: Degree) => sql`${ofMaster(masterPrograms.degree)} = ${degree}`,
    instituteID: (id: string) =>
      sql`exists (select 1 from ${institutePrograms}
        where ${institutePrograms.programID} = ${programs.id} and ${institutePrograms.instituteID} = ${id})`,
  },
  sorts: { name: programs.specialisation },
  item: ({ id, name: label, degree }) => ({ id, name: label, degree }),
  download: [
    'id',
    'name',
    'masterProgramName',
    'specialisation',
    'degree',
    'code',
    'aliases',
    'usedBy',
    'isActive',
  ],
  references: { masterProgramID: masterPrograms },
  sameAs: ({ masterProgramID, specialisation }) =>
    and(
      eq(programs.masterProgramID, masterProgramID),
      sql`lower(${programs.specialisation}) = lower(${specialisation})`,
    ),
  keepsValuesOf: ['masterProgramID', 'specialisation', 'code', 'aliases'],
  usage,
});

export const programsOperations = {
  listPrograms: programCatalogue.list,
  countPrograms: programCatalogue.count,
  getProgram: programCatalogue.get,
  addProgram: programCatalogue.add,
  updateProgram: programCatalogue.update,
  deleteProgram: programCatalogue.remove,
  setProgramStatus: programCatalogue.setActive,
  downloadPrograms: programCatalogue.download,
} satisfies Operations;
