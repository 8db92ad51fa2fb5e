// Generated from the contract by `pnpm --filter @aarambh/api-client generate`. Do not edit.

import type { Permission } from './enums.ts';

/** An operation of the contract: where it is and who may call it. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API's address. */
  readonly path: string;
  /** Everybody, everybody who is signed in, or whoever holds one of these. With `own` among them everybody may, for their own records. */
  readonly access: 'public' | 'signed-in' | readonly (Permission | 'own')[];
  /** Permissions that are needed besides, all of them. */
  readonly also: readonly Permission[];
  /** Of a list that `access` opens whole, with `pageNo=-1`: whoever holds one of these may have a page of it. */
  readonly pages?: readonly Permission[];
  /** Its body says which version of the record was read, `rowVersion`, and an older one is refused. */
  readonly takesVersion?: true;
}

/** List what came of the studies of students. */
export const listOutcomes = {
  method: "GET",
  path: "/outcome/all",
  access: ["Manage User"],
  also: [],
} as const satisfies Operation;

/** Count outcomes. */
export const countOutcomes = {
  method: "GET",
  path: "/outcome/count",
  access: ["Manage User"],
  also: [],
} as const satisfies Operation;

/** Enter what came of somebody's studies. */
export const addOutcome = {
  method: "POST",
  path: "/outcome/add",
  access: ["Update User"],
  also: [],
} as const satisfies Operation;

/** Download outcomes as CSV. */
export const downloadOutcomes = {
  method: "GET",
  path: "/outcome/download",
  access: ["Manage User"],
  also: [],
} as const satisfies Operation;

/** List what came of the own studies. */
export const listOwnOutcomes = {
  method: "GET",
  path: "/outcome/own",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Report what came of the own studies. */
export const reportOutcome = {
  method: "POST",
  path: "/outcome/own",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Change what was reported. */
export const updateOwnOutcome = {
  method: "PUT",
  path: "/outcome/own/{id}",
  access: ["own"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Take back what was reported. */
export const deleteOwnOutcome = {
  method: "DELETE",
  path: "/outcome/own/{id}",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Confirm what a student reported, or send it back. */
export const decideOutcome = {
  method: "POST",
  path: "/outcome/decide/{id}",
  access: ["Update User"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Say which outcome of a person counts. */
export const setFinalOutcome = {
  method: "POST",
  path: "/outcome/final/{id}",
  access: ["Update User"],
  also: [],
} as const satisfies Operation;

/** Get an outcome. */
export const getOutcome = {
  method: "GET",
  path: "/outcome/{id}",
  access: ["Manage User"],
  also: [],
} as const satisfies Operation;

/** Change an outcome. */
export const updateOutcome = {
  method: "PUT",
  path: "/outcome/{id}",
  access: ["Update User"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Delete an outcome. */
export const deleteOutcome = {
  method: "DELETE",
  path: "/outcome/{id}",
  access: ["Update User"],
  also: [],
} as const satisfies Operation;

/** List recruiters. */
export const listRecruiters = {
  method: "GET",
  path: "/recruiter/all",
  access: ["Manage Season"],
  also: [],
} as const satisfies Operation;

/** Count recruiters. */
export const countRecruiters = {
  method: "GET",
  path: "/recruiter/count",
  access: ["Manage Season"],
  also: [],
} as const satisfies Operation;

/** Add a recruiter. */
export const addRecruiter = {
  method: "POST",
  path: "/recruiter/add",
  access: ["Create Season"],
  also: [],
} as const satisfies Operation;

/** Import recruiters from a CSV file. */
export const importRecruiters = {
  method: "POST",
  path: "/recruiter/import",
  access: ["Create Season"],
  also: [],
} as const satisfies Operation;

/** Download recruiters as CSV. */
export const downloadRecruiters = {
  method: "GET",
  path: "/recruiter/download",
  access: ["Manage Season"],
  also: [],
} as const satisfies Operation;

/** Invite a company to sign up. */
export const inviteRecruiter = {
  method: "POST",
  path: "/recruiter/invite/{id}",
  access: ["Update Season"],
  also: [],
} as const satisfies Operation;

/** Withdraw or bring back a recruiter. */
export const setRecruiterStatus = {
  method: "PUT",
  path: "/recruiter/status/{id}",
  access: ["Update Season"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Get a recruiter. */
export const getRecruiter = {
  method: "GET",
  path: "/recruiter/{id}",
  access: ["Manage Season"],
  also: [],
} as const satisfies Operation;

/** Change a recruiter. */
export const updateRecruiter = {
  method: "PUT",
  path: "/recruiter/{id}",
  access: ["Update Season"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Delete a recruiter. */
export const deleteRecruiter = {
  method: "DELETE",
  path: "/recruiter/{id}",
  access: ["Update Season"],
  also: [],
} as const satisfies Operation;

/** Sign in. */
export const login = {
  method: "POST",
  path: "/auth/login",
  access: "public",
  also: [],
} as const satisfies Operation;

/** Sign up. */
export const register = {
  method: "POST",
  path: "/auth/register",
  access: "public",
  also: [],
} as const satisfies Operation;

/** Confirm an e-mail address. */
export const activateUser = {
  method: "POST",
  path: "/auth/activateUser",
  access: "public",
  also: [],
} as const satisfies Operation;

/** Take a change of the e-mail address back. */
export const undoEmailChange = {
  method: "POST",
  path: "/auth/undoEmailChange",
  access: "public",
  also: [],
} as const satisfies Operation;

/** Read an invitation by its link. */
export const getReceivedInvitation = {
  method: "GET",
  path: "/auth/invitation",
  access: "public",
  also: [],
} as const satisfies Operation;

/** Accept an invitation. */
export const acceptInvitation = {
  method: "POST",
  path: "/auth/acceptInvitation",
  access: "public",
  also: [],
} as const satisfies Operation;

/** Ask for an invitation to be sent again. */
export const requestInvitation = {
  method: "POST",
  path: "/auth/requestInvitation",
  access: "public",
  also: [],
} as const satisfies Operation;

/** Set a new password. */
export const resetPassword = {
  method: "POST",
  path: "/auth/resetPassword",
  access: "public",
  also: [],
} as const satisfies Operation;

/** Change the password. */
export const changePassword = {
  method: "POST",
  path: "/auth/changePassword",
  access: "signed-in",
  also: [],
} as const satisfies Operation;

/** List the colleges whose own identity signs in. */
export const listCollegeSignIns = {
  method: "GET",
  path: "/auth/college/all",
  access: "public",
  also: [],
} as const satisfies Operation;

/** Begin to sign in by a college's own identity. */
export const beginCollegeSignIn = {
  method: "POST",
  path: "/auth/college/begin",
  access: "public",
  also: [],
} as const satisfies Operation;

/** Finish a sign-in by a college's own identity. */
export const finishCollegeSignIn = {
  method: "POST",
  path: "/auth/college/finish",
  access: "public",
  also: [],
} as const satisfies Operation;

/** List the colleges whose sign-in opens the caller's account. */
export const listCollegeLinks = {
  method: "GET",
  path: "/auth/college/link",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Link a college's identity to the caller's account. */
export const linkCollegeSignIn = {
  method: "POST",
  path: "/auth/college/link",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Take the caller's links to colleges away. */
export const unlinkCollegeSignIn = {
  method: "DELETE",
  path: "/auth/college/link",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** End this session. */
export const logout = {
  method: "POST",
  path: "/auth/logout",
  access: "signed-in",
  also: [],
} as const satisfies Operation;

/** Send a code to another mobile number. */
export const requestMobileChange = {
  method: "POST",
  path: "/auth/mobile/code",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Change the own mobile number. */
export const changeMobile = {
  method: "POST",
  path: "/auth/mobile",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** List the caller's sessions. */
export const listSessions = {
  method: "GET",
  path: "/auth/sessions",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** End the caller's other sessions. */
export const revokeOtherSessions = {
  method: "DELETE",
  path: "/auth/sessions",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** End one of the caller's sessions. */
export const revokeSession = {
  method: "DELETE",
  path: "/auth/sessions/{jti}",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Add a support user or officer. */
export const createSupportUser = {
  method: "POST",
  path: "/auth/createSupportUser",
  access: ["Create User"],
  also: ["View Support User"],
} as const satisfies Operation;

/** Invite again the person of an account without a password. */
export const sendWelcomeEmail = {
  method: "POST",
  path: "/auth/welcomeEmail",
  access: ["Create User"],
  also: [],
} as const satisfies Operation;

/** Send a one-time password (GET). */
export const sendOtp = {
  method: "GET",
  path: "/sendOTP/{mobileNumber}",
  access: "public",
  also: [],
} as const satisfies Operation;

/** Send a one-time password. */
export const requestOtp = {
  method: "POST",
  path: "/sendOTP",
  access: "public",
  also: [],
} as const satisfies Operation;

/** Check a one-time password. */
export const verifyOtp = {
  method: "POST",
  path: "/verifyOTP",
  access: "public",
  also: [],
} as const satisfies Operation;

/** Get a captcha challenge. */
export const createCaptchaChallenge = {
  method: "GET",
  path: "/captcha/challenge",
  access: "public",
  also: [],
} as const satisfies Operation;

/** List people. */
export const listUsers = {
  method: "GET",
  path: "/user/all",
  access: ["Manage User","View User"],
  also: [],
} as const satisfies Operation;

/** List the accounts of support users and officers. */
export const listSupportUsers = {
  method: "GET",
  path: "/user/all/support",
  access: ["View Support User"],
  also: [],
} as const satisfies Operation;

/** Count people. */
export const countUsers = {
  method: "GET",
  path: "/user/count",
  access: ["Manage User","View User"],
  also: [],
} as const satisfies Operation;

/** List students and other candidates. */
export const listStudents = {
  method: "GET",
  path: "/student/all",
  access: ["Manage User"],
  also: [],
} as const satisfies Operation;

/** Add a student of an institute. */
export const addStudent = {
  method: "POST",
  path: "/student/add",
  access: ["Create User"],
  also: [],
} as const satisfies Operation;

/** Import students from a CSV file. */
export const importStudents = {
  method: "POST",
  path: "/student/import",
  access: ["Create User"],
  also: [],
} as const satisfies Operation;

/** Import marks of students from a CSV file. */
export const importMarks = {
  method: "POST",
  path: "/student/marks/import",
  access: ["Update User"],
  also: [],
} as const satisfies Operation;

/** Verify what an import of marks wrote. */
export const verifyImportedMarks = {
  method: "PUT",
  path: "/student/marks/verify/{id}",
  access: ["Update User"],
  also: [],
} as const satisfies Operation;

/** List the profiles that wait for a check. */
export const listProfileChecks = {
  method: "GET",
  path: "/student/check/all",
  access: ["Update User"],
  also: [],
} as const satisfies Operation;

/** Take a verdict back. */
export const undoProfileCheck = {
  method: "PUT",
  path: "/student/check/undo",
  access: ["Update User"],
  also: [],
} as const satisfies Operation;

/** Judge parts of a profile in one step. */
export const checkProfile = {
  method: "PUT",
  path: "/student/check",
  access: ["Update User"],
  also: [],
} as const satisfies Operation;

/** List how the marks of a candidate have changed. */
export const listMarkChanges = {
  method: "GET",
  path: "/student/marks/history/{id}",
  access: ["View User"],
  also: [],
} as const satisfies Operation;

/** Count students and other candidates. */
export const countStudents = {
  method: "GET",
  path: "/student/count",
  access: ["Manage User"],
  also: [],
} as const satisfies Operation;

/** Download students as CSV. */
export const downloadStudents = {
  method: "GET",
  path: "/student/download",
  access: ["Manage User"],
  also: [],
} as const satisfies Operation;

/** Keep students from applying, and let them apply again, from a CSV file. */
export const importHolds = {
  method: "POST",
  path: "/student/hold/import",
  access: ["Update Season"],
  also: [],
} as const satisfies Operation;

/** What keeps a student from applying. */
export const listHolds = {
  method: "GET",
  path: "/student/hold/{id}",
  access: ["Manage User"],
  also: [],
} as const satisfies Operation;

/** Keep a student from applying. */
export const holdStudent = {
  method: "POST",
  path: "/student/hold/{id}",
  access: ["Update Season"],
  also: [],
} as const satisfies Operation;

/** Let a student apply again. */
export const liftHold = {
  method: "PUT",
  path: "/student/hold/{id}",
  access: ["Update Season"],
  also: [],
} as const satisfies Operation;

/** Give a student an institute. */
export const assignInstitute = {
  method: "PUT",
  path: "/student/institute/{id}",
  access: ["Update User"],
  also: [],
} as const satisfies Operation;

/** Get a student or other candidate. */
export const getStudent = {
  method: "GET",
  path: "/student/{id}",
  access: ["Manage User"],
  also: [],
} as const satisfies Operation;

/** List support users and officers to manage. */
export const listManagedSupportUsers = {
  method: "GET",
  path: "/support-user/all",
  access: ["Manage User"],
  also: ["View Support User"],
} as const satisfies Operation;

/** Download support users and officers as CSV. */
export const downloadSupportUsers = {
  method: "GET",
  path: "/support-user/download",
  access: ["Manage User"],
  also: ["View Support User"],
} as const satisfies Operation;

/** Count support users and officers. */
export const countManagedSupportUsers = {
  method: "GET",
  path: "/support-user/count",
  access: ["Manage User"],
  also: ["View Support User"],
} as const satisfies Operation;

/** Add a support user or officer to the list. */
export const addSupportUser = {
  method: "POST",
  path: "/support-user/add",
  access: ["Create User"],
  also: ["View Support User"],
} as const satisfies Operation;

/** Get a support user or officer. */
export const getSupportUser = {
  method: "GET",
  path: "/support-user/{id}",
  access: ["Manage User"],
  also: ["View Support User"],
} as const satisfies Operation;

/** Change name or role of a support user. */
export const updateSupportUser = {
  method: "PUT",
  path: "/support-user/{id}",
  access: ["Update User"],
  also: ["View Support User"],
  takesVersion: true,
} as const satisfies Operation;

/** List the people of one's organisation. */
export const listTeam = {
  method: "GET",
  path: "/team/all",
  access: ["Update Company","Update Institute","Update University"],
  also: [],
} as const satisfies Operation;

/** List the roles that one may give to a colleague. */
export const listTeamRoles = {
  method: "GET",
  path: "/team/roles",
  access: ["Update Company","Update Institute","Update University"],
  also: [],
} as const satisfies Operation;

/** List the invitations that nobody has accepted. */
export const listTeamInvitations = {
  method: "GET",
  path: "/team-invitation/all",
  access: ["Update Company","Update Institute","Update University"],
  also: [],
} as const satisfies Operation;

/** Invite a colleague by e-mail. */
export const addTeamInvitation = {
  method: "POST",
  path: "/team-invitation/add",
  access: ["Update Company","Update Institute","Update University"],
  also: [],
} as const satisfies Operation;

/** Send an invitation again. */
export const sendTeamInvitation = {
  method: "POST",
  path: "/team-invitation/send/{id}",
  access: ["Update Company","Update Institute","Update University"],
  also: [],
} as const satisfies Operation;

/** Withdraw an invitation. */
export const withdrawTeamInvitation = {
  method: "DELETE",
  path: "/team-invitation/{id}",
  access: ["Update Company","Update Institute","Update University"],
  also: [],
} as const satisfies Operation;

/** List the keys of programs. */
export const listApiKeys = {
  method: "GET",
  path: "/api-key/all",
  access: ["Update Setting"],
  also: [],
} as const satisfies Operation;

/** Make a key for a program. */
export const addApiKey = {
  method: "POST",
  path: "/api-key/add",
  access: ["Update Setting"],
  also: [],
} as const satisfies Operation;

/** Revoke a key. */
export const revokeApiKey = {
  method: "DELETE",
  path: "/api-key/{id}",
  access: ["Update Setting"],
  also: [],
} as const satisfies Operation;

/** List where news is sent. */
export const listWebhooks = {
  method: "GET",
  path: "/webhook/all",
  access: ["Update Setting"],
  also: [],
} as const satisfies Operation;

/** Send news to an address. */
export const addWebhook = {
  method: "POST",
  path: "/webhook/add",
  access: ["Update Setting"],
  also: [],
} as const satisfies Operation;

/** Send a message that says nothing. */
export const testWebhook = {
  method: "POST",
  path: "/webhook/test/{id}",
  access: ["Update Setting"],
  also: [],
} as const satisfies Operation;

/** List what was sent to an address. */
export const listWebhookDeliveries = {
  method: "GET",
  path: "/webhook/deliveries/{id}",
  access: ["Update Setting"],
  also: [],
} as const satisfies Operation;

/** Send a message again. */
export const replayWebhookDelivery = {
  method: "POST",
  path: "/webhook/replay/{id}",
  access: ["Update Setting"],
  also: [],
} as const satisfies Operation;

/** Stop sending to an address. */
export const removeWebhook = {
  method: "DELETE",
  path: "/webhook/{id}",
  access: ["Update Setting"],
  also: [],
} as const satisfies Operation;

/** Get the caller's preferences. */
export const getPreferences = {
  method: "GET",
  path: "/user/preferences",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Change the caller's preferences. */
export const savePreferences = {
  method: "PUT",
  path: "/user/preferences",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** List the browsers that show news. */
export const listPushSubscriptions = {
  method: "GET",
  path: "/push-subscription/all",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Show news in this browser. */
export const addPushSubscription = {
  method: "POST",
  path: "/push-subscription/add",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Show no more news in a browser. */
export const deletePushSubscription = {
  method: "DELETE",
  path: "/push-subscription/{id}",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** List the views of a list. */
export const listSavedViews = {
  method: "GET",
  path: "/saved-view/all",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Keep a view of a list. */
export const addSavedView = {
  method: "POST",
  path: "/saved-view/add",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Change a view of one's own. */
export const updateSavedView = {
  method: "PUT",
  path: "/saved-view/{id}",
  access: ["own"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Delete a view of one's own. */
export const deleteSavedView = {
  method: "DELETE",
  path: "/saved-view/{id}",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Find people by a few letters. */
export const searchUsers = {
  method: "GET",
  path: "/user/search",
  access: ["Manage User","Manage Job Applications"],
  also: [],
} as const satisfies Operation;

/** Download people as CSV. */
export const downloadUsers = {
  method: "GET",
  path: "/user/download",
  access: ["Manage User"],
  also: [],
} as const satisfies Operation;

/** Summarise people. */
export const getUserReportSummary = {
  method: "GET",
  path: "/user/report/summary",
  access: ["Manage Dashboard"],
  also: [],
} as const satisfies Operation;

/** Change a person. */
export const updateUser = {
  method: "POST",
  path: "/user/update",
  access: ["own","Update User"],
  also: [],
} as const satisfies Operation;

/** Suspend or bring back a person. */
export const setUserStatus = {
  method: "PUT",
  path: "/user/status",
  access: ["Update User"],
  also: [],
} as const satisfies Operation;

/** Ask to change a verified section. */
export const requestSectionChange = {
  method: "POST",
  path: "/user/change-request",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Grant or refuse the change of a verified section. */
export const decideSectionChange = {
  method: "PUT",
  path: "/user/change-request",
  access: ["Update User"],
  also: [],
} as const satisfies Operation;

/** Verify a section of a profile. */
export const verifyUserSection = {
  method: "PUT",
  path: "/user/verify",
  access: ["Update User"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Download an empty file with headings. */
export const getImportTemplate = {
  method: "GET",
  path: "/import/template/{kind}",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** List imports. */
export const listImports = {
  method: "GET",
  path: "/import/all",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Take back what an import wrote. */
export const undoImport = {
  method: "PUT",
  path: "/import/undo/{id}",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Stop an import. */
export const cancelImport = {
  method: "PUT",
  path: "/import/cancel/{id}",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Download the rows that fail. */
export const downloadImportErrors = {
  method: "GET",
  path: "/import/errors/{id}",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** See how far an import is. */
export const getImport = {
  method: "GET",
  path: "/import/{id}",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Get everything about oneself. */
export const exportOwnData = {
  method: "GET",
  path: "/user/export",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** See whether one is about to be erased. */
export const getErasure = {
  method: "GET",
  path: "/user/erasure",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Ask to be erased. */
export const requestErasure = {
  method: "POST",
  path: "/user/erasure",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Take back the wish to be erased. */
export const cancelErasure = {
  method: "DELETE",
  path: "/user/erasure",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** See what an erasure of the own account takes and leaves. */
export const previewErasure = {
  method: "GET",
  path: "/user/erasure/preview",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** See what the erasure of a candidate takes and leaves. */
export const previewErasureOf = {
  method: "GET",
  path: "/user/erasure/{id}",
  access: ["Delete User"],
  also: [],
} as const satisfies Operation;

/** Erase a candidate who has asked for it. */
export const requestErasureOf = {
  method: "POST",
  path: "/user/erasure/{id}",
  access: ["Delete User"],
  also: [],
} as const satisfies Operation;

/** Stop the erasure of a candidate that staff asked for. */
export const cancelErasureOf = {
  method: "DELETE",
  path: "/user/erasure/{id}",
  access: ["Delete User"],
  also: [],
} as const satisfies Operation;

/** List the caller's consents. */
export const listConsents = {
  method: "GET",
  path: "/user/consent",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Give or withdraw a consent. */
export const setConsent = {
  method: "POST",
  path: "/user/consent",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Get a candidate in full. */
export const getStudentProfile = {
  method: "GET",
  path: "/user/profile/{id}",
  access: ["View Candidate Profile","View User"],
  also: [],
} as const satisfies Operation;

/** Deactivate a person. */
export const deleteUser = {
  method: "DELETE",
  path: "/user/account/{id}",
  access: ["Delete User"],
  also: [],
} as const satisfies Operation;

/** Get a person. */
export const getUserByMobile = {
  method: "GET",
  path: "/user/{mobileNumber}",
  access: ["own","View User"],
  also: [],
} as const satisfies Operation;

/** Get the personal details. */
export const getPersonal = {
  method: "GET",
  path: "/user/personal",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Save the personal details. */
export const savePersonal = {
  method: "POST",
  path: "/user/personal",
  access: ["own"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Get how much of the profile is filled in. */
export const getProfileCompletion = {
  method: "GET",
  path: "/user/completion",
  access: ["own","View User"],
  also: [],
} as const satisfies Operation;

/** Get the placement record of a candidate. */
export const getPlacement = {
  method: "GET",
  path: "/user/placement",
  access: ["own","View User"],
  also: [],
} as const satisfies Operation;

/** Say whether a candidate looks for a job. */
export const setPlacement = {
  method: "PUT",
  path: "/user/placement",
  access: ["own","Update User"],
  also: [],
} as const satisfies Operation;

/** Get the academic summary. */
export const getAcademics = {
  method: "GET",
  path: "/user/academics",
  access: ["own","View User"],
  also: [],
} as const satisfies Operation;

/** Save the academic summary. */
export const saveAcademics = {
  method: "POST",
  path: "/user/academics",
  access: ["own","Update User"],
  also: [],
} as const satisfies Operation;

/** Get the stages of education. */
export const getEducation = {
  method: "GET",
  path: "/user/education",
  access: ["own","View User"],
  also: [],
} as const satisfies Operation;

/** Add or change one of the stages of education. */
export const saveEducation = {
  method: "POST",
  path: "/user/education",
  access: ["own","Update User"],
  also: [],
} as const satisfies Operation;

/** Delete one of the stages of education. */
export const deleteEducation = {
  method: "DELETE",
  path: "/user/education/{id}",
  access: ["own","Update User"],
  also: [],
} as const satisfies Operation;

/** Get the addresses. */
export const getAddress = {
  method: "GET",
  path: "/user/address",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Add or change one of the addresses. */
export const saveAddress = {
  method: "POST",
  path: "/user/address",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Get the skills. */
export const getCandidateSkills = {
  method: "GET",
  path: "/user/skills",
  access: ["own","View User"],
  also: [],
} as const satisfies Operation;

/** Save the skills. */
export const saveCandidateSkills = {
  method: "POST",
  path: "/user/skills",
  access: ["own","Update User"],
  also: [],
} as const satisfies Operation;

/** Delete one of the skills. */
export const deleteCandidateSkill = {
  method: "DELETE",
  path: "/user/skills/{id}",
  access: ["own","Update User"],
  also: [],
} as const satisfies Operation;

/** Get skills that the caller may have and does not name. */
export const getSuggestedSkills = {
  method: "GET",
  path: "/user/suggestedSkills",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Read an old CV for the own profile. */
export const readOldCv = {
  method: "POST",
  path: "/user/oldCv",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Take what was chosen of an old CV into the own profile. */
export const takeIntoProfile = {
  method: "POST",
  path: "/user/taking",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Get the languages. */
export const getLanguagesKnown = {
  method: "GET",
  path: "/user/languagesKnown",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Add or change one of the languages. */
export const saveLanguagesKnown = {
  method: "POST",
  path: "/user/languagesKnown",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Delete one of the languages. */
export const deleteLanguageKnown = {
  method: "DELETE",
  path: "/user/languagesKnown/{id}",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Send a parent or guardian a code. */
export const sendGuardianCode = {
  method: "POST",
  path: "/user/guardian/code",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Take a guardian's consent back. */
export const withdrawGuardianConsent = {
  method: "POST",
  path: "/user/guardian/withdrawal",
  access: "public",
  also: [],
} as const satisfies Operation;

/** Record the consent of a parent or guardian. */
export const giveGuardianConsent = {
  method: "POST",
  path: "/user/guardian/consent",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Get the parents and guardians. */
export const getParents = {
  method: "GET",
  path: "/user/parents",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Add or change one of the parents and guardians. */
export const saveParents = {
  method: "POST",
  path: "/user/parents",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Delete one of the parents and guardians. */
export const deleteParent = {
  method: "DELETE",
  path: "/user/parents/{id}",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Get the entries of experience. */
export const getExperience = {
  method: "GET",
  path: "/user/experience",
  access: ["own","View User"],
  also: [],
} as const satisfies Operation;

/** Add or change one of the entries of experience. */
export const saveExperience = {
  method: "POST",
  path: "/user/experience",
  access: ["own","Update User"],
  also: [],
} as const satisfies Operation;

/** Delete one of the entries of experience. */
export const deleteExperience = {
  method: "DELETE",
  path: "/user/experience/{id}",
  access: ["own","Update User"],
  also: [],
} as const satisfies Operation;

/** Get the current degree. */
export const getCurrentDegree = {
  method: "GET",
  path: "/user/currDegree",
  access: ["own","View User"],
  also: [],
} as const satisfies Operation;

/** Save the current degree. */
export const saveCurrentDegree = {
  method: "POST",
  path: "/user/currDegree",
  access: ["own","Update User"],
  also: [],
} as const satisfies Operation;

/** List institutes. */
export const listInstitutes = {
  method: "GET",
  path: "/institute/all",
  access: "public",
  also: [],
  pages: ["Manage Institute","View Institute"],
} as const satisfies Operation;

/** Count institutes. */
export const countInstitutes = {
  method: "GET",
  path: "/institute/count",
  access: ["Manage Institute","View Institute"],
  also: [],
} as const satisfies Operation;

/** Add an institute. */
export const addInstitute = {
  method: "POST",
  path: "/institute/add",
  access: ["Create Institute"],
  also: [],
} as const satisfies Operation;

/** Import institutes from a CSV file. */
export const importInstitutes = {
  method: "POST",
  path: "/institute/import",
  access: ["Create Institute"],
  also: [],
} as const satisfies Operation;

/** Download institutes as CSV. */
export const downloadInstitutes = {
  method: "GET",
  path: "/institute/download",
  access: ["Manage Institute","View Institute"],
  also: [],
} as const satisfies Operation;

/** Withdraw or bring back an institute. */
export const setInstituteStatus = {
  method: "PUT",
  path: "/institute/status/{id}",
  access: ["Update Institute"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Get an institute. */
export const getInstitute = {
  method: "GET",
  path: "/institute/{id}",
  access: ["Manage Institute","View Institute"],
  also: [],
} as const satisfies Operation;

/** Change an institute. */
export const updateInstitute = {
  method: "PUT",
  path: "/institute/{id}",
  access: ["Update Institute"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Delete an institute. */
export const deleteInstitute = {
  method: "DELETE",
  path: "/institute/{id}",
  access: ["Delete Institute"],
  also: [],
} as const satisfies Operation;

/** Decide on an institute. */
export const verifyInstitute = {
  method: "PUT",
  path: "/institute/verify/{id}",
  access: ["Update Institute"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Get how an institute's own identity signs in. */
export const getCollegeSignIn = {
  method: "GET",
  path: "/institute/college-sign-in/{instituteId}",
  access: ["View Institute"],
  also: [],
} as const satisfies Operation;

/** Change how an institute's own identity signs in. */
export const updateCollegeSignIn = {
  method: "PUT",
  path: "/institute/college-sign-in/{instituteId}",
  access: ["Update Institute"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** List the intakes of an institute in a year. */
export const listIntakes = {
  method: "GET",
  path: "/institute/intake/{instituteId}",
  access: ["Manage Institute"],
  also: [],
} as const satisfies Operation;

/** Enter intakes of an institute in a year. */
export const saveIntakes = {
  method: "PUT",
  path: "/institute/intake/{instituteId}",
  access: ["Update Institute"],
  also: [],
} as const satisfies Operation;

/** Get the configuration of an institute. */
export const getInstituteConfig = {
  method: "GET",
  path: "/institute/config/{instituteId}",
  access: ["own","View Institute"],
  also: [],
} as const satisfies Operation;

/** Change the configuration of an institute. */
export const updateInstituteConfig = {
  method: "PUT",
  path: "/institute/config/{instituteId}",
  access: ["Update Institute"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** List universities. */
export const listUniversities = {
  method: "GET",
  path: "/university/all",
  access: "signed-in",
  also: [],
  pages: ["Manage University","View University"],
} as const satisfies Operation;

/** Count universities. */
export const countUniversities = {
  method: "GET",
  path: "/university/count",
  access: ["Manage University","View University"],
  also: [],
} as const satisfies Operation;

/** Add a university. */
export const addUniversity = {
  method: "POST",
  path: "/university/add",
  access: ["Create University"],
  also: [],
} as const satisfies Operation;

/** Import universities from a CSV file. */
export const importUniversities = {
  method: "POST",
  path: "/university/import",
  access: ["Create University"],
  also: [],
} as const satisfies Operation;

/** Download universities as CSV. */
export const downloadUniversities = {
  method: "GET",
  path: "/university/download",
  access: ["Manage University","View University"],
  also: [],
} as const satisfies Operation;

/** Withdraw or bring back a university. */
export const setUniversityStatus = {
  method: "PUT",
  path: "/university/status/{id}",
  access: ["Update University"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Get a university. */
export const getUniversity = {
  method: "GET",
  path: "/university/{id}",
  access: ["Manage University","View University"],
  also: [],
} as const satisfies Operation;

/** Change a university. */
export const updateUniversity = {
  method: "PUT",
  path: "/university/{id}",
  access: ["Update University"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Delete a university. */
export const deleteUniversity = {
  method: "DELETE",
  path: "/university/{id}",
  access: ["Delete University"],
  also: [],
} as const satisfies Operation;

/** Decide on a university. */
export const verifyUniversity = {
  method: "PUT",
  path: "/university/verify/{id}",
  access: ["Update University"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** List companies. */
export const listCompanies = {
  method: "GET",
  path: "/company/all",
  access: ["Manage Company","View Company"],
  also: [],
} as const satisfies Operation;

/** Count companies. */
export const countCompanies = {
  method: "GET",
  path: "/company/count",
  access: ["Manage Company","View Company"],
  also: [],
} as const satisfies Operation;

/** Sign up an employer, or add a company. */
export const addCompany = {
  method: "POST",
  path: "/company/add",
  access: "public",
  also: [],
} as const satisfies Operation;

/** Import companies from a CSV file. */
export const importCompanies = {
  method: "POST",
  path: "/company/import",
  access: ["Create Company"],
  also: [],
} as const satisfies Operation;

/** Download companies as CSV. */
export const downloadCompanies = {
  method: "GET",
  path: "/company/download",
  access: ["Manage Company","View Company"],
  also: [],
} as const satisfies Operation;

/** Withdraw or bring back a company. */
export const setCompanyStatus = {
  method: "PUT",
  path: "/company/status/{id}",
  access: ["Update Company"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Get the page of a company. */
export const getCompanyProfile = {
  method: "GET",
  path: "/company/profile/{id}",
  access: ["View My Jobs","Manage Company","View Company"],
  also: [],
} as const satisfies Operation;

/** Get a company. */
export const getCompany = {
  method: "GET",
  path: "/company/{id}",
  access: ["Manage Company","View Company"],
  also: [],
} as const satisfies Operation;

/** Change a company. */
export const updateCompany = {
  method: "PUT",
  path: "/company/{id}",
  access: ["Update Company"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Delete a company. */
export const deleteCompany = {
  method: "DELETE",
  path: "/company/{id}",
  access: ["Delete Company"],
  also: [],
} as const satisfies Operation;

/** Decide on a company. */
export const verifyCompany = {
  method: "PUT",
  path: "/company/verify/{id}",
  access: ["Update Company"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Look at a merge before it is done. */
export const previewCompanyMerge = {
  method: "GET",
  path: "/company/merge/{id}",
  access: ["Update Company"],
  also: [],
} as const satisfies Operation;

/** Merge a company into another one. */
export const mergeCompany = {
  method: "PUT",
  path: "/company/merge/{id}",
  access: ["Update Company"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** List the accounts of a company. */
export const listCompanyUsers = {
  method: "GET",
  path: "/company/users/{id}",
  access: ["Manage Company","View Company"],
  also: [],
} as const satisfies Operation;

/** List master programs. */
export const listMasterPrograms = {
  method: "GET",
  path: "/program/master/all",
  access: "signed-in",
  also: [],
  pages: ["Manage Program","View Program"],
} as const satisfies Operation;

/** Count master programs. */
export const countMasterPrograms = {
  method: "GET",
  path: "/program/master/count",
  access: ["Manage Program","View Program"],
  also: [],
} as const satisfies Operation;

/** Add a master program. */
export const addMasterProgram = {
  method: "POST",
  path: "/program/master/add",
  access: ["Create Program"],
  also: [],
} as const satisfies Operation;

/** Import master programs from a CSV file. */
export const importMasterPrograms = {
  method: "POST",
  path: "/program/master/import",
  access: ["Create Program"],
  also: [],
} as const satisfies Operation;

/** Download master programs as CSV. */
export const downloadMasterPrograms = {
  method: "GET",
  path: "/program/master/download",
  access: ["Manage Program","View Program"],
  also: [],
} as const satisfies Operation;

/** Withdraw or bring back a master program. */
export const setMasterProgramStatus = {
  method: "PUT",
  path: "/program/master/status/{id}",
  access: ["Update Program"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Get a master program. */
export const getMasterProgram = {
  method: "GET",
  path: "/program/master/{id}",
  access: ["Manage Program","View Program"],
  also: [],
} as const satisfies Operation;

/** Change a master program. */
export const updateMasterProgram = {
  method: "PUT",
  path: "/program/master/{id}",
  access: ["Update Program"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Delete a master program. */
export const deleteMasterProgram = {
  method: "DELETE",
  path: "/program/master/{id}",
  access: ["Delete Program"],
  also: [],
} as const satisfies Operation;

/** List programs. */
export const listPrograms = {
  method: "GET",
  path: "/program/all",
  access: "signed-in",
  also: [],
  pages: ["Manage Program","View Program"],
} as const satisfies Operation;

/** Count programs. */
export const countPrograms = {
  method: "GET",
  path: "/program/count",
  access: ["Manage Program","View Program"],
  also: [],
} as const satisfies Operation;

/** Add a program. */
export const addProgram = {
  method: "POST",
  path: "/program/add",
  access: ["Create Program"],
  also: [],
} as const satisfies Operation;

/** Import programs from a CSV file. */
export const importPrograms = {
  method: "POST",
  path: "/program/import",
  access: ["Create Program"],
  also: [],
} as const satisfies Operation;

/** Download programs as CSV. */
export const downloadPrograms = {
  method: "GET",
  path: "/program/download",
  access: ["Manage Program","View Program"],
  also: [],
} as const satisfies Operation;

/** Withdraw or bring back a program. */
export const setProgramStatus = {
  method: "PUT",
  path: "/program/status/{id}",
  access: ["Update Program"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Get a program. */
export const getProgram = {
  method: "GET",
  path: "/program/{id}",
  access: ["Manage Program","View Program"],
  also: [],
} as const satisfies Operation;

/** Change a program. */
export const updateProgram = {
  method: "PUT",
  path: "/program/{id}",
  access: ["Update Program"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Delete a program. */
export const deleteProgram = {
  method: "DELETE",
  path: "/program/{id}",
  access: ["Delete Program"],
  also: [],
} as const satisfies Operation;

/** List seasons. */
export const listSeasons = {
  method: "GET",
  path: "/season/all",
  access: "signed-in",
  also: [],
  pages: ["Manage Season","View Season"],
} as const satisfies Operation;

/** Count seasons. */
export const countSeasons = {
  method: "GET",
  path: "/season/count",
  access: ["Manage Season","View Season"],
  also: [],
} as const satisfies Operation;

/** Add a season. */
export const addSeason = {
  method: "POST",
  path: "/season/add",
  access: ["Create Season"],
  also: [],
} as const satisfies Operation;

/** Import seasons from a CSV file. */
export const importSeasons = {
  method: "POST",
  path: "/season/import",
  access: ["Create Season"],
  also: [],
} as const satisfies Operation;

/** Download seasons as CSV. */
export const downloadSeasons = {
  method: "GET",
  path: "/season/download",
  access: ["Manage Season","View Season"],
  also: [],
} as const satisfies Operation;

/** Post, withdraw or bring back a season. */
export const setSeasonStatus = {
  method: "PUT",
  path: "/season/status/{id}",
  access: ["Update Season"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** List the seasons that the caller may join. */
export const listOwnSeasons = {
  method: "GET",
  path: "/season/own",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Approve, decline and remove students from a CSV file. */
export const importSeasonEnrolments = {
  method: "POST",
  path: "/season/enrolment/import",
  access: ["Update Season"],
  also: [],
} as const satisfies Operation;

/** List who takes part in a season. */
export const listSeasonEnrolments = {
  method: "GET",
  path: "/season/enrolment/{id}",
  access: ["Manage Season"],
  also: [],
} as const satisfies Operation;

/** Join a season. */
export const joinSeason = {
  method: "POST",
  path: "/season/enrolment/{id}",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Approve, decline or remove a student. */
export const decideSeasonEnrolment = {
  method: "PUT",
  path: "/season/enrolment/{id}",
  access: ["Update Season"],
  also: [],
} as const satisfies Operation;

/** Leave a season. */
export const leaveSeason = {
  method: "DELETE",
  path: "/season/enrolment/{id}",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Lift a rule for one student. */
export const overrideSeasonRule = {
  method: "POST",
  path: "/season/override/{id}",
  access: ["Update Season"],
  also: [],
} as const satisfies Operation;

/** Copy a season to the next year. */
export const cloneSeason = {
  method: "POST",
  path: "/season/clone/{id}",
  access: ["Create Season"],
  also: [],
} as const satisfies Operation;

/** Get a season. */
export const getSeason = {
  method: "GET",
  path: "/season/{id}",
  access: ["Manage Season","View Season"],
  also: [],
} as const satisfies Operation;

/** Change a season. */
export const updateSeason = {
  method: "PUT",
  path: "/season/{id}",
  access: ["Update Season"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Delete a season. */
export const deleteSeason = {
  method: "DELETE",
  path: "/season/{id}",
  access: ["Delete Season"],
  also: [],
} as const satisfies Operation;

/** List industries. */
export const listIndustries = {
  method: "GET",
  path: "/admin/industry/all",
  access: "public",
  also: [],
  pages: ["Manage Industry","View Industry"],
} as const satisfies Operation;

/** Count industries. */
export const countIndustries = {
  method: "GET",
  path: "/admin/industry/count",
  access: ["Manage Industry","View Industry"],
  also: [],
} as const satisfies Operation;

/** Add an industry. */
export const addIndustry = {
  method: "POST",
  path: "/admin/industry/add",
  access: ["Create Industry"],
  also: [],
} as const satisfies Operation;

/** Import industries from a CSV file. */
export const importIndustries = {
  method: "POST",
  path: "/admin/industry/import",
  access: ["Create Industry"],
  also: [],
} as const satisfies Operation;

/** Download industries as CSV. */
export const downloadIndustries = {
  method: "GET",
  path: "/admin/industry/download",
  access: ["Manage Industry","View Industry"],
  also: [],
} as const satisfies Operation;

/** Withdraw or bring back an industry. */
export const setIndustryStatus = {
  method: "PUT",
  path: "/admin/industry/status/{id}",
  access: ["Update Industry"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Get an industry. */
export const getIndustry = {
  method: "GET",
  path: "/admin/industry/{id}",
  access: ["Manage Industry","View Industry"],
  also: [],
} as const satisfies Operation;

/** Change an industry. */
export const updateIndustry = {
  method: "PUT",
  path: "/admin/industry/{id}",
  access: ["Update Industry"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Delete an industry. */
export const deleteIndustry = {
  method: "DELETE",
  path: "/admin/industry/{id}",
  access: ["Delete Industry"],
  also: [],
} as const satisfies Operation;

/** List sectors. */
export const listSectors = {
  method: "GET",
  path: "/admin/sector/all",
  access: "signed-in",
  also: [],
  pages: ["Manage Sector","View Sector"],
} as const satisfies Operation;

/** Count sectors. */
export const countSectors = {
  method: "GET",
  path: "/admin/sector/count",
  access: ["Manage Sector","View Sector"],
  also: [],
} as const satisfies Operation;

/** Add a sector. */
export const addSector = {
  method: "POST",
  path: "/admin/sector/add",
  access: ["Create Sector"],
  also: [],
} as const satisfies Operation;

/** Import sectors from a CSV file. */
export const importSectors = {
  method: "POST",
  path: "/admin/sector/import",
  access: ["Create Sector"],
  also: [],
} as const satisfies Operation;

/** Download sectors as CSV. */
export const downloadSectors = {
  method: "GET",
  path: "/admin/sector/download",
  access: ["Manage Sector","View Sector"],
  also: [],
} as const satisfies Operation;

/** Withdraw or bring back a sector. */
export const setSectorStatus = {
  method: "PUT",
  path: "/admin/sector/status/{id}",
  access: ["Update Sector"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Get a sector. */
export const getSector = {
  method: "GET",
  path: "/admin/sector/{id}",
  access: ["Manage Sector","View Sector"],
  also: [],
} as const satisfies Operation;

/** Change a sector. */
export const updateSector = {
  method: "PUT",
  path: "/admin/sector/{id}",
  access: ["Update Sector"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Delete a sector. */
export const deleteSector = {
  method: "DELETE",
  path: "/admin/sector/{id}",
  access: ["Delete Sector"],
  also: [],
} as const satisfies Operation;

/** List cities. */
export const listCities = {
  method: "GET",
  path: "/admin/city/all",
  access: "signed-in",
  also: [],
  pages: ["Manage City","View City"],
} as const satisfies Operation;

/** Count cities. */
export const countCities = {
  method: "GET",
  path: "/admin/city/count",
  access: ["Manage City","View City"],
  also: [],
} as const satisfies Operation;

/** Add a city. */
export const addCity = {
  method: "POST",
  path: "/admin/city/add",
  access: ["Create City"],
  also: [],
} as const satisfies Operation;

/** Import cities from a CSV file. */
export const importCities = {
  method: "POST",
  path: "/admin/city/import",
  access: ["Create City"],
  also: [],
} as const satisfies Operation;

/** Download cities as CSV. */
export const downloadCities = {
  method: "GET",
  path: "/admin/city/download",
  access: ["Manage City","View City"],
  also: [],
} as const satisfies Operation;

/** Withdraw or bring back a city. */
export const setCityStatus = {
  method: "PUT",
  path: "/admin/city/status/{id}",
  access: ["Update City"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Get a city. */
export const getCity = {
  method: "GET",
  path: "/admin/city/{id}",
  access: ["Manage City","View City"],
  also: [],
} as const satisfies Operation;

/** Change a city. */
export const updateCity = {
  method: "PUT",
  path: "/admin/city/{id}",
  access: ["Update City"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Delete a city. */
export const deleteCity = {
  method: "DELETE",
  path: "/admin/city/{id}",
  access: ["Delete City"],
  also: [],
} as const satisfies Operation;

/** List skills. */
export const listSkills = {
  method: "GET",
  path: "/admin/skill/all",
  access: "signed-in",
  also: [],
  pages: ["Manage Skill","View Skill"],
} as const satisfies Operation;

/** Count skills. */
export const countSkills = {
  method: "GET",
  path: "/admin/skill/count",
  access: ["Manage Skill","View Skill"],
  also: [],
} as const satisfies Operation;

/** Add a skill. */
export const addSkill = {
  method: "POST",
  path: "/admin/skill/add",
  access: ["Create Skill"],
  also: [],
} as const satisfies Operation;

/** Import skills from a CSV file. */
export const importSkills = {
  method: "POST",
  path: "/admin/skill/import",
  access: ["Create Skill"],
  also: [],
} as const satisfies Operation;

/** Download skills as CSV. */
export const downloadSkills = {
  method: "GET",
  path: "/admin/skill/download",
  access: ["Manage Skill","View Skill"],
  also: [],
} as const satisfies Operation;

/** Withdraw or bring back a skill. */
export const setSkillStatus = {
  method: "PUT",
  path: "/admin/skill/status/{id}",
  access: ["Update Skill"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Get a skill. */
export const getSkill = {
  method: "GET",
  path: "/admin/skill/{id}",
  access: ["Manage Skill","View Skill"],
  also: [],
} as const satisfies Operation;

/** Change a skill. */
export const updateSkill = {
  method: "PUT",
  path: "/admin/skill/{id}",
  access: ["Update Skill"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Delete a skill. */
export const deleteSkill = {
  method: "DELETE",
  path: "/admin/skill/{id}",
  access: ["Delete Skill"],
  also: [],
} as const satisfies Operation;

/** Decide about a suggested skill. */
export const decideSkill = {
  method: "PUT",
  path: "/admin/skill/decide/{id}",
  access: ["Update Skill"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Look at a merge of skills before it is done. */
export const previewSkillMerge = {
  method: "GET",
  path: "/admin/skill/merge/{id}",
  access: ["Update Skill"],
  also: [],
} as const satisfies Operation;

/** Merge a skill into another one. */
export const mergeSkill = {
  method: "PUT",
  path: "/admin/skill/merge/{id}",
  access: ["Update Skill"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Suggest a skill. */
export const suggestSkill = {
  method: "POST",
  path: "/admin/skill/suggest",
  access: "signed-in",
  also: [],
} as const satisfies Operation;

/** List job profiles. */
export const listJobProfiles = {
  method: "GET",
  path: "/admin/job-profile/all",
  access: "signed-in",
  also: [],
  pages: ["Manage JobProfile","View JobProfile"],
} as const satisfies Operation;

/** Count job profiles. */
export const countJobProfiles = {
  method: "GET",
  path: "/admin/job-profile/count",
  access: ["Manage JobProfile","View JobProfile"],
  also: [],
} as const satisfies Operation;

/** Add a job profile. */
export const addJobProfile = {
  method: "POST",
  path: "/admin/job-profile/add",
  access: ["Create JobProfile"],
  also: [],
} as const satisfies Operation;

/** Import job profiles from a CSV file. */
export const importJobProfiles = {
  method: "POST",
  path: "/admin/job-profile/import",
  access: ["Create JobProfile"],
  also: [],
} as const satisfies Operation;

/** Download job profiles as CSV. */
export const downloadJobProfiles = {
  method: "GET",
  path: "/admin/job-profile/download",
  access: ["Manage JobProfile","View JobProfile"],
  also: [],
} as const satisfies Operation;

/** Post, withdraw or bring back a job profile. */
export const setJobProfileStatus = {
  method: "PUT",
  path: "/admin/job-profile/status/{id}",
  access: ["Update JobProfile"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Get a job profile. */
export const getJobProfile = {
  method: "GET",
  path: "/admin/job-profile/{id}",
  access: ["Manage JobProfile","View JobProfile"],
  also: [],
} as const satisfies Operation;

/** Change a job profile. */
export const updateJobProfile = {
  method: "PUT",
  path: "/admin/job-profile/{id}",
  access: ["Update JobProfile"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Delete a job profile. */
export const deleteJobProfile = {
  method: "DELETE",
  path: "/admin/job-profile/{id}",
  access: ["Delete JobProfile"],
  also: [],
} as const satisfies Operation;

/** List lateral job profiles. */
export const listJobProfilesLateral = {
  method: "GET",
  path: "/job-profiles-lateral/all",
  access: "signed-in",
  also: [],
  pages: ["Manage Job Template","Manage Job Profiles","View Job Profiles"],
} as const satisfies Operation;

/** Count lateral job profiles. */
export const countJobProfilesLateral = {
  method: "GET",
  path: "/job-profiles-lateral/count",
  access: ["Manage Job Template","Manage Job Profiles","View Job Profiles"],
  also: [],
} as const satisfies Operation;

/** Add a lateral job profile. */
export const addJobProfileLateral = {
  method: "POST",
  path: "/job-profiles-lateral/add",
  access: ["Create Job Profiles","Create Job Template"],
  also: [],
} as const satisfies Operation;

/** Import lateral job profiles from a CSV file. */
export const importJobProfilesLateral = {
  method: "POST",
  path: "/job-profiles-lateral/import",
  access: ["Create Job Profiles","Create Job Template"],
  also: [],
} as const satisfies Operation;

/** Download lateral job profiles as CSV. */
export const downloadJobProfilesLateral = {
  method: "GET",
  path: "/job-profiles-lateral/download",
  access: ["Manage Job Template","Manage Job Profiles","View Job Profiles"],
  also: [],
} as const satisfies Operation;

/** Post, withdraw or bring back a lateral job profile. */
export const setJobProfileLateralStatus = {
  method: "PUT",
  path: "/job-profiles-lateral/status/{id}",
  access: ["Update Job Profiles","Update Job Template"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Get a lateral job profile. */
export const getJobProfileLateral = {
  method: "GET",
  path: "/job-profiles-lateral/{id}",
  access: ["Manage Job Template","Manage Job Profiles","View Job Profiles"],
  also: [],
} as const satisfies Operation;

/** Change a lateral job profile. */
export const updateJobProfileLateral = {
  method: "PUT",
  path: "/job-profiles-lateral/{id}",
  access: ["Update Job Profiles","Update Job Template"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Delete a lateral job profile. */
export const deleteJobProfileLateral = {
  method: "DELETE",
  path: "/job-profiles-lateral/{id}",
  access: ["Delete Job Profiles","Delete Job Template"],
  also: [],
} as const satisfies Operation;

/** List job templates. */
export const listJobTemplates = {
  method: "GET",
  path: "/admin/job-templates/all",
  access: ["Manage Job Template","View Job Template"],
  also: [],
} as const satisfies Operation;

/** Count job templates. */
export const countJobTemplates = {
  method: "GET",
  path: "/admin/job-templates/count",
  access: ["Manage Job Template","View Job Template"],
  also: [],
} as const satisfies Operation;

/** Add a job template. */
export const addJobTemplate = {
  method: "POST",
  path: "/admin/job-templates/add",
  access: ["Create Job Template"],
  also: [],
} as const satisfies Operation;

/** Import job templates from a CSV file. */
export const importJobTemplates = {
  method: "POST",
  path: "/admin/job-templates/import",
  access: ["Create Job Template"],
  also: [],
} as const satisfies Operation;

/** Download job templates as CSV. */
export const downloadJobTemplates = {
  method: "GET",
  path: "/admin/job-templates/download",
  access: ["Manage Job Template","View Job Template"],
  also: [],
} as const satisfies Operation;

/** Post, withdraw or bring back a job template. */
export const setJobTemplateStatus = {
  method: "PUT",
  path: "/admin/job-templates/status/{id}",
  access: ["Update Job Template"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Get a job template. */
export const getJobTemplate = {
  method: "GET",
  path: "/admin/job-templates/{id}",
  access: ["Manage Job Template","View Job Template"],
  also: [],
} as const satisfies Operation;

/** Change a job template. */
export const updateJobTemplate = {
  method: "PUT",
  path: "/admin/job-templates/{id}",
  access: ["Update Job Template"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Delete a job template. */
export const deleteJobTemplate = {
  method: "DELETE",
  path: "/admin/job-templates/{id}",
  access: ["Delete Job Template"],
  also: [],
} as const satisfies Operation;

/** List CV templates. */
export const listCvTemplates = {
  method: "GET",
  path: "/admin/cv-templates/all",
  access: ["Manage Job Template","Manage CV Templates","View CV Templates"],
  also: [],
} as const satisfies Operation;

/** Count CV templates. */
export const countCvTemplates = {
  method: "GET",
  path: "/admin/cv-templates/count",
  access: ["Manage Job Template","Manage CV Templates","View CV Templates"],
  also: [],
} as const satisfies Operation;

/** Add a CV template. */
export const addCvTemplate = {
  method: "POST",
  path: "/admin/cv-templates/add",
  access: ["Create CV Templates","Create Job Template"],
  also: [],
} as const satisfies Operation;

/** Preview a CV template. */
export const previewCvTemplate = {
  method: "POST",
  path: "/admin/cv-templates/preview",
  access: ["Create CV Templates","Create Job Template","Update CV Templates","Update Job Template"],
  also: [],
} as const satisfies Operation;

/** Import CV templates from a CSV file. */
export const importCvTemplates = {
  method: "POST",
  path: "/admin/cv-templates/import",
  access: ["Create CV Templates","Create Job Template"],
  also: [],
} as const satisfies Operation;

/** Download CV templates as CSV. */
export const downloadCvTemplates = {
  method: "GET",
  path: "/admin/cv-templates/download",
  access: ["Manage Job Template","Manage CV Templates","View CV Templates"],
  also: [],
} as const satisfies Operation;

/** Post, withdraw or bring back a CV template. */
export const setCvTemplateStatus = {
  method: "PUT",
  path: "/admin/cv-templates/status/{id}",
  access: ["Update CV Templates","Update Job Template"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Get a CV template. */
export const getCvTemplate = {
  method: "GET",
  path: "/admin/cv-templates/{id}",
  access: ["Manage Job Template","Manage CV Templates","View CV Templates"],
  also: [],
} as const satisfies Operation;

/** Change a CV template. */
export const updateCvTemplate = {
  method: "PUT",
  path: "/admin/cv-templates/{id}",
  access: ["Update CV Templates","Update Job Template"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Delete a CV template. */
export const deleteCvTemplate = {
  method: "DELETE",
  path: "/admin/cv-templates/{id}",
  access: ["Delete CV Templates","Delete Job Template"],
  also: [],
} as const satisfies Operation;

/** List CV templates to choose from. */
export const listPostedCvTemplates = {
  method: "GET",
  path: "/cv-templates/all",
  access: ["View CV Templates","Create Candidate Profile"],
  also: [],
} as const satisfies Operation;

/** Get a CV template to choose. */
export const getPostedCvTemplate = {
  method: "GET",
  path: "/cv-templates/{id}",
  access: ["View CV Templates","Create Candidate Profile"],
  also: [],
} as const satisfies Operation;

/** List questions. */
export const listQuestions = {
  method: "GET",
  path: "/question/all",
  access: ["Manage Question","View Question"],
  also: [],
} as const satisfies Operation;

/** Count questions. */
export const countQuestions = {
  method: "GET",
  path: "/question/count",
  access: ["Manage Question","View Question"],
  also: [],
} as const satisfies Operation;

/** Add a question. */
export const addQuestion = {
  method: "POST",
  path: "/question/add",
  access: ["Create Question"],
  also: [],
} as const satisfies Operation;

/** Import questions from a CSV file. */
export const importQuestions = {
  method: "POST",
  path: "/question/import",
  access: ["Create Question"],
  also: [],
} as const satisfies Operation;

/** Download questions as CSV. */
export const downloadQuestions = {
  method: "GET",
  path: "/question/download",
  access: ["Manage Question","View Question"],
  also: [],
} as const satisfies Operation;

/** Post, withdraw or bring back a question. */
export const setQuestionStatus = {
  method: "PUT",
  path: "/question/status/{id}",
  access: ["Update Question"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Get a question. */
export const getQuestion = {
  method: "GET",
  path: "/question/{id}",
  access: ["Manage Question","View Question"],
  also: [],
} as const satisfies Operation;

/** Change a question. */
export const updateQuestion = {
  method: "PUT",
  path: "/question/{id}",
  access: ["Update Question"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Delete a question. */
export const deleteQuestion = {
  method: "DELETE",
  path: "/question/{id}",
  access: ["Delete Question"],
  also: [],
} as const satisfies Operation;

/** List options. */
export const listOptions = {
  method: "GET",
  path: "/options/all",
  access: ["Manage Question","View Question"],
  also: [],
} as const satisfies Operation;

/** Count options. */
export const countOptions = {
  method: "GET",
  path: "/options/count",
  access: ["Manage Question","View Question"],
  also: [],
} as const satisfies Operation;

/** Add an option. */
export const addOption = {
  method: "POST",
  path: "/options/add",
  access: ["Create Question"],
  also: [],
} as const satisfies Operation;

/** Withdraw or bring back an option. */
export const setOptionStatus = {
  method: "PUT",
  path: "/options/status/{id}",
  access: ["Update Question"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Get an option. */
export const getOption = {
  method: "GET",
  path: "/options/{id}",
  access: ["Manage Question","View Question"],
  also: [],
} as const satisfies Operation;

/** Change an option. */
export const updateOption = {
  method: "PUT",
  path: "/options/{id}",
  access: ["Update Question"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Delete an option. */
export const deleteOption = {
  method: "DELETE",
  path: "/options/{id}",
  access: ["Delete Question"],
  also: [],
} as const satisfies Operation;

/** List roles. */
export const listRoles = {
  method: "GET",
  path: "/role/all",
  access: ["Manage Role","View Role"],
  also: [],
} as const satisfies Operation;

/** Count roles. */
export const countRoles = {
  method: "GET",
  path: "/role/count",
  access: ["Manage Role","View Role"],
  also: [],
} as const satisfies Operation;

/** Add a role. */
export const addRole = {
  method: "POST",
  path: "/role/add",
  access: ["Create Role"],
  also: [],
} as const satisfies Operation;

/** Download roles as CSV. */
export const downloadRoles = {
  method: "GET",
  path: "/role/download",
  access: ["Manage Role","View Role"],
  also: [],
} as const satisfies Operation;

/** Withdraw or bring back a role. */
export const setRoleStatus = {
  method: "PUT",
  path: "/role/status/{id}",
  access: ["Update Role"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Get a role and its permissions. */
export const getRole = {
  method: "GET",
  path: "/role/{id}",
  access: ["own","View Role","Manage Role"],
  also: [],
} as const satisfies Operation;

/** Change a role. */
export const updateRole = {
  method: "PUT",
  path: "/role/{id}",
  access: ["Update Role"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Delete a role. */
export const deleteRole = {
  method: "DELETE",
  path: "/role/{id}",
  access: ["Delete Role"],
  also: [],
} as const satisfies Operation;

/** List all permissions. */
export const listPermissions = {
  method: "GET",
  path: "/permission/all",
  access: ["View Role","Manage Role"],
  also: [],
} as const satisfies Operation;

/** List leads. */
export const listLeads = {
  method: "GET",
  path: "/lead/all",
  access: ["Manage Lead","View Lead"],
  also: [],
} as const satisfies Operation;

/** List who can follow leads up. */
export const listLeadOwners = {
  method: "GET",
  path: "/lead/owner/all",
  access: ["Manage Lead","View Lead"],
  also: [],
} as const satisfies Operation;

/** Count leads. */
export const countLeads = {
  method: "GET",
  path: "/lead/count",
  access: ["Manage Lead","View Lead"],
  also: [],
} as const satisfies Operation;

/** Send the contact form. */
export const createLead = {
  method: "POST",
  path: "/lead/add",
  access: "public",
  also: [],
} as const satisfies Operation;

/** Download leads as CSV. */
export const downloadLeads = {
  method: "GET",
  path: "/lead/download",
  access: ["Manage Lead","View Lead"],
  also: [],
} as const satisfies Operation;

/** Withdraw or bring back a lead. */
export const setLeadStatus = {
  method: "PUT",
  path: "/lead/status/{id}",
  access: ["Update Lead"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Get a lead. */
export const getLead = {
  method: "GET",
  path: "/lead/{id}",
  access: ["Manage Lead","View Lead"],
  also: [],
} as const satisfies Operation;

/** Change a lead. */
export const updateLead = {
  method: "PUT",
  path: "/lead/{id}",
  access: ["Update Lead"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Delete a lead. */
export const deleteLead = {
  method: "DELETE",
  path: "/lead/{id}",
  access: ["Delete Lead"],
  also: [],
} as const satisfies Operation;

/** Look at a merge of leads before it is done. */
export const previewLeadMerge = {
  method: "GET",
  path: "/lead/merge/{id}",
  access: ["Update Lead"],
  also: [],
} as const satisfies Operation;

/** Merge a lead into another one. */
export const mergeLead = {
  method: "PUT",
  path: "/lead/merge/{id}",
  access: ["Update Lead"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Turn a lead into a company. */
export const convertLead = {
  method: "POST",
  path: "/lead/convert/{id}",
  access: ["Create Company"],
  also: ["Update Lead"],
  takesVersion: true,
} as const satisfies Operation;

/** Turn a lead into an institute. */
export const convertLeadToInstitute = {
  method: "POST",
  path: "/lead/convert/institute/{id}",
  access: ["Create Institute"],
  also: ["Update Lead"],
  takesVersion: true,
} as const satisfies Operation;

/** List the texts of SMS. */
export const listSmsTexts = {
  method: "GET",
  path: "/sms-text/all",
  access: ["Update Setting"],
  also: [],
} as const satisfies Operation;

/** Enter what a text of SMS is registered by. */
export const registerSmsText = {
  method: "PUT",
  path: "/sms-text/{text}/{locale}",
  access: ["Update Setting"],
  also: [],
} as const satisfies Operation;

/** Get settings. */
export const getSettings = {
  method: "GET",
  path: "/settings/{id}",
  access: "signed-in",
  also: [],
} as const satisfies Operation;

/** Change settings. */
export const updateSettings = {
  method: "PUT",
  path: "/settings/{id}",
  access: ["Update Setting"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** List the changes of settings. */
export const listSettingChanges = {
  method: "GET",
  path: "/settings/{id}/history",
  access: ["Update Setting"],
  also: [],
} as const satisfies Operation;

/** List SMS and e-mails that were given up. */
export const listUndelivered = {
  method: "GET",
  path: "/message/undelivered",
  access: ["Manage Notification"],
  also: [],
} as const satisfies Operation;

/** Send SMS and e-mails that were given up again. */
export const sendUndelivered = {
  method: "PUT",
  path: "/message/undelivered",
  access: ["Update Notification"],
  also: [],
} as const satisfies Operation;

/** List notifications of one type. */
export const listNotifications = {
  method: "GET",
  path: "/notification/all",
  access: ["View Notification"],
  also: [],
} as const satisfies Operation;

/** List what was sent. */
export const listSentNotifications = {
  method: "GET",
  path: "/notification/admin/all",
  access: ["Manage Notification"],
  also: [],
} as const satisfies Operation;

/** Count what was sent. */
export const countSentNotifications = {
  method: "GET",
  path: "/notification/admin/count",
  access: ["Manage Notification"],
  also: [],
} as const satisfies Operation;

/** Download what was sent as CSV. */
export const downloadSentNotifications = {
  method: "GET",
  path: "/notification/admin/download",
  access: ["Manage Notification"],
  also: [],
} as const satisfies Operation;

/** Send a notification. */
export const addNotification = {
  method: "POST",
  path: "/notification/add",
  access: ["Create Notification"],
  also: [],
} as const satisfies Operation;

/** Count whom a notification would reach. */
export const previewNotification = {
  method: "POST",
  path: "/notification/preview",
  access: ["Create Notification"],
  also: [],
} as const satisfies Operation;

/** Mark all notifications of one type as read. */
export const markAllNotificationsRead = {
  method: "PUT",
  path: "/notification/readAll",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Hear at once what is new. */
export const streamNotifications = {
  method: "GET",
  path: "/notification/stream",
  access: "signed-in",
  also: [],
} as const satisfies Operation;

/** Send a notification to oneself. */
export const testNotification = {
  method: "POST",
  path: "/notification/test",
  access: ["Create Notification"],
  also: [],
} as const satisfies Operation;

/** Say what was sent in a month. */
export const getMessageBill = {
  method: "GET",
  path: "/message/bill",
  access: ["Manage Notification"],
  also: [],
} as const satisfies Operation;

/** List what became of a notification, person by person. */
export const listNotificationPeople = {
  method: "GET",
  path: "/notification/people/{id}",
  access: ["Manage Notification"],
  also: [],
} as const satisfies Operation;

/** Download what became of a notification as CSV. */
export const downloadNotificationPeople = {
  method: "GET",
  path: "/notification/people/download/{id}",
  access: ["Manage Notification"],
  also: [],
} as const satisfies Operation;

/** List the templates of notifications. */
export const listNoticeTemplates = {
  method: "GET",
  path: "/notice-template/all",
  access: ["Create Notification"],
  also: [],
} as const satisfies Operation;

/** Keep a template. */
export const addNoticeTemplate = {
  method: "POST",
  path: "/notice-template/add",
  access: ["Create Notification"],
  also: [],
} as const satisfies Operation;

/** Change a template. */
export const updateNoticeTemplate = {
  method: "PUT",
  path: "/notice-template/{id}",
  access: ["Create Notification"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Delete a template. */
export const deleteNoticeTemplate = {
  method: "DELETE",
  path: "/notice-template/{id}",
  access: ["Create Notification"],
  also: [],
} as const satisfies Operation;

/** Mark a critical notification as read. */
export const markNotificationRead = {
  method: "PUT",
  path: "/notification/read/{id}",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Get what was sent. */
export const getSentNotification = {
  method: "GET",
  path: "/notification/{id}",
  access: ["Manage Notification"],
  also: [],
} as const satisfies Operation;

/** Change a notification that waits. */
export const updateNotification = {
  method: "PUT",
  path: "/notification/{id}",
  access: ["Update Notification"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Recall a notification. */
export const deleteNotification = {
  method: "DELETE",
  path: "/notification/{id}",
  access: ["Delete Notification"],
  also: [],
} as const satisfies Operation;

/** List job descriptions. */
export const listJobDescriptions = {
  method: "GET",
  path: "/jobdescription/all",
  access: ["Manage Job-Description"],
  also: [],
} as const satisfies Operation;

/** Download job descriptions as CSV. */
export const downloadJobDescriptions = {
  method: "GET",
  path: "/jobdescription/download",
  access: ["Manage Job-Description"],
  also: [],
} as const satisfies Operation;

/** Count job descriptions. */
export const countJobDescriptions = {
  method: "GET",
  path: "/jobdescription/count",
  access: ["Manage Job-Description"],
  also: [],
} as const satisfies Operation;

/** Add a job description. */
export const addJobDescription = {
  method: "POST",
  path: "/jobdescription/add",
  access: ["Create Job-Description"],
  also: [],
} as const satisfies Operation;

/** Evaluate eligibility. */
export const evaluateEligibility = {
  method: "GET",
  path: "/jobdescription/eligible",
  access: ["Manage Job-Description","View My Jobs"],
  also: [],
} as const satisfies Operation;

/** Count who would be eligible. */
export const previewEligibility = {
  method: "POST",
  path: "/jobdescription/preview",
  access: ["Create Job-Description","Update Job-Description"],
  also: [],
} as const satisfies Operation;

/** List what support decides about jobs. */
export const listJobReviews = {
  method: "GET",
  path: "/jobdescription/review/all",
  access: ["Manage JD"],
  also: ["Manage Company"],
} as const satisfies Operation;

/** Count what support decides about jobs. */
export const countJobReviews = {
  method: "GET",
  path: "/jobdescription/review/count",
  access: ["Manage JD"],
  also: ["Manage Company"],
} as const satisfies Operation;

/** Decide on a job as support. */
export const decideJobReview = {
  method: "PUT",
  path: "/jobdescription/review/{id}",
  access: ["Manage JD"],
  also: ["Manage Company"],
  takesVersion: true,
} as const satisfies Operation;

/** Post a job description, or take it back. */
export const setJobDescriptionStatus = {
  method: "PUT",
  path: "/jobdescription/status/{id}",
  access: ["Manage JD"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Close a job description. */
export const closeJobDescription = {
  method: "PUT",
  path: "/jobdescription/close/{id}",
  access: ["Manage JD"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Cancel a job description. */
export const cancelJobDescription = {
  method: "PUT",
  path: "/jobdescription/cancel/{id}",
  access: ["Manage JD"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Copy a job description. */
export const duplicateJobDescription = {
  method: "POST",
  path: "/jobdescription/duplicate/{id}",
  access: ["Create Job-Description"],
  also: [],
} as const satisfies Operation;

/** Count whom the criteria of a job keep out at an institute. */
export const getCampusEffect = {
  method: "GET",
  path: "/jobdescription/effect/{id}",
  access: ["Manage JD"],
  also: [],
} as const satisfies Operation;

/** Approve a job description for an institute. */
export const decideJobDescriptionApproval = {
  method: "PUT",
  path: "/jobdescription/approval/{id}",
  access: ["Manage JD"],
  also: [],
} as const satisfies Operation;

/** List who works on a job beside the company's own recruiters. */
export const listJobCollaborators = {
  method: "GET",
  path: "/jobdescription/collaborators/{id}",
  access: ["Update Job-Description"],
  also: [],
} as const satisfies Operation;

/** Let somebody work on a job. */
export const addJobCollaborator = {
  method: "POST",
  path: "/jobdescription/collaborators/{id}",
  access: ["Update Job-Description"],
  also: [],
} as const satisfies Operation;

/** Take somebody off a job. */
export const removeJobCollaborator = {
  method: "DELETE",
  path: "/jobdescription/collaborators/{id}/{collaboratorID}",
  access: ["Update Job-Description"],
  also: [],
} as const satisfies Operation;

/** Explain eligibility, also for other values. */
export const explainEligibility = {
  method: "POST",
  path: "/jobdescription/explain/{id}",
  access: ["View My Jobs","Manage Job-Description"],
  also: [],
} as const satisfies Operation;

/** Get a file of a job description. */
export const getJobDescriptionFile = {
  method: "GET",
  path: "/jobdescription/file/{id}",
  access: ["View Job-Description","View My Jobs"],
  also: [],
} as const satisfies Operation;

/** Report a job description. */
export const reportJobDescription = {
  method: "POST",
  path: "/jobdescription/report/{id}",
  access: ["View My Jobs"],
  also: [],
} as const satisfies Operation;

/** List jobs like one. */
export const listSimilarJobs = {
  method: "GET",
  path: "/jobdescription/similar/{id}",
  access: ["View My Jobs"],
  also: [],
} as const satisfies Operation;

/** Get a job description. */
export const getJobDescription = {
  method: "GET",
  path: "/jobdescription/{id}",
  access: ["View Job-Description","View My Jobs"],
  also: [],
} as const satisfies Operation;

/** Change a job description. */
export const updateJobDescription = {
  method: "PUT",
  path: "/jobdescription/{id}",
  access: ["Update Job-Description"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Delete a draft. */
export const deleteJobDescription = {
  method: "DELETE",
  path: "/jobdescription/{id}",
  access: ["Delete Job-Description"],
  also: [],
} as const satisfies Operation;

/** List the saved jobs of the caller. */
export const listSavedJobs = {
  method: "GET",
  path: "/saved-job/all",
  access: ["View My Jobs"],
  also: [],
} as const satisfies Operation;

/** Save a job. */
export const saveJob = {
  method: "PUT",
  path: "/saved-job/{id}",
  access: ["View My Jobs"],
  also: [],
} as const satisfies Operation;

/** Take a job out of the saved ones. */
export const unsaveJob = {
  method: "DELETE",
  path: "/saved-job/{id}",
  access: ["View My Jobs"],
  also: [],
} as const satisfies Operation;

/** List the job alerts of the caller. */
export const listJobAlerts = {
  method: "GET",
  path: "/job-alert/all",
  access: ["View My Jobs"],
  also: [],
} as const satisfies Operation;

/** Ask to be told when a job like this opens. */
export const addJobAlert = {
  method: "POST",
  path: "/job-alert/add",
  access: ["View My Jobs"],
  also: [],
} as const satisfies Operation;

/** Pause a job alert, or go on with it. */
export const updateJobAlert = {
  method: "PUT",
  path: "/job-alert/{id}",
  access: ["View My Jobs"],
  also: [],
} as const satisfies Operation;

/** Delete a job alert. */
export const deleteJobAlert = {
  method: "DELETE",
  path: "/job-alert/{id}",
  access: ["View My Jobs"],
  also: [],
} as const satisfies Operation;

/** List jobs for the caller. */
export const listEligibleJobDescriptions = {
  method: "GET",
  path: "/jdstudentmapping/eligibleJDs",
  access: ["View My Jobs"],
  also: [],
} as const satisfies Operation;

/** Count the jobs of the caller. */
export const countMyJobs = {
  method: "GET",
  path: "/jdstudentmapping/myCount",
  access: ["View My Jobs"],
  also: [],
} as const satisfies Operation;

/** Ask the institute for credits. */
export const requestCredits = {
  method: "POST",
  path: "/jdstudentmapping/creditRequest",
  access: ["View My Jobs"],
  also: [],
} as const satisfies Operation;

/** Count people for a job. */
export const countMappings = {
  method: "GET",
  path: "/jdstudentmapping/count",
  access: ["View Eligible Students"],
  also: [],
} as const satisfies Operation;

/** List jobs that the caller has decided on. */
export const listPastJobDescriptions = {
  method: "GET",
  path: "/jdstudentmapping/pastJDs",
  access: ["View My Jobs"],
  also: [],
} as const satisfies Operation;

/** Accept or decline a job. */
export const addMapping = {
  method: "POST",
  path: "/jdstudentmapping/add",
  access: ["View My Jobs"],
  also: [],
} as const satisfies Operation;

/** Move an application. */
export const setMappingStatus = {
  method: "PUT",
  path: "/jdstudentmapping/status",
  access: ["own","Manage Job Applications"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** List people for a job. */
export const listEligibleStudents = {
  method: "GET",
  path: "/jdstudentmapping/eligibleStudents",
  access: ["View Eligible Students"],
  also: [],
} as const satisfies Operation;

/** Write to applicants. */
export const messageApplicants = {
  method: "POST",
  path: "/jdstudentmapping/message",
  access: ["Manage Job Applications"],
  also: [],
} as const satisfies Operation;

/** Move many applications. */
export const bulkUpdateMappings = {
  method: "PUT",
  path: "/jdstudentmapping/bulk/update",
  access: ["Manage Job Applications"],
  also: [],
} as const satisfies Operation;

/** Move applications from a CSV file. */
export const importMappings = {
  method: "POST",
  path: "/jdstudentmapping/bulk/import",
  access: ["Manage Job Applications"],
  also: [],
} as const satisfies Operation;

/** Download applications. */
export const downloadMappings = {
  method: "GET",
  path: "/jdstudentmapping/download",
  access: ["Manage Job Applications"],
  also: [],
} as const satisfies Operation;

/** Amend an offer that waits for its answer. */
export const amendOffer = {
  method: "PUT",
  path: "/jdstudentmapping/offer/{id}",
  access: ["Manage Job Applications"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Get the letter of an offer as PDF. */
export const getOfferLetter = {
  method: "GET",
  path: "/jdstudentmapping/offerLetter/{id}",
  access: ["own","Manage Job Applications","View Eligible Students"],
  also: [],
} as const satisfies Operation;

/** List what happened to an application. */
export const listMappingEvents = {
  method: "GET",
  path: "/jdstudentmapping/events/{id}",
  access: ["own","Manage Job Applications","View Eligible Students"],
  also: [],
} as const satisfies Operation;

/** List how an applicant is rated. */
export const listMappingRatings = {
  method: "GET",
  path: "/jdstudentmapping/ratings/{id}",
  access: ["Manage Job Applications"],
  also: [],
} as const satisfies Operation;

/** Rate an applicant. */
export const rateMapping = {
  method: "PUT",
  path: "/jdstudentmapping/ratings/{id}",
  access: ["Manage Job Applications"],
  also: [],
} as const satisfies Operation;

/** List the notes about an applicant. */
export const listMappingNotes = {
  method: "GET",
  path: "/jdstudentmapping/notes/{id}",
  access: ["Manage Job Applications"],
  also: [],
} as const satisfies Operation;

/** Note something about an applicant. */
export const addMappingNote = {
  method: "POST",
  path: "/jdstudentmapping/notes/{id}",
  access: ["Manage Job Applications"],
  also: [],
} as const satisfies Operation;

/** Take a note away. */
export const deleteMappingNote = {
  method: "DELETE",
  path: "/jdstudentmapping/notes/{id}/{noteID}",
  access: ["Manage Job Applications"],
  also: [],
} as const satisfies Operation;

/** List what is on in some days. */
export const listCalendarEntries = {
  method: "GET",
  path: "/calendar",
  access: ["View My Jobs","Manage Job Applications","View Eligible Students"],
  also: [],
} as const satisfies Operation;

/** List what a round would meet. */
export const listClashes = {
  method: "GET",
  path: "/calendar/clash",
  access: ["Manage Job Applications"],
  also: [],
} as const satisfies Operation;

/** Block days of the caller's institute. */
export const blockDays = {
  method: "POST",
  path: "/calendar/block",
  access: ["Update Season"],
  also: [],
} as const satisfies Operation;

/** Take back a block of days. */
export const unblockDays = {
  method: "DELETE",
  path: "/calendar/block/{id}",
  access: ["Update Season"],
  also: [],
} as const satisfies Operation;

/** Get whether the caller's calendar has an address. */
export const getCalendarFeed = {
  method: "GET",
  path: "/calendar/feed",
  access: ["View My Jobs","Manage Job Applications","View Eligible Students"],
  also: [],
} as const satisfies Operation;

/** Make an address for the caller's calendar. */
export const renewCalendarFeed = {
  method: "POST",
  path: "/calendar/feed",
  access: ["View My Jobs","Manage Job Applications","View Eligible Students"],
  also: [],
} as const satisfies Operation;

/** Take back the address of the caller's calendar. */
export const removeCalendarFeed = {
  method: "DELETE",
  path: "/calendar/feed",
  access: ["View My Jobs","Manage Job Applications","View Eligible Students"],
  also: [],
} as const satisfies Operation;

/** Read a calendar by its address. */
export const readCalendarFeed = {
  method: "GET",
  path: "/calendar/feed/{file}",
  access: "public",
  also: [],
} as const satisfies Operation;

/** List visits that are wished or to come. */
export const listVisits = {
  method: "GET",
  path: "/visit",
  access: ["Manage Job Applications","View Eligible Students"],
  also: [],
} as const satisfies Operation;

/** Ask an institute for a day. */
export const askForVisit = {
  method: "POST",
  path: "/visit",
  access: ["Manage Job Applications"],
  also: [],
} as const satisfies Operation;

/** Enter a visit that a company has agreed to. */
export const enterVisit = {
  method: "POST",
  path: "/visit/entry",
  access: ["Update Season"],
  also: [],
} as const satisfies Operation;

/** List what a visit would meet. */
export const listVisitClashes = {
  method: "GET",
  path: "/visit/clash",
  access: ["Manage Job Applications","View Eligible Students"],
  also: [],
} as const satisfies Operation;

/** List which halls are free on a day. */
export const listHalls = {
  method: "GET",
  path: "/visit/hall",
  access: ["View Eligible Students"],
  also: [],
} as const satisfies Operation;

/** Get a visit. */
export const getVisit = {
  method: "GET",
  path: "/visit/{id}",
  access: ["Manage Job Applications","View Eligible Students"],
  also: [],
} as const satisfies Operation;

/** Set the day of a visit. */
export const setVisit = {
  method: "POST",
  path: "/visit/{id}/day",
  access: ["Update Season"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Decline or cancel a visit. */
export const cancelVisit = {
  method: "POST",
  path: "/visit/{id}/cancel",
  access: ["Manage Job Applications"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** List the rounds of a job. */
export const listRounds = {
  method: "GET",
  path: "/round/all",
  access: ["Manage Job Applications","View Eligible Students"],
  also: [],
} as const satisfies Operation;

/** List the rounds that are held now. */
export const listTodaysRounds = {
  method: "GET",
  path: "/round/today",
  access: ["Manage Job Applications","View Eligible Students"],
  also: [],
} as const satisfies Operation;

/** Say what happens to a place that comes free. */
export const setWaitingList = {
  method: "PUT",
  path: "/round/waiting/{id}",
  access: ["Manage Job Applications"],
  also: [],
} as const satisfies Operation;

/** Choose the campus that hosts a drive. */
export const setDriveHost = {
  method: "PUT",
  path: "/round/host/{id}",
  access: ["Manage Job Applications"],
  also: [],
} as const satisfies Operation;

/** Say whether a campus hosts a drive. */
export const answerHosting = {
  method: "PUT",
  path: "/round/hosting/{id}",
  access: ["Manage JD"],
  also: [],
} as const satisfies Operation;

/** List who is expected at the door of a round. */
export const listDoorPeople = {
  method: "GET",
  path: "/round/door/{id}",
  access: ["Manage Job Applications","View Eligible Students"],
  also: [],
} as const satisfies Operation;

/** Add a round to a job. */
export const addRound = {
  method: "POST",
  path: "/round/add",
  access: ["Manage Job Applications"],
  also: [],
} as const satisfies Operation;

/** List the people of a round. */
export const listRoundEntries = {
  method: "GET",
  path: "/round/entries/{id}",
  access: ["Manage Job Applications","View Eligible Students"],
  also: [],
} as const satisfies Operation;

/** Say who came to a round and what came of them. */
export const saveRoundEntries = {
  method: "PUT",
  path: "/round/entries/{id}",
  access: ["Manage Job Applications","View Eligible Students"],
  also: [],
} as const satisfies Operation;

/** Give the people of a round their codes for an outside test. */
export const giveTestCodes = {
  method: "PUT",
  path: "/round/codes/{id}",
  access: ["Manage Job Applications"],
  also: [],
} as const satisfies Operation;

/** Set results by a cut-off in the marks. */
export const setCutOff = {
  method: "PUT",
  path: "/round/cut-off/{id}",
  access: ["Manage Job Applications"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Say the rest of a round at once. */
export const judgeRest = {
  method: "PUT",
  path: "/round/rest/{id}",
  access: ["Manage Job Applications"],
  also: [],
} as const satisfies Operation;

/** Take the results of a round from a CSV file. */
export const importRoundResults = {
  method: "POST",
  path: "/round/entries/import",
  access: ["Manage Job Applications","View Eligible Students"],
  also: [],
} as const satisfies Operation;

/** Correct a result after a round has closed. */
export const correctRoundResult = {
  method: "PUT",
  path: "/round/correct/{id}",
  access: ["Manage Job Applications"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Close a round. */
export const closeRound = {
  method: "PUT",
  path: "/round/close/{id}",
  access: ["Manage Job Applications"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Take the closing of a round back. */
export const reopenRound = {
  method: "PUT",
  path: "/round/reopen/{id}",
  access: ["Manage Job Applications"],
  also: [],
} as const satisfies Operation;

/** List the panels of a round. */
export const listPanels = {
  method: "GET",
  path: "/round/panels/{id}",
  access: ["Manage Job Applications","View Eligible Students"],
  also: [],
} as const satisfies Operation;

/** Say which panels a round has. */
export const setPanels = {
  method: "PUT",
  path: "/round/panels/{id}",
  access: ["Manage Job Applications"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Give slots to those who have none. */
export const allotSlots = {
  method: "PUT",
  path: "/round/allot/{id}",
  access: ["Manage Job Applications"],
  also: [],
} as const satisfies Operation;

/** Give a slot to somebody or free it. */
export const giveSlot = {
  method: "PUT",
  path: "/round/slot/{id}",
  access: ["Manage Job Applications"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Say where somebody stands at the door of a panel. */
export const moveQueue = {
  method: "PUT",
  path: "/round/queue/{id}",
  access: ["Manage Job Applications","View Eligible Students"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** List the slots that the candidate may choose. */
export const listFreeSlots = {
  method: "GET",
  path: "/round/ownSlot/{id}",
  access: ["View My Jobs"],
  also: [],
} as const satisfies Operation;

/** Choose a slot. */
export const chooseSlot = {
  method: "PUT",
  path: "/round/ownSlot/{id}",
  access: ["View My Jobs"],
  also: [],
} as const satisfies Operation;

/** List the questions of the company, and the test of a round. */
export const listTestQuestions = {
  method: "GET",
  path: "/round/questions/{id}",
  access: ["Manage Job Applications"],
  also: [],
} as const satisfies Operation;

/** Add or change a question of the company. */
export const saveTestQuestion = {
  method: "PUT",
  path: "/round/questions/{id}",
  access: ["Manage Job Applications"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Remove a question of the company. */
export const deleteTestQuestion = {
  method: "DELETE",
  path: "/round/questions/{id}",
  access: ["Manage Job Applications"],
  also: [],
} as const satisfies Operation;

/** Make a round a test. */
export const setRoundTest = {
  method: "PUT",
  path: "/round/test/{id}",
  access: ["Manage Job Applications"],
  also: [],
} as const satisfies Operation;

/** Read the own test of a round. */
export const getOwnTest = {
  method: "GET",
  path: "/round/ownTest/{id}",
  access: ["View My Jobs"],
  also: [],
} as const satisfies Operation;

/** Begin the own test. */
export const startOwnTest = {
  method: "PUT",
  path: "/round/ownTest/start/{id}",
  access: ["View My Jobs"],
  also: [],
} as const satisfies Operation;

/** Answer questions of the own test. */
export const saveTestAnswers = {
  method: "PUT",
  path: "/round/ownTest/answers/{id}",
  access: ["View My Jobs"],
  also: [],
} as const satisfies Operation;

/** Hand the own test in. */
export const finishOwnTest = {
  method: "PUT",
  path: "/round/ownTest/finish/{id}",
  access: ["View My Jobs"],
  also: [],
} as const satisfies Operation;

/** List the links that a round's interviewers were sent. */
export const listPanelLinks = {
  method: "GET",
  path: "/round/panelLinks/{id}",
  access: ["Manage Job Applications"],
  also: [],
} as const satisfies Operation;

/** Send interviewers the link to their panel. */
export const sendPanelLinks = {
  method: "PUT",
  path: "/round/panelLinks/{id}",
  access: ["Manage Job Applications"],
  also: [],
} as const satisfies Operation;

/** End the link of an interviewer. */
export const endPanelLink = {
  method: "DELETE",
  path: "/round/panelLink/{id}",
  access: ["Manage Job Applications"],
  also: [],
} as const satisfies Operation;

/** Change a round. */
export const updateRound = {
  method: "PUT",
  path: "/round/{id}",
  access: ["Manage Job Applications"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Remove a round. */
export const deleteRound = {
  method: "DELETE",
  path: "/round/{id}",
  access: ["Manage Job Applications"],
  also: [],
} as const satisfies Operation;

/** Ask for the code that opens a link. */
export const sendPanelCode = {
  method: "POST",
  path: "/panel/code",
  access: "public",
  also: [],
} as const satisfies Operation;

/** Come in with the code. */
export const enterPanel = {
  method: "POST",
  path: "/panel/enter",
  access: "public",
  also: [],
} as const satisfies Operation;

/** End the session of an interviewer. */
export const leavePanel = {
  method: "POST",
  path: "/panel/leave",
  access: "public",
  also: [],
} as const satisfies Operation;

/** Read the people of the interviewer's panel. */
export const getOwnPanel = {
  method: "GET",
  path: "/panel/people",
  access: "public",
  also: [],
} as const satisfies Operation;

/** Read the CV of somebody of the interviewer's panel. */
export const getPanelCv = {
  method: "GET",
  path: "/panel/cv/{id}",
  access: "public",
  also: [],
} as const satisfies Operation;

/** Give somebody of the interviewer's panel a result. */
export const savePanelResult = {
  method: "PUT",
  path: "/panel/result/{id}",
  access: "public",
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Get a wallet. */
export const getWallet = {
  method: "GET",
  path: "/wallet",
  access: ["own","View Setting"],
  also: [],
} as const satisfies Operation;

/** List entries of the caller's wallet. */
export const listWalletEntries = {
  method: "GET",
  path: "/wallet/entries",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Download entries of the caller's wallet. */
export const downloadWalletEntries = {
  method: "GET",
  path: "/wallet/entries/download",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Claim a wallet entry. */
export const addWalletEntry = {
  method: "POST",
  path: "/wallet/add",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Ask what a recharge gives. */
export const getWalletQuote = {
  method: "GET",
  path: "/wallet/quote",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Give credits to students. */
export const transferCredits = {
  method: "POST",
  path: "/wallet/transfer",
  access: ["Update Institute"],
  also: [],
} as const satisfies Operation;

/** Correct a wallet. */
export const adjustWallet = {
  method: "POST",
  path: "/wallet/adjust",
  access: ["Update Setting"],
  also: [],
} as const satisfies Operation;

/** Begin a recharge. */
export const createPaymentOrder = {
  method: "POST",
  path: "/payment/create-order",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Finish a recharge. */
export const verifyPayment = {
  method: "POST",
  path: "/payment/verify",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Take a message of the payment provider. */
export const receivePaymentEvent = {
  method: "POST",
  path: "/payment/webhook/{provider}",
  access: "public",
  also: [],
} as const satisfies Operation;

/** Ask how a recharge stands. */
export const getPaymentOrder = {
  method: "GET",
  path: "/payment/order/{id}",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** List receipts. */
export const listReceipts = {
  method: "GET",
  path: "/receipts",
  access: ["own","View Setting"],
  also: [],
} as const satisfies Operation;

/** Get a receipt as PDF. */
export const getReceiptPdf = {
  method: "GET",
  path: "/receipts/pdf/{id}",
  access: ["own","View Setting"],
  also: [],
} as const satisfies Operation;

/** Get a receipt. */
export const getReceipt = {
  method: "GET",
  path: "/receipts/{id}",
  access: ["own","View Setting"],
  also: [],
} as const satisfies Operation;

/** List candidate profiles. */
export const listCandidateProfiles = {
  method: "GET",
  path: "/candidate-profiles",
  access: ["own","View Candidate Profile"],
  also: [],
} as const satisfies Operation;

/** Add a candidate profile. */
export const addCandidateProfile = {
  method: "POST",
  path: "/candidate-profiles",
  access: ["Create Candidate Profile"],
  also: [],
} as const satisfies Operation;

/** List what a CV can show. */
export const listCvEntries = {
  method: "GET",
  path: "/candidate-profiles/entries",
  access: ["Create Candidate Profile"],
  also: [],
} as const satisfies Operation;

/** Preview a CV. */
export const previewCv = {
  method: "POST",
  path: "/candidate-profiles/preview",
  access: ["Create Candidate Profile"],
  also: [],
} as const satisfies Operation;

/** Import a JSON Resume. */
export const importJsonResume = {
  method: "POST",
  path: "/candidate-profiles/import",
  access: ["Create Candidate Profile"],
  also: [],
} as const satisfies Operation;

/** Make a CV. */
export const createCv = {
  method: "POST",
  path: "/candidate-profiles/cv/{id}",
  access: ["Create Candidate Profile"],
  also: [],
} as const satisfies Operation;

/** Get the newest CV as PDF. */
export const getCandidateProfilePdf = {
  method: "GET",
  path: "/candidate-profiles/pdf/{id}",
  access: ["own","View Candidate Profile"],
  also: [],
} as const satisfies Operation;

/** Export as JSON Resume. */
export const exportJsonResume = {
  method: "GET",
  path: "/candidate-profiles/export/{id}",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** List the links of a candidate profile. */
export const listCvShares = {
  method: "GET",
  path: "/candidate-profiles/shares/{id}",
  access: ["Create Candidate Profile"],
  also: [],
} as const satisfies Operation;

/** Make a link to a CV. */
export const shareCandidateProfile = {
  method: "POST",
  path: "/candidate-profiles/shares/{id}",
  access: ["Update Candidate Profile"],
  also: [],
} as const satisfies Operation;

/** Get a candidate profile. */
export const getCandidateProfile = {
  method: "GET",
  path: "/candidate-profiles/{id}",
  access: ["own","View Candidate Profile"],
  also: [],
} as const satisfies Operation;

/** Change a candidate profile. */
export const updateCandidateProfile = {
  method: "PUT",
  path: "/candidate-profiles/{id}",
  access: ["Update Candidate Profile"],
  also: [],
  takesVersion: true,
} as const satisfies Operation;

/** Delete a candidate profile. */
export const deleteCandidateProfile = {
  method: "DELETE",
  path: "/candidate-profiles/{id}",
  access: ["Delete Candidate Profile"],
  also: [],
} as const satisfies Operation;

/** Get a CV as PDF. */
export const getCvPdf = {
  method: "GET",
  path: "/cv/pdf/{id}",
  access: ["own","View Candidate Profile","View Eligible Students"],
  also: [],
} as const satisfies Operation;

/** Read a CV on the screen. */
export const getCvPages = {
  method: "GET",
  path: "/cv/pages/{id}",
  access: ["own","View Candidate Profile","View Eligible Students"],
  also: [],
} as const satisfies Operation;

/** Take back a link to a CV. */
export const revokeCvShare = {
  method: "DELETE",
  path: "/cv/share/{id}",
  access: ["Update Candidate Profile"],
  also: [],
} as const satisfies Operation;

/** Read a CV by its link. */
export const getSharedCv = {
  method: "GET",
  path: "/cv/shared/{token}",
  access: "public",
  also: [],
} as const satisfies Operation;

/** Get a CV. */
export const getCv = {
  method: "GET",
  path: "/cv/{id}",
  access: ["own","View Candidate Profile","View Eligible Students"],
  also: [],
} as const satisfies Operation;

/** List the images and documents of the caller. */
export const listImages = {
  method: "GET",
  path: "/image",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Upload an image or document. */
export const uploadImage = {
  method: "POST",
  path: "/image",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Get an image or document. */
export const getImage = {
  method: "GET",
  path: "/image/{id}",
  access: "signed-in",
  also: [],
} as const satisfies Operation;

/** Delete an image or document. */
export const deleteImage = {
  method: "DELETE",
  path: "/image/{id}",
  access: ["own"],
  also: [],
} as const satisfies Operation;

/** Get the dashboard. */
export const getDashboard = {
  method: "GET",
  path: "/dashboard/summary",
  access: "signed-in",
  also: [],
} as const satisfies Operation;

/** Search people, jobs, organisations, leads, seasons and payments. */
export const searchRecords = {
  method: "GET",
  path: "/search",
  access: "signed-in",
  also: [],
} as const satisfies Operation;

/** Download entries of the wallets as CSV. */
export const downloadLedgerEntries = {
  method: "GET",
  path: "/ledger/download",
  access: ["Manage Dashboard"],
  also: ["View Setting"],
} as const satisfies Operation;

/** List entries of the wallets of people and companies. */
export const listLedgerEntries = {
  method: "GET",
  path: "/ledger/all",
  access: ["Manage Dashboard"],
  also: ["View Setting"],
} as const satisfies Operation;

/** Get what a season came to as PDF. */
export const getSeasonPdf = {
  method: "GET",
  path: "/season/pdf/{id}",
  access: ["Manage Dashboard"],
  also: [],
} as const satisfies Operation;

/** Get what a season came to as a page for everybody. */
export const getSeasonPage = {
  method: "GET",
  path: "/season/page/{id}",
  access: ["Manage Dashboard"],
  also: [],
} as const satisfies Operation;

/** Get a table that leaves the house. */
export const getFormReport = {
  method: "GET",
  path: "/report/form/{form}",
  access: ["Manage User"],
  also: [],
} as const satisfies Operation;

/** Download a table that leaves the house. */
export const downloadFormReport = {
  method: "GET",
  path: "/report/form/{form}/download",
  access: ["Manage User"],
  also: [],
} as const satisfies Operation;

/** Get a report. */
export const getReport = {
  method: "GET",
  path: "/report/{name}",
  access: ["Manage Dashboard"],
  also: [],
} as const satisfies Operation;

/** List what was changed, by whom and why. */
export const listAuditEvents = {
  method: "GET",
  path: "/audit",
  access: ["own","View Role"],
  also: [],
} as const satisfies Operation;

/** Download the audit trail as CSV. */
export const downloadAuditEvents = {
  method: "GET",
  path: "/audit/download",
  access: ["View Role"],
  also: [],
} as const satisfies Operation;
