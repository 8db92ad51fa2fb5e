import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Operations, SignedInUser } from '../../platform/operation.ts';
import { defineCatalogue } from '../catalogue/defineCatalogue.ts';
import { nameIfAny, namesOf } from '../catalogue/names.ts';
import { counted } from '../catalogue/rows.ts';
import { companies } from '../companies/tables.ts';
import { jobDescriptions } from '../job-descriptions/tables.ts';
import { jobProfiles, lateralJobProfiles } from '../job-profiles/tables.ts';
import { skills } from '../skills/tables.ts';
import { jobTemplates } from './tables.ts';

type Template = typeof jobTemplates.$inferSelect;

const jobs = counted(
  sql`from ${jobDescriptions} where ${jobDescriptions.jobTemplateID} = ${jobTemplates.id}`,
);

/** Companies see their own templates and, as everybody, the platform's that are posted. */
function templatesInScope({ roleScope, parentEntityID }: SignedInUser): SQL | undefined {
  if (roleScope === 'all') return undefined;
  const shared = and(eq(jobTemplates.scope, 'Platform'), eq(jobTemplates.status, 'Posted'));
  if (roleScope !== 'company' || parentEntityID === null) return shared;
  return or(shared, eq(jobTemplates.companyID, parentEntityID));
}

export const jobTemplateCatalogue = defineCatalogue({
  key: 'jobTemplate',
  table: jobTemplates,
  readers: ['Manage Job Template', 'View Job Template'],
  scope: templatesInScope,
  derived: {
    usedCount: jobs,
    profileTitle: sql<string | null>`coalesce(
      (select ${jobProfiles.title} from ${jobProfiles} where ${jobProfiles.id} = ${jobTemplates.jobProfileID}),
      (select ${lateralJobProfiles.title} from ${lateralJobProfiles} where ${lateralJobProfiles.id} = ${jobTemplates.jobProfileLateralID}))`,
    skillNames: namesOf(skills, jobTemplates.skillIDs),
    companyName: nameIfAny(companies, jobTemplates.companyID),
  },
  searched: [jobTemplates.name, jobTemplates.title],
  filters: {
    jobProfileID: (profileID: string) =>
      or(eq(jobTemplates.jobProfileID, profileID), eq(jobTemplates.jobProfileLateralID, profileID)),
    scope: (scope: Template['scope']) => eq(jobTemplates.scope, scope),
    status: (status: Template['status']) => eq(jobTemplates.status, status),
  },
  sorts: { name: jobTemplates.name },
  item: ({ id, name }) => ({ id, name }),
  download: [
    'id',
    'name',
    'title',
    'profileTitle',
    'skillNames',
    'scope',
    'companyName',
    'usedCount',
    'status',
    'isActive',
  ],
  sameAs: ({ name, companyID }) =>
    and(
      sql`lower(${jobTemplates.name}) = lower(${name})`,
      sql`${jobTemplates.companyID} is not distinct from ${companyID}`,
    ),
  usage: { jobs },
});

export const jobTemplatesOperations = {
  listJobTemplates: jobTemplateCatalogue.list,
  countJobTemplates: jobTemplateCatalogue.count,
  getJobTemplate: jobTemplateCatalogue.get,
  downloadJobTemplates: jobTemplateCatalogue.download,
} satisfies Operations;
