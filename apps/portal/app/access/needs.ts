/** What is needed for what is no route, and calls no operation of its own or one whose answer goes by the permission. */
import {
  listEligibleJobDescriptions,
  listJobDescriptions,
  listNotifications,
  listSentNotifications,
  listStudents,
} from '@aarambh/api-client/operations';
import type { Need } from './access.ts';

/** The entries of the side menu that open a panel (specification, section 2). */
export const panelNeeds = {
  account: 'View User',
  notifications: listNotifications,
} as const satisfies Record<string, Need>;

/** The groups of the dashboard's counts: one operation answers all of them, each by the permission for what it counts. */
export const countNeeds = {
  students: listStudents,
  signups: listStudents,
  verifications: listStudents,
  leads: 'Manage Lead',
  credits: 'View Setting',
  messages: listSentNotifications,
  applications: listEligibleJobDescriptions,
  jobs: listJobDescriptions,
  openJobs: listJobDescriptions,
  season: 'View Season',
} as const satisfies Record<string, Need>;
