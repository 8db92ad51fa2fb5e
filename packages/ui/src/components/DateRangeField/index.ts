export { DateRangeField } from './DateRangeField.tsx';
export type { DateRange, DateRangeChangeDetails, DateRangeFieldProps } from './DateRangeField.tsx';
