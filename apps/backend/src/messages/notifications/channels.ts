import type { PushKind } from '@aarambh/api-client/enums';
import { isNotNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { preferences, pushSubscriptions, users } from '../../identity/index.ts';
import type { NewsKind, Notification, Weight } from '../tables/notifications.ts';

/** Where people have chosen the ways of each kind of news. */
const channelsOf = {
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

type Ways = Readonly<Record<'byEmail' | 'bySms', SQLWrapper>>;

/** What comes by SMS comes on WhatsApp too, to who chose that and has confirmed the number. */
export type WaysOut = Ways & Readonly<{ byWhatsapp: SQL }>;

const isConfirmed = isNotNull(users.emailVerifiedAt);
const wantsImportantByEmail = sql`(coalesce(${preferences.importantByEmail}, true) and ${isConfirmed})`;
const wantsImportantBySms = sql`coalesce(${preferences.importantBySms}, true)`;
const wantsWhatsapp = sql`(${preferences.byWhatsapp} and ${isNotNull(users.mobileVerifiedAt)})`;
const never = sql`false`;

/** By what each weight goes out by itself: conditions on a person, joined with what the person chose. */
const waysOfWeights: Readonly<Record<Weight, Ways>> = {
  binding: { byEmail: isConfirmed, bySms: sql`true` },
  timely: { byEmail: wantsImportantByEmail, bySms: wantsImportantBySms },
  decision: { byEmail: wantsImportantByEmail, bySms: never },
  usual: { byEmail: never, bySms: never },
};

/** By what each person of a notification gets it outside of the portal: by its weight, and as was chosen for its kind. */
export function waysOf(
  notification: Pick<Notification, 'weight' | 'kind'> & { isFromPeople: boolean },
): WaysOut {
  const ways = mailOrSmsOf(notification);
  const { bySms } = ways;
  return { ...ways, byWhatsapp: sql`(coalesce(${bySms}, false) and coalesce(${wantsWhatsapp}, false))` };
}

function mailOrSmsOf({
  weight,
  kind,
  isFromPeople,
}: Pick<Notification, 'weight' | 'kind'> & { isFromPeople: boolean }): Ways {
  const chosen = kind === null ? (isFromPeople ? generalChannels : null) : channelsOf[kind];
  // An earlier version has sent it: what named people and no kind had to reach them.
  if (weight === null) return chosen ?? waysOfWeights.binding;
  const own = waysOfWeights[weight];
  if (chosen === null) return own;
  return {
    byEmail: sql`(coalesce(${chosen.byEmail}, false) or ${own.byEmail})`,
    bySms: sql`(coalesce(${chosen.bySms}, false) or ${own.bySms})`,
  };
}

/** Whether news of a kind is in the person's list. */
export const isInPanel = (kind: NewsKind): SQL => sql`coalesce(${channelsOf[kind].inPanel}, true)`;

/** Of what people write to each other through the platform; it is always in the portal. */
const generalChannels = {
  byEmail: preferences.generalByEmail,
  bySms: preferences.generalBySms,
} as const;

/** Whether the person chose that browsers show this kind, and has one that does. */
export const byPush = (kind: PushKind | null): SQL =>
  kind === null
    ? sql`false`
    : sql`(${kind} = any(${preferences.pushKinds}) and exists (select from ${pushSubscriptions} where ${pushSubscriptions.userID} = ${users.id}))`;
