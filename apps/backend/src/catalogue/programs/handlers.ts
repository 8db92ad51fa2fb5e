import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Operations } from '../../platform/index.ts';
import { createImporter, defineCatalogue, sumOf, textsOf } from '../../records/index.ts';
import { programName } from './program-name.ts';
import { masterPrograms, programs, type Degree } from '../tables/programs.ts';

/** A value of the master program. */
const ofMaster = <Value>(
  column: typeof masterPrograms.name | typeof masterPrograms.degree | typeof masterPrograms.durationYears,
) =>
  sql<Value>`(select ${column} from ${masterPrograms} where ${masterPrograms.id} = ${programs.masterProgramID})`;

/**
 * @param usage how many records of other contexts refer to one
 * @param isOfferedBy whether an institute offers the program of the row
 */
export function createPrograms(
  usage: Record<'institutes' | 'degrees' | 'jobProfiles' | 'seasons', SQL<number>>,
  isOfferedBy: (instituteID: string) => SQL,
) {
  const programCatalogue = defineCatalogue({
    key: 'program',
    table: programs,
    readers: ['Manage Program', 'View Program'],
    derived: {
      name: programName,
      masterProgramName: ofMaster<string>(masterPrograms.name),
      degree: ofMaster<Degree>(masterPrograms.degree),
      durationYears: sql<number>`${ofMaster<number>(masterPrograms.durationYears)}::float`,
      institutes: usage.institutes,
      usedBy: sumOf(usage),
    },
    searched: [programName, programs.code, textsOf(programs.aliases)],
    filters: {
      masterProgramID: (id: string) => eq(programs.masterProgramID, id),
      degree: (degree: Degree) => sql`${ofMaster(masterPrograms.degree)} = ${degree}`,
      instituteID: isOfferedBy,
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

  const programsOperations = {
    listPrograms: programCatalogue.list,
    countPrograms: programCatalogue.count,
    getProgram: programCatalogue.get,
    addProgram: programCatalogue.add,
    updateProgram: programCatalogue.update,
    deleteProgram: programCatalogue.remove,
    setProgramStatus: programCatalogue.setActive,
    downloadPrograms: programCatalogue.download,
  } satisfies Operations;

  const programImporter = createImporter(programCatalogue.declaration, {
    kind: 'program',
    add: 'addProgram',
    update: 'updateProgram',
    columns: ['masterProgramID', 'specialisation', 'code', 'aliases'],
    identifiedBy: ['masterProgramID', 'specialisation'],
    example: { masterProgramID: 'B.E.', specialisation: 'Marine Engineering', code: 'MAR', aliases: '' },
  });

  return { programCatalogue, programsOperations, programImporter };
}
