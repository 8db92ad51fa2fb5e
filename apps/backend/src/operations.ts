/** Every operation that is built. What the contract describes beyond these answers 501. */
import type { Operations } from './platform/operation.ts';
import type { Services } from './services.ts';
import { createAuditOperations } from './records/audit/handlers.ts';
import { createAuthOperations } from './identity/auth/handlers.ts';
import { candidateProfilesOperations } from './hiring/candidate-profiles/handlers.ts';
import { companyLists } from './organisations/companies/catalogue.ts';
import { cvTemplatesOperations } from './candidates/cv-templates/handlers.ts';
import { jobDescriptionsOperations } from './hiring/job-descriptions/handlers.ts';
import { jobProfilesOperations } from './hiring/job-profiles/handlers.ts';
import { jobTemplatesOperations } from './hiring/job-templates/handlers.ts';
import { mappingsOperations } from './hiring/applications/handlers.ts';
import { questionsOperations } from './hiring/questions/handlers.ts';
import { seasonsOperations } from './hiring/seasons/handlers.ts';
import { createCaptchaOperations } from './identity/captcha/handlers.ts';
import { citiesOperations, cityCatalogue } from './catalogue/cities/handlers.ts';
import { createCompaniesOperations } from './organisations/companies/handlers.ts';
import { createImagesOperations } from './candidates/images/handlers.ts';
import { industriesOperations, industryCatalogue } from './catalogue/industries/handlers.ts';
import {
  createInstituteLists,
  instituteCatalogue,
  institutesOperations,
} from './organisations/institutes/handlers.ts';
import { masterProgramCatalogue, masterProgramsOperations } from './catalogue/master-programs/handlers.ts';
import { programCatalogue, programsOperations } from './catalogue/programs/handlers.ts';
import { sectorCatalogue, sectorsOperations } from './catalogue/sectors/handlers.ts';
import { skillCatalogue, skillsOperations } from './catalogue/skills/handlers.ts';
import { universitiesOperations, universityCatalogue } from './catalogue/universities/handlers.ts';
import { leadCatalogue, leadDeskOperations } from './organisations/leads/catalogue.ts';
import { createLeadsOperations } from './organisations/leads/handlers.ts';
import { createNotificationsOperations } from './messages/notifications/handlers.ts';
import { notificationHistory } from './messages/notifications/sent.ts';
import { createPeopleOperations } from './identity/people/handlers.ts';
import { preferencesOperations } from './identity/preferences/handlers.ts';
import { createPaymentsOperations } from './money/payments/handlers.ts';
import { profileOperations } from './candidates/profile/handlers.ts';
import { reportsOperations } from './insights/reports/handlers.ts';
import { receiptsOperations } from './money/receipts/handlers.ts';
import { rolesOperations } from './identity/roles/handlers.ts';
import { settingsOperations } from './money/settings/handlers.ts';
import { createUsersOperations } from './identity/users/handlers.ts';
import { walletOperations } from './money/wallet/handlers.ts';

/** Records that staff manage: whoever reads one reads its history too. */
export const catalogues = [
  cityCatalogue,
  industryCatalogue,
  instituteCatalogue,
  leadCatalogue,
  masterProgramCatalogue,
  programCatalogue,
  sectorCatalogue,
  skillCatalogue,
  universityCatalogue,
] as const;

export function collectOperations(services: Services): Operations {
  return {
    ...createAuditOperations([...catalogues, notificationHistory]),
    ...createAuthOperations(services),
    ...createCaptchaOperations(services),
    ...createCompaniesOperations(services),
    ...createLeadsOperations(services),
    ...citiesOperations,
    ...leadDeskOperations,
    ...masterProgramsOperations,
    ...programsOperations,
    ...sectorsOperations,
    ...skillsOperations,
    ...universitiesOperations,
    ...createImagesOperations(services),
    ...industriesOperations,
    ...institutesOperations,
    ...createInstituteLists(services),
    ...createNotificationsOperations(services),
    ...createPeopleOperations(services),
    ...preferencesOperations,
    ...createPaymentsOperations(services),
    ...profileOperations,
    ...reportsOperations,
    ...receiptsOperations,
    ...rolesOperations,
    ...settingsOperations,
    ...createUsersOperations(services),
    ...walletOperations,
    ...candidateProfilesOperations,
    ...companyLists,
    ...cvTemplatesOperations,
    ...jobDescriptionsOperations,
    ...jobProfilesOperations,
    ...jobTemplatesOperations,
    ...mappingsOperations,
    ...questionsOperations,
    ...seasonsOperations,
  };
}
