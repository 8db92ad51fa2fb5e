/** Messages that were given up: staff see why, and have them tried again once that is mended. */
import { and, gt, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { masked } from '../../identity/index.ts';
import {
  signedIn,
  type MessageChannel,
  type OperationContext,
  type OperationData,
  type Operations,
} from '../../platform/index.ts';
import { audit, countUpTo, readPageFrom, type Sequence } from '../../records/index.ts';
import { outboxMessages, type OutboxMessage } from '../tables/outbox.ts';

type View = OperationData<'listUndelivered'>['messages'][number];

/** Condition on messages: they were tried, have not arrived and are not tried again. */
export const wasGivenUp = and(
  isNull(outboxMessages.deliveredAt),
  isNull(outboxMessages.nextAttemptAt),
  gt(outboxMessages.attempts, 0),
);

const newestFirst: Sequence = {
  keys: [{ name: 'createdAt', column: outboxMessages.createdAt }],
  isDescending: true,
  sort: '-createdAt',
};

export const undeliveredOperations = {
  listUndelivered: async ({ query: { pageNo = 1, pageSize = 25, cursor } }, context) => {
    const { db } = context;
    const where = listedFor(context);
    const { rows, meta } = await readPageFrom(
      {
        order: newestFirst,
        id: outboxMessages.id,
        read: ({ beyond, by, limit, offset }) =>
          db
            .select()
            .from(outboxMessages)
            .where(and(where, beyond))
            .orderBy(...by)
            .limit(limit)
            .offset(offset),
        count: (limit) => countUpTo(db, outboxMessages, where, limit),
      },
      { pageNo, pageSize, cursor },
    );
    return { data: { messages: rows.map(view) }, meta: { pageNo, pageSize, ...meta } };
  },

  sendUndelivered: async ({ body: { ids } }, context) => {
    const now = context.now();
    const count = await context.db.transaction(async (tx) => {
      const again = await tx
        .update(outboxMessages)
        .set({ attempts: 0, nextAttemptAt: now })
        .where(and(inArray(outboxMessages.id, ids), listedFor(context), ne(outboxMessages.body, '')))
        .returning({ id: outboxMessages.id });
      for (const { id } of again) {
        await audit(tx, context, {
          action: 'changed',
          entityType: 'message',
          entityID: id,
          subjectID: id,
          fields: ['nextAttemptAt'],
        });
      }
      return again.length;
    });
    return { data: { count } };
  },
} satisfies Operations;

/** They are to anybody, so who sees a part of the people alone has none of them. */
const listedFor = (context: OperationContext): SQL | undefined =>
  signedIn(context).roleScope === 'all' ? wasGivenUp : sql`false`;

/** All but the end of a number and the domain of an address; the id of a browser says nothing of it. */
function hidden(channel: MessageChannel, recipient: string): string {
  return channel === 'email' ? recipient.replace(/^.*@/, '***@') : masked(recipient);
}

function view({
  id,
  channel,
  recipient,
  subject,
  body,
  createdAt,
  attempts,
  lastError,
}: OutboxMessage): View {
  return {
    id,
    channel,
    recipient: hidden(channel, recipient),
    subject,
    createdAt: createdAt.toISOString(),
    attempts,
    reason: lastError,
    canBeSent: body !== '',
  };
}
