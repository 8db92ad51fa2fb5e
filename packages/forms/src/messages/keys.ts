import type { ErrorCode, PasswordRequirement } from '../rules/index.ts';
import type { AreaMessages } from './areas.ts';
import type en from './en.json';
import type { OwnMessages } from './ownMessages.ts';

/**
 * Key of a text. Keys are the message names of the specification (section 5), such as `first name validation`, and
 * names made alike: `<field> label`, `<field> hint`, `<field> required`, `<field> validation`. The general text of a
 * code, for fields without one of their own, is `field <what is wrong>`. Apps add keys by `OwnMessages`.
 */
// oxlint-disable-next-line typescript/no-redundant-type-constituents -- apps fill OwnMessages
export type MessageKey = keyof typeof en | keyof AreaMessages | keyof OwnMessages;

/** All texts of one language: those of every form that is public, and of areas and apps as many as are loaded. */
// oxlint-disable typescript/no-redundant-type-constituents -- apps fill OwnMessages
export type Messages = Readonly<
  Record<keyof typeof en, string> & Partial<Record<keyof AreaMessages | keyof OwnMessages, string>>
>;
// oxlint-enable typescript/no-redundant-type-constituents

/** The text of each code where a field has none of its own. */
export const generalErrorKeys: Readonly<Record<ErrorCode, MessageKey>> = {
  academicYear: 'field academic year',
  accepted: 'field accepted',
  captcha: 'captcha error',
  contactEmail: 'contact email validation',
  controlCharacters: 'field control characters',
  date: 'field date',
  email: 'email validation',
  forgotMobileCharacters: 'forgot mobile characters',
  forgotMobileLength: 'forgot mobile length',
  gstin: 'field gstin',
  id: 'field choice',
  invalid: 'field invalid',
  mobile: 'mobile validation',
  mustMatch: 'confirm password match error',
  notForExperienced: 'field not for experienced',
  number: 'field number',
  oneOf: 'field choice',
  order: 'field order',
  otpDigits: 'otp digits',
  otpLength: 'otp length',
  password: 'password validation error',
  passwordContainsMobile: 'password contains mobile',
  passwordTooCommon: 'password too common',
  personName: 'field person name',
  phone: 'field phone',
  pincode: 'field pincode',
  repeated: 'field repeated',
  required: 'field required',
  scale: 'field scale',
  tooFew: 'field too few',
  tooLarge: 'field too large',
  tooLong: 'field too long',
  tooMany: 'field too many',
  tooShort: 'field too short',
  tooSmall: 'field too small',
  type: 'field type',
  unchanged: 'field unchanged',
  unknownField: 'field unknown',
  webAddress: 'company website validation',
  wrongSum: 'field wrong sum',
};

/** What each requirement of a password is called in its checklist. */
export const passwordRequirementKeys: Readonly<Record<PasswordRequirement, MessageKey>> = {
  length: 'password rule length',
  digit: 'password rule digit',
  lowercase: 'password rule lowercase',
  uppercase: 'password rule uppercase',
  special: 'password rule special',
  allowed: 'password rule allowed',
};

/** What the buttons of rows say and what is announced; the area of texts of a form with rows has them. */
export const rowKeys = {
  up: 'row up',
  down: 'row down',
  remove: 'row remove',
  added: 'row added',
  removed: 'row removed',
  moved: 'row moved',
  full: 'rows full',
  least: 'rows least',
} as const satisfies Readonly<Record<string, MessageKey>>;

/** Whether a string, such as a code sent by a server, is a code that has a text. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(generalErrorKeys, code);
}

const codesWithParams: ReadonlySet<ErrorCode> = new Set([
  'forgotMobileLength',
  'otpDigits',
  'otpLength',
  'password',
  'tooFew',
  'tooLarge',
  'tooLong',
  'tooMany',
  'tooShort',
  'tooSmall',
  'wrongSum',
]);

/** Whether the texts of a code name limits, which have to come with the error. */
export function needsParams(code: ErrorCode): boolean {
  return codesWithParams.has(code);
}
