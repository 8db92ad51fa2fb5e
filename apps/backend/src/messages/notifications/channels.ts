import type { NewsKind } from '../tables/notifications.ts';
import type { PushKind } from '@aarambh/api-client/enums';
import { sql, type SQL } from 'drizzle-orm';
import { preferences, pushSubscriptions, users } from '../../identity/index.ts';

/** Where people have chosen the ways of each kind of news. */
export const channelsOf = {
  jobs: {
    inPanel: preferences.jobsInPanel,
    byEmail: preferences.jobsByEmail,
    bySms: preferences.jobsBySms,
  },
  applications: {
    inPanel: preferences.applicationsInPanel,
    byEmail: preferences.applicationsByEmail,
    bySms: preferences.applicationsBySms,
  },
  profile: {
    inPanel: preferences.profileInPanel,
    byEmail: preferences.profileByEmail,
    bySms: preferences.profileBySms,
  },
} as const satisfies Readonly<Record<NewsKind, object>>;

/** Of what people write to each other through the platform; it is always in the portal. */
export const generalChannels = {
  byEmail: preferences.generalByEmail,
  bySms: preferences.generalBySms,
} as const;

/** Whether the person chose that browsers show this kind, and has one that does. */
export const byPush = (kind: PushKind | null): SQL =>
  kind === null
    ? sql`false`
    : sql`(${kind} = any(${preferences.pushKinds}) and exists (select from ${pushSubscriptions} where ${pushSubscriptions.userID} = ${users.id}))`;
