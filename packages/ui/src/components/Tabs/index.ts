export { Tabs } from './Tabs.tsx';
export type { TabChangeDetails, TabItem, TabsProps } from './Tabs.tsx';
