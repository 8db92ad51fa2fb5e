import type { industries } from '../../catalogue/index.ts';
import { seededID } from '../../database/index.ts';

const names = [
  'Information Technology and Software',
  'IT-Enabled Services and BPO',
  'Banking and Financial Services',
  'Insurance',
  'Accounting, Audit and Consulting',
  'Manufacturing and Engineering',
  'Automobile and Auto Components',
  'Construction, Infrastructure and Real Estate',
  'Energy, Power and Renewables',
  'Chemicals, Oil and Gas',
  'Pharmaceuticals and Biotechnology',
  'Healthcare and Hospitals',
  'Education and Training',
  'Retail and E-commerce',
  'FMCG and Food Processing',
  'Agriculture and Allied',
  'Telecom and Electronics',
  'Logistics and Supply Chain',
  'Hospitality, Travel and Media',
] as const;

export type IndustryName = (typeof names)[number];

export const industryID = (name: IndustryName): string => seededID(`industry/${name}`);

/** The 19 industries (specification, section 9, gives their number but not their names), in the order shown. */
export const industryRows: readonly (typeof industries.$inferInsert)[] = names.map((name, index) => ({
  id: industryID(name),
  name,
  sortOrder: index + 1,
}));
