import type { companies } from '../../organisations/index.ts';
import { seededID } from '../../database/index.ts';
import { companyDetails } from './company-details.ts';
import { industryID, type IndustryName } from './industries.ts';
import { dayMs } from '../../platform/index.ts';

type CompanyRow = typeof companies.$inferInsert;
type Status = NonNullable<CompanyRow['verificationStatus']>;

interface CompanySeed {
  /** Also the name of the domain under `example.com`. */
  key: string;
  name: string;
  location: string;
  industry: IndustryName;
  /** First name, last name, designation and mobile number of the contact person. */
  spoc: readonly [string, string, string, string];
  status: Status;
  note?: string;
}

/** The companies of the demo accounts: one that is verified, one that waits, one that is suspended. */
const ofAccounts = [
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
] as const satisfies readonly CompanySeed[];

/** Name, location, industry, first and last name of the contact person; verified unless said otherwise. */
type OtherSeed = readonly [string, string, IndustryName, string, string, Status?, string?];

const others: readonly OtherSeed[] = [
  ['Indravati Systems', 'Hyderabad, Telangana', 'Information Technology and Software', 'Sneha', 'Reddy'],
  ['Kalpavriksha Cloud', 'Bengaluru, Karnataka', 'Information Technology and Software', 'Manoj', 'Hegde'],
  ['Brahmi Data Labs', 'Chennai, Tamil Nadu', 'Information Technology and Software', 'Divya', 'Raman'],
  ['Chinar Cyber Defence', 'Chandigarh', 'Information Technology and Software', 'Gurpreet', 'Singh'],
  ['Vaani Contact Services', 'Kolkata, West Bengal', 'IT-Enabled Services and BPO', 'Moumita', 'Ghosh'],
  ['Setu Back Office', 'Pune, Maharashtra', 'IT-Enabled Services and BPO', 'Nikhil', 'Bhosale'],
  ['Lotus Cooperative Bank', 'Mumbai, Maharashtra', 'Banking and Financial Services', 'Hetal', 'Shah'],
  ['Arth Small Finance', 'Ahmedabad, Gujarat', 'Banking and Financial Services', 'Jignesh', 'Patel'],
  ['Kaveri Payments', 'Bengaluru, Karnataka', 'Banking and Financial Services', 'Pavithra', 'Gowda'],
  ['Suraksha Life', 'Mumbai, Maharashtra', 'Insurance', 'Rohan', 'Naik'],
  ['Ganga General Cover', 'Kolkata, West Bengal', 'Insurance', 'Sourav', 'Banerjee'],
  ['Lekha and Partners', 'Delhi', 'Accounting, Audit and Consulting', 'Ritu', 'Malhotra'],
  ['Margdarshan Consulting', 'Mumbai, Maharashtra', 'Accounting, Audit and Consulting', 'Kunal', 'Desai'],
  ['Panchganga Machines', 'Kolhapur, Maharashtra', 'Manufacturing and Engineering', 'Sachin', 'Jadhav'],
  ['Aravalli Castings', 'Jaipur, Rajasthan', 'Manufacturing and Engineering', 'Meera', 'Rathore'],
  ['Ravi Textile Mills', 'Ludhiana, Punjab', 'Manufacturing and Engineering', 'Harjit', 'Kaur'],
  ['Garuda Motors', 'Chennai, Tamil Nadu', 'Automobile and Auto Components', 'Senthil', 'Kumar'],
  ['Vegavati Auto Parts', 'Pune, Maharashtra', 'Automobile and Auto Components', 'Amruta', 'Kulkarni'],
  ['Pavan Electric Vehicles', 'Hyderabad, Telangana', 'Automobile and Auto Components', 'Tejas', 'Rao'],
  ['Nirman Builders', 'Pune, Maharashtra', 'Construction, Infrastructure and Real Estate', 'Snehal', 'More'],
  ['Setubandh Infra', 'Delhi', 'Construction, Infrastructure and Real Estate', 'Ankit', 'Verma'],
  ['Surya Kiran Solar', 'Jodhpur, Rajasthan', 'Energy, Power and Renewables', 'Pooja', 'Choudhary'],
  ['Narmada Chemicals', 'Bharuch, Gujarat', 'Chemicals, Oil and Gas', 'Bhavesh', 'Solanki'],
  ['Sanjeevani Pharma', 'Hyderabad, Telangana', 'Pharmaceuticals and Biotechnology', 'Lakshmi', 'Prasad'],
  ['Amrita Biotech', 'Kochi, Kerala', 'Pharmaceuticals and Biotechnology', 'Anjali', 'Menon'],
  ['Arogya Hospitals', 'Chennai, Tamil Nadu', 'Healthcare and Hospitals', 'Vidya', 'Subramanian'],
  ['Vidyarthi Learning', 'Bengaluru, Karnataka', 'Education and Training', 'Naveen', 'Shetty'],
  ['Haat Bazaar Online', 'Delhi', 'Retail and E-commerce', 'Shreya', 'Kapoor'],
  ['Annapurna Foods', 'Indore, Madhya Pradesh', 'FMCG and Food Processing', 'Vivek', 'Tiwari'],
  ['Kisan Mitra Agritech', 'Nashik, Maharashtra', 'Agriculture and Allied', 'Vaishali', 'Pawar', 'Pending'],
  ['Tarang Telecom', 'Mumbai, Maharashtra', 'Telecom and Electronics', 'Imtiaz', 'Ansari', 'Pending'],
  ['Gati Path Logistics', 'Chennai, Tamil Nadu', 'Logistics and Supply Chain', 'Prakash', 'Nair', 'Pending'],
  ['Atithi Hotels', 'Kochi, Kerala', 'Hospitality, Travel and Media', 'Neha', 'Thomas', 'Pending'],
  ['Drishti Media', 'Mumbai, Maharashtra', 'Hospitality, Travel and Media', 'Aditya', 'Joshi', 'Pending'],
  [
    'Quick Placement Fees',
    'Delhi',
    'Accounting, Audit and Consulting',
    'Rakesh',
    'Bansal',
    'Rejected',
    'The website does not name a company.',
  ],
  [
    'Golden Future Abroad',
    'Chandigarh',
    'Education and Training',
    'Simran',
    'Gill',
    'Rejected',
    'Sells visas; offers no jobs.',
  ],
  [
    'Instant Income Traders',
    'Surat, Gujarat',
    'Retail and E-commerce',
    'Paresh',
    'Mehta',
    'Rejected',
    'Asks those who join to bring others.',
  ],
];

/** `Indravati Systems` as `indravati-systems`. */
const keyOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');

const seeds: readonly CompanySeed[] = [
  ...ofAccounts,
  ...others.map(([name, location, industry, first, last, status = 'Verified', note], index): CompanySeed => ({
    key: keyOf(name),
    name,
    location,
    industry,
    spoc: [first, last, 'Human Resources Manager', String(9_000_000_200 + index)],
    status,
    ...(note === undefined ? {} : { note }),
  })),
];

/** Keys of the companies of the demo accounts. */
export type CompanyKey = (typeof ofAccounts)[number]['key'];

export const companyID = (key: CompanyKey): string => idOf(key);

const idOf = (key: string): string => seededID(`company/${key}`);

/** All of them. Invented. The one that waits and has a demo account still owes what its list of things to do names. */
export const companyRows: readonly (CompanyRow & { id: string })[] = seeds.map((seed, place) => ({
  ...companyDetails(seed.name, seed.location, seed.industry, place),
  ...(seed.key === 'greengrid' && { about: null, gstin: null }),
  id: idOf(seed.key),
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
  verificationChecks: seed.status === 'Verified' ? ['GST', 'PAN', 'Website', 'Contact'] : [],
}));

/** Days before the seed at which a company signed up, and at which support decided about it; who waits came last. */
function daysOf(
  status: CompanyRow['verificationStatus'],
  place: number,
): { since: number; decided: number | null } {
  if (status === 'Pending') return { since: 16 - ((place - 1) % 14), decided: null };
  if (status === 'Suspended') return { since: 70, decided: 10 };
  const since = 90 + (place % 30);
  return { since, decided: since - 2 };
}

/** The rows with their moments: when each company signed up and when it was decided about, by support. */
export function companiesAt(rows: typeof companyRows, now: Date): CompanyRow[] {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  return rows.map((row, place) => {
    const { since, decided } = daysOf(row.verificationStatus, place);
    return {
      ...row,
      createdAt: ago(since),
      updatedAt: ago(decided ?? since),
      ...(decided !== null && { verifiedAt: ago(decided), verifiedBy: seededID('user/9000000041') }),
    };
  });
}

/** The companies whose contact person has no demo account. */
export const otherCompanyRows = companyRows.slice(ofAccounts.length);

/** The account of the contact person of a company. */
export const contactID = ({ phone }: Pick<CompanyRow, 'phone'>): string => seededID(`user/${phone}`);

/** The industry of a company and the city that it is in. */
export function companyPlace(id: string): { name: string; industry: IndustryName; city: string } | undefined {
  const seed = seeds.find(({ key }) => idOf(key) === id);
  return seed && { name: seed.name, industry: seed.industry, city: seed.location.split(', ')[0] ?? '' };
}

/** The companies of the demo accounts. */
export const accountCompanyRows = companyRows.slice(0, ofAccounts.length);
