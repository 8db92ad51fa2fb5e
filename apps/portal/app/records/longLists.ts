/**
 * Records to choose from, of lists without a bound: the contract sends those by pages alone (`pageNo=-1` is refused). The first page is
 * as long as a page can be, and where there are more a field asks the server for what is typed.
 */
import { lookup } from '@aarambh/records';

const firstPage = { pageNo: '1', pageSize: '100' } as const;

export const companies = lookup('/company', 'company', firstPage);

/** Companies that staff have verified. */
export const verifiedCompanies = lookup('/company', 'company', {
  ...firstPage,
  verificationStatus: 'Verified',
});

/** Those that are not withdrawn, verified or not. */
export const companiesInUse = lookup('/company', 'company', { ...firstPage, isActive: 'true' });

export const leads = lookup('/lead', 'lead', { ...firstPage, isActive: 'true' }, 'contact');

/** What a job can ask of those who apply. */
export const questions = lookup('/question', 'question', { ...firstPage, status: 'Posted' }, 'text');

/** What a job can begin with. */
export const jobTemplates = lookup('/admin/job-templates', 'jobTemplate', {
  ...firstPage,
  status: 'Posted',
});

export const students = lookup('/student', 'student', firstPage);

export const jobs = lookup('/jobdescription', 'jobDescription', firstPage, 'title');

export const seasons = lookup('/season', 'season');
