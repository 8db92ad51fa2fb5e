/** What became of a notification that somebody wrote, person by person. */
import type { MessageState } from '@aarambh/api-client/enums';
import { and, asc, eq, gt, isNotNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { currentDegrees } from '../../candidates/index.ts';
import { offsetOf, type Db } from '../../database/index.ts';
import { preferences, users, writtenName } from '../../identity/index.ts';
import {
  signedIn,
  type OperationContext,
  type OperationData,
  type OperationRequest,
} from '../../platform/index.ts';
import { notificationReceipts, notificationRecipients, type Notification } from '../tables/notifications.ts';
import { outboxMessages } from '../tables/outbox.ts';
import { activeAudience, organisationsInScope } from './audience.ts';
import { waysOf } from './channels.ts';
import { sentWritten } from './sent.ts';

type Told = OperationData<'listNotificationPeople'>['toldPerson'][number];
type Query = OperationRequest<'listNotificationPeople'>['query'];

/** Columns of the file. */
export const toldColumns = [
  'name',
  'rollNumber',
  'readAt',
  'emailState',
  'emailReason',
  'emailAt',
  'smsState',
  'smsReason',
  'smsAt',
] as const;

/** Those that are there only where the platform sends to WhatsApp. */
export const toldOnWhatsapp = ['whatsappState', 'whatsappReason', 'whatsappAt'] as const;

const iso = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`);

/** People of a file that are read at once. */
const readAtOnce = 500;

/** One page of them, by name. @throws ApiFailure 404 for a message that nobody wrote, or to people out of the caller's reach */
export async function listTold(
  context: OperationContext,
  id: string,
  { pageNo = 1, pageSize = 25, state }: Query,
  hasWhatsapp: boolean,
) {
  const told = await toldBy(context, id, hasWhatsapp);
  const rows = await told
    .read(state)
    .orderBy(asc(users.fullName), asc(users.id))
    .limit(pageSize)
    .offset(offsetOf({ pageNo, pageSize }));
  const total = rows[0]?.total ?? (pageNo === 1 ? 0 : await told.count(state));
  return { toldPerson: rows.map(view), meta: { pageNo, pageSize, total } };
}

/** All of them, a part at a time, for a file. @throws ApiFailure 404 */
export async function findTold(
  context: OperationContext,
  id: string,
  state: MessageState | undefined,
  hasWhatsapp: boolean,
) {
  const told = await toldBy(context, id, hasWhatsapp);
  return (async function* (): AsyncGenerator<Told> {
    let last = '';
    for (;;) {
      const rows = await told.read(state, gt(users.id, last)).orderBy(asc(users.id)).limit(readAtOnce);
      yield* rows.map(view);
      const end = rows.at(-1);
      if (end === undefined || rows.length < readAtOnce) return;
      last = end.id;
    }
  })();
}

async function toldBy(context: OperationContext, id: string, hasWhatsapp: boolean) {
  const { db } = context;
  const sent = await sentWritten(context, id);
  const organisations = await organisationsInScope(db, signedIn(context));
  const inReach =
    organisations === null
      ? undefined
      : sql`${users.parentEntityID} = any(${sql.param([...organisations])}::text[])`;
  const isTold = sent.isAddressed
    ? isNotNull(notificationRecipients.userID)
    : and(activeAudience({ columns: sent }), lte(users.createdAt, sent.createdAt));
  const where = and(isTold, inReach);
  const states = statesOf(sent, hasWhatsapp);
  const stands = (state: MessageState | undefined) =>
    state === undefined ? undefined : or(...channels.map((channel) => sql`${states[channel]} = ${state}`));
  return {
    read: (state: MessageState | undefined, more?: SQL) =>
      peopleOf(db, sent, states)
        .where(and(where, stands(state), more))
        .$dynamic(),
    count: async (state: MessageState | undefined): Promise<number> => {
      const rows = await peopleOf(db, sent, states)
        .where(and(where, stands(state)))
        .limit(1);
      return rows[0]?.total ?? 0;
    },
  };
}

const channels = ['email', 'sms', 'whatsapp'] as const;
type Channel = (typeof channels)[number];

/** Of the messages of one channel the columns that say what became of it. */
const messageOf = (channel: Channel, { id }: Notification, value: SQL): SQL =>
  sql`(select ${value} from ${outboxMessages} where ${outboxMessages.notificationID} = ${id}
    and ${outboxMessages.toUserID} = ${users.id} and ${outboxMessages.channel} = ${channel} limit 1)`;

const { deliveredAt, nextAttemptAt, attempts, lastError } = outboxMessages;

/** Condition on a message: it was tried and is not tried again. */
const isGivenUp = sql`${deliveredAt} is null and ${nextAttemptAt} is null and ${attempts} > 0`;

/** Where each person of `users` stands, by each channel; null on WhatsApp where the platform does not send there. */
function statesOf(
  sent: Notification,
  hasWhatsapp: boolean,
): Record<'email' | 'sms', SQL<MessageState>> & { whatsapp: SQL<MessageState | null> } {
  const { forwardedAt, forwardedTo } = sent;
  const { byEmail, bySms, byWhatsapp } = waysOf({ ...sent, isFromPeople: true });
  const isAhead =
    forwardedAt === null ? sql`true` : forwardedTo === null ? sql`false` : sql`${users.id} > ${forwardedTo}`;
  const isGone = sent.isAddressed
    ? sql`not (${notificationRecipients.isListed} or ${notificationRecipients.isForwarded})`
    : sql`false`;
  const stateIn = (channel: Channel, goes: SQL, hasAddress: SQL): SQL<MessageState> =>
    sql<MessageState>`coalesce(${messageOf(
      channel,
      sent,
      sql`case when ${deliveredAt} is not null then 'Sent' when ${isGivenUp} then 'Failed' else 'Waiting' end`,
    )}, case when ${isGone} then 'OutOfReach' when not ${hasAddress} then 'NoAddress'
      when not coalesce(${goes}, false) then 'SwitchedOff' when ${isAhead} then 'Waiting' else 'Unknown' end)`;
  return {
    email: stateIn(
      'email',
      sql`${byEmail}`,
      sql`(${isNotNull(users.email)} and ${isNotNull(users.emailVerifiedAt)})`,
    ),
    sms: stateIn('sms', sql`${bySms}`, sql`true`),
    whatsapp: hasWhatsapp
      ? stateIn('whatsapp', byWhatsapp, sql`${isNotNull(users.mobileVerifiedAt)}`)
      : sql<null>`null::text`,
  };
}

function peopleOf(db: Db, sent: Notification, { email, sms, whatsapp }: ReturnType<typeof statesOf>) {
  const at = (channel: Channel) =>
    sql<string | null>`${messageOf(channel, sent, sql`to_char(${deliveredAt} at time zone 'UTC', ${iso})`)}`;
  const reason = (channel: Channel) =>
    sql<string | null>`${messageOf(channel, sent, sql`case when ${isGivenUp} then ${lastError} end`)}`;
  return db
    .select({
      id: users.id,
      name: writtenName(users),
      rollNumber: currentDegrees.rollNumber,
      readAt: notificationReceipts.readAt,
      emailState: email,
      emailReason: reason('email'),
      emailAt: at('email'),
      smsState: sms,
      smsReason: reason('sms'),
      smsAt: at('sms'),
      whatsappState: whatsapp,
      whatsappReason: reason('whatsapp'),
      whatsappAt: at('whatsapp'),
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(users)
    .leftJoin(
      notificationRecipients,
      and(eq(notificationRecipients.notificationID, sent.id), eq(notificationRecipients.userID, users.id)),
    )
    .leftJoin(
      notificationReceipts,
      and(eq(notificationReceipts.notificationID, sent.id), eq(notificationReceipts.userID, users.id)),
    )
    .leftJoin(preferences, eq(preferences.userID, users.id))
    .leftJoin(currentDegrees, eq(currentDegrees.userID, users.id));
}

type Row = Awaited<ReturnType<typeof peopleOf>>[number];

const view = ({ total: _total, readAt, ...person }: Row): Told => ({
  ...person,
  readAt: readAt?.toISOString() ?? null,
});
