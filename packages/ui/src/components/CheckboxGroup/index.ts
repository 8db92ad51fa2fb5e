export { CheckboxGroup } from './CheckboxGroup.tsx';
export type { CheckboxGroupChangeDetails, CheckboxGroupProps, Choice } from './CheckboxGroup.tsx';
