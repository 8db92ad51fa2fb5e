import type { Db } from '../../database/index.ts';
import { publish, type LocalizedText } from '../../platform/index.ts';
import { notificationRecipients, notifications, type Invitation } from '../tables/notifications.ts';
import { isReached, paragraph, readersOf, recipientOf, weighed, type News } from './telling.ts';

/** What one person is told. */
interface Told {
  userID: string;
  text: LocalizedText;
  /** People hear of the same only once. */
  occasion: string;
  /** What its e-mail puts into the calendar, or takes out of it. */
  invitation?: Invitation;
}

/**
 * Tells people each something of their own, such as when their interview is, in the language of their account. Some statements for all of them:
 * hundreds are told while the rows that it is about are locked.
 * @param told once a person at most
 */
export async function tellEach(
  db: Db,
  told: readonly Told[],
  {
    type,
    topic,
    cta,
    kind,
    push = null,
    at,
  }: Omit<News, 'text' | 'occasion' | 'invitation' | 'subject' | 'note' | 'aboutUserID'>,
): Promise<void> {
  const readers = await readersOf(
    db,
    told.map(({ userID }) => userID),
    { topic, kind, push },
  );
  const byID = new Map(readers.map((each) => [each.id, each]));
  const messages = told.flatMap(({ userID, text, occasion, invitation }) => {
    const reader = byID.get(userID);
    if (reader === undefined) return [];
    const recipient = recipientOf(reader, type);
    const message = {
      recipient,
      content: paragraph(text[reader.locale]),
      invitation: invitation ?? null,
      occasion: `${occasion}/${reader.locale}`,
    };
    return isReached(recipient) ? [message] : [];
  });
  if (messages.length === 0) return;
  await db.transaction(async (tx) => {
    const sent = await tx
      .insert(notifications)
      .values(
        messages.map(({ recipient: { id, isListed, isForwarded }, content, invitation, occasion }) => ({
          type,
          content,
          invitation,
          cta,
          ...weighed(topic, kind),
          pushKind: push,
          aboutUserID: id,
          occasion,
          isAddressed: true,
          audienceUsers: [],
          sentCount: isListed ? 1 : 0,
          createdAt: at,
          ...(isForwarded && { forwardedAt: at, forwardedTo: '' }),
        })),
      )
      .onConflictDoNothing({ target: notifications.occasion })
      .returning({ id: notifications.id, occasion: notifications.occasion });
    const recipients = new Map(messages.map(({ occasion, recipient }) => [occasion, recipient]));
    const addressed = sent.flatMap(({ id: notificationID, occasion }) => {
      const recipient = recipients.get(occasion ?? '');
      return recipient === undefined ? [] : [{ notificationID, ...recipient }];
    });
    if (addressed.length === 0) return;
    await tx
      .insert(notificationRecipients)
      .values(addressed.map(({ id: userID, ...each }) => ({ ...each, userID, type, createdAt: at })));
    for (const { id } of sent) await publish(tx, { kind: 'notification', id });
  });
}
