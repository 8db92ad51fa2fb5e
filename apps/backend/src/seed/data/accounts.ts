import type { EntityType } from '../../platform/index.ts';
import type { StateCode } from '../../catalogue/index.ts';
import type { RoleKey } from '../../identity/index.ts';
import { companyID } from './companies.ts';
import { instituteID, universityID } from './institutes.ts';

/** Password of every demo account. */
export const demoPassword = 'Demo@2026';

/** `active`: verified and signed up some days ago. `unverified`: never entered the code. */
export type DemoState = 'active' | 'unverified';

export interface DemoAccount {
  mobileNumber: string;
  firstName: string;
  lastName: string;
  email: string;
  role: RoleKey;
  /** Who this is and what it shows, in a few words. */
  about: string;
  state: DemoState;
  /** Days before the seed at which the account was made. */
  daysAgo: number;
  parent?: { type: EntityType; id: string };
  /** Candidates only. */
  home?: { city: string; stateCode: StateCode };
  /** Whole years, of somebody who is there because of them. */
  age?: number;
}

const sahyadri = { type: 'Institute', id: instituteID('sahyadri') } as const;
const pune = { city: 'Pune', stateCode: 'MH' } as const;

interface StudentSeed {
  mobileNumber: string;
  name: readonly [string, string];
  about: string;
  daysAgo: number;
  institute?: DemoAccount['parent'];
  home?: DemoAccount['home'];
  age?: number;
  state?: DemoState;
}

const student = ({
  mobileNumber,
  name: [firstName, lastName],
  about,
  daysAgo,
  institute = sahyadri,
  home = pune,
  age,
  state = 'active',
}: StudentSeed): DemoAccount => ({
  mobileNumber,
  firstName,
  lastName,
  email: `${firstName}.${lastName}@students.example.edu`.toLowerCase(),
  role: 'student',
  about,
  state,
  daysAgo,
  parent: institute,
  home,
  ...(age !== undefined && { age }),
});

const students: readonly DemoAccount[] = [
  student({
    mobileNumber: '9000000001',
    name: ['Asha', 'Patil'],
    about: 'Student, computer engineering, the happy path',
    daysAgo: 60,
  }),
  student({
    mobileNumber: '9000000002',
    name: ['Ravi', 'Kumar'],
    about: 'Student, mechanical engineering, two live backlogs',
    daysAgo: 58,
  }),
  student({
    mobileNumber: '9000000003',
    name: ['Meena', 'Das'],
    about: 'Student, came from a diploma',
    daysAgo: 55,
    institute: { type: 'Institute', id: instituteID('narmada') },
    home: { city: 'Jabalpur', stateCode: 'MP' },
  }),
  student({
    mobileNumber: '9000000004',
    name: ['Imran', 'Shaikh'],
    about: 'Student, marks on a grade scale',
    daysAgo: 50,
    institute: { type: 'Institute', id: instituteID('godavari') },
    home: { city: 'Nashik', stateCode: 'MH' },
  }),
  student({
    mobileNumber: '9000000005',
    name: ['Kavya', 'Kavya'],
    about: 'Student with a single name, on a small phone',
    daysAgo: 44,
    institute: { type: 'Institute', id: instituteID('marina') },
    home: { city: 'Chennai', stateCode: 'TN' },
  }),
  student({
    mobileNumber: '9000000006',
    name: ['Nitin', 'Rao'],
    about: 'Student of a polytechnic, sixteen years old',
    daysAgo: 30,
    institute: { type: 'Institute', id: instituteID('torna') },
    age: 16,
  }),
  student({
    mobileNumber: '9000000007',
    name: ['Pooja', 'Nair'],
    about: 'Student with ten credits left',
    daysAgo: 45,
  }),
  student({
    mobileNumber: '9000000061',
    name: ['Varun', 'Iyer'],
    about: 'Registered, mobile number not verified',
    daysAgo: 1,
    state: 'unverified',
  }),
  student({
    mobileNumber: '9000000062',
    name: ['Leena', 'Bose'],
    about: 'Verified, with nothing filled in',
    daysAgo: 20,
  }),
];

const others: readonly DemoAccount[] = [
  {
    mobileNumber: '9000000011',
    firstName: 'Arjun',
    lastName: 'Mehta',
    email: 'arjun.mehta@example.com',
    role: 'experienced',
    about: 'Experienced candidate, four years in backend work',
    state: 'active',
    daysAgo: 40,
  },
  {
    mobileNumber: '9000000012',
    firstName: 'Sunita',
    lastName: 'Joshi',
    email: 'sunita.joshi@example.com',
    role: 'experienced',
    about: 'Experienced candidate, back after a career gap',
    state: 'active',
    daysAgo: 33,
  },
  {
    mobileNumber: '9000000021',
    firstName: 'Farah',
    lastName: 'Khan',
    email: 'farah@navyug.example.com',
    role: 'employer',
    about: 'Employer, company verified',
    state: 'active',
    daysAgo: 90,
    parent: { type: 'Employer', id: companyID('navyug') },
  },
  {
    mobileNumber: '9000000022',
    firstName: 'Deepak',
    lastName: 'Jain',
    email: 'deepak@greengrid.example.com',
    role: 'employer',
    about: 'Employer, company waits for verification',
    state: 'active',
    daysAgo: 16,
    parent: { type: 'Employer', id: companyID('greengrid') },
  },
  {
    mobileNumber: '9000000023',
    firstName: 'Mohan',
    lastName: 'Gupta',
    email: 'mohan@suspended-traders.example.com',
    role: 'employer',
    about: 'Employer, company suspended',
    state: 'active',
    daysAgo: 70,
    parent: { type: 'Employer', id: companyID('suspended-traders') },
  },
  {
    mobileNumber: '9000000031',
    firstName: 'Leela',
    lastName: 'Deshmukh',
    email: 'leela.deshmukh@sahyadri.example.edu',
    role: 'institute-officer',
    about: 'Placement officer of Sahyadri',
    state: 'active',
    daysAgo: 120,
    parent: sahyadri,
  },
  {
    mobileNumber: '9000000032',
    firstName: 'Vasant',
    lastName: 'Kulkarni',
    email: 'controller@deccan.example.edu',
    role: 'university-officer',
    about: 'Controller of Deccan State University',
    state: 'active',
    daysAgo: 118,
    parent: { type: 'University', id: universityID('deccan') },
  },
  {
    mobileNumber: '9000000041',
    firstName: 'Sam',
    lastName: 'Thomas',
    email: 'sam.thomas@example.com',
    role: 'support',
    about: 'Support',
    state: 'active',
    daysAgo: 150,
  },
  {
    mobileNumber: '9000000051',
    firstName: 'Admin',
    lastName: 'One',
    email: 'admin.one@example.com',
    role: 'super-admin',
    about: 'Super admin',
    state: 'active',
    daysAgo: 200,
  },
  {
    mobileNumber: '9000000052',
    firstName: 'Admin',
    lastName: 'Two',
    email: 'admin.two@example.com',
    role: 'super-admin',
    about: 'Super admin',
    state: 'active',
    daysAgo: 200,
  },
];

/** Everybody whom the sandbox starts with, in the order of their numbers. Invented; nobody is ever contacted. */
export const demoAccounts: readonly DemoAccount[] = [...students, ...others].toSorted((a, b) =>
  a.mobileNumber.localeCompare(b.mobileNumber),
);
