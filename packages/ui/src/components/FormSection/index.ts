export { FormSection } from './FormSection.tsx';
export type { FormSectionProps } from './FormSection.tsx';
