export { DateRangeField } from './DateRangeField.tsx';
export type { DateRange, DateRangeFieldProps } from './DateRangeField.tsx';
