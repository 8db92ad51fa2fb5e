/** Notifications as staff send, change and recall them. */
import { limits, safeAddress } from '@aarambh/forms';
import { and, eq, sql } from 'drizzle-orm';
import {
  publish,
  ApiFailure,
  notFound,
  stale,
  validationFailed,
  type FailedField,
  signedIn,
  type OperationContext,
  type OperationRequest,
  sanitise,
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
  type AudienceColumns,
} from './audience.ts';
import { textOf } from './forwarding.ts';
import { sentView, type SentView } from './sent-view.ts';
import { sendNotification } from './service.ts';
import { notifications, type NotificationType, type Weight } from '../tables/notifications.ts';

type Body = OperationRequest<'addNotification'>['body'];
type Change = OperationRequest<'updateNotification'>['body'];

/** Names that a preview shows. */
const sampleSize = 5;

/**
 * Counts whom a message with this audience would reach, and by what, and names a few of them.
 * @param publicAddress where its link leads, which an SMS writes out
 */
export async function previewAudience(
  context: OperationContext,
  { audience, message }: OperationRequest<'previewNotification'>['body'],
  publicAddress: () => string,
) {
  const { db } = context;
  const columns = await reachable(context, audience);
  const reach = {
    count: await countAudience(db, columns),
    sample: await sampleAudience(db, columns, sampleSize),
  };
  if (message === undefined) return reach;
  const { type, content, cta = null } = message;
  const counts = await countForwarded(db, columns, weightOf(type));
  return { ...reach, ...counts, smsParts: smsParts(textOf({ content, cta }, publicAddress())) };
}

/** What staff write is timely when it is critical. */
const weightOf = (type: NotificationType): Weight => (type === 'Critical' ? 'timely' : 'usual');

/**
 * Sends a message to the people of its audience whom the caller may write to.
 * @throws ApiFailure 409 STALE when they are not as many as the caller was shown, 422
 */
export async function sendToAudience(context: OperationContext, body: Body): Promise<SentView> {
  const { expectedCount, audience, ...fields } = body;
  const columns = await reachable(context, audience);
  const values = validated(fields, context.now());
  return context.db.transaction(async (tx) => {
    const sentCount = await countAudience(tx, columns);
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
    const row = { ...values, ...columns, ...forwarding, sentCount, createdBy, createdAt: now };
    const sent = await sendNotification(tx, row);
    if (!sent) throw new Error('The notification was not written.');
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
export async function changeWaiting(context: OperationContext, id: string, body: Change): Promise<SentView> {
  const { rowVersion, audience, ...fields } = body;
  const now = context.now();
  const organisations = await organisationsInScope(context.db, signedIn(context));
  const columns = audience === undefined ? undefined : await reachable(context, audience);
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
    const audienceNow = columns ?? before;
    const [after] = await tx
      .update(notifications)
      .set({
        ...validated({ ...kept, ...fields }, now),
        ...columns,
        sentCount: await countAudience(tx, audienceNow),
        updatedBy: signedIn(context).id,
        updatedAt: now,
        rowVersion: rowVersion + 1,
      })
      .where(eq(notifications.id, id))
      .returning();
    if (!after) throw notFound('This notification was not found.');
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

/** An audience as it is stored, without the people whom the caller may not write to. */
async function reachable(context: OperationContext, audience: Audience): Promise<AudienceColumns> {
  return withinScope(storedAudience(audience), await organisationsInScope(context.db, signedIn(context)));
}

type Fields = Pick<Change, 'type' | 'content' | 'cta' | 'scheduledAt' | 'expiresAt'>;

/** What is stored of a message. @throws ApiFailure 422 with every field that breaks a rule */
function validated({ type = 'Broadcast', content = '', cta, scheduledAt, expiresAt }: Fields, now: Date) {
  const failed: FailedField[] = [];
  const { html, visible } = sanitise(content);
  if (visible === 0) failed.push({ path: 'content', code: 'required', message: 'Write a message.' });
  if (visible > limits.notificationText) {
    failed.push({ path: 'content', code: 'tooLong', message: 'Write at most 2,000 characters.' });
  }
  const address = cta ? safeAddress(cta) : null;
  if (cta && address === null) {
    const message = 'Enter a path of the portal or an address that begins with https://.';
    failed.push({ path: 'cta', code: 'link', message });
  }
  const start = scheduledAt ? new Date(scheduledAt) : null;
  const end = expiresAt ? new Date(expiresAt) : null;
  if (start !== null && start <= now) {
    failed.push({ path: 'scheduledAt', code: 'future', message: 'Choose a time that is still to come.' });
  }
  if (end !== null && end <= (start ?? now)) {
    const message = 'Choose a time after the message is sent.';
    failed.push({ path: 'expiresAt', code: 'future', message });
  }
  if (failed.length > 0) throw validationFailed(failed);
  return { type, weight: weightOf(type), content: html, cta: address, scheduledAt: start, expiresAt: end };
}
