/** Every validation rule of Aarambh, without React and without a DOM. */
export type {
  ErrorKeys,
  FieldDefinition,
  FieldName,
  FormDefinition,
  FormRow,
  FormValue,
  FormValues,
  Validatable,
  PayloadDefinition,
} from './definition/definition.ts';
export { defineForm, definePayload } from './definition/defineForm.ts';
export { crossField, text, isChecked } from './definition/ruleChecks.ts';
export { fieldAt, withoutIndexes } from './definition/fieldPath.ts';
export { errorKey, validate, validatePayload, type FieldError, type Verdict } from './definition/validate.ts';
export { isErrorCode, passwordRequirementKeys, type MessageKey, type Messages } from './messages/keys.ts';
export { formTextKeys } from './messages/formTextKeys.ts';
export * from './messages/ownMessages.ts';
export { createTranslate, errorMessage, type Translate } from './messages/translate.ts';
export { fileColumnLabel, fileColumnReader } from './reference/fileColumns.ts';
export {
  gradeFormulaRange,
  gradeFormulaText,
  gradeScales,
  gradeText,
  percentOfGrade,
  type GradeFormula,
} from './reference/grades.ts';
export {
  payFigures,
  payPartNames,
  sumOfParts,
  type PayPartName,
  type PayParts,
} from './reference/payParts.ts';
export { personName } from './reference/personName.ts';
export { rollNumbersIn, type PastedRollNumbers } from './reference/rollNumbers.ts';
export { answerBlock, type AskedQuestion, type GivenAnswer } from './reference/screeningAnswer.ts';
export { taxWithin } from './reference/tax.ts';
export { settingKeys, settingRanges, type SettingKey, type SettingValue } from './reference/settingRanges.ts';
export {
  indianStateNames,
  indianStates,
  readState,
  stateKeywords,
  stateName,
  type IndianState,
  type StateCode,
} from './reference/states.ts';
export { cvAccents } from './cv/cvAccents.ts';
export { hasPhotoPlace } from './cv/cvPhoto.ts';
export { cvAdvice, type AdvisedCv, type CvAdvice, type CvAdviceCode } from './cv/cvAdvice.ts';
export * from './records/index.ts';
export * from './rules/index.ts';
export * from './schemas/index.ts';
export * from './words/valueKeys.ts';
