export { CheckboxGroup } from './CheckboxGroup.tsx';
export type { CheckboxGroupProps, Choice } from './CheckboxGroup.tsx';
