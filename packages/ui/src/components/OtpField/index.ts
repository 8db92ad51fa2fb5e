export { OtpField } from './OtpField.tsx';
export type { OtpChangeDetails, OtpFieldActions, OtpFieldProps } from './OtpField.tsx';
export type { OtpMode } from './extractCode.ts';
