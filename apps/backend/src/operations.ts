/** Every operation that is built. What the contract describes beyond these answers 501. */
import type { Operations } from './platform/index.ts';
import { addRow, createImports } from './records/index.ts';
import { companyParts } from './company-parts.ts';
import { personalData } from './personal-data.ts';
import type { Services } from './services.ts';
import {
  createCVTemplates,
  studentImporter,
  createGuardianOperations,
  createStudentsOperations,
  createImagesOperations,
  createOldCvOperations,
  createProfileChecks,
  createUserLists,
  profileOperations,
  studentHistory,
} from './candidates/index.ts';
import {
  createCities,
  createIndustries,
  createPrograms,
  createSectors,
  createSkills,
  masterProgramCatalogue,
  masterProgramImporter,
  masterProgramsOperations,
} from './catalogue/index.ts';
import {
  holdLeadOwner,
  leadOwners,
  nameOfPerson,
  apiKeysOperations,
  createAuthOperations,
  createCollegeSignInOperations,
  createCaptchaOperations,
  consentsOperations,
  createCompaniesOperations,
  createCompanyImporter,
  createErasureOperations,
  createTeamOperations,
  createPeopleOperations,
  preferencesOperations,
  createPushOperations,
  savedViewsOperations,
  rolesOperations,
  createUsersOperations,
} from './identity/index.ts';
import {
  companyProfileOperations,
  ledgerOperations,
  createOwnDataOperations,
  createAuditOperations,
  createDashboardOperations,
  reportsOperations,
  searchOperations,
} from './insights/index.ts';
import {
  createNotificationsOperations,
  createWebhooksOperations,
  undeliveredOperations,
  notificationHistory,
  tellOfCompany,
  tellOfSkill,
  tellChangeWasAsked,
  tellChangeWasDecided,
  tellGuardianWithdrew,
  tellSectionWasChecked,
} from './messages/index.ts';
import {
  instituteConfigOperations,
  createPaymentsOperations,
  receiptsOperations,
  settingsOperations,
  createWalletOperations,
} from './money/index.ts';
import {
  createCompanies,
  createInstitutes,
  createLeadDesk,
  createUniversities,
  createLeadsOperations,
  createRecruiters,
} from './organisations/index.ts';
import {
  usageOfCVTemplates,
  isOfferedBy,
  hasApplied,
  hasOpenOffer,
  hasReached,
  isPlaced,
  placement,
  studentsOfInstitute,
  usageOfCities,
  usageOfCompanies,
  usageOfIndustries,
  usageOfInstitutes,
  usageOfPrograms,
  usageOfSectors,
  usageOfSkills,
  usageOfUniversities,
} from './usage.ts';
import {
  acceptedByCompany,
  cancelJobsOfCompany,
  decisionsOperations,
  lettersOperations,
  heldFor,
  holdsOperations,
  isHeld,
  placementsOperations,
  candidateProfilesOperations,
  jobDescriptionHistory,
  jobDescriptionsOperations,
  jobReviewsOperations,
  jobProfileCatalogue,
  jobProfileImporter,
  jobProfilesOperations,
  jobTemplateImporter,
  lateralJobProfileCatalogue,
  lateralJobProfileImporter,
  jobTemplatesOperations,
  applicationsOperations,
  causesOfEntries,
  notesOperations,
  enrolmentImporter,
  enrolmentsOperations,
  optionsOperations,
  ownSeasonsOperations,
  questionCatalogue,
  questionImporter,
  questionsOperations,
  suggestedSkillsOperations,
  seasonCatalogue,
  seasonImporter,
  roundsOperations,
  savedJobsOperations,
  jobAlertsOperations,
  similarJobsOperations,
  seasonsOperations,
} from './hiring/index.ts';

const { cityCatalogue, citiesOperations, cityImporter } = createCities(usageOfCities);
const { industryCatalogue, industriesOperations, industryImporter } = createIndustries(usageOfIndustries);
const { programCatalogue, programsOperations, programImporter } = createPrograms(
  usageOfPrograms,
  isOfferedBy,
);
const { sectorCatalogue, sectorsOperations, sectorImporter } = createSectors(usageOfSectors);
const { skillCatalogue, skillsOperations, skillImporter } = createSkills(usageOfSkills, tellOfSkill);
const { universityCatalogue, universitiesOperations, universityImporter } =
  createUniversities(usageOfUniversities);
const { instituteCatalogue, createInstitutesOperations, instituteImporter } = createInstitutes(
  usageOfInstitutes,
  studentsOfInstitute,
);
const { leadCatalogue, leadDeskOperations } = createLeadDesk(
  { leadOwners, holdOwner: holdLeadOwner, nameOf: nameOfPerson },
  (body, context) => addRow(instituteCatalogue.declaration, body, context),
);
const { recruiterCatalogue, recruiterImporter, createRecruitersOperations } = createRecruiters(nameOfPerson);
const { cvTemplateCatalogue, cvTemplatesOperations, cvTemplateImporter } =
  createCVTemplates(usageOfCVTemplates);
const { companyCatalogue, companiesOperations } = createCompanies(
  usageOfCompanies,
  async (tx, decision, context) => {
    if (decision.to === 'Suspended') await cancelJobsOfCompany(tx, context, decision.id);
    await tellOfCompany(tx, decision, context.now(), acceptedByCompany);
  },
  companyParts,
);
const companyImporter = createCompanyImporter(companyCatalogue.declaration);

/** Records that staff manage: whoever reads one reads its history too. */
export const catalogues = [
  cityCatalogue,
  industryCatalogue,
  instituteCatalogue,
  jobProfileCatalogue,
  lateralJobProfileCatalogue,
  leadCatalogue,
  masterProgramCatalogue,
  programCatalogue,
  questionCatalogue,
  recruiterCatalogue,
  seasonCatalogue,
  sectorCatalogue,
  skillCatalogue,
  universityCatalogue,
] as const;

/** Lists that are filled from files. */
export const importers = [
  cityImporter,
  companyImporter,
  cvTemplateImporter,
  enrolmentImporter,
  industryImporter,
  instituteImporter,
  jobProfileImporter,
  jobTemplateImporter,
  lateralJobProfileImporter,
  masterProgramImporter,
  programImporter,
  questionImporter,
  recruiterImporter,
  seasonImporter,
  sectorImporter,
  skillImporter,
  studentImporter,
  universityImporter,
] as const;

export function collectOperations(services: Services): Operations {
  const imports = createImports(services.imports);
  const studentsOperations = createStudentsOperations(services, {
    hasApplied,
    hasOpenOffer,
    hasReached,
    heldFor,
    isHeld,
    isPlaced,
    placement,
  });
  const institutesOperations = createInstitutesOperations(services);
  return {
    ...imports.operations,
    importCities: imports.take('city'),
    importCompanies: imports.take('company'),
    importCvTemplates: imports.take('cvTemplate'),
    importIndustries: imports.take('industry'),
    importInstitutes: imports.take('institute'),
    importJobProfiles: imports.take('jobProfile'),
    importJobProfilesLateral: imports.take('jobProfileLateral'),
    importJobTemplates: imports.take('jobTemplate'),
    importMappings: imports.take('application'),
    importMasterPrograms: imports.take('masterProgram'),
    importPrograms: imports.take('program'),
    importQuestions: imports.take('question'),
    importSeasonEnrolments: imports.take('enrolment'),
    importSeasons: imports.take('season'),
    importSectors: imports.take('sector'),
    importSkills: imports.take('skill'),
    importStudents: imports.take('student'),
    importUniversities: imports.take('university'),
    ...createAuditOperations([
      ...catalogues,
      cvTemplateCatalogue,
      jobDescriptionHistory,
      notificationHistory,
      studentHistory,
    ]),
    ...apiKeysOperations,
    ...createAuthOperations(services),
    ...createCollegeSignInOperations(services),
    ...createCaptchaOperations(services),
    ...createCompaniesOperations(services, leadCatalogue.get),
    ...consentsOperations,
    ...createErasureOperations(services),
    ...createLeadsOperations(services),
    ...createRecruitersOperations(services),
    importRecruiters: imports.take('recruiter'),
    ...citiesOperations,
    ...leadDeskOperations,
    ...masterProgramsOperations,
    ...programsOperations,
    ...sectorsOperations,
    ...skillsOperations,
    ...universitiesOperations,
    ...createGuardianOperations(services, tellGuardianWithdrew),
    ...createImagesOperations(services),
    ...createOldCvOperations(services),
    ...industriesOperations,
    ...institutesOperations,
    ...instituteConfigOperations,
    ...createNotificationsOperations(services),
    ...undeliveredOperations,
    ...createWebhooksOperations(services.webhooks),
    ...createPeopleOperations(services),
    ...preferencesOperations,
    ...createPushOperations(services),
    ...savedViewsOperations,
    ...createTeamOperations(services),
    ...createPaymentsOperations(services),
    ...profileOperations,
    ...createProfileChecks(tellSectionWasChecked, {
      asked: tellChangeWasAsked,
      decided: tellChangeWasDecided,
    }),
    ...createDashboardOperations({
      isPlaced,
      lists: {
        ...jobDescriptionsOperations,
        ...jobReviewsOperations,
        ...skillsOperations,
        ...studentsOperations,
        listCompanies: companiesOperations.listCompanies,
        listInstitutes: institutesOperations.listInstitutes,
        listLeads: leadDeskOperations.listLeads,
        listLedgerEntries: ledgerOperations.listLedgerEntries,
      },
    }),
    ...companyProfileOperations,
    ...searchOperations,
    ...reportsOperations,
    ...ledgerOperations,
    ...receiptsOperations,
    ...rolesOperations,
    ...settingsOperations,
    ...createUserLists(isPlaced),
    ...createUsersOperations(services),
    ...createWalletOperations(causesOfEntries),
    ...candidateProfilesOperations,
    ...companiesOperations,
    ...createOwnDataOperations(personalData),
    ...studentsOperations,
    ...cvTemplatesOperations,
    ...jobDescriptionsOperations,
    ...similarJobsOperations,
    ...roundsOperations,
    ...savedJobsOperations,
    ...jobAlertsOperations,
    ...jobReviewsOperations,
    ...jobProfilesOperations,
    ...jobTemplatesOperations,
    ...applicationsOperations,
    ...notesOperations,
    ...decisionsOperations,
    ...lettersOperations,
    ...holdsOperations,
    ...placementsOperations,
    ...optionsOperations,
    ...questionsOperations,
    ...enrolmentsOperations,
    ...ownSeasonsOperations,
    ...suggestedSkillsOperations,
    ...seasonsOperations,
  };
}
