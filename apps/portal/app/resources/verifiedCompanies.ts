import { lookup } from './resource.ts';

/**
 * Companies that staff have verified, by name. The contract has no list of all companies, whose number has no bound: these are
 * the first page, as long as a page can be.
 */
export const verifiedCompanies = lookup('/company', 'company', {
  pageNo: '1',
  pageSize: '100',
  verificationStatus: 'Verified',
});

/** Those that are not withdrawn, verified or not. */
export const companiesInUse = lookup('/company', 'company', {
  pageNo: '1',
  pageSize: '100',
  isActive: 'true',
});
