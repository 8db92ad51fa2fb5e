export { SearchSelect } from './SearchSelect.tsx';
export type { SearchSelectItem, SearchSelectProps } from './SearchSelect.tsx';
