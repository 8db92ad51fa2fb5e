export const alertRegion = {
  label: ({ count }: { count: number }): string => `Notifications (${count})`,
  /** Beside an alert that was raised more than once. */
  times: ({ count }: { count: number }): string => `${count} times`,
  recent: 'Recent notifications',
  noneRecent: 'No notifications yet',
};
