export { ReorderableList } from './ReorderableList.tsx';
export type { ReorderableItem, ReorderableListProps } from './ReorderableList.tsx';
