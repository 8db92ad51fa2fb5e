import { eq, sql } from 'drizzle-orm';
import type { Operations } from '../../platform/index.ts';
import { createImporter, defineCatalogue, counted, sumOf } from '../../records/index.ts';
import { masterPrograms, programs, type Degree } from '../tables/programs.ts';

const usage = {
  programs: counted(sql`from ${programs} where ${programs.masterProgramID} = ${masterPrograms.id}`),
};

export const masterProgramCatalogue = defineCatalogue({
  key: 'masterProgram',
  table: masterPrograms,
  readers: ['Manage Program', 'View Program'],
  derived: { usedBy: sumOf(usage) },
  searched: [masterPrograms.name],
  filters: { degree: (degree: Degree) => eq(masterPrograms.degree, degree) },
  sorts: { name: masterPrograms.name },
  item: ({ id, name, degree }) => ({ id, name, degree }),
  download: ['id', 'name', 'degree', 'durationYears', 'semesters', 'usedBy', 'isActive'],
  sameAs: ({ name }) => sql`lower(${masterPrograms.name}) = lower(${name})`,
  keepsValuesOf: ['name', 'degree', 'durationYears', 'semesters'],
  usage,
});

export const masterProgramImporter = createImporter(masterProgramCatalogue.declaration, {
  kind: 'masterProgram',
  add: 'addMasterProgram',
  update: 'updateMasterProgram',
  columns: ['name', 'degree', 'durationYears', 'semesters'],
  identifiedBy: ['name'],
  example: { name: 'B.Des.', degree: 'GRADUATION', durationYears: '4', semesters: '8' },
});

export const masterProgramsOperations = {
  listMasterPrograms: masterProgramCatalogue.list,
  countMasterPrograms: masterProgramCatalogue.count,
  getMasterProgram: masterProgramCatalogue.get,
  addMasterProgram: masterProgramCatalogue.add,
  updateMasterProgram: masterProgramCatalogue.update,
  deleteMasterProgram: masterProgramCatalogue.remove,
  setMasterProgramStatus: masterProgramCatalogue.setActive,
  downloadMasterPrograms: masterProgramCatalogue.download,
} satisfies Operations;
