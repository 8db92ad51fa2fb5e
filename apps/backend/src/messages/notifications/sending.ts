/** Notifications as staff send, change and recall them. */
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import {
  publish,
  ApiFailure,
  notFound,
  stale,
  signedIn,
  type OperationContext,
  type OperationRequest,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { smsParts } from '../outbox/sms-parts.ts';
import {
  countAudience,
  countForwarded,
  isWithin,
  organisationsInScope,
  sampleAudience,
  storedAudience,
  withinScope,
  type Audience,
  type Who,
} from './audience.ts';
import { checked, hasFields, weightOf } from './checking.ts';
import { textOf } from './forwarding.ts';
import { writeDownPeople, type FindGroup } from './groups.ts';
import { sentView, type SentView } from './sent-view.ts';
import { sendNotification } from './service.ts';
import {
  notificationRecipients,
  notifications,
  type AudienceGroup,
  type Notification,
} from '../tables/notifications.ts';

type Body = OperationRequest<'addNotification'>['body'];
type Change = OperationRequest<'updateNotification'>['body'];

/** Names that a preview shows. */
const sampleSize = 5;

/** What sending needs beside its call. */
export interface Senders {
  findGroup: FindGroup;
  /** Where the links of messages lead, which an SMS writes out. */
  publicAddress: () => string;
  /** Whether the platform sends to WhatsApp. */
  hasWhatsapp: boolean;
}

/**
 * Counts whom a message with this audience would reach, and by what, and names a few of them.
 * @throws ApiFailure 404 for a group that the caller does not reach
 */
export async function previewAudience(
  context: OperationContext,
  { audience, message }: OperationRequest<'previewNotification'>['body'],
  { findGroup, publicAddress, hasWhatsapp }: Senders,
) {
  const { db } = context;
  const { who } = await reachable(context, audience, findGroup);
  const reach = {
    count: await countAudience(db, who),
    sample: await sampleAudience(db, who, sampleSize),
  };
  if (message === undefined) return reach;
  const { type, content, cta = null } = message;
  const counts = await countForwarded(db, who, weightOf(type));
  const whatsappCount = hasWhatsapp ? counts.whatsappCount : 0;
  return {
    ...reach,
    ...counts,
    whatsappCount,
    smsParts: smsParts(textOf({ content, cta }, publicAddress())),
  };
}

/**
 * Sends a message to the people of its audience whom the caller may write to.
 * @throws ApiFailure 404 for a group that the caller does not reach, 409 STALE when they are not as many as the caller was shown, 422
 */
export async function sendToAudience(
  context: OperationContext,
  body: Body,
  findGroup: FindGroup,
): Promise<SentView> {
  const { expectedCount, audience, ...fields } = body;
  const { who, group } = await reachable(context, audience, findGroup);
  const values = checked(fields, context.now(), group);
  return context.db.transaction(async (tx) => {
    const sentCount = await countAudience(tx, who);
    if (sentCount !== expectedCount) {
      throw new ApiFailure(
        409,
        'STALE',
        'The message would reach another number of people now. Look at the number and send it again.',
        { details: { count: sentCount } },
      );
    }
    const { id: createdBy } = signedIn(context);
    const now = context.now();
    // Whom it reaches by e-mail or SMS is written to after the answer, in parts.
    const goesOut = values.scheduledAt === null;
    const forwarding = goesOut ? { forwardedAt: now, forwardedTo: '' } : {};
    const row = {
      ...values,
      ...who.columns,
      ...forwarding,
      ...groupColumns(group, values.content),
      sentCount,
      createdBy,
      createdAt: now,
    };
    const sent = await sendNotification(tx, row);
    if (!sent) throw new Error('The notification was not written.');
    if (sent.isAddressed) await writeDownPeople(tx, sent, who);
    await audit(tx, context, {
      action: 'added',
      entityType: 'notification',
      entityID: sent.id,
      subjectID: sent.id,
      fields: Object.keys(body),
    });
    return sentView(tx, sent, now);
  });
}

/**
 * Changes a message that waits for its time.
 * @throws ApiFailure 404 outside the caller's scope, 409 STALE, 409 ILLEGAL_TRANSITION once it is sent, 422
 */
export async function changeWaiting(
  context: OperationContext,
  id: string,
  body: Change,
  findGroup: FindGroup,
): Promise<SentView> {
  const { rowVersion, audience, ...fields } = body;
  const now = context.now();
  const organisations = await organisationsInScope(context.db, signedIn(context));
  const chosen = audience === undefined ? undefined : await reachable(context, audience, findGroup);
  return context.db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(notifications)
      .where(and(eq(notifications.id, id), eq(notifications.isActive, true), isWithin(organisations)))
      .for('update');
    if (!before) throw notFound('This notification was not found.');
    if (before.rowVersion !== rowVersion) throw stale(before.rowVersion);
    if (before.scheduledAt === null || before.scheduledAt <= now) {
      throw new ApiFailure(
        409,
        'ILLEGAL_TRANSITION',
        'This message was sent already. It can only be recalled.',
      );
    }
    const { type, content, cta, scheduledAt, expiresAt } = before;
    const kept = {
      type,
      content,
      cta,
      scheduledAt: scheduledAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
    };
    const values = checked({ ...kept, ...fields }, now, chosen?.group ?? before.audienceGroup);
    // A text with fields names its people one by one, as a group does.
    const isNamedNow = chosen === undefined && !before.isAddressed && hasFields(values.content);
    const [after] = await tx
      .update(notifications)
      .set({
        ...values,
        ...(isNamedNow && { isAddressed: true }),
        ...(chosen && { ...chosen.who.columns, ...groupColumns(chosen.group, values.content) }),
        // Of a group as many as were written down, until it is another one.
        ...((chosen !== undefined || !before.isAddressed) && {
          sentCount: await countAudience(tx, chosen?.who ?? { columns: before }),
        }),
        updatedBy: signedIn(context).id,
        updatedAt: now,
        rowVersion: rowVersion + 1,
      })
      .where(eq(notifications.id, id))
      .returning();
    if (!after) throw notFound('This notification was not found.');
    await writeDownAgain(tx, after, isNamedNow ? { columns: before } : chosen?.who);
    await publish(tx, { kind: 'notification', id });
    await audit(tx, context, {
      action: 'changed',
      entityType: 'notification',
      entityID: id,
      subjectID: id,
      fields: Object.keys(body),
    });
    return sentView(tx, after, now);
  });
}

/**
 * Takes a message out of everybody's list.
 * @throws ApiFailure 404 outside the caller's scope, and when it was recalled before
 */
export async function recall(context: OperationContext, id: string): Promise<void> {
  const caller = signedIn(context);
  const organisations = await organisationsInScope(context.db, caller);
  await context.db.transaction(async (tx) => {
    const recalled = await tx
      .update(notifications)
      .set({
        isActive: false,
        updatedBy: caller.id,
        updatedAt: context.now(),
        rowVersion: sql`${notifications.rowVersion} + 1`,
      })
      .where(and(eq(notifications.id, id), eq(notifications.isActive, true), isWithin(organisations)))
      .returning({ id: notifications.id });
    if (recalled.length === 0) throw notFound('This notification was not found.');
    await publish(tx, { kind: 'notification', id });
    await audit(tx, context, {
      action: 'recalled',
      entityType: 'notification',
      entityID: id,
      subjectID: id,
      fields: [],
    });
  });
}

/** An audience as it is stored, without the people whom the caller may not write to. @throws ApiFailure 404 */
async function reachable(
  context: OperationContext,
  audience: Audience,
  findGroup: FindGroup,
): Promise<{ who: Who; group: AudienceGroup | null }> {
  const { db } = context;
  const caller = signedIn(context);
  const columns = withinScope(storedAudience(audience), await organisationsInScope(db, caller));
  const { group } = audience;
  if (group === undefined) return { who: { columns }, group: null };
  const { name, ...members } = await findGroup(db, group, { user: caller, permissions: context.permissions });
  return { who: { columns, ...members }, group: { ...group, name } };
}

/** The people of a group are named one by one, and so are those of a text that says something else to each. */
const groupColumns = (group: AudienceGroup | null, content: string) => ({
  audienceGroup: group,
  isAddressed: group !== null || hasFields(content),
});

/** Whom a message is for that still waits, once that or its time was changed. */
async function writeDownAgain(tx: Transaction, waiting: Notification, who: Who | undefined): Promise<void> {
  const { id, isAddressed, type, scheduledAt, createdAt } = waiting;
  const ofMessage = eq(notificationRecipients.notificationID, id);
  if (who !== undefined) {
    await tx.delete(notificationRecipients).where(ofMessage);
    if (isAddressed) await writeDownPeople(tx, waiting, who);
    return;
  }
  await tx
    .update(notificationRecipients)
    .set({ type, createdAt: scheduledAt ?? createdAt })
    .where(ofMessage);
}
