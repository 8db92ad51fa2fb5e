/** The lists of records that the portal declares, with what a test needs to know of the data of the sandbox. */
import { candidateProfileResource } from '../../apps/portal/app/features/cv/candidateProfile.tsx';
import { cityResource } from '../../apps/portal/app/features/catalogue/city.tsx';
import { companyResource } from '../../apps/portal/app/features/companies/company.tsx';
import { cvTemplateResource } from '../../apps/portal/app/features/cv-templates/cvTemplate.tsx';
import { eligibleStudentResource } from '../../apps/portal/app/features/applications/eligibleStudent.tsx';
import { industryResource } from '../../apps/portal/app/features/catalogue/industry.tsx';
import { instituteResource } from '../../apps/portal/app/features/institutes/institute.tsx';
import { jobDescriptionResource } from '../../apps/portal/app/features/jobs/jobDescription.tsx';
import { jobProfileResource } from '../../apps/portal/app/features/job-templates/jobProfile.tsx';
import { jobProfileLateralResource } from '../../apps/portal/app/features/job-templates/jobProfileLateral.tsx';
import { jobTemplateResource } from '../../apps/portal/app/features/job-templates/jobTemplate.tsx';
import { masterProgramResource, programResource } from '../../apps/portal/app/features/catalogue/program.tsx';
import { leadResource } from '../../apps/portal/app/features/leads/lead.tsx';
import { notificationResource } from '../../apps/portal/app/features/notices/notification.ts';
import { questionResource } from '../../apps/portal/app/features/questions/question.tsx';
import type { Resource } from '@aarambh/records';
import { roleResource } from '../../apps/portal/app/features/roles/role.tsx';
import { seasonResource } from '../../apps/portal/app/features/seasons/season.tsx';
import { sectorResource } from '../../apps/portal/app/features/catalogue/sector.tsx';
import { skillResource } from '../../apps/portal/app/features/catalogue/skill.tsx';
import { studentResource } from '../../apps/portal/app/features/students/student.tsx';
import { supportUserResource } from '../../apps/portal/app/features/people/supportUser.tsx';
import { universityResource } from '../../apps/portal/app/features/institutes/university.tsx';
import { seededID } from '../../apps/backend/src/database/seeded-id.ts';

/** Holds every permission. */
export const administrator = '9000000051';

/** Hires for one company. */
export const employer = '9000000021';

export interface TestedResource {
  readonly resource: Resource;
  /** Where its screen is, with what has to be chosen there first. */
  readonly path: string;
  /** Who looks at it. @default the administrator */
  readonly as?: string;
  /** Who may not. @default a student */
  readonly closedTo?: string;
  /** A search that finds some rows, and a name among them. */
  readonly search: { readonly words: string; readonly finds: string };
  /** A filter with one of its values, and a row that it leaves out. */
  readonly filter?: { readonly name: string; readonly value: string; readonly hides: string };
  /** A record that is in use, so that it is not deleted. */
  readonly used?: string;
  /** What is typed into the form of a new record; every field that has to be filled in. */
  readonly filledIn?: Readonly<Record<string, string>>;
  /** A field that is not the name, another value for it, and what the history says of that in English. */
  readonly change?: { readonly field: string; readonly value: string; readonly told: string };
  /** A field of its part, with a value to type and another that somebody else sends meanwhile. */
  readonly partChange?: { readonly field: string; readonly value: string; readonly theirs: number };
}

export const testedResources: readonly TestedResource[] = [
  {
    resource: cityResource,
    path: '/city',
    search: { words: 'poona', finds: 'Pune' },
    filter: { name: 'tier', value: 'Metro', hides: 'Agra' },
    used: 'Pune',
    filledIn: { name: 'Lonavala', stateCode: 'Maharashtra' },
    change: { field: 'district', value: 'Mulshi', told: 'District: was empty, now Mulshi' },
  },
  {
    resource: skillResource,
    path: '/skill',
    search: { words: 'ecma', finds: 'JavaScript' },
    filter: { name: 'category', value: 'Tool', hides: 'Accounting' },
    used: 'Python',
    filledIn: { name: 'Terraform', category: 'Tool' },
    change: { field: 'category', value: 'Domain', told: 'Category: was Tool, now Domain' },
  },
  {
    resource: industryResource,
    path: '/industry',
    search: { words: 'insur', finds: 'Insurance' },
    used: 'Information Technology and Software',
    filledIn: { name: 'Space and Satellites', sortOrder: '40' },
    change: { field: 'code', value: 'SPC', told: 'Code: was empty, now SPC' },
  },
  {
    resource: sectorResource,
    path: '/sector',
    search: { words: 'cyber', finds: 'Cyber security' },
    filledIn: { name: 'Quantum computing', industryID: 'Information Technology and Software' },
    change: { field: 'description', value: 'New machines', told: 'Description: was empty, now New machines' },
  },
  {
    resource: universityResource,
    path: '/universities',
    search: { words: 'kaveri', finds: 'Kaveri Technological University' },
    filter: { name: 'universityType', value: 'Open', hides: 'Deccan State University' },
    used: 'Deccan State University',
    filledIn: {
      name: 'Narmada University',
      universityType: 'State',
      stateCode: 'Gujarat',
      city: 'Vadodara',
      cgpaFormula_a: '10',
      cgpaFormula_b: '-7.5',
      cgpaFormula_source: 'Circular 14 of 2024',
      cgpaFormula_effectiveFrom: '01/07/2024',
    },
    change: { field: 'cgpaFormula_a', value: '9.9', told: 'now 9.9 × CGPA' },
  },
  {
    resource: instituteResource,
    path: '/institutes',
    search: { words: 'girnar', finds: 'Girnar Polytechnic, Rajkot' },
    filter: {
      name: 'instituteType',
      value: 'Pharmacy',
      hides: 'Sahyadri Institute of Technology, Pune',
    },
    used: 'Sahyadri Institute of Technology, Pune',
    filledIn: {
      name: 'Narmada Polytechnic',
      instituteType: 'Polytechnic',
      stateCode: 'Gujarat',
      city: 'Vadodara',
      spocFirstName: 'Leena',
      spocLastName: 'Shah',
      spocDesignation: 'Placement officer',
    },
    change: { field: 'accreditation', value: 'NAAC A', told: 'Accreditation: was empty, now NAAC A' },
    partChange: { field: 'cvFreezeDays', value: '9', theirs: 5 },
  },
  {
    resource: programResource,
    path: '/programs',
    search: { words: 'computer eng', finds: 'B.E. Computer Engineering' },
    filter: { name: 'degree', value: 'DIPLOMA', hides: 'B.Com Accounting and Finance' },
    used: 'B.E. Computer Engineering',
    filledIn: { masterProgramID: 'MBA', specialisation: 'Hospital management' },
    change: { field: 'code', value: 'HM', told: 'Code: was empty, now HM' },
  },
  {
    resource: masterProgramResource,
    path: '/programs/master',
    search: { words: 'mba', finds: 'MBA' },
    filter: { name: 'degree', value: 'DIPLOMA', hides: 'MBA' },
    used: 'MBA',
    filledIn: { name: 'B.Des', degree: 'Graduation', durationYears: '4', semesters: '8' },
    change: { field: 'semesters', value: '6', told: 'Semesters: was 8, now 6' },
  },
  {
    // Every seeded role guards the installation, so e2e/roles.spec.ts has one of its own.
    resource: roleResource,
    path: '/user-roles',
    search: { words: 'super', finds: 'Super admin' },
    filter: { name: 'userType', value: 'C', hides: 'Employer' },
  },
  {
    resource: supportUserResource,
    path: '/support-users',
    search: { words: 'leela', finds: 'Leela Deshmukh' },
    filter: { name: 'status', value: 'Suspended', hides: 'Sam Thomas' },
  },
  {
    resource: studentResource,
    path: '/student',
    search: { words: 'asha pat', finds: 'Asha Patil' },
    filter: { name: 'status', value: 'Pending OTP', hides: 'Aarav Agarwal' },
  },
  {
    resource: companyResource,
    path: '/companies',
    search: { words: 'navyug', finds: 'Navyug Software' },
    filter: { name: 'verificationStatus', value: 'Pending', hides: 'Amrita Biotech' },
  },
  {
    resource: seasonResource,
    path: '/season',
    search: { words: 'pooled', finds: 'Pooled campus drive 2027' },
    filter: { name: 'status', value: 'Draft', hides: 'Pooled campus drive 2027' },
  },
  {
    resource: questionResource,
    path: '/question',
    search: { words: 'relocate', finds: 'Are you willing to relocate?' },
    filter: { name: 'purpose', value: 'Skill check', hides: 'Are you willing to relocate?' },
    filledIn: {
      text: 'Which shift do you like best?',
      purpose: 'Screening',
      answerType: 'One option',
      options: 'Morning\nNight',
    },
    change: { field: 'purpose', value: 'Profile', told: 'Purpose: was Screening, now Profile' },
  },
  {
    resource: jobProfileResource,
    path: '/job-profile',
    search: { words: 'cloud sup', finds: 'Cloud support associate' },
    filter: { name: 'status', value: 'Draft', hides: 'Accounts assistant' },
    filledIn: { title: 'Kernel developer', skills: 'Java', sectorID: 'Application software' },
    change: { field: 'typicalCtcMinPaise', value: '350000', told: 'was empty, now ₹3,50,000' },
  },
  {
    resource: jobProfileLateralResource,
    path: '/job-profile-lateral',
    search: { words: 'plant', finds: 'Plant manager' },
    filter: { name: 'level', value: 'Head', hides: 'Area sales manager' },
    filledIn: {
      title: 'Kernel developer',
      level: 'Senior',
      sectorID: 'Application software',
      skills: 'Java',
      experienceMinMonths: '24',
      experienceMaxMonths: '72',
    },
    change: {
      field: 'functionalArea',
      value: 'Engineering',
      told: 'Functional area: was empty, now Engineering',
    },
  },
  {
    resource: jobTemplateResource,
    path: '/job-template',
    search: { words: 'underw', finds: 'Underwriter, senior' },
    filter: { name: 'scope', value: 'Company', hides: 'Backend engineer, associate' },
  },
  {
    resource: cvTemplateResource,
    path: '/cv-template',
    search: { words: 'scanner', finds: 'Plain for scanners' },
    filter: { name: 'layout', value: 'Academic', hides: 'Two columns' },
  },
  {
    resource: jobDescriptionResource,
    path: '/job-description',
    as: employer,
    search: { words: 'embedded', finds: 'Embedded engineer trainee' },
    filter: { name: 'phase', value: 'Draft', hides: 'Embedded engineer trainee' },
  },
  {
    resource: eligibleStudentResource,
    // More than a page of freshers.
    path: `/eligible-students?jdID=${seededID('job-description/31')}`,
    as: employer,
    search: { words: 'isha m', finds: 'Isha Mishra' },
    filter: { name: 'status', value: 'Declined', hides: 'Omkar Iyer' },
  },
  {
    resource: candidateProfileResource,
    path: `/cv?userID=${seededID('user/9000000001')}`,
    closedTo: employer,
    search: { words: 'backend', finds: 'Backend roles' },
    filter: { name: 'language', value: 'hi', hides: 'Campus placement' },
  },
  {
    resource: leadResource,
    path: '/leads',
    search: { words: 'desai', finds: 'Kiran Desai' },
    filter: { name: 'status', value: 'Lost', hides: 'Kiran Desai' },
  },
  {
    resource: notificationResource,
    path: '/admin/notifications',
    search: {
      words: 'graduate programme',
      finds: 'Navyug Software speaks about its graduate programme on campus this Friday.',
    },
    filter: {
      name: 'type',
      value: 'Critical',
      hides: 'Navyug Software speaks about its graduate programme on campus this Friday.',
    },
  },
];
