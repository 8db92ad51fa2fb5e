/** What was sent in a month, and what that costs. */
import { messageChannelValues } from '@aarambh/api-client/enums';
import { and, gte, inArray, lt, sql } from 'drizzle-orm';
import type { MessagePrices } from '../../config/index.ts';
import {
  indianDate,
  signedIn,
  type OperationContext,
  type OperationData,
  type Operations,
} from '../../platform/index.ts';
import { organisationsInScope } from './audience.ts';
import { messageCounts } from '../tables/message-counts.ts';

type Bill = OperationData<'getMessageBill'>['messageBill'];

/** @param prices paise of one part, by channel */
export function createMessageBills(prices: MessagePrices) {
  return {
    getMessageBill: async ({ query }, context) => {
      const month = query.month ?? indianDate(context.now()).slice(0, 7);
      return { data: { messageBill: await billOf(context, month, prices) } };
    },
  } satisfies Operations;
}

async function billOf(context: OperationContext, month: string, prices: MessagePrices): Promise<Bill> {
  const organisations = await organisationsInScope(context.db, signedIn(context));
  const { day, channel, messages, parts, instituteID } = messageCounts;
  const counts = await context.db
    .select({
      channel,
      messages: sql<number>`sum(${messages})`.mapWith(Number),
      parts: sql<number>`sum(${parts})`.mapWith(Number),
    })
    .from(messageCounts)
    .where(
      and(
        gte(day, `${month}-01`),
        lt(day, dayAfter(month)),
        organisations === null ? undefined : inArray(instituteID, [...organisations]),
      ),
    )
    .groupBy(channel);
  const channels = messageChannelValues.flatMap((each) => {
    const count = counts.find((row) => row.channel === each);
    if (count === undefined) return [];
    const pricePaise = each === 'sms' || each === 'whatsapp' ? prices[each] : null;
    return [
      { ...count, pricePaise, costPaise: pricePaise === null ? null : Math.round(count.parts * pricePaise) },
    ];
  });
  const costs = channels.flatMap(({ costPaise }) => (costPaise === null ? [] : [costPaise]));
  return {
    month,
    channels,
    costPaise: costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0),
  };
}

/** The first day that is no part of the month any more. */
function dayAfter(month: string): string {
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next.toISOString().slice(0, 10);
}
