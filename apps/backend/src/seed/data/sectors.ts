import type { sectors } from '../../catalogue/index.ts';
import { seededID } from '../../database/index.ts';
import { industryID, type IndustryName } from './industries.ts';

const sectorSeeds = {
  'Information Technology and Software': [
    'Application software',
    'Cloud and infrastructure',
    'Cyber security',
    'Data and artificial intelligence',
    'Embedded software',
  ],
  'IT-Enabled Services and BPO': ['Customer support', 'Back office', 'Knowledge services'],
  'Banking and Financial Services': ['Retail banking', 'Investment and markets', 'Lending', 'Payments'],
  Insurance: ['Life insurance', 'General insurance', 'Claims and underwriting'],
  'Accounting, Audit and Consulting': [
    'Accounting and tax',
    'Audit',
    'Management consulting',
    'Public sector advice',
  ],
  'Manufacturing and Engineering': [
    'Industrial machinery',
    'Electrical equipment',
    'Metals and foundries',
    'Textiles and garments',
  ],
  'Automobile and Auto Components': ['Vehicles', 'Auto components', 'Electric vehicles'],
  'Construction, Infrastructure and Real Estate': [
    'Buildings',
    'Roads and bridges',
    'Water and sanitation',
    'Property',
  ],
  'Energy, Power and Renewables': ['Power generation', 'Solar and wind', 'Transmission and distribution'],
  'Chemicals, Oil and Gas': ['Chemicals', 'Refining', 'Oil and gas exploration'],
  'Pharmaceuticals and Biotechnology': ['Formulations', 'Clinical research', 'Biotechnology'],
  'Healthcare and Hospitals': ['Hospitals', 'Diagnostics', 'Medical devices'],
  'Education and Training': ['Schools and colleges', 'Skill training', 'Educational technology'],
  'Retail and E-commerce': ['Stores', 'Online commerce', 'Buying and merchandising'],
  'FMCG and Food Processing': ['Packaged food', 'Dairy', 'Personal care'],
  'Agriculture and Allied': ['Farm inputs', 'Agricultural technology', 'Fisheries and livestock'],
  'Telecom and Electronics': ['Telecom networks', 'Consumer electronics', 'Semiconductors'],
  'Logistics and Supply Chain': ['Warehousing', 'Transport', 'Freight and customs'],
  'Hospitality, Travel and Media': ['Hotels and restaurants', 'Travel', 'Media and advertising'],
} as const satisfies Record<IndustryName, readonly string[]>;

export type SectorName = (typeof sectorSeeds)[IndustryName][number];

export const sectorID = (name: SectorName): string => seededID(`sector/${name}`);

/** The industry that a sector belongs to. */
export function industryOfSector(id: string | null | undefined): IndustryName | undefined {
  for (const [industry, names] of Object.entries(sectorSeeds)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the constant
    if (names.some((name) => sectorID(name) === id)) return industry as IndustryName;
  }
  return undefined;
}

/** The sectors to begin with. */
export const sectorRows: readonly (typeof sectors.$inferInsert)[] = Object.entries(sectorSeeds).flatMap(
  ([industry, names]) =>
    names.map((name) => ({
      id: sectorID(name),
      name,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the constant
      industryID: industryID(industry as IndustryName),
    })),
);
