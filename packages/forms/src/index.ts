/** Every validation rule of Aarambh, without React and without a DOM. */
export { crossField, isChecked, obeys, text } from './definition/ruleChecks.ts';
export * from './engine.ts';
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
export {
  semesterColumns,
  semesterNumber,
  stageColumns,
  type SemesterColumn,
  type StageColumn,
} from './reference/markColumns.ts';
export {
  fieldsOfRound,
  fillNotice,
  noticeFields,
  noticeFieldsIn,
  unknownNoticeField,
  type NoticeField,
} from './reference/noticeFields.ts';
export { readRoundAttendance, readRoundResult, type RoundSaying } from './reference/roundWords.ts';
export { personName } from './reference/personName.ts';
export { typedInIndia } from './reference/indianClock.ts';
export { slotTimes, type PanelTimes, type SlotTime } from './reference/slotTimes.ts';
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
