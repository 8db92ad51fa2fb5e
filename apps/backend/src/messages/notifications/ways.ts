import { preferences } from '../../identity/index.ts';
import type { NewsKind } from '../tables/notifications.ts';

/** Where people have chosen the ways of each kind of news. */
export const waysOf = {
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
export const generalWays = { byEmail: preferences.generalByEmail, bySms: preferences.generalBySms } as const;
