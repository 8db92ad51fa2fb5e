/** What is needed for what is no route, and calls no operation of its own. */
import { listNotifications } from '@aarambh/api-client/operations';
import type { Need } from './access.ts';

/** The entries of the side menu that open a panel (specification, section 2). */
export const panelNeeds = {
  account: 'View User',
  notifications: listNotifications,
} as const satisfies Record<string, Need>;
