/** Seasons, job profiles and templates, job descriptions, applications, questions and what candidates send. Other folders import from this file alone. */
export { acceptedByCompany } from './applications/applicants.ts';
export { createApplicationsClock, createJobEndings } from './applications/clock.ts';
export { causesOfEntries } from './applications/credits.ts';
export { decisionsOperations } from './applications/decisions.ts';
export { freezeCv } from './candidate-profiles/freeze.ts';
export { createCvPrinter } from './candidate-profiles/printer.ts';
export { createApplicationImporter } from './applications/importer.ts';
export { removeUnusedLetters } from './applications/letter.ts';
export { lettersOperations } from './applications/letters.ts';
export { statedPay } from './applications/offer.ts';
export { notesOperations } from './applications/notes.ts';
export { applicationsOperations, evaluateOpenJobs, type JobWithEvaluation } from './applications/handlers.ts';
export { byVerdict, openJobViews } from './job-descriptions/open-views.ts';
export { jobsInScope, jobsShownTo } from './job-descriptions/scope.ts';
export { jobsByID } from './job-descriptions/by-id.ts';
export { fixOf } from './job-descriptions/fixes.ts';
export { isPosted, reached } from './applications/reach.ts';
export { standing } from './applications/standing.ts';
export { applicationEvents, applications } from './tables/applications.ts';
export { candidateProfilesOperations } from './candidate-profiles/handlers.ts';
export { candidateProfiles, cvs } from './tables/candidate-profiles.ts';
export { cancelJobsOfCompany } from './job-descriptions/suspension.ts';
export { evaluateCriteria, verdictOf, type CandidateFacts } from './job-descriptions/eligibility.ts';
export { refreshCounts } from './job-descriptions/eligible.ts';
export { removeUnusedJobFiles } from './job-descriptions/files.ts';
export { jobDescriptionHistory, jobDescriptionsOperations } from './job-descriptions/handlers.ts';
export { jobsInReach } from './job-descriptions/finding.ts';
export { jobApprovals, jobDescriptions, jobReviews } from './tables/job-descriptions.ts';
export {
  jobProfileCatalogue,
  jobProfilesOperations,
  lateralJobProfileCatalogue,
} from './job-profiles/handlers.ts';
export { jobProfileImporter, lateralJobProfileImporter } from './job-profiles/importer.ts';
export { jobProfiles, lateralJobProfiles } from './tables/job-profiles.ts';
export { jobTemplatesOperations } from './job-templates/handlers.ts';
export { jobTemplateImporter } from './job-templates/importer.ts';
export { jobTemplates } from './tables/job-templates.ts';
export { placementsOperations } from './placements/handlers.ts';
export { placements } from './tables/placements.ts';
export { questionCatalogue, questionsOperations } from './questions/handlers.ts';
export { questionImporter } from './questions/importer.ts';
export { optionsOperations } from './questions/option-handlers.ts';
export { questionOptions, questions } from './tables/questions.ts';
export { enrolmentImporter } from './seasons/enrolment-importer.ts';
export { enrolmentsOperations } from './seasons/enrolments.ts';
export { savedJobsOperations } from './saved-jobs/handlers.ts';
export { savedJobs } from './tables/saved-jobs.ts';
export { createJobNews } from './job-alerts/tasks.ts';
export { jobAlertsOperations } from './job-alerts/handlers.ts';
export { jobAlertNews, jobAlerts } from './tables/job-alerts.ts';
export { similarJobsOperations } from './job-descriptions/similar.ts';
export { seasonCatalogue, seasonsOperations } from './seasons/handlers.ts';
export { seasonImporter } from './seasons/importer.ts';
export { outcomesOf } from './seasons/outcomes.ts';
export { ownSeasonsOperations, readOwnSeasons } from './seasons/own-seasons.ts';
export { seasonEnrolments, seasonOverrides, seasons } from './tables/seasons.ts';
export { hiringData } from './personal-data.ts';
