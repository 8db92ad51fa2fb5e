import type { CandidateFacts } from '../../hiring/index.ts';
import type { Crowd } from '../../config/index.ts';
import type { StateCode } from '../../catalogue/index.ts';
import { seededID } from '../../database/index.ts';
import { sequenceOf } from '../random.ts';
import { cityRows } from './cities.ts';
import { instituteID, instituteRows, type InstituteKey } from './institutes.ts';
import { jobProfileRows, lateralJobProfileRows } from './job-profiles.ts';
import { instituteProgramRows, masterProgramRows, programID, programRows } from './programs.ts';
import { seasonSeeds } from './seasons.ts';
import { skillID } from './skills.ts';

/** A candidate with a whole profile. Years are relative to the last year of study. */
export interface CandidateSeed {
  userID: string;
  isFresher: boolean;
  /** Null for people of the demo accounts, who have these already. */
  account: {
    mobileNumber: string;
    firstName: string;
    lastName: string;
    daysAgo: number;
    city: string;
    stateCode: StateCode;
  } | null;
  instituteID: string | null;
  programID: string | null;
  /** 0: passes with this year's class; -1: passed a year ago. */
  yearsLater: number;
  cgpa: number | null;
  /** Percent, or a grade of ten whose formula nobody has said. */
  ssc: number;
  isSscGraded?: boolean;
  hsc: number | null;
  diploma: number | null;
  /** The CGPA of the first degree of those who study for a second one. */
  graduation: number | null;
  liveBacklogs: number;
  deadBacklogs: number;
  gapYears: number;
  skillIDs: readonly string[];
  experienceMonths: number;
  designation: string | null;
  /** Where people with experience work. */
  employer: string | null;
}

const firstNames = [
  'Aarav',
  'Aditi',
  'Akash',
  'Ananya',
  'Anil',
  'Bhavna',
  'Chetan',
  'Deepa',
  'Dev',
  'Esha',
  'Faisal',
  'Gauri',
  'Harsh',
  'Isha',
  'Jaya',
  'Karan',
  'Kiran',
  'Lata',
  'Madhav',
  'Mahima',
  'Nadia',
  'Naren',
  'Omkar',
  'Pallavi',
  'Pranav',
  'Rachna',
  'Rahul',
  'Rohini',
  'Sahil',
  'Sana',
  'Shreya',
  'Sunil',
  'Tanvi',
  'Tushar',
  'Uma',
  'Vidya',
  'Vikram',
  'Yash',
  'Zoya',
  'Zubin',
] as const;
const lastNames = [
  'Agarwal',
  'Bhat',
  'Chavan',
  'DSouza',
  'Fernandes',
  'Gaikwad',
  'Ghosh',
  'Hegde',
  'Iyer',
  'Jadhav',
  'Kamble',
  'Kaur',
  'Khan',
  'Mishra',
  'Mohanty',
  'Naidu',
  'Pawar',
  'Pillai',
  'Qureshi',
  'Rao',
  'Reddy',
  'Saxena',
  'Sharma',
  'Shinde',
  'Sinha',
  'Thakur',
  'Varma',
  'Yadav',
  'Menon',
] as const;

/** Freshers, then people with experience. The first are in every sandbox; the others join them where it is full. */
const firstCrowd = { freshers: 150, experienced: 30 } as const;
const laterCrowd = { freshers: 270, experienced: 50 } as const;

const one = (value: number): number => Math.round(value * 10) / 10;
const two = (value: number): number => Math.round(value * 100) / 100;

/** What most people can do a little, whatever they study. */
const general = ['Excel', 'English communication', 'Presentation', 'Time management'].map((name) =>
  skillID(name),
);

/** Skills of the roles that a program leads to. */
function skillsOfProgram(id: string | null): readonly string[] {
  const roles = jobProfileRows.filter(({ programIDs = [] }) => id !== null && programIDs.includes(id));
  return [...new Set(roles.flatMap(({ skills = [] }) => skills.map((each) => each.skillID)))];
}

const employers = [
  'Tapti Services',
  'Indrayani Software',
  'Vindhya Works',
  'Malhar Industries',
  'Konkan Traders',
] as const;

/** Institutes whose students fill the sandbox: those with a season, Sahyadri three times as often. */
const homes = seasonSeeds
  .filter(({ status }) => status === 'Posted')
  .flatMap(({ institutes }) => institutes)
  .flatMap((key) => instituteRows.filter(({ id }) => id === instituteID(key)));

/** Where somebody is from: mostly the town of the institute, otherwise another one of its state. */
function homeTown(home: (typeof homes)[number] | undefined, index: number): string {
  const others = cityRows.filter(({ stateCode }) => stateCode === home?.stateCode);
  const isNear = index % 5 < 3 || others.length === 0;
  return (isNear ? home?.city : others[index % others.length]?.name) ?? 'Pune';
}

const programs = new Map(programRows.map((row) => [row.id, row]));
const masters = new Map(masterProgramRows.map((row) => [row.id, row]));

/** The kind of degree that a program leads to. */
export function masterOf(id: string | null) {
  const program = id === null ? undefined : programs.get(id);
  return program === undefined ? undefined : masters.get(program.masterProgramID);
}

function inventedCandidates({ freshers, experienced }: typeof firstCrowd | typeof laterCrowd, from: number) {
  return Array.from({ length: freshers + experienced }, (_value, place) =>
    inventedCandidate(from + place, place < freshers),
  );
}

function inventedCandidate(index: number, isFresher: boolean): CandidateSeed {
  const random = sequenceOf(1_000 + index);
  const home = homes[index % homes.length];
  const offered = instituteProgramRows.filter((each) => each.instituteID === home?.id);
  const chosen = offered[random.between(0, offered.length - 1)];
  const isFromDiploma = random.chance(0.12);
  const cgpa = two(random.around(5.2, 9.7));
  const role = isFresher ? undefined : lateralJobProfileRows[(index * 5) % lateralJobProfileRows.length];
  const months = isFresher
    ? 0
    : random.between(role?.experienceMinMonths ?? 24, role?.experienceMaxMonths ?? 60);
  const known = isFresher
    ? skillsOfProgram(chosen?.programID ?? null)
    : (role?.skills ?? []).map((each) => each.skillID);
  const from = random.between(0, Math.max(0, known.length - 4));
  const mobileNumber = String(9_000_001_000 + index);
  const city = random.pick([cityRows[4], cityRows[1], cityRows[3], cityRows[6], cityRows[5]]);
  return {
    userID: seededID(`user/${mobileNumber}`),
    isFresher,
    account: {
      mobileNumber,
      firstName: firstNames[index % firstNames.length] ?? 'Aarav',
      lastName: lastNames[(index * 7) % lastNames.length] ?? 'Rao',
      daysAgo: 20 + (index % 70),
      city: isFresher ? homeTown(home, index) : (city?.name ?? 'Pune'),
      stateCode: isFresher ? (home?.stateCode ?? 'MH') : (city?.stateCode ?? 'MH'),
    },
    instituteID: isFresher ? (home?.id ?? null) : null,
    programID: isFresher ? (chosen?.programID ?? null) : null,
    yearsLater: random.chance(0.8) ? 0 : 1,
    cgpa: isFresher ? cgpa : null,
    ssc: one(random.around(55, 97)),
    hsc: isFromDiploma ? null : one(random.around(50, 96)),
    diploma: isFromDiploma ? one(random.around(58, 92)) : null,
    liveBacklogs: random.chance(0.71) ? 0 : random.chance(0.7) ? random.between(1, 2) : random.between(3, 5),
    deadBacklogs: random.chance(0.8) ? 0 : random.between(1, 3),
    gapYears: random.chance(0.09) ? 1 : 0,
    skillIDs: [...known.slice(from, from + 4), random.pick([general[0] ?? '', ...general])],
    experienceMonths: months,
    designation: role?.title ?? null,
    employer: isFresher ? null : random.pick(employers),
    graduation:
      masterOf(chosen?.programID ?? null)?.degree === 'POST GRADUATION' && isFresher
        ? two(random.around(6, 9.2))
        : null,
  };
}

const ofAccount = (
  mobileNumber: string,
  institute: InstituteKey | null,
  program: readonly [string, string] | null,
  more: Partial<CandidateSeed>,
): CandidateSeed => {
  const studied = program && programID(...program);
  return {
    userID: seededID(`user/${mobileNumber}`),
    isFresher: institute !== null,
    account: null,
    instituteID: institute && instituteID(institute),
    programID: studied,
    yearsLater: 0,
    cgpa: 7.4,
    ssc: 82,
    hsc: 76,
    diploma: null,
    graduation: null,
    liveBacklogs: 0,
    deadBacklogs: 0,
    gapYears: 0,
    skillIDs: [...skillsOfProgram(studied).slice(0, 4), ...general.slice(0, 1)],
    experienceMonths: 0,
    designation: null,
    employer: null,
    ...more,
  };
};

/** Candidates with whole profiles in every sandbox: some of the demo accounts, and invented people with the same password. */
export const candidateSeeds: readonly CandidateSeed[] = [
  ofAccount('9000000002', 'sahyadri', ['B.E.', 'Mechanical Engineering'], {
    liveBacklogs: 2,
    deadBacklogs: 1,
  }),
  ofAccount('9000000003', 'narmada', ['B.E.', 'Electrical Engineering'], { hsc: null, diploma: 81.4 }),
  ofAccount('9000000004', 'godavari', ['B.E.', 'Information Technology'], {
    cgpa: 6.8,
    ssc: 8.4,
    isSscGraded: true,
  }),
  ofAccount('9000000005', 'marina', ['B.E.', 'Information Technology'], { cgpa: 8.6 }),
  ofAccount('9000000007', 'sahyadri', ['B.E.', 'Computer Engineering'], { cgpa: 7.9 }),
  ofAccount('9000000012', null, null, {
    cgpa: null,
    gapYears: 2,
    experienceMonths: 54,
    designation: 'Tax consultant',
    employer: 'Vindhya Works',
    skillIDs: ['GST filing', 'Tally', 'Excel'].map((name) => skillID(name)),
  }),
  ...inventedCandidates(firstCrowd, 0),
];

/** Those of a sandbox, the ones that every sandbox has before the others. */
export const candidatesOf = (crowd: Crowd): readonly CandidateSeed[] =>
  crowd === 'few'
    ? candidateSeeds
    : [...candidateSeeds, ...inventedCandidates(laterCrowd, firstCrowd.freshers + firstCrowd.experienced)];

/** What the rules of eligibility see of a candidate. */
export function factsOf(seed: CandidateSeed, finalYear: number): CandidateFacts {
  const percent = (value: number | null) =>
    value === null ? null : ({ type: 'Percentage', value } as const);
  const master = masterOf(seed.programID);
  const grade = (value: number | null) => (value === null ? null : ({ type: 'CGPA', value } as const));
  const score = grade(seed.cgpa);
  const isGraduate = master?.degree === 'ENGINEERING' || master?.degree === 'GRADUATION';
  return {
    degree: master?.degree ?? (seed.isFresher ? null : 'GRADUATION'),
    programID: seed.programID,
    masterProgramID: master?.id ?? null,
    passingYear: seed.isFresher ? finalYear + seed.yearsLater : null,
    ssc: seed.isSscGraded === true ? { type: 'CGPA', value: seed.ssc } : percent(seed.ssc),
    hsc: percent(seed.hsc),
    diploma: percent(seed.diploma),
    graduation: isGraduate ? score : grade(seed.graduation),
    postGraduation: master?.degree === 'POST GRADUATION' ? score : null,
    liveBacklogs: seed.liveBacklogs,
    deadBacklogs: seed.deadBacklogs,
    gapYears: seed.gapYears,
    experienceMonths: seed.experienceMonths,
    skillIDs: seed.skillIDs,
    languages: [],
    preferredCityIDs: [],
    willingToRelocate: null,
  };
}
