/** How people count in lists and reports: by the outcome that is final, each person once. */
import type { OutcomeCount, OutcomeKind } from '@aarambh/api-client/enums';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { users } from '../../identity/index.ts';
import { outcomes } from '../tables/outcomes.ts';

/** What a kind counts as. */
export const countOfKind: Readonly<Record<OutcomeKind, OutcomeCount>> = {
  'On campus': 'placed',
  'Off campus': 'placed',
  'Pre-placement offer': 'placed',
  'Government exam': 'placed',
  'Higher studies': 'studies',
  'Own business': 'business',
};

/** Condition on rows of `outcomes`: the person counts as this by it. */
export function countsAs(count: OutcomeCount): SQL | undefined {
  const kinds = Object.entries(countOfKind).flatMap(([kind, counted]) => (counted === count ? [kind] : []));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are kinds
  return and(eq(outcomes.isFinal, true), inArray(outcomes.kind, kinds as OutcomeKind[]));
}

const ofPerson = sql`from ${outcomes} where ${outcomes.userID} = ${users.id}`;

/** Condition on rows of `users`: the person counts as this. */
export const personCountsAs = (count: OutcomeCount): SQL =>
  sql`exists (select 1 ${ofPerson} and ${countsAs(count)})`;

/** Whether a person of `users` has a job: by an accepted offer, or one from elsewhere that the office has confirmed. */
export const isPlaced: SQL = personCountsAs('placed');

/** Where a person of `users` is placed, and for how much a year; null for who is not. */
export const placement = {
  company: sql<string | null>`(select ${outcomes.organisation} ${ofPerson} and ${countsAs('placed')})`,
  payPaise: sql<number | null>`(select ${outcomes.ctcPaise}::float8 ${ofPerson} and ${countsAs('placed')})`,
};
