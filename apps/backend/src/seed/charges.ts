/** What the applications of the sandbox have cost, so that the statement of each wallet adds up. */
import { eq, inArray, max } from 'drizzle-orm';
import type { Transaction } from '../database/index.ts';
import { applicationEvents, applications, jobDescriptions } from '../hiring/index.ts';
import { bookAll, defaultSettings, ledgerLines, wallets } from '../money/index.ts';

type Order = Parameters<typeof bookAll>[1][number];
type Owner = Order['from'];

const minute = 60 * 1000;
const spent: Owner = { type: 'platform', id: 'spent' };
const issued: Owner = { type: 'platform', id: 'issued' };

/**
 * Books what each step of the applications that are there has cost the candidate and the company, as the steps themselves would have.
 * Before the first of them everybody gets the credits for theirs, so that the demo accounts hold what their stories say.
 */
export async function bookApplications(tx: Transaction): Promise<void> {
  const steps = await tx
    .select({
      id: applications.id,
      userID: applications.userID,
      companyID: jobDescriptions.companyID,
      title: jobDescriptions.title,
      to: applicationEvents.to,
      at: applicationEvents.at,
    })
    .from(applicationEvents)
    .innerJoin(applications, eq(applications.id, applicationEvents.applicationID))
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .orderBy(applicationEvents.at, applicationEvents.id);
  const orders = steps.flatMap(ordersOf);
  const booked = await standing(tx, orders);
  await bookAll(tx, [...fundsFor(orders, booked), ...orders.map((order) => later(order, booked))]);
}

type Step = Pick<typeof applications.$inferSelect, 'id' | 'userID'> & {
  companyID: string;
  title: string;
  to: (typeof applicationEvents.$inferSelect)['to'];
  at: Date;
};

/** What a step has cost or given back: the prices and the words of the steps themselves. */
function ordersOf({ id, userID, companyID, title, to, at }: Step): Order[] {
  const { _acceptRate: accept, employerCharging } = defaultSettings;
  const candidate: Owner = { type: 'user', id: userID };
  const company: Owner = { type: 'company', id: companyID };
  const order = { amount: accept, userID, at };
  if (to === 'Applied') {
    const cause = { type: 'mapping', id };
    const description = `Applied: ${title}`;
    return [{ ...order, from: candidate, to: spent, kind: 'Accept', cause, description, actorID: userID }];
  }
  if (to === 'Cancelled') {
    const cause = { type: 'mapping', id };
    const description = `Refund: ${title}`;
    return [{ ...order, from: spent, to: candidate, kind: 'Refund', cause, description, actorID: null }];
  }
  if (to !== 'Shortlisted' || !employerCharging) return [];
  const cause = { type: 'mapping-result', id };
  const description = `Shortlisted: ${title}`;
  return [{ ...order, from: company, to: spent, kind: 'Accept', cause, description, actorID: null }];
}

const keyOf = ({ type, id }: Owner): string => `${type} ${id}`;

/** Whose wallet an order is about. */
const ownerOf = ({ from, to }: Order): Owner => (from.type === 'platform' ? to : from);

/** What a wallet holds, and when it was last moved. */
interface Booked {
  balance: number;
  at: number;
}

const none: Booked = { balance: 0, at: 0 };

/** How the wallets stand before, by their owners. */
async function standing(tx: Transaction, orders: readonly Order[]): Promise<Map<string, Booked>> {
  const ids = [...new Set(orders.map((order) => ownerOf(order).id))];
  const rows = await tx
    .select({
      type: wallets.ownerType,
      id: wallets.ownerID,
      balance: wallets.balance,
      at: max(ledgerLines.createdAt),
    })
    .from(wallets)
    .innerJoin(ledgerLines, eq(ledgerLines.walletID, wallets.id))
    .where(inArray(wallets.ownerID, ids))
    .groupBy(wallets.id);
  return new Map(
    rows.map(({ type, id, balance, at }) => [`${type} ${id}`, { balance, at: at?.getTime() ?? 0 }]),
  );
}

/** The credits by which each holds in the end what they held before, or as many more as keep them from ever lacking some. */
function fundsFor(orders: readonly Order[], booked: Map<string, Booked>): Order[] {
  const needs = new Map<string, { owner: Owner; first: Date; spent: number; most: number }>();
  for (const order of orders) {
    const owner = ownerOf(order);
    const need = needs.get(keyOf(owner)) ?? { owner, first: order.at, spent: 0, most: 0 };
    need.spent += order.to === spent ? order.amount : -order.amount;
    need.most = Math.max(need.most, need.spent);
    needs.set(keyOf(owner), need);
  }
  return [...needs.values()].flatMap(({ owner, first, spent: cost, most }) => {
    const { balance } = booked.get(keyOf(owner)) ?? none;
    const amount = Math.max(cost, most - balance);
    if (amount <= 0) return [];
    const order: Order = {
      from: issued,
      to: owner,
      amount,
      kind: 'Adjustment',
      cause: { type: 'sandbox', id: `applications ${keyOf(owner)}` },
      description: 'Credits added by support',
      userID: owner.type === 'user' ? owner.id : null,
      actorID: null,
      at: new Date(first.getTime() - minute),
    };
    return [later(order, booked)];
  });
}

/** The order, after what has moved the wallet before: a statement is in the order of time. */
function later(order: Order, booked: Map<string, Booked>): Order {
  const key = keyOf(ownerOf(order));
  const before = booked.get(key) ?? none;
  const at = Math.max(order.at.getTime(), before.at + minute);
  booked.set(key, { ...before, at });
  return { ...order, at: new Date(at) };
}
