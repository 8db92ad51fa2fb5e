// Generated from the contract by `pnpm --filter @aarambh/api-client generate`. Do not edit.

import type { components } from './schema.ts';

export type EmployeeCount = components['schemas']['EmployeeCount'];
/** Band of the number of employees. */
export const employeeCountValues = [
  "1-10",
  "11-50",
  "51-200",
  "201-500",
  "501-1000",
  "1000+",
] as const satisfies readonly EmployeeCount[];

export type EntityType = components['schemas']['EntityType'];
/** Kind of organisation that an account can belong to. */
export const entityTypeValues = [
  "Employer",
  "University",
  "Institute",
] as const satisfies readonly EntityType[];

export type ErrorCode = components['schemas']['ErrorCode'];
/** What went wrong, for programs. The status that each belongs to stands in the package's readme. */
export const errorCodeValues = [
  "BAD_REQUEST",
  "INVALID_CREDENTIALS",
  "OTP_INVALID",
  "TOKEN_INVALID",
  "UNAUTHENTICATED",
  "TOKEN_EXPIRED",
  "FORBIDDEN",
  "OUT_OF_SCOPE",
  "ACCOUNT_SUSPENDED",
  "NOT_ENTITLED",
  "NOT_FOUND",
  "METHOD_NOT_ALLOWED",
  "NOT_ACCEPTABLE",
  "DUPLICATE",
  "STALE",
  "ILLEGAL_TRANSITION",
  "INSUFFICIENT_CREDITS",
  "PRICE_CHANGED",
  "OTP_REQUIRED",
  "OTP_USED",
  "MOBILE_NOT_VERIFIED",
  "ALREADY_ACTIVE",
  "IN_USE",
  "IDEMPOTENCY_MISMATCH",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "VALIDATION_FAILED",
  "CAPTCHA_FAILED",
  "RATE_LIMITED",
  "OTP_COOLDOWN",
  "INTERNAL",
  "NOT_IMPLEMENTED",
  "UNAVAILABLE",
] as const satisfies readonly ErrorCode[];

export type GrantRule = components['schemas']['GrantRule'];
/** When a fresher's opening credits are given. */
export const grantRuleValues = [
  "On OTP",
  "On roster match",
  "On confirmation",
] as const satisfies readonly GrantRule[];

export type InstituteType = components['schemas']['InstituteType'];
export const instituteTypeValues = [
  "Engineering",
  "Polytechnic",
  "Arts-Science-Commerce",
  "Management",
  "Pharmacy",
  "ITI",
  "Other",
] as const satisfies readonly InstituteType[];

export type LeadNextAction = components['schemas']['LeadNextAction'];
export const leadNextActionValues = [
  "Open",
  "Call back",
  "Send proposal",
  "Meeting",
  "None",
] as const satisfies readonly LeadNextAction[];

export type LeadStatus = components['schemas']['LeadStatus'];
export const leadStatusValues = [
  "New",
  "Contacted",
  "Qualified",
  "Converted",
  "Lost",
] as const satisfies readonly LeadStatus[];

export type Locale = components['schemas']['Locale'];
/** Language of messages to a person. */
export const localeValues = [
  "en",
  "hi",
] as const satisfies readonly Locale[];

export type NotificationType = components['schemas']['NotificationType'];
export const notificationTypeValues = [
  "Broadcast",
  "Critical",
] as const satisfies readonly NotificationType[];

export type OtpPurpose = components['schemas']['OtpPurpose'];
/** What a one-time password is for. */
export const otpPurposeValues = [
  "register",
  "reset",
] as const satisfies readonly OtpPurpose[];

export type Permission = components['schemas']['Permission'];
/** What a role may do: a verb and a resource, or one of the six special permissions at the end. `Manage X` opens the screen and reads; `Create X`, `Update X` and `Delete X` are separate; `View X` reads through other screens. */
export const permissionValues = [
  "Manage City",
  "Create City",
  "Update City",
  "Delete City",
  "View City",
  "Manage Skill",
  "Create Skill",
  "Update Skill",
  "Delete Skill",
  "View Skill",
  "Manage Institute",
  "Create Institute",
  "Update Institute",
  "Delete Institute",
  "View Institute",
  "Manage Job-Description",
  "Create Job-Description",
  "Update Job-Description",
  "Delete Job-Description",
  "View Job-Description",
  "Manage JobProfile",
  "Create JobProfile",
  "Update JobProfile",
  "Delete JobProfile",
  "View JobProfile",
  "Manage Company",
  "Create Company",
  "Update Company",
  "Delete Company",
  "View Company",
  "Manage Industry",
  "Create Industry",
  "Update Industry",
  "Delete Industry",
  "View Industry",
  "Manage Lead",
  "Create Lead",
  "Update Lead",
  "Delete Lead",
  "View Lead",
  "Manage Program",
  "Create Program",
  "Update Program",
  "Delete Program",
  "View Program",
  "Manage Question",
  "Create Question",
  "Update Question",
  "Delete Question",
  "View Question",
  "Manage Sector",
  "Create Sector",
  "Update Sector",
  "Delete Sector",
  "View Sector",
  "Manage User",
  "Create User",
  "Update User",
  "Delete User",
  "View User",
  "Manage University",
  "Create University",
  "Update University",
  "Delete University",
  "View University",
  "Manage Setting",
  "Create Setting",
  "Update Setting",
  "Delete Setting",
  "View Setting",
  "Manage Notification",
  "Create Notification",
  "Update Notification",
  "Delete Notification",
  "View Notification",
  "Manage Role",
  "Create Role",
  "Update Role",
  "Delete Role",
  "View Role",
  "Manage Season",
  "Create Season",
  "Update Season",
  "Delete Season",
  "View Season",
  "Manage Job Template",
  "Create Job Template",
  "Update Job Template",
  "Delete Job Template",
  "View Job Template",
  "Manage Job Profiles",
  "Create Job Profiles",
  "Update Job Profiles",
  "Delete Job Profiles",
  "View Job Profiles",
  "Manage Candidate Profile",
  "Create Candidate Profile",
  "Update Candidate Profile",
  "Delete Candidate Profile",
  "View Candidate Profile",
  "Manage CV Templates",
  "Create CV Templates",
  "Update CV Templates",
  "Delete CV Templates",
  "View CV Templates",
  "Manage JD",
  "View Eligible Students",
  "Manage Dashboard",
  "Manage Job Applications",
  "View My Jobs",
  "View Support User",
] as const satisfies readonly Permission[];

export type RoleScope = components['schemas']['RoleScope'];
/** Which rows a role reaches. */
export const roleScopeValues = [
  "own",
  "company",
  "institute",
  "university",
  "all",
] as const satisfies readonly RoleScope[];

export type StateCode = components['schemas']['StateCode'];
/** Second part of the ISO 3166-2:IN code of a state or union territory. */
export const stateCodeValues = [
  "AN",
  "AP",
  "AR",
  "AS",
  "BR",
  "CG",
  "CH",
  "DH",
  "DL",
  "GA",
  "GJ",
  "HP",
  "HR",
  "JH",
  "JK",
  "KA",
  "KL",
  "LA",
  "LD",
  "MH",
  "ML",
  "MN",
  "MP",
  "MZ",
  "NL",
  "OD",
  "PB",
  "PY",
  "RJ",
  "SK",
  "TN",
  "TR",
  "TS",
  "UK",
  "UP",
  "WB",
] as const satisfies readonly StateCode[];

export type UserStatus = components['schemas']['UserStatus'];
/** Pending OTP until the mobile number is verified. */
export const userStatusValues = [
  "Pending OTP",
  "Active",
  "Suspended",
  "Deactivated",
  "Erased",
] as const satisfies readonly UserStatus[];

export type UserType = components['schemas']['UserType'];
/** C candidate, E employer, S staff (support, institute and university officers). */
export const userTypeValues = [
  "C",
  "E",
  "S",
] as const satisfies readonly UserType[];

export type VerificationStatus = components['schemas']['VerificationStatus'];
/** How far staff have checked an organisation. */
export const verificationStatusValues = [
  "Unverified",
  "Pending",
  "Verified",
  "Rejected",
  "Suspended",
] as const satisfies readonly VerificationStatus[];

export type WalletEntryKind = components['schemas']['WalletEntryKind'];
export const walletEntryKindValues = [
  "Recharge",
  "Grant",
  "Accept",
  "Reject",
  "Registration",
  "Refund",
  "Adjustment",
  "Transfer",
  "Expiry",
] as const satisfies readonly WalletEntryKind[];

export type WalletOwnerType = components['schemas']['WalletOwnerType'];
export const walletOwnerTypeValues = [
  "user",
  "company",
  "institute",
  "platform",
] as const satisfies readonly WalletOwnerType[];

export type WalletStatus = components['schemas']['WalletStatus'];
/** A frozen wallet takes no debit and no recharge. */
export const walletStatusValues = [
  "Active",
  "Frozen",
] as const satisfies readonly WalletStatus[];
