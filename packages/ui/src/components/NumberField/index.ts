export { NumberField } from './NumberField.tsx';
export type { NumberChangeDetails, NumberFieldProps } from './NumberField.tsx';
export { findNumberIssue } from './numberIssue.ts';
export type { NumberIssue, NumberLimits } from './numberIssue.ts';
export { readNumber } from './readNumber.ts';
export type { NumberReading } from './readNumber.ts';
export { groupDigits } from './writeNumber.ts';
export type { NumberGrouping } from './writeNumber.ts';
