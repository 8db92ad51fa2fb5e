export { DateField } from './DateField.tsx';
export type { DateChangeDetails, DateFieldProps } from './DateField.tsx';
export { formatIsoDate } from './isoDate.ts';
export type { DatePart, DateParts, IsoDate } from './isoDate.ts';
export { findDateIssue, readDate, splitWholeDate } from './readDate.ts';
export type { DateIssue, DateReading } from './readDate.ts';
