export { MultiSelect } from './MultiSelect.tsx';
export type { MultiSelectItem, MultiSelectProps } from './MultiSelect.tsx';
