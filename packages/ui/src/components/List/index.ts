export { List, ListItem } from './List.tsx';
export type { ListItemProps, ListProps } from './List.tsx';
