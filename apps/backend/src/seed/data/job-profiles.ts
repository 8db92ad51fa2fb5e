import type { jobProfiles, lateralJobProfiles } from '../../hiring/index.ts';
import { seededID } from '../../database/index.ts';
import { programRows } from './programs.ts';
import { sectorID, type SectorName } from './sectors.ts';
import { skillID } from './skills.ts';

type ProfileRow = typeof jobProfiles.$inferInsert;
type LateralRow = typeof lateralJobProfiles.$inferInsert;

/** Paise in a lakh of rupees, the unit that yearly pay is spoken of in. */
export const lakh = 100_000 * 100;

/** The first skill must be there; earlier ones weigh more. */
function weighted(names: readonly string[]) {
  return names.map((name, index) => ({
    skillID: skillID(name),
    weight: Math.max(1, 5 - index),
    mustHave: index === 0,
  }));
}

/** `Java, SQL and Git`, in the middle of a sentence. */
const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('en-IN').format(names.map((name) => inSentence.get(name) ?? name));

/** Skills that are no names. */
const inSentence = new Map(
  [
    'Accounting',
    'Market research',
    'Negotiation',
    'Presentation',
    'Problem solving',
    'Quality assurance',
    'Teaching',
    'Technical writing',
    'Time management',
    'Leadership',
    'Teamwork',
  ].map((name) => [name, name.toLowerCase()]),
);

/** What people in a role do, in two sentences of HTML. */
function description(
  title: string,
  sector: string,
  skills: readonly string[],
  kind: 'first' | 'senior',
): string {
  const begin =
    kind === 'first'
      ? `${title} is a first job in ${sector.toLowerCase()}.`
      : `${title} is a job for people who know ${sector.toLowerCase()}.`;
  return `<p>${begin} The work calls for ${listed(skills)}, and for explaining it to others.</p>`;
}

/** Title, sector, skills, what the specialisation of a program contains, usual pay in lakh from and to. */
type FresherSeed = readonly [string, SectorName, readonly string[], string, number, number];

const fresherSeeds: readonly FresherSeed[] = [
  [
    'Software engineer trainee',
    'Application software',
    ['Java', 'SQL', 'Git', 'Problem solving'],
    'Computer',
    3.6,
    8,
  ],
  [
    'Front-end developer trainee',
    'Application software',
    ['JavaScript', 'HTML', 'CSS', 'React'],
    'Computer',
    3.5,
    9,
  ],
  [
    'Back-end developer trainee',
    'Application software',
    ['Python', 'SQL', 'Linux', 'Docker'],
    'Computer',
    4,
    10,
  ],
  ['Mobile developer trainee', 'Application software', ['Kotlin', 'Java', 'Git'], 'Computer', 4, 9],
  [
    'Test engineer trainee',
    'Application software',
    ['Quality assurance', 'SQL', 'Problem solving'],
    'Information',
    3.2,
    6,
  ],
  [
    'Cloud support associate',
    'Cloud and infrastructure',
    ['Linux', 'Docker', 'English communication'],
    'Information',
    3.5,
    7,
  ],
  ['Security analyst trainee', 'Cyber security', ['Linux', 'Python', 'Problem solving'], 'Computer', 4, 9],
  [
    'Data analyst trainee',
    'Data and artificial intelligence',
    ['SQL', 'Excel', 'Power BI'],
    'Computer',
    3.8,
    8,
  ],
  [
    'Machine learning intern',
    'Data and artificial intelligence',
    ['Machine learning', 'Python'],
    'Computer',
    4.5,
    12,
  ],
  [
    'Embedded engineer trainee',
    'Embedded software',
    ['Embedded systems', 'C', 'Circuit design'],
    'Electronics',
    3.5,
    7,
  ],
  [
    'Customer support associate',
    'Customer support',
    ['English communication', 'Time management'],
    '',
    2.2,
    3.6,
  ],
  ['Process associate', 'Back office', ['Excel', 'English communication'], '', 2.2, 3.5],
  ['Research associate', 'Knowledge services', ['Market research', 'Excel', 'Technical writing'], '', 3, 5],
  ['Bank probationary officer', 'Retail banking', ['Accounting', 'English communication'], '', 3.5, 6],
  ['Credit analyst trainee', 'Lending', ['Financial modelling', 'Excel', 'Accounting'], 'Finance', 4, 8],
  ['Insurance advisor', 'Life insurance', ['Negotiation', 'English communication'], '', 2.4, 4],
  ['Claims executive', 'Claims and underwriting', ['Excel', 'Problem solving'], '', 2.8, 4.5],
  ['Accounts assistant', 'Accounting and tax', ['Tally', 'GST filing', 'Excel'], 'Account', 2.2, 4],
  ['Audit trainee', 'Audit', ['Accounting', 'Excel', 'GST filing'], 'Account', 3, 5.5],
  [
    'Business analyst trainee',
    'Management consulting',
    ['Market research', 'Excel', 'Presentation'],
    '',
    5,
    10,
  ],
  [
    'Graduate engineer trainee, mechanical',
    'Industrial machinery',
    ['SolidWorks', 'AutoCAD', 'Ansys'],
    'Mechanical',
    3.5,
    6,
  ],
  [
    'Production supervisor',
    'Industrial machinery',
    ['CNC machining', 'Time management'],
    'Mechanical',
    2.4,
    4.2,
  ],
  [
    'Electrical engineer trainee',
    'Electrical equipment',
    ['PLC programming', 'AutoCAD'],
    'Electrical',
    3.2,
    5.5,
  ],
  ['Welding technician', 'Metals and foundries', ['Welding', 'Teamwork'], 'Mechanical', 1.8, 3],
  ['Design engineer trainee', 'Auto components', ['SolidWorks', 'Ansys'], 'Mechanical', 3.6, 6.5],
  [
    'Electric vehicle technician',
    'Electric vehicles',
    ['Circuit design', 'Embedded systems'],
    'Electrical',
    2.6,
    5,
  ],
  ['Site engineer', 'Buildings', ['AutoCAD', 'Surveying', 'STAAD.Pro'], 'Civil', 2.8, 5],
  ['Structural design trainee', 'Roads and bridges', ['Structural analysis', 'STAAD.Pro'], 'Civil', 3.2, 6],
  ['Solar project trainee', 'Solar and wind', ['AutoCAD', 'Circuit design'], 'Electrical', 3, 5.5],
  ['Process engineer trainee', 'Chemicals', ['Quality assurance', 'MATLAB'], '', 3.4, 6],
  ['Drug safety associate', 'Clinical research', ['Pharmacology', 'Technical writing'], 'Pharm', 3, 5],
  ['Medical representative', 'Formulations', ['Negotiation', 'Pharmacology'], 'Pharm', 2.6, 4.5],
  ['Training assistant', 'Skill training', ['Teaching', 'Presentation'], '', 2.4, 4],
  ['Store management trainee', 'Stores', ['Leadership', 'Negotiation'], 'Business', 3, 5],
  ['Network engineer trainee', 'Telecom networks', ['Linux', 'Circuit design'], 'Electronics', 3, 5.5],
  ['Supply chain trainee', 'Warehousing', ['Supply chain management', 'Excel'], 'Operations', 3, 6],
];

export const jobProfileID = (title: string): string => seededID(`job-profile/${title}`);

/** Roles for freshers. The last two are drafts. */
export const jobProfileRows: readonly ProfileRow[] = fresherSeeds.map(
  ([title, sector, skills, program, from, to], index) => ({
    id: jobProfileID(title),
    title,
    sectorID: sectorID(sector),
    descriptionHtml: description(title, sector, skills, 'first'),
    skills: weighted(skills),
    degrees: program === '' ? [] : ['ENGINEERING', 'DIPLOMA', 'GRADUATION'],
    programIDs:
      program === ''
        ? []
        : programRows.flatMap(({ id, specialisation }) =>
            id !== undefined && specialisation.includes(program) ? [id] : [],
          ),
    typicalCtcMinPaise: from * lakh,
    typicalCtcMaxPaise: to * lakh,
    status: index >= fresherSeeds.length - 2 ? 'Draft' : 'Posted',
  }),
);

/** Title, level, sector, skills, functional area, years of experience from and to, usual pay in lakh from and to. */
type LateralSeed = readonly [
  string,
  LateralRow['level'],
  SectorName,
  readonly string[],
  string,
  number,
  number,
  number,
  number,
];

const lateralSeeds: readonly LateralSeed[] = [
  [
    'Backend engineer',
    'Associate',
    'Application software',
    ['Java', 'SQL', 'Docker'],
    'Engineering',
    2,
    5,
    8,
    16,
  ],
  [
    'Backend engineer',
    'Senior',
    'Application software',
    ['Java', 'SQL', 'Docker'],
    'Engineering',
    5,
    9,
    16,
    30,
  ],
  [
    'Front-end engineer',
    'Associate',
    'Application software',
    ['TypeScript', 'React'],
    'Engineering',
    2,
    5,
    8,
    15,
  ],
  [
    'Front-end engineer',
    'Lead',
    'Application software',
    ['TypeScript', 'React', 'Leadership'],
    'Engineering',
    7,
    12,
    24,
    38,
  ],
  [
    'Platform engineer',
    'Senior',
    'Cloud and infrastructure',
    ['Linux', 'Docker', 'Go'],
    'Engineering',
    5,
    10,
    18,
    34,
  ],
  ['Security engineer', 'Senior', 'Cyber security', ['Linux', 'Python'], 'Engineering', 4, 9, 15, 28],
  ['Data engineer', 'Associate', 'Data and artificial intelligence', ['Python', 'SQL'], 'Data', 2, 5, 9, 18],
  [
    'Data scientist',
    'Senior',
    'Data and artificial intelligence',
    ['Machine learning', 'Python'],
    'Data',
    4,
    9,
    18,
    36,
  ],
  [
    'Firmware engineer',
    'Associate',
    'Embedded software',
    ['Embedded systems', 'C'],
    'Engineering',
    2,
    6,
    7,
    14,
  ],
  [
    'Quality lead',
    'Lead',
    'Application software',
    ['Quality assurance', 'Leadership'],
    'Quality',
    6,
    11,
    14,
    24,
  ],
  [
    'Support team lead',
    'Lead',
    'Customer support',
    ['English communication', 'Leadership'],
    'Service',
    4,
    8,
    6,
    10,
  ],
  ['Operations manager', 'Manager', 'Back office', ['Leadership', 'Excel'], 'Operations', 7, 13, 10, 18],
  ['Branch manager', 'Manager', 'Retail banking', ['Leadership', 'Accounting'], 'Banking', 8, 15, 12, 20],
  ['Credit manager', 'Manager', 'Lending', ['Financial modelling', 'Accounting'], 'Risk', 5, 10, 12, 22],
  ['Underwriter', 'Senior', 'Claims and underwriting', ['Financial modelling', 'Excel'], 'Risk', 4, 9, 8, 15],
  ['Tax consultant', 'Senior', 'Accounting and tax', ['GST filing', 'Tally'], 'Finance', 4, 9, 8, 16],
  ['Audit manager', 'Manager', 'Audit', ['Accounting', 'Leadership'], 'Finance', 7, 12, 16, 28],
  [
    'Management consultant',
    'Senior',
    'Management consulting',
    ['Presentation', 'Market research'],
    'Strategy',
    4,
    9,
    18,
    36,
  ],
  [
    'Mechanical design engineer',
    'Senior',
    'Industrial machinery',
    ['SolidWorks', 'Ansys'],
    'Engineering',
    4,
    9,
    8,
    15,
  ],
  [
    'Plant manager',
    'Head',
    'Industrial machinery',
    ['Leadership', 'Supply chain management'],
    'Production',
    12,
    20,
    24,
    45,
  ],
  [
    'Automation engineer',
    'Associate',
    'Electrical equipment',
    ['PLC programming', 'Circuit design'],
    'Engineering',
    2,
    6,
    5,
    10,
  ],
  ['Project engineer, civil', 'Senior', 'Buildings', ['AutoCAD', 'Surveying'], 'Projects', 4, 9, 7, 14],
  [
    'Bridge design engineer',
    'Lead',
    'Roads and bridges',
    ['Structural analysis', 'STAAD.Pro'],
    'Design',
    7,
    14,
    15,
    28,
  ],
  [
    'Solar project manager',
    'Manager',
    'Solar and wind',
    ['Leadership', 'Negotiation'],
    'Projects',
    6,
    12,
    14,
    26,
  ],
  [
    'Clinical research associate',
    'Associate',
    'Clinical research',
    ['Pharmacology', 'Technical writing'],
    'Research',
    2,
    5,
    5,
    9,
  ],
  ['Area sales manager', 'Manager', 'Formulations', ['Negotiation', 'Leadership'], 'Sales', 6, 12, 10, 20],
  [
    'Category manager',
    'Manager',
    'Buying and merchandising',
    ['Negotiation', 'Excel'],
    'Commerce',
    5,
    11,
    12,
    24,
  ],
  [
    'Warehouse manager',
    'Manager',
    'Warehousing',
    ['Supply chain management', 'Leadership'],
    'Operations',
    5,
    12,
    8,
    16,
  ],
];

const lateralJobProfileID = (title: string, level: string): string =>
  seededID(`job-profile-lateral/${level}/${title}`);

/** Roles for experienced people. */
export const lateralJobProfileRows: readonly LateralRow[] = lateralSeeds.map(
  ([title, level, sector, skills, functionalArea, fromYears, toYears, from, to]) => ({
    id: lateralJobProfileID(title, level),
    title,
    level,
    sectorID: sectorID(sector),
    descriptionHtml: description(title, sector, skills, 'senior'),
    skills: weighted(skills),
    functionalArea,
    experienceMinMonths: fromYears * 12,
    experienceMaxMonths: toYears * 12,
    typicalCtcMinPaise: from * lakh,
    typicalCtcMaxPaise: to * lakh,
    status: 'Posted',
  }),
);
