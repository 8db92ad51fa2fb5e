export { ReorderableList } from './ReorderableList.tsx';
export type { ReorderableItem, ReorderableListProps, ReorderDetails } from './ReorderableList.tsx';
