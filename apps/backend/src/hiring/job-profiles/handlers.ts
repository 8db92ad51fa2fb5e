import { jobProfileForm, lateralJobProfileForm } from '@aarambh/forms';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Operations, SignedInUser } from '../../platform/index.ts';
import { defineCatalogue, nameOf, namesOf, skillIDsOf, counted } from '../../records/index.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { jobTemplates } from '../tables/job-templates.ts';
import { programs, sectors, skills } from '../../catalogue/index.ts';
import { preparedProfile } from './prepared.ts';
import { jobProfiles, lateralJobProfiles } from '../tables/job-profiles.ts';

type Profile = typeof jobProfiles.$inferSelect;
type LateralProfile = typeof lateralJobProfiles.$inferSelect;

/** Drafts are seen by those who look after the catalogue only. */
const postedUnlessAll =
  (column: typeof jobProfiles.status | typeof lateralJobProfiles.status) =>
  ({ roleScope }: SignedInUser): SQL | undefined =>
    roleScope === 'all' ? undefined : eq(column, 'Posted');

const templates = counted(sql`from ${jobTemplates} where ${jobTemplates.jobProfileID} = ${jobProfiles.id}`);
const jobs = counted(sql`from ${jobDescriptions} where ${jobDescriptions.jobProfileID} = ${jobProfiles.id}`);

export const jobProfileCatalogue = defineCatalogue({
  key: 'jobProfile',
  table: jobProfiles,
  readers: ['Manage JobProfile', 'View JobProfile'],
  scope: postedUnlessAll(jobProfiles.status),
  derived: {
    sectorName: nameOf(sectors, jobProfiles.sectorID),
    skillNames: namesOf(skills, skillIDsOf(jobProfiles.skills)),
    templateCount: templates,
    jobCount: jobs,
  },
  searched: [jobProfiles.title],
  filters: {
    sectorID: (sectorID: string) => eq(jobProfiles.sectorID, sectorID),
    status: (status: Profile['status']) => eq(jobProfiles.status, status),
  },
  sorts: { title: jobProfiles.title },
  item: ({ id, title }) => ({ id, title }),
  download: [
    'id',
    'title',
    'sectorName',
    'skillNames',
    'degrees',
    'typicalCtcMinPaise',
    'typicalCtcMaxPaise',
    'templateCount',
    'jobCount',
    'status',
    'isActive',
  ],
  references: { sectorID: sectors, programIDs: programs },
  form: jobProfileForm,
  prepare: preparedProfile,
  keepsValuesOf: [
    'title',
    'sectorID',
    'skills',
    'degrees',
    'programIDs',
    'typicalCtcMinPaise',
    'typicalCtcMaxPaise',
    'status',
  ],
  sameAs: ({ title }) => sql`lower(${jobProfiles.title}) = lower(${title})`,
  usage: { jobTemplates: templates, jobs },
});

const lateralTemplates = counted(
  sql`from ${jobTemplates} where ${jobTemplates.jobProfileLateralID} = ${lateralJobProfiles.id}`,
);
const lateralJobs = counted(
  sql`from ${jobDescriptions} where ${jobDescriptions.jobProfileLateralID} = ${lateralJobProfiles.id}`,
);

export const lateralJobProfileCatalogue = defineCatalogue({
  key: 'jobProfileLateral',
  table: lateralJobProfiles,
  readers: ['Manage Job Template', 'Manage Job Profiles', 'View Job Profiles'],
  scope: postedUnlessAll(lateralJobProfiles.status),
  derived: {
    sectorName: nameOf(sectors, lateralJobProfiles.sectorID),
    skillNames: namesOf(skills, skillIDsOf(lateralJobProfiles.skills)),
    templateCount: lateralTemplates,
    jobCount: lateralJobs,
  },
  searched: [lateralJobProfiles.title],
  filters: {
    sectorID: (sectorID: string) => eq(lateralJobProfiles.sectorID, sectorID),
    level: (level: LateralProfile['level']) => eq(lateralJobProfiles.level, level),
    status: (status: LateralProfile['status']) => eq(lateralJobProfiles.status, status),
  },
  sorts: { title: lateralJobProfiles.title },
  item: ({ id, title, level }) => ({ id, title, level }),
  download: [
    'id',
    'title',
    'level',
    'functionalArea',
    'sectorName',
    'skillNames',
    'experienceMinMonths',
    'experienceMaxMonths',
    'typicalCtcMinPaise',
    'typicalCtcMaxPaise',
    'status',
    'isActive',
  ],
  references: { sectorID: sectors },
  form: lateralJobProfileForm,
  prepare: preparedProfile,
  keepsValuesOf: [
    'title',
    'sectorID',
    'skills',
    'level',
    'functionalArea',
    'experienceMinMonths',
    'experienceMaxMonths',
    'typicalCtcMinPaise',
    'typicalCtcMaxPaise',
    'status',
  ],
  sameAs: ({ title, level }) =>
    and(sql`lower(${lateralJobProfiles.title}) = lower(${title})`, eq(lateralJobProfiles.level, level)),
  usage: { jobTemplates: lateralTemplates, jobs: lateralJobs },
});

export const jobProfilesOperations = {
  listJobProfiles: jobProfileCatalogue.list,
  countJobProfiles: jobProfileCatalogue.count,
  getJobProfile: jobProfileCatalogue.get,
  addJobProfile: jobProfileCatalogue.add,
  updateJobProfile: jobProfileCatalogue.update,
  deleteJobProfile: jobProfileCatalogue.remove,
  setJobProfileStatus: ({ params: { id }, body }, context) =>
    jobProfileCatalogue.decide(id, body, undefined, context),
  downloadJobProfiles: jobProfileCatalogue.download,
  listJobProfilesLateral: lateralJobProfileCatalogue.list,
  countJobProfilesLateral: lateralJobProfileCatalogue.count,
  getJobProfileLateral: lateralJobProfileCatalogue.get,
  addJobProfileLateral: lateralJobProfileCatalogue.add,
  updateJobProfileLateral: lateralJobProfileCatalogue.update,
  deleteJobProfileLateral: lateralJobProfileCatalogue.remove,
  setJobProfileLateralStatus: ({ params: { id }, body }, context) =>
    lateralJobProfileCatalogue.decide(id, body, undefined, context),
  downloadJobProfilesLateral: lateralJobProfileCatalogue.download,
} satisfies Operations;
