/** Accounts, sessions, roles, the captcha and preferences. Other folders import from this file alone. */
export { createAuthOperations } from './sign-in/handlers.ts';
export { changeUndoneText } from './auth/email-messages.ts';
export { accountTexts } from './auth/messages.ts';
export { hashPassword } from './auth/passwords.ts';
export { callerOf, identify, liveSessions } from './auth/sessions.ts';
export { createCollegeSignInOperations } from './college-sign-in/handlers.ts';
export { isCollegeOffered } from './college-sign-in/journey.ts';
export { resealColleges } from './college-sign-in/upkeep.ts';
export { apiKeysOperations } from './api-keys/handlers.ts';
export { findPartner } from './api-keys/partner.ts';
export { identifyByKey, isApiKey } from './api-keys/recognise.ts';
export { credentials } from './tables/auth.ts';
export { createCaptcha } from './captcha/create-captcha.ts';
export { createCaptchaOperations } from './captcha/handlers.ts';
export { removeExpiredIdentity } from './cleanup.ts';
export { codeLife, codeTries, issueCode, resendAfter, spendCode } from './auth/challenges.ts';
export { hashCode, isCode, newCode } from './auth/codes.ts';
export { answer as consentsAnswer, consentsOperations } from './consents/handlers.ts';
export { isMinor, lacksGuardian, refuseWithoutGuardian } from './consents/minors.ts';
export {
  grant,
  mayBeShownToEmployers,
  refuseOldNotice,
  withdrawByLink,
  withdrawGuardian,
} from './consents/service.ts';
export { hashToken, newToken } from './auth/link-tokens.ts';
export { consents } from './tables/consents.ts';
export { createCompaniesOperations } from './employers/handlers.ts';
export { createCompanyImporter } from './employers/importer.ts';
export { createErasureOperations } from './erasure/handlers.ts';
export { eraseDue } from './erasure/service.ts';
export { erasureOfPerson } from './erasure/shown.ts';
export { assignInstitute } from './people/institute.ts';
export { createPeopleOperations } from './people/handlers.ts';
export { savedViewsOperations } from './saved-views/handlers.ts';
export { findSavedView } from './saved-views/service.ts';
export { preferencesOperations } from './preferences/handlers.ts';
export { preferences } from './tables/preferences.ts';
export { createPushOperations } from './push/handlers.ts';
export { pushSubscriptions } from './tables/push-subscriptions.ts';
export { rolesOperations } from './roles/handlers.ts';
export { allPermissions } from './roles/permissions.ts';
export { roleID, type RoleKey } from './roles/system-roles.ts';
export { roles } from './tables/roles.ts';
export type { NameChange, Services } from './services.ts';
export { createAdministrator } from './accounts/administrator.ts';
export { isInvited } from './invitations/record.ts';
export { createInvitationTask, inviteAfterwards } from './invitations/send.ts';
export { createTeamOperations } from './team/handlers.ts';
export { inviteOnce } from './team/invite.ts';
export { createUsersOperations } from './accounts/handlers.ts';
export { masked } from './users/masked.ts';
export { findParentName } from './users/parent.ts';
export { writtenName } from './users/person-name.ts';
export { accountsThatCount, usersInReach, usersInScope, type Viewer } from './users/scope.ts';
export { changeUser } from './users/service.ts';
export { isLarge } from './users/size.ts';
export { holdLeadOwner, leadOwners, nameOfPerson } from './users/staff.ts';
export { candidates, placeDigits, users, type User, type UserStatus } from './tables/users.ts';
export { createStudentAccount } from './accounts/accounts-for-others.ts';
export { findUserView } from './users/view.ts';
export { identityData } from './personal-data.ts';
