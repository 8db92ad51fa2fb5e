import type { masterPrograms, programs } from '../../catalogue/index.ts';
import type { institutePrograms } from '../../organisations/index.ts';
import { seededID } from '../../database/index.ts';
import { instituteRows } from './institutes.ts';

type MasterRow = typeof masterPrograms.$inferInsert;
type ProgramRow = typeof programs.$inferInsert;
type InstituteType = (typeof instituteRows)[number]['instituteType'];

interface MasterSeed {
  name: string;
  degree: MasterRow['degree'];
  years: number;
  specialisations: readonly string[];
  /** Kind of institute that offers it in the sandbox. */
  offeredBy: InstituteType;
}

const engineering = [
  'Computer Engineering',
  'Information Technology',
  'Electronics and Telecommunication',
  'Mechanical Engineering',
  'Civil Engineering',
  'Electrical Engineering',
] as const;

const master = (
  name: string,
  degree: MasterRow['degree'],
  years: number,
  offeredBy: InstituteType,
  specialisations: readonly string[],
): MasterSeed => ({ name, degree, years, offeredBy, specialisations });

const masterSeeds: readonly MasterSeed[] = [
  master('Diploma', 'DIPLOMA', 3, 'Polytechnic', engineering),
  master('B.E.', 'ENGINEERING', 4, 'Engineering', engineering),
  master('B.Tech', 'ENGINEERING', 4, 'Engineering', engineering),
  master('M.Tech', 'POST GRADUATION', 2, 'Engineering', ['Computer Engineering', 'Structural Engineering']),
  master('MCA', 'POST GRADUATION', 2, 'Engineering', ['Computer Applications']),
  master('B.Sc', 'GRADUATION', 3, 'Arts-Science-Commerce', [
    'Computer Science',
    'Physics',
    'Chemistry',
    'Mathematics',
    'Microbiology',
  ]),
  master('B.Com', 'GRADUATION', 3, 'Arts-Science-Commerce', ['Accounting and Finance', 'Banking']),
  master('B.A.', 'GRADUATION', 3, 'Arts-Science-Commerce', ['Economics', 'English', 'Psychology']),
  master('BCA', 'GRADUATION', 3, 'Arts-Science-Commerce', ['Computer Applications']),
  master('M.Sc', 'POST GRADUATION', 2, 'Arts-Science-Commerce', ['Computer Science', 'Chemistry']),
  master('BBA', 'GRADUATION', 3, 'Management', ['Business Administration']),
  master('MBA', 'POST GRADUATION', 2, 'Management', [
    'Finance',
    'Human Resources',
    'Marketing',
    'Operations',
  ]),
  master('B.Pharm', 'GRADUATION', 4, 'Pharmacy', ['Pharmacy']),
  master('M.Pharm', 'POST GRADUATION', 2, 'Pharmacy', ['Pharmaceutics', 'Pharmacology']),
];

const masterID = (name: string): string => seededID(`master-program/${name}`);

/** The id of a program: the kind of degree and its specialisation. */
export const programID = (name: string, specialisation: string): string =>
  seededID(`program/${name}/${specialisation}`);

/** The kinds of degree to begin with; two semesters a year. */
export const masterProgramRows: readonly MasterRow[] = masterSeeds.map(({ name, degree, years }) => ({
  id: masterID(name),
  name,
  degree,
  durationYears: years,
  semesters: years * 2,
}));

export const programRows: readonly ProgramRow[] = masterSeeds.flatMap(({ name, specialisations }) =>
  specialisations.map((specialisation) => ({
    id: programID(name, specialisation),
    masterProgramID: masterID(name),
    specialisation,
  })),
);

/** What the invented institutes offer: whatever suits their kind. */
export const instituteProgramRows: readonly (typeof institutePrograms.$inferInsert)[] = instituteRows.flatMap(
  ({ id, instituteType }) =>
    masterSeeds
      .filter(({ offeredBy }) => offeredBy === instituteType)
      .flatMap(({ name, specialisations }) =>
        specialisations.map((specialisation) => ({
          instituteID: id ?? '',
          programID: programID(name, specialisation),
          intake: 60,
        })),
      ),
);
