/** Who refers to a record of a lower context: what `usage` of its list counts, so that it cannot be deleted meanwhile. */
import { inArray, sql, type SQL } from 'drizzle-orm';
import {
  candidateSkills,
  currentDegrees,
  educationStages,
  experiences,
  cvTemplates,
} from './candidates/index.ts';
import { cities, industries, programs, sectors, skills } from './catalogue/index.ts';
import {
  applications,
  candidateProfiles,
  cvs,
  isPosted,
  jobDescriptions,
  jobProfiles,
  lateralJobProfiles,
  jobTemplates,
  questions,
  reached,
  roundEntries,
  seasons,
  wasAbsent,
} from './hiring/index.ts';
import { ledgerLines, wallets } from './money/index.ts';
import { candidates, users } from './identity/index.ts';
import { companies, institutePrograms, institutes, universities, leads } from './organisations/index.ts';
import { counted } from './records/index.ts';

/** Institutes and universities name their city by its name and state, people and jobs by its id. */
export const usageOfCities = {
  institutes: counted(sql`from ${institutes}
    where lower(${institutes.city}) = lower(${cities.name}) and ${institutes.stateCode} = ${cities.stateCode}`),
  universities: counted(sql`from ${universities}
    where lower(${universities.city}) = lower(${cities.name}) and ${universities.stateCode} = ${cities.stateCode}`),
  candidates: counted(sql`from ${candidates} where ${candidates.preferredCityIDs} @> array[${cities.id}]`),
  jobs: counted(sql`from ${jobDescriptions} where ${jobDescriptions.cityIDs} @> array[${cities.id}]`),
};

export const usageOfIndustries = {
  companies: counted(sql`from ${companies} where ${companies.industryID} = ${industries.id}`),
  leads: counted(sql`from ${leads} where ${leads.industryID} = ${industries.id}`),
  experiences: counted(sql`from ${experiences} where ${experiences.industryID} = ${industries.id}`),
};

export const usageOfSectors = {
  jobProfiles: counted(sql`from ${jobProfiles} where ${jobProfiles.sectorID} = ${sectors.id}`),
  lateralJobProfiles: counted(
    sql`from ${lateralJobProfiles} where ${lateralJobProfiles.sectorID} = ${sectors.id}`,
  ),
};

/** How a job and a job profile name a skill. */
const named = sql`jsonb_build_array(jsonb_build_object('skillID', ${skills.id}))`;

export const usageOfSkills = {
  candidates: counted(sql`from ${candidateSkills} where ${candidateSkills.skillID} = ${skills.id}`),
  experiences: counted(sql`from ${experiences} where ${experiences.skillIDs} @> array[${skills.id}]`),
  jobProfiles: counted(sql`from ${jobProfiles} where ${jobProfiles.skills} @> ${named}`),
  lateralJobProfiles: counted(sql`from ${lateralJobProfiles} where ${lateralJobProfiles.skills} @> ${named}`),
  jobTemplates: counted(sql`from ${jobTemplates} where ${jobTemplates.skillIDs} @> array[${skills.id}]`),
  jobs: counted(sql`from ${jobDescriptions} where ${jobDescriptions.skills} @> ${named}`),
  questions: counted(sql`from ${questions} where ${questions.skillID} = ${skills.id}`),
};

export const usageOfPrograms = {
  institutes: counted(sql`from ${institutePrograms} where ${institutePrograms.programID} = ${programs.id}`),
  degrees: counted(sql`from ${currentDegrees} where ${currentDegrees.programID} = ${programs.id}`),
  jobProfiles: counted(sql`from ${jobProfiles} where ${jobProfiles.programIDs} @> array[${programs.id}]`),
  seasons: counted(sql`from ${seasons} where ${seasons.programIDs} @> array[${programs.id}]`),
};

/** Whether an institute offers the program of the row. */
export const isOfferedBy = (instituteID: string) =>
  sql`exists (select 1 from ${institutePrograms}
    where ${institutePrograms.programID} = ${programs.id} and ${institutePrograms.instituteID} = ${instituteID})`;

export const usageOfUniversities = {
  officers: counted(sql`from ${users} where ${users.parentEntityID} = ${universities.id}`),
  degrees: counted(sql`from ${currentDegrees} where ${currentDegrees.universityID} = ${universities.id}`),
  educationStages: counted(
    sql`from ${educationStages} where ${educationStages.universityID} = ${universities.id}`,
  ),
};

export const usageOfInstitutes = {
  students: counted(sql`from ${users} where ${users.parentEntityID} = ${institutes.id}`),
  degrees: counted(sql`from ${currentDegrees} where ${currentDegrees.instituteID} = ${institutes.id}`),
  educationStages: counted(
    sql`from ${educationStages} where ${educationStages.instituteID} = ${institutes.id}`,
  ),
  seasons: counted(sql`from ${seasons} where ${seasons.instituteIDs} @> array[${institutes.id}]`),
  leads: counted(sql`from ${leads} where ${leads.convertedInstituteID} = ${institutes.id}`),
};

/** Candidates of an institute, without its officers. */
export const studentsOfInstitute = counted(
  sql`from ${users} where ${users.parentEntityID} = ${institutes.id} and ${users.type} = 'C'`,
);

export const usageOfCompanies = {
  jobs: counted(sql`from ${jobDescriptions} where ${jobDescriptions.companyID} = ${companies.id}`),
  people: counted(sql`from ${users} where ${users.parentEntityID} = ${companies.id}`),
  jobTemplates: counted(sql`from ${jobTemplates} where ${jobTemplates.companyID} = ${companies.id}`),
  questions: counted(sql`from ${questions} where ${questions.companyID} = ${companies.id}`),
  leads: counted(sql`from ${leads} where ${leads.convertedCompanyID} = ${companies.id}`),
  ledgerLines: counted(sql`from ${ledgerLines} join ${wallets} on ${wallets.id} = ${ledgerLines.walletID}
    where ${wallets.ownerType} = 'company' and ${wallets.ownerID} = ${companies.id}`),
  mergedCompanies: counted(sql`from ${companies} as merged where merged.merged_into_id = ${companies.id}`),
};

export const usageOfCVTemplates = {
  cvs: counted(sql`from ${cvs} where ${cvs.cvTemplateID} = ${cvTemplates.id}`),
  candidateProfiles: counted(
    sql`from ${candidateProfiles} where ${candidateProfiles.cvTemplateID} = ${cvTemplates.id}`,
  ),
};

/** Whether a person has ever applied for a job. */
export const hasApplied = sql`exists (select 1 from ${applications}
  where ${applications.userID} = ${users.id} and ${applications.appliedAt} is not null)`;

/** Whether a person ever got so far with a job that is posted. */
export const hasReached = {
  applied: reachesWith(reached.applied),
  shortlisted: reachesWith(reached.shortlisted),
  selected: reachesWith(reached.selected),
  accepted: reachesWith(reached.accepted),
};

function reachesWith(isSoFar: SQL): SQL {
  return sql`exists (select 1 from ${applications} join ${jobDescriptions} on ${jobDescriptions.id} = ${applications.jdID}
    where ${applications.userID} = ${users.id} and ${isPosted} and ${isSoFar})`;
}

/** How many offers of a person wait for an answer or were accepted. */
export const offers = sql<number>`(select count(*) from ${applications}
  where ${applications.userID} = ${users.id} and ${inArray(applications.status, ['Selected', 'Offer Accepted', 'Joined'])})`;

/** Whether a person has an offer that waits for an answer until a moment before this one. */
export const offerEndsBefore = (moment: Date): SQL => sql`exists (select 1 from ${applications}
  where ${applications.userID} = ${users.id} and ${applications.status} = 'Selected'
  and (${applications.offer} ->> 'respondBy')::timestamptz < ${moment.toISOString()}::timestamptz)`;

/** How many applications of a person ended because they did not come, as the season counts it. */
export const absences = sql<number>`(select count(*) from ${applications}
  where ${applications.userID} = ${users.id} and ${wasAbsent})`;

/** Whether a person is on the waiting list of a job. */
export const isWaitlisted = sql`exists (select 1 from ${roundEntries}
  join ${applications} on ${applications.id} = ${roundEntries.applicationID}
  where ${applications.userID} = ${users.id} and ${roundEntries.result} = 'Waiting list' and ${applications.status} = 'Shortlisted')`;

/** Whether a person has an offer that waits for an answer. */
export const hasOpenOffer = sql`exists (select 1 from ${applications}
  where ${applications.userID} = ${users.id} and ${applications.status} = 'Selected')`;
