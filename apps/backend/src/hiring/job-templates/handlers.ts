import { jobTemplateForm } from '@aarambh/forms';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { signedIn, type Operations, type SignedInUser, sanitise } from '../../platform/index.ts';
import { defineCatalogue, nameIfAny, namesOf, counted } from '../../records/index.ts';
import { companies } from '../../organisations/index.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { jobProfiles, lateralJobProfiles } from '../tables/job-profiles.ts';
import { questions } from '../tables/questions.ts';
import { cities, skills } from '../../catalogue/index.ts';
import { jobTemplates } from '../tables/job-templates.ts';

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
  ownedBy: ['company'],
  addedBy: ['company'],
  isOwn: ({ companyID }, { parentEntityID }) => companyID !== null && companyID === parentEntityID,
  references: {
    jobProfileID: jobProfiles,
    jobProfileLateralID: lateralJobProfiles,
    skillIDs: skills,
    questionIDs: questions,
    cityIDs: cities,
    companyID: companies,
  },
  form: jobTemplateForm,
  prepare: (_tx, values, context) => {
    const { roleScope, parentEntityID } = signedIn(context);
    const owned =
      roleScope === 'company' ? { ...values, scope: 'Company' as const, companyID: parentEntityID } : values;
    const { descriptionHtml } = owned;
    return typeof descriptionHtml === 'string'
      ? { ...owned, descriptionHtml: sanitise(descriptionHtml).html }
      : owned;
  },
  keepsValuesOf: ['name', 'title', 'jobProfileID', 'jobProfileLateralID', 'skillIDs', 'scope', 'companyID'],
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
  addJobTemplate: jobTemplateCatalogue.add,
  updateJobTemplate: jobTemplateCatalogue.update,
  deleteJobTemplate: jobTemplateCatalogue.remove,
  setJobTemplateStatus: ({ params: { id }, body }, context) =>
    jobTemplateCatalogue.decide(id, body, undefined, context),
  downloadJobTemplates: jobTemplateCatalogue.download,
} satisfies Operations;
