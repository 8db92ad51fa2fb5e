/** The forms of the profile. */
export { changeRefusal, changeRequest } from './changeRequest.ts';
export * from './choices.ts';
export { addressEntry, parentEntry } from './contacts.ts';
export type { EntryForm } from './defineEntryForm.ts';
export { leadCompany, leadCreation, leadInstitute } from './lead.ts';
export { companyCreation, companyDetails, instituteDetails } from './organization.ts';
export { accountDetails, experiencedPersonal, fresherPersonal } from './personal.ts';
export { placementPlan, studentPlacement } from './placement.ts';
export {
  academicSummary,
  achievementEntry,
  certificationEntry,
  currentDegree,
  educationEntry,
  projectEntry,
} from './studies.ts';
export { skillAlias, skillRefusal, skillSuggestion } from './skillSuggestion.ts';
export { experienceEntry, languageEntry, skillEntry } from './work.ts';
