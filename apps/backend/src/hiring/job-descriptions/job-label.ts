import { sql } from 'drizzle-orm';
import { nameOf } from '../../records/index.ts';
import { companies } from '../../organisations/index.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';

/** A job as it is told from others of its title: its title, its company and its number. */
export const jobLabel = sql<string>`concat_ws(', ', ${jobDescriptions.title}, ${nameOf(companies, jobDescriptions.companyID)}, ${jobDescriptions.code})`;
