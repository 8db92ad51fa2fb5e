/** What candidates say about themselves, their pictures and files, and the designs of CVs. Other folders import from this file alone. */
export { createCVTemplates } from './cv-templates/handlers.ts';
export { checkCv } from './cv-templates/checks.ts';
export { cvPhoto } from './cv-templates/photo.ts';
export { composeCv, isChosen } from './cv-templates/compose.ts';
export type {
  CvDesign,
  CvDocument,
  CvEntry,
  CvPerson,
  CvSection,
  CvSectionKey,
} from './cv-templates/document.ts';
export { findUsualTemplate, mayChooseTemplate } from './cv-templates/posted.ts';
export { withoutContact } from './cv-templates/contact.ts';
export { cvPDF, cvPictures } from './cv-templates/printing.ts';
export { linesOf, readCvRecord, type CvRecord } from './cv-templates/record.ts';
export { sectionTitles } from './cv-templates/words.ts';
export { cvTemplates } from './tables/cv-templates.ts';
export { leftMessage, onceEach, type Left } from './json-resume/left.ts';
export { fromJsonResume } from './json-resume/from-document.ts';
export { shortened } from './json-resume/reading.ts';
export { toJsonResume, type Resume } from './json-resume/resume.ts';
export { fieldName, own } from './json-resume/words.ts';
export { resumeOf } from './json-resume/own-resume.ts';
export { isSame, isSamePost, takeIn } from './json-resume/take-in.ts';
export { createOldCvOperations } from './old-cv/handlers.ts';
export { experienceSection } from './profile/experience.ts';
export { createImagesOperations } from './images/handlers.ts';
export { isProofOf } from './images/service.ts';
export { imageContents, imageFiles, images } from './tables/images.ts';
export { createProfileChecks } from './profile/checks.ts';
export { begunFrom, countByCompletion, readCompletion, readCompletionOf } from './profile/completion.ts';
export { createNameChanging } from './profile/name-change.ts';
export { createGuardianOperations, guardianTexts } from './profile/guardian.ts';
export { profileOperations } from './profile/handlers.ts';
export { findRollNumber } from './profile/roll-number.ts';
export {
  academics,
  addresses,
  candidateSkills,
  currentDegrees,
  educationStages,
  experiences,
  languagesKnown,
  parents,
} from './tables/profile.ts';
export { checkOf } from './profile/verification.ts';
export { sectionsOf } from './profile/whole.ts';
export { createProfileVerdicts } from './checking/verdicts.ts';
export { listMarkChanges } from './profile/mark-changes.ts';
export { marksImporter } from './marks/importer.ts';
export { createStudentsOperations } from './students/handlers.ts';
export { endsInTime } from './profile/in-time.ts';
export { hasDegreeThat, studentHistory, studentsOfList } from './students/students.ts';
export { createUserLists } from './students/users.ts';
export { studentImporter } from './students/importer.ts';
export { candidatesData } from './personal-data.ts';
