import { activation, otpRequest, otpVerification } from './bodies.ts';
import { candidateRegistration } from './candidateRegistration.ts';
import { changePassword } from './changePassword.ts';
import { contactLead } from './contactLead.ts';
import { employerRegistration } from './employerRegistration.ts';
import { invitationAcceptance } from './invitationAcceptance.ts';
import { login } from './login.ts';
import {
  academicSummary,
  addressEntry,
  companyDetails,
  currentDegree,
  educationEntry,
  experienceEntry,
  experiencedPersonal,
  languageEntry,
  parentEntry,
} from './profile/index.ts';
import { resetPassword } from './resetPassword.ts';
import { settingsUpdate } from './settingChange.ts';

/** The body of each operation that has rules here, by operation id of the contract. For receivers of any of them. */
export const payloads = {
  login: login.payload,
  register: candidateRegistration.payload,
  addCompany: employerRegistration.payload,
  createLead: contactLead.payload,
  requestOtp: otpRequest,
  verifyOtp: otpVerification,
  activateUser: activation,
  acceptInvitation: invitationAcceptance.payload,
  resetPassword: resetPassword.payload,
  changePassword: changePassword.payload,
  updateSettings: settingsUpdate,
  updateCompany: companyDetails.payload,
  savePersonal: experiencedPersonal.payload,
  saveCurrentDegree: currentDegree.payload,
  saveEducation: educationEntry.payload,
  saveAcademics: academicSummary.payload,
  saveAddress: addressEntry.payload,
  saveLanguagesKnown: languageEntry.payload,
  saveParents: parentEntry.payload,
  saveExperience: experienceEntry.payload,
} as const;
