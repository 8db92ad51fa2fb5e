import type { StateCode } from '../../catalogue/index.ts';
import type { instituteConfigs, institutes, universities } from '../../organisations/index.ts';
import { seededID } from '../../database/index.ts';

type UniversityRow = typeof universities.$inferInsert;
type InstituteRow = typeof institutes.$inferInsert;
type ConfigRow = typeof instituteConfigs.$inferInsert;

/** Keys of the invented universities; also the name of their domain under `example.edu`. */
export type UniversityKey = 'deccan' | 'kaveri' | 'vindhya' | 'sabarmati' | 'coromandel' | 'yamuna';

export const universityID = (key: UniversityKey): string => seededID(`university/${key}`);

const university = (
  key: UniversityKey,
  name: string,
  shortName: string,
  universityType: UniversityRow['universityType'],
  city: string,
  stateCode: StateCode,
  more: Pick<UniversityRow, 'cgpaFormula'> = {},
): UniversityRow => ({
  id: universityID(key),
  name,
  shortName,
  universityType,
  city,
  stateCode,
  website: `https://${key}.example.edu`,
  email: `registrar@${key}.example.edu`,
  verificationStatus: 'Verified',
  ...more,
});

/** Invented. Two have published how their grades become percentages. */
export const universityRows: readonly UniversityRow[] = [
  university('deccan', 'Deccan State University', 'DSU', 'State', 'Pune', 'MH'),
  university('kaveri', 'Kaveri Technological University', 'KTU', 'State', 'Bengaluru', 'KA', {
    cgpaFormula: { a: 10, b: -7.5, source: 'Circular 14 of 2019', effectiveFrom: '2019-07-01' },
  }),
  university('vindhya', 'Vindhya Central University', 'VCU', 'Central', 'Bhopal', 'MP', {
    cgpaFormula: { a: 9.5, b: 0, source: 'Ordinance 31 of 2021', effectiveFrom: '2021-01-01' },
  }),
  university('sabarmati', 'Sabarmati University', 'SU', 'Private', 'Ahmedabad', 'GJ'),
  university('coromandel', 'Coromandel Deemed University', 'CDU', 'Deemed', 'Chennai', 'TN'),
  university('yamuna', 'Yamuna Open University', 'YOU', 'Open', 'Delhi', 'DL'),
];

/** Keys of the invented institutes; also the name of their domain under `example.edu`. */
export type InstituteKey = (typeof instituteSeeds)[number]['key'];

export const instituteID = (key: InstituteKey): string => seededID(`institute/${key}`);

interface InstituteSeed {
  key: string;
  name: string;
  university: UniversityKey | null;
  type: InstituteRow['instituteType'];
  /** City, state code and pincode. */
  place: readonly [string, StateCode, string];
  /** First name, last name and designation of the contact person. */
  spoc: readonly [string, string, string];
  founded: number;
  /** Credits a fresher starts with; null leaves it to the settings. */
  studentCredit: number | null;
  /** Credits in the pool; null: no pool. */
  budget: number | null;
}

const officer = 'Training and Placement Officer';

const instituteSeeds = [
  {
    key: 'sahyadri',
    name: 'Sahyadri Institute of Technology, Pune',
    university: 'deccan',
    type: 'Engineering',
    place: ['Pune', 'MH', '411038'],
    spoc: ['Leela', 'Deshmukh', officer],
    founded: 1994,
    studentCredit: 100,
    budget: 9_000,
  },
  {
    key: 'godavari',
    name: 'Godavari College of Engineering, Nashik',
    university: 'deccan',
    type: 'Engineering',
    place: ['Nashik', 'MH', '422003'],
    spoc: ['Sanjay', 'Kale', officer],
    founded: 2001,
    studentCredit: 60,
    budget: 6_000,
  },
  {
    key: 'nandi',
    name: 'Nandi Hills Institute of Engineering, Bengaluru',
    university: 'kaveri',
    type: 'Engineering',
    place: ['Bengaluru', 'KA', '560064'],
    spoc: ['Anitha', 'Gowda', officer],
    founded: 1988,
    studentCredit: 80,
    budget: 12_000,
  },
  {
    key: 'tungabhadra',
    name: 'Tungabhadra Engineering College, Ballari',
    university: 'kaveri',
    type: 'Engineering',
    place: ['Ballari', 'KA', '583104'],
    spoc: ['Basavaraj', 'Patil', officer],
    founded: 1999,
    studentCredit: null,
    budget: null,
  },
  {
    key: 'narmada',
    name: 'Narmada Institute of Technology, Jabalpur',
    university: 'vindhya',
    type: 'Engineering',
    place: ['Jabalpur', 'MP', '482005'],
    spoc: ['Rekha', 'Dubey', officer],
    founded: 2004,
    studentCredit: 50,
    budget: 3_000,
  },
  {
    key: 'marina',
    name: 'Marina College of Engineering, Chennai',
    university: 'coromandel',
    type: 'Engineering',
    place: ['Chennai', 'TN', '600096'],
    spoc: ['Karthik', 'Raman', officer],
    founded: 1991,
    studentCredit: 75,
    budget: 9_000,
  },
  {
    key: 'torna',
    name: 'Torna Polytechnic, Pune',
    university: null,
    type: 'Polytechnic',
    place: ['Pune', 'MH', '411046'],
    spoc: ['Vijay', 'Shinde', officer],
    founded: 1985,
    studentCredit: 40,
    budget: 2_000,
  },
  {
    key: 'girnar',
    name: 'Girnar Polytechnic, Rajkot',
    university: null,
    type: 'Polytechnic',
    place: ['Rajkot', 'GJ', '360005'],
    spoc: ['Hetal', 'Vyas', officer],
    founded: 1979,
    studentCredit: null,
    budget: null,
  },
  {
    key: 'nilgiri',
    name: 'Nilgiri Polytechnic College, Coimbatore',
    university: null,
    type: 'Polytechnic',
    place: ['Coimbatore', 'TN', '641014'],
    spoc: ['Selvi', 'Murugan', officer],
    founded: 1983,
    studentCredit: 30,
    budget: 1_500,
  },
  {
    key: 'hooghly',
    name: 'Hooghly Polytechnic, Kolkata',
    university: null,
    type: 'Polytechnic',
    place: ['Kolkata', 'WB', '700091'],
    spoc: ['Subrata', 'Ghosh', officer],
    founded: 1976,
    studentCredit: 30,
    budget: 1_500,
  },
  {
    key: 'mula-river',
    name: 'Mula River College of Arts, Science and Commerce, Pune',
    university: 'deccan',
    type: 'Arts-Science-Commerce',
    place: ['Pune', 'MH', '411004'],
    spoc: ['Smita', 'Joshi', officer],
    founded: 1962,
    studentCredit: 40,
    budget: 4_000,
  },
  {
    key: 'charminar',
    name: 'Charminar Degree College, Hyderabad',
    university: null,
    type: 'Arts-Science-Commerce',
    place: ['Hyderabad', 'TS', '500002'],
    spoc: ['Yasmin', 'Ahmed', officer],
    founded: 1969,
    studentCredit: null,
    budget: null,
  },
  {
    key: 'periyar',
    name: 'Periyar Lake College, Kochi',
    university: null,
    type: 'Arts-Science-Commerce',
    place: ['Kochi', 'KL', '682020'],
    spoc: ['Mathew', 'Varghese', officer],
    founded: 1971,
    studentCredit: 40,
    budget: 2_000,
  },
  {
    key: 'shivalik',
    name: 'Shivalik College, Chandigarh',
    university: null,
    type: 'Arts-Science-Commerce',
    place: ['Chandigarh', 'CH', '160011'],
    spoc: ['Gurpreet', 'Gill', officer],
    founded: 1974,
    studentCredit: 0,
    budget: null,
  },
  {
    key: 'sabarmati-management',
    name: 'Sabarmati School of Management, Ahmedabad',
    university: 'sabarmati',
    type: 'Management',
    place: ['Ahmedabad', 'GJ', '380015'],
    spoc: ['Nirav', 'Shah', 'Head of Corporate Relations'],
    founded: 2007,
    studentCredit: 150,
    budget: 7_500,
  },
  {
    key: 'gateway-management',
    name: 'Gateway Institute of Management, Mumbai',
    university: null,
    type: 'Management',
    place: ['Mumbai', 'MH', '400076'],
    spoc: ['Priya', 'Menon', 'Head of Corporate Relations'],
    founded: 1996,
    studentCredit: 150,
    budget: 9_000,
  },
  {
    key: 'yamuna-management',
    name: 'Yamuna Business School, Delhi',
    university: 'yamuna',
    type: 'Management',
    place: ['Delhi', 'DL', '110016'],
    spoc: ['Rohit', 'Khanna', 'Head of Corporate Relations'],
    founded: 2010,
    studentCredit: 100,
    budget: 5_000,
  },
  {
    key: 'malabar-pharmacy',
    name: 'Malabar College of Pharmacy, Thiruvananthapuram',
    university: null,
    type: 'Pharmacy',
    place: ['Thiruvananthapuram', 'KL', '695011'],
    spoc: ['Lakshmi', 'Pillai', officer],
    founded: 2003,
    studentCredit: 50,
    budget: 2_500,
  },
] as const satisfies readonly InstituteSeed[];

/** Invented: six engineering colleges, four polytechnics, four degree colleges, three of management, one of pharmacy. */
export const instituteRows: readonly InstituteRow[] = instituteSeeds.map((seed) => ({
  id: instituteID(seed.key),
  name: seed.name,
  universityID: seed.university === null ? null : universityID(seed.university),
  instituteType: seed.type,
  city: seed.place[0],
  stateCode: seed.place[1],
  pincode: seed.place[2],
  website: `https://${seed.key}.example.edu`,
  email: `placements@${seed.key}.example.edu`,
  spocFirstName: seed.spoc[0],
  spocLastName: seed.spoc[1],
  spocDesignation: seed.spoc[2],
  establishedYear: seed.founded,
  verificationStatus: 'Verified',
}));

/** What each institute decided; its pool is filled with `grantBudgetCredits` when the row is first written. */
export const instituteConfigRows: readonly ConfigRow[] = instituteSeeds.map((seed) => ({
  instituteID: instituteID(seed.key),
  studentCredit: seed.studentCredit,
  grantBudgetCredits: seed.budget,
  contactEmail: `placements@${seed.key}.example.edu`,
}));
