/** Universities, institutes, companies and leads. Other folders import from this file alone. */
export { companiesInScope, createCompanies, type CompanyDecision } from './companies/handlers.ts';
export type { CompanyMerge, CompanyParts } from './companies/merge.ts';
export { companies } from './tables/companies.ts';
export { findInstituteConfig, lockInstituteConfig } from './institutes/config.ts';
export { formulaInForce, gradeRule, percentageOf, type GradeRule } from './institutes/grades.ts';
export { createInstitutes } from './institutes/handlers.ts';
export { intakesOperations } from './institutes/intakes.ts';
export { findInstitute, findRegistrable } from './institutes/service.ts';
export {
  instituteConfigs,
  instituteIntakes,
  institutePrograms,
  institutes,
  universities,
  type InstituteConfig,
} from './tables/institutes.ts';
export { configView, institutesInScope } from './institutes/view.ts';
export { createLeadDesk } from './leads/catalogue.ts';
export { convert as convertLead } from './leads/conversion.ts';
export { createLeadsOperations } from './leads/handlers.ts';
export { leadActivities, leads } from './tables/leads.ts';
export { createRecruiters } from './recruiters/handlers.ts';
export { createUniversities } from './universities/handlers.ts';
export { organisationsData } from './personal-data.ts';
