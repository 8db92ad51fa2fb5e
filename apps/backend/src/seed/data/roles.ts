import type { Permission, RoleScope, UserType } from '../../platform/index.ts';
import { roleID, type RoleKey } from '../../identity/index.ts';

export interface RoleSeed {
  key: RoleKey;
  id: string;
  name: string;
  description: string;
  userType: UserType;
  scope: RoleScope;
  /** `every`: all permissions of the contract. */
  permissions: readonly Permission[] | 'every';
}

const candidate: readonly Permission[] = [
  'View My Jobs',
  'Update User',
  'View User',
  'View Notification',
  'Create Candidate Profile',
  'Update Candidate Profile',
  'Delete Candidate Profile',
  'View Candidate Profile',
  'View CV Templates',
  'View Job-Description',
  'View JobProfile',
  'View Skill',
  'View City',
  'View Institute',
  'View University',
  'View Program',
  'View Industry',
  'View Sector',
  'View Company',
  'View Question',
  'Manage Setting',
  'View Setting',
];

const employer: readonly Permission[] = [
  'Manage Job-Description',
  'Create Job-Description',
  'Update Job-Description',
  'Delete Job-Description',
  'View Job-Description',
  'Manage JD',
  'View Eligible Students',
  'Manage Job Applications',
  'Update Company',
  'View Company',
  'Update User',
  'View User',
  'View Notification',
  'View Candidate Profile',
  'Create Job Template',
  'View Job Template',
  'Create Question',
  'View Question',
  'View JobProfile',
  'View Job Profiles',
  'View Skill',
  'View City',
  'View Institute',
  'View University',
  'View Program',
  'View Season',
  'View Industry',
  'View Sector',
  'Manage Setting',
  'View Setting',
];

const instituteOfficer: readonly Permission[] = [
  'Manage User',
  'Create User',
  'Update User',
  'View User',
  'Manage Institute',
  'Update Institute',
  'View Institute',
  'Manage Job-Description',
  'Create Job-Description',
  'Update Job-Description',
  'View Job-Description',
  'Manage JD',
  'View Eligible Students',
  'Manage Job Applications',
  'Manage Season',
  'Create Season',
  'Update Season',
  'View Season',
  'Manage Program',
  'Create Program',
  'Update Program',
  'View Program',
  'Manage Notification',
  'Create Notification',
  'View Notification',
  'Manage Dashboard',
  'View Company',
  'View Candidate Profile',
  'View CV Templates',
  'View Job Template',
  'View JobProfile',
  'View Skill',
  'View City',
  'View University',
  'View Industry',
  'View Sector',
  'View Question',
  'Manage Setting',
  'View Setting',
];

/** What every colleague reads, in whatever role. */
const colleague: readonly Permission[] = [
  'View Company',
  'View Institute',
  'View University',
  'View Program',
  'View Season',
  'View Job-Description',
  'View JobProfile',
  'View Skill',
  'View City',
  'View Industry',
  'View Sector',
  'View Question',
  'View Notification',
  'Manage Setting',
  'View Setting',
];

const coordinator: readonly Permission[] = [
  ...colleague,
  'Manage User',
  'View User',
  'Manage Job-Description',
  'View Eligible Students',
  'View Candidate Profile',
];

const head: readonly Permission[] = [
  ...coordinator,
  'Manage Institute',
  'Manage Season',
  'Manage Program',
  'Manage Notification',
  'Manage Dashboard',
  'Manage JD',
];

const recruiter: readonly Permission[] = [
  ...colleague,
  'Manage Job-Description',
  'Create Job-Description',
  'Update Job-Description',
  'Manage JD',
  'View Eligible Students',
  'Manage Job Applications',
  'View User',
  'Update User',
  'View Candidate Profile',
  'View Job Template',
  'Create Job Template',
  'Create Question',
  'View Job Profiles',
];

const collaborator: readonly Permission[] = [
  'View Company',
  'View Institute',
  'View Program',
  'View Season',
  'Manage Job-Description',
  'View Job-Description',
  'View Eligible Students',
  'Manage Job Applications',
  'View Candidate Profile',
  'View JobProfile',
  'View Skill',
  'View City',
  'View Question',
  'View Notification',
  'Manage Setting',
  'View Setting',
];

const billing: readonly Permission[] = [
  'View Company',
  'View User',
  'Update User',
  'View City',
  'View Notification',
  'Manage Setting',
  'View Setting',
];

const universityOfficer: readonly Permission[] = [
  'Manage User',
  'View User',
  'Manage Institute',
  'View Institute',
  'Manage University',
  'Update University',
  'View University',
  'Manage Season',
  'View Season',
  'Manage Program',
  'View Program',
  'View Job-Description',
  'View Eligible Students',
  'Manage Dashboard',
  'View Notification',
  'Manage Setting',
  'View Setting',
];

/** What support staff look after: everything but settings and roles, and nothing is deleted. */
const supported = [
  'City',
  'Skill',
  'Institute',
  'Job-Description',
  'JobProfile',
  'Company',
  'Industry',
  'Lead',
  'Program',
  'Question',
  'Sector',
  'User',
  'University',
  'Notification',
  'Season',
  'Job Template',
  'Job Profiles',
  'Candidate Profile',
  'CV Templates',
] as const;

const support: readonly Permission[] = [
  ...supported.flatMap((resource) =>
    (['Manage', 'Create', 'Update', 'View'] as const).map((verb) => `${verb} ${resource}` as const),
  ),
  'Manage Setting',
  'View Setting',
  'View Role',
  'View Support User',
  'Manage JD',
  'View Eligible Students',
  'Manage Job Applications',
  'Manage Dashboard',
];

const role = (key: RoleKey, seed: Omit<RoleSeed, 'key' | 'id'>): RoleSeed => ({
  key,
  id: roleID(key),
  ...seed,
});

/** The roles of every installation. The specification (section 6) names the permissions; which role holds which is ours. */
export const roleSeeds: readonly RoleSeed[] = [
  role('student', {
    name: 'Student',
    description: 'A fresher, tied to an institute',
    userType: 'C',
    scope: 'own',
    permissions: [...candidate, 'View Season'],
  }),
  role('experienced', {
    name: 'Experienced candidate',
    description: 'A candidate with work experience',
    userType: 'C',
    scope: 'own',
    permissions: [...candidate, 'View Job Profiles'],
  }),
  role('employer', {
    name: 'Employer',
    description: 'Hires for a company',
    userType: 'E',
    scope: 'company',
    permissions: employer,
  }),
  role('institute-officer', {
    name: 'Institute officer',
    description: 'Runs the placement office of an institute',
    userType: 'S',
    scope: 'institute',
    permissions: instituteOfficer,
  }),
  role('coordinator', {
    name: 'Placement coordinator',
    description: 'Reads students and jobs of the institute, and says who came to a round',
    userType: 'S',
    scope: 'institute',
    permissions: coordinator,
  }),
  role('head', {
    name: 'Head of placements',
    description: 'Reads everything of the institute, approves jobs and ends them; changes no students',
    userType: 'S',
    scope: 'institute',
    permissions: head,
  }),
  role('recruiter', {
    name: 'Recruiter',
    description: 'Posts jobs of the company and decides about applicants; does not change the company',
    userType: 'E',
    scope: 'company',
    permissions: recruiter,
  }),
  role('collaborator', {
    name: 'Collaborator',
    description: 'Decides about the applicants of the jobs that the person is named for; sees no other job',
    userType: 'E',
    scope: 'job',
    permissions: collaborator,
  }),
  role('billing', {
    name: 'Billing',
    description: 'Buys credits for the company and takes its receipts; sees no applicants',
    userType: 'E',
    scope: 'company',
    permissions: billing,
  }),
  role('university-officer', {
    name: 'University officer',
    description: 'Follows the placements of all institutes of a university',
    userType: 'S',
    scope: 'university',
    permissions: universityOfficer,
  }),
  role('support', {
    name: 'Support',
    description: 'Looks after catalogues, leads and people; deletes nothing',
    userType: 'S',
    scope: 'all',
    permissions: support,
  }),
  role('super-admin', {
    name: 'Super admin',
    description: 'May do everything',
    userType: 'S',
    scope: 'all',
    permissions: 'every',
  }),
];
