/** The lists of records that the portal declares, with what a test needs to know of the data of the sandbox. */
import { cityResource } from '../apps/portal/app/resources/city.tsx';
import { industryResource } from '../apps/portal/app/resources/industry.tsx';
import { instituteResource } from '../apps/portal/app/resources/institute.tsx';
import { masterProgramResource, programResource } from '../apps/portal/app/resources/program.tsx';
import { leadResource } from '../apps/portal/app/resources/lead.tsx';
import { notificationResource } from '../apps/portal/app/resources/notification.ts';
import type { Resource } from '../apps/portal/app/resources/resource.ts';
import { roleResource } from '../apps/portal/app/resources/role.tsx';
import { sectorResource } from '../apps/portal/app/resources/sector.tsx';
import { skillResource } from '../apps/portal/app/resources/skill.tsx';
import { studentResource } from '../apps/portal/app/resources/student.tsx';
import { supportUserResource } from '../apps/portal/app/resources/supportUser.tsx';
import { universityResource } from '../apps/portal/app/resources/university.tsx';

export interface TestedResource {
  readonly resource: Resource;
  /** Where its screen is. */
  readonly path: string;
  /** A search that finds some rows, and a name among them. */
  readonly search: { readonly words: string; readonly finds: string };
  /** A filter with one of its values, and a row that it leaves out. */
  readonly filter?: { readonly name: string; readonly value: string; readonly hides: string };
  /** A record that is in use, so that it is not deleted. */
  readonly used?: string;
  /** What is typed into the form of a new record; every field that has to be filled in. */
  readonly filledIn?: Readonly<Record<string, string>>;
  /** A field that is not the name, and another value for it. */
  readonly change?: { readonly field: string; readonly value: string };
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
    change: { field: 'district', value: 'Mulshi' },
  },
  {
    resource: skillResource,
    path: '/skill',
    search: { words: 'ecma', finds: 'JavaScript' },
    filter: { name: 'category', value: 'Tool', hides: 'Accounting' },
    used: 'Python',
    filledIn: { name: 'Terraform', category: 'Tool' },
    change: { field: 'aliases', value: 'TF' },
  },
  {
    resource: industryResource,
    path: '/industry',
    search: { words: 'insur', finds: 'Insurance' },
    used: 'Information Technology and Software',
    filledIn: { name: 'Space and Satellites', sortOrder: '40' },
    change: { field: 'code', value: 'SPC' },
  },
  {
    resource: sectorResource,
    path: '/sector',
    search: { words: 'cyber', finds: 'Cyber security' },
    filledIn: { name: 'Quantum computing', industryID: 'Information Technology and Software' },
    change: { field: 'description', value: 'New machines' },
  },
  {
    resource: universityResource,
    path: '/universities',
    search: { words: 'kaveri', finds: 'Kaveri Technological University' },
    filter: { name: 'universityType', value: 'Open', hides: 'Deccan State University' },
    used: 'Deccan State University',
    filledIn: { name: 'Narmada University', universityType: 'State', stateCode: 'Gujarat', city: 'Vadodara' },
    change: { field: 'shortName', value: 'NU' },
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
    change: { field: 'accreditation', value: 'NAAC A' },
    partChange: { field: 'cvFreezeDays', value: '9', theirs: 5 },
  },
  {
    resource: programResource,
    path: '/programs',
    search: { words: 'computer eng', finds: 'B.E. Computer Engineering' },
    filter: { name: 'degree', value: 'DIPLOMA', hides: 'B.Com Accounting and Finance' },
    used: 'B.E. Computer Engineering',
    filledIn: { masterProgramID: 'MBA', specialisation: 'Hospital management' },
    change: { field: 'code', value: 'HM' },
  },
  {
    resource: masterProgramResource,
    path: '/programs/master',
    search: { words: 'mba', finds: 'MBA' },
    filter: { name: 'degree', value: 'DIPLOMA', hides: 'MBA' },
    used: 'MBA',
    filledIn: { name: 'B.Des', degree: 'Graduation', durationYears: '4', semesters: '8' },
    change: { field: 'semesters', value: '6' },
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
