export { PhoneField } from './PhoneField.tsx';
export type { PhoneFieldProps } from './PhoneField.tsx';
export { normaliseMobile } from './normaliseMobile.ts';
