/** Forms of the records that staff manage. */
import type { PayloadDefinition } from '../../definition/definition.ts';
import { applicationStep, applicationSteps } from './applicationStep.ts';
import { candidateProfileForm } from './candidateProfile.ts';
import { apiKeyForm } from './apiKey.ts';
import { webhookForm } from './webhook.ts';
import { cityForm } from './city.ts';
import { outcomeCreation, outcomeDecision, outcomeForm, ownOutcomeUpdate } from './outcome.ts';
import { recruiterForm } from './recruiter.ts';
import { companyMergeBody } from './companyMerge.ts';
import { skillMergeBody } from './skillMerge.ts';
import { leadMergeBody } from './leadMerge.ts';
import { companyVerdict } from './companyVerdict.ts';
import { cvTemplateForm } from './cvTemplate.ts';
import { industryForm } from './industry.ts';
import { instituteForm } from './institute.ts';
import { collegeSignInForm } from './collegeSignIn.ts';
import { instituteConfigForm } from './instituteConfig.ts';
import { jobDescriptionForm } from './jobDescription.ts';
import { jobProfileForm, lateralJobProfileForm } from './jobProfile.ts';
import { jobTemplateForm } from './jobTemplate.ts';
import { leadForm } from './lead.ts';
import { masterProgramForm, programForm } from './program.ts';
import { questionForm } from './question.ts';
import { roleForm } from './role.ts';
import { hostingForm } from './hosting.ts';
import { panelForm } from './panel.ts';
import { roundForm } from './round.ts';
import { roundTestForm } from './roundTest.ts';
import { testQuestionForm } from './testQuestion.ts';
import { dayBlock } from './dayBlock.ts';
import { visitDay, visitEnd, visitWish } from './visit.ts';
import { visitEntry } from './visitEntry.ts';
import { holdForm, holdLifting } from './hold.ts';
import { enrolmentDecision, seasonOverrideForm } from './enrolment.ts';
import { seasonForm } from './season.ts';
import { seasonCopyForm } from './copyForms.ts';
import { sectorForm } from './sector.ts';
import { profileVerdict, sectionVerification } from './sectionRejection.ts';
import { skillForm } from './skill.ts';
import { statusChange } from './statusReason.ts';
import { studentForm } from './student.ts';
import { supportUserCreation, supportUserForm } from './supportUser.ts';
import { universityForm } from './university.ts';
import { instituteVerdictForm, universityVerdictForm } from './verdict.ts';

export {
  applicationNote,
  applicationRefusal,
  applicationWithdrawal,
  offerWithdrawal,
  jobDecline,
} from './applicationForms.ts';
export { applicationOffer, offerAmendment, offerBlocks, offerValues, type MadeOffer } from './offer.ts';
export { roleForm } from './role.ts';
export { roleCopyForm, seasonCopyForm } from './copyForms.ts';
export { statusReason } from './statusReason.ts';
export { instituteAssignment, studentForm } from './student.ts';
export { creditGift, studentMessage } from './studentActions.ts';
export { applicantMessage } from './applicantMessage.ts';
export { studentDownload } from './studentDownload.ts';
export { officerForm, supportUserForm } from './supportUser.ts';
export { candidateProfileForm } from './candidateProfile.ts';
export { apiKeyForm } from './apiKey.ts';
export { cityForm } from './city.ts';
export { outcomeCreation, outcomeForm, outcomeReturn } from './outcome.ts';
export { recruiterForm } from './recruiter.ts';
export { collegeSignInForm } from './collegeSignIn.ts';
export { companyMerge } from './companyMerge.ts';
export { skillMerge } from './skillMerge.ts';
export { leadMerge } from './leadMerge.ts';
export { companyApproval, companyReason } from './companyVerdict.ts';
export { cvTemplateForm } from './cvTemplate.ts';
export { industryForm } from './industry.ts';
export { instituteForm } from './institute.ts';
export { grantPeriod, instituteConfigForm, instituteCreditFields } from './instituteConfig.ts';
export { criteriaOf, criteriaValues, jobCriteriaForm, type JobCriteria } from './jobCriteria.ts';
export { jobDescriptionForm } from './jobDescription.ts';
export { jobForm } from './jobForm.ts';
export { postingBlocks, type PostableJob } from './jobPosting.ts';
export { jobProfileForm, lateralJobProfileForm } from './jobProfile.ts';
export { jobReport } from './jobReport.ts';
export { datesOfTemplate, jobTemplateForm } from './jobTemplate.ts';
export { leadAssignment, leadForm } from './lead.ts';
export { masterProgramForm, programForm } from './program.ts';
export { questionForm } from './question.ts';
export { dayBlock } from './dayBlock.ts';
export { visitDay, visitEnd, visitWish, wishedDayFields, wishedDays } from './visit.ts';
export { visitEntry } from './visitEntry.ts';
export { holdForm, holdLifting } from './hold.ts';
export { enrolmentRemoval, seasonOverrideForm } from './enrolment.ts';
export { savedViewForm } from './savedView.ts';
export { seasonForm } from './season.ts';
export { sectorForm } from './sector.ts';
export { sectionRejection } from './sectionRejection.ts';
export { skillForm } from './skill.ts';
export { universityForm } from './university.ts';
export { webhookForm } from './webhook.ts';
export { hostingForm } from './hosting.ts';
export { panelForm } from './panel.ts';
export { roundForm, roundTimes } from './round.ts';
export { roundTestForm } from './roundTest.ts';
export { testOptionsIn, testQuestionForm } from './testQuestion.ts';
export { instituteVerdictForm, universityVerdictForm } from './verdict.ts';

/** The forms of records and accounts that staff and institutes keep. */
export const recordForms = [
  supportUserForm,
  roleForm,
  candidateProfileForm,
  cityForm,
  recruiterForm,
  outcomeForm,
  cvTemplateForm,
  industryForm,
  instituteForm,
  collegeSignInForm,
  instituteConfigForm,
  jobDescriptionForm,
  jobProfileForm,
  lateralJobProfileForm,
  jobTemplateForm,
  leadForm,
  masterProgramForm,
  programForm,
  questionForm,
  seasonForm,
  sectorForm,
  skillForm,
  universityForm,
  instituteVerdictForm,
  universityVerdictForm,
] as const;

const bodies: readonly PayloadDefinition<unknown>[] = [
  apiKeyForm.payload,
  webhookForm.payload,
  roundForm.payload,
  panelForm.payload,
  roundTestForm.payload,
  testQuestionForm.payload,
  hostingForm.payload,
  applicationStep,
  applicationSteps,
  ...recordForms.flatMap(({ payload, update }) => [payload, update]),
  studentForm.payload,
  supportUserCreation,
  statusChange,
  companyVerdict,
  companyMergeBody,
  skillMergeBody,
  leadMergeBody,
  enrolmentDecision,
  outcomeCreation.payload,
  ownOutcomeUpdate,
  outcomeDecision,
  seasonCopyForm.payload,
  seasonOverrideForm.payload,
  dayBlock.payload,
  visitWish.payload,
  visitDay.payload,
  visitEnd.payload,
  visitEntry.payload,
  holdForm.payload,
  holdLifting.payload,
  profileVerdict,
  sectionVerification,
];

/** The bodies of the operations that add and change records and accounts, by operation id of the contract. */
export const recordPayloads: Readonly<Record<string, PayloadDefinition<unknown>>> = Object.fromEntries(
  bodies.map((body) => [body.operationId, body]),
);
