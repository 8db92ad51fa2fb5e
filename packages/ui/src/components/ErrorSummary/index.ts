export { ErrorSummary } from './ErrorSummary.tsx';
export type { ErrorSummaryProps, FieldErrorItem } from './ErrorSummary.tsx';
export { focusField } from './focusField.ts';
export { useErrorHeading } from './useErrorHeading.ts';
export { useErrorTitle } from './useErrorTitle.ts';
