export { SearchField } from './SearchField.tsx';
export type { SearchFieldProps } from './SearchField.tsx';
export { useResultAnnouncement } from './useResultAnnouncement.ts';
export type { ResultAnnouncement } from './useResultAnnouncement.ts';
