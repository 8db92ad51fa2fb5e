export { AlertRegion } from './AlertRegion.tsx';
export type { AlertRegionProps } from './AlertRegion.tsx';
export { RecentAlerts } from './RecentAlerts.tsx';
export type { RecentAlertsProps } from './RecentAlerts.tsx';
export { alerts, createAlertQueue } from './alertQueue.ts';
export type {
  AlertAction,
  AlertEntry,
  AlertOptions,
  AlertQueue,
  AlertSnapshot,
  AlertWords,
  PastAlert,
} from './alertQueue.ts';
