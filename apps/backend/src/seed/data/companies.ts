import type { companies } from '../../modules/companies/tables.ts';
import { seededID } from '../identity.ts';
import { industryID, type IndustryName } from './industries.ts';

type CompanyRow = typeof companies.$inferInsert;

/** Keys of the invented companies; also the name of their domain under `example.com`. */
export type CompanyKey = 'navyug' | 'greengrid' | 'suspended-traders';

export const companyID = (key: CompanyKey): string => seededID(`company/${key}`);

interface CompanySeed {
  key: CompanyKey;
  name: string;
  location: string;
  industry: IndustryName;
  /** First name, last name, designation and mobile number of the contact person. */
  spoc: readonly [string, string, string, string];
  status: CompanyRow['verificationStatus'];
  note?: string;
}

const seeds: readonly CompanySeed[] = [
  {
    key: 'navyug',
    name: 'Navyug Software',
    location: 'Pune, Maharashtra',
    industry: 'Information Technology and Software',
    spoc: ['Farah', 'Khan', 'Campus Hiring Lead', '9000000021'],
    status: 'Verified',
  },
  {
    key: 'greengrid',
    name: 'GreenGrid Power',
    location: 'Ahmedabad, Gujarat',
    industry: 'Energy, Power and Renewables',
    spoc: ['Deepak', 'Jain', 'Human Resources Manager', '9000000022'],
    status: 'Pending',
  },
  {
    key: 'suspended-traders',
    name: 'Suspended Traders',
    location: 'Delhi',
    industry: 'Retail and E-commerce',
    spoc: ['Mohan', 'Gupta', 'Proprietor', '9000000023'],
    status: 'Suspended',
    note: 'Asked candidates for a security deposit.',
  },
];

/** Invented: one company that is verified, one that waits, one that is suspended. */
export const companyRows: readonly CompanyRow[] = seeds.map((seed) => ({
  id: companyID(seed.key),
  name: seed.name,
  location: seed.location,
  website: `https://${seed.key}.example.com`,
  email: `${seed.spoc[0].toLowerCase()}@${seed.key}.example.com`,
  phone: seed.spoc[3],
  industryID: industryID(seed.industry),
  spocFirstName: seed.spoc[0],
  spocLastName: seed.spoc[1],
  spocDesignation: seed.spoc[2],
  verificationStatus: seed.status,
  verificationNote: seed.note,
}));
