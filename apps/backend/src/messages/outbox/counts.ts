/** Counts what was taken over, for the bill of a month. */
import { desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import { indianDate } from '../../platform/index.ts';
import { messageCounts } from '../tables/message-counts.ts';
import type { OutboxMessage } from '../tables/outbox.ts';

/** Of those who are told nothing by an institute: they have none, or nobody knows whose number it is. */
export const ofNoInstitute = '';

/** Adds one message to its day. What a browser shows costs nothing and is not counted. @param parts what it is paid as */
export async function countSent(
  tx: Transaction,
  message: OutboxMessage,
  parts: number,
  at: Date,
): Promise<void> {
  const { channel } = message;
  if (channel === 'push') return;
  const { day, instituteID } = messageCounts;
  await tx
    .insert(messageCounts)
    .values({
      day: indianDate(at),
      channel,
      instituteID: (await instituteOf(tx, message)) ?? ofNoInstitute,
      messages: 1,
      parts,
    })
    .onConflictDoUpdate({
      target: [day, messageCounts.channel, instituteID],
      set: {
        messages: sql`${messageCounts.messages} + 1`,
        parts: sql`${messageCounts.parts} + excluded.parts`,
      },
    });
}

/** The institute of the person who gets it; of several accounts with one number the one that has proved it. */
async function instituteOf(
  tx: Transaction,
  { channel, recipient, toUserID }: OutboxMessage,
): Promise<string | null> {
  const verifiedAt = channel === 'email' ? users.emailVerifiedAt : users.mobileVerifiedAt;
  const isRecipient = eq(channel === 'email' ? users.email : users.mobileNumber, recipient);
  const [person] = await tx
    .select({ type: users.parentEntityType, id: users.parentEntityID })
    .from(users)
    .where(toUserID === null ? isRecipient : eq(users.id, toUserID))
    .orderBy(desc(sql`${verifiedAt} is not null`))
    .limit(1);
  return person?.type === 'Institute' ? person.id : null;
}
