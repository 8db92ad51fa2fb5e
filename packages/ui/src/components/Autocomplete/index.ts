export { Autocomplete } from './Autocomplete.tsx';
export type { AutocompleteProps } from './Autocomplete.tsx';
