/** Every operation that is built. What the contract describes beyond these answers 501. */
import type { Operations } from '../platform/operation.ts';
import type { Services } from '../platform/services.ts';
import { createAuditOperations } from './audit/handlers.ts';
import { createAuthOperations } from './auth/handlers.ts';
import { candidateProfilesOperations } from './candidate-profiles/handlers.ts';
import { companyLists } from './companies/catalogue.ts';
import { cvTemplatesOperations } from './cv-templates/handlers.ts';
import { jobDescriptionsOperations } from './job-descriptions/handlers.ts';
import { jobProfilesOperations } from './job-profiles/handlers.ts';
import { jobTemplatesOperations } from './job-templates/handlers.ts';
import { mappingsOperations } from './mappings/handlers.ts';
import { questionsOperations } from './questions/handlers.ts';
import { seasonsOperations } from './seasons/handlers.ts';
import { createCaptchaOperations } from './captcha/handlers.ts';
import { citiesOperations, cityCatalogue } from './cities/handlers.ts';
import { createCompaniesOperations } from './companies/handlers.ts';
import { createImagesOperations } from './images/handlers.ts';
import { industriesOperations, industryCatalogue } from './industries/handlers.ts';
import { createInstituteLists, instituteCatalogue, institutesOperations } from './institutes/handlers.ts';
import { masterProgramCatalogue, masterProgramsOperations } from './master-programs/handlers.ts';
import { programCatalogue, programsOperations } from './programs/handlers.ts';
import { sectorCatalogue, sectorsOperations } from './sectors/handlers.ts';
import { skillCatalogue, skillsOperations } from './skills/handlers.ts';
import { universitiesOperations, universityCatalogue } from './universities/handlers.ts';
import { leadCatalogue, leadDeskOperations } from './leads/catalogue.ts';
import { createLeadsOperations } from './leads/handlers.ts';
import { createNotificationsOperations } from './notifications/handlers.ts';
import { notificationHistory } from './notifications/sent.ts';
import { createPeopleOperations } from './people/handlers.ts';
import { preferencesOperations } from './preferences/handlers.ts';
import { createPaymentsOperations } from './payments/handlers.ts';
import { profileOperations } from './profile/handlers.ts';
import { reportsOperations } from './reports/handlers.ts';
import { receiptsOperations } from './receipts/handlers.ts';
import { rolesOperations } from './roles/handlers.ts';
import { settingsOperations } from './settings/handlers.ts';
import { createUsersOperations } from './users/handlers.ts';
import { walletOperations } from './wallet/handlers.ts';

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
