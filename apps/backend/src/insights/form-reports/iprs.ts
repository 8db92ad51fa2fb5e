/** IPRS: offers and people by function, sector or place, with the spread of three measures of pay. Each person counts once. */
import { count, sql } from 'drizzle-orm';
import { tableAt } from './addresses.ts';
import { acceptedOf, groupOf, notSaid, offersOf } from './offers.ts';
import { rowOf, rupeesOf, type Asked, type Cells, type Reader, type Row } from './table.ts';

/** Key of the row of everybody. */
const everybody = 'all';

const numberOrNull = (value: unknown): number | null => (value === null ? null : Number(value));

const measures = { fixed: 'fixedPaise', guaranteed: 'guaranteedPaise', most: 'mostPaise' } as const;
type Measure = keyof typeof measures;

/** The figures of one measure, as columns of a query over `accepted`. */
function spreadOf(accepted: ReturnType<typeof acceptedOf>, measure: Measure) {
  const amount = accepted[measures[measure]];
  const figure = (value: ReturnType<typeof sql>) => sql<number | null>`${value}`.mapWith(numberOrNull);
  return {
    [`${measure}Min`]: figure(sql`min(${amount})`),
    [`${measure}Max`]: figure(sql`max(${amount})`),
    [`${measure}Mean`]: figure(sql`avg(${amount})`),
    [`${measure}Median`]: figure(sql`percentile_cont(0.5) within group (order by ${amount})`),
  };
}

function figuresOf(accepted: ReturnType<typeof acceptedOf>) {
  return {
    people: count(),
    undivided: sql<number>`count(*) - count(${accepted.fixedPaise})`.mapWith(Number),
    ...spreadOf(accepted, 'fixed'),
    ...spreadOf(accepted, 'guaranteed'),
    ...spreadOf(accepted, 'most'),
  };
}

interface Group {
  key: string;
  label: string | null;
  offers: number;
  figures: Readonly<Record<string, number | null>>;
}

function asRow(asked: Asked, by: NonNullable<Asked['by']>, { key, label, offers, figures }: Group): Row {
  const { people = 0, undivided = 0, ...pay } = figures;
  const cells: Cells = {
    group: label ?? (key === everybody ? 'All' : 'Not stated'),
    offers,
    people,
    undivided,
    ...Object.fromEntries(Object.entries(pay).map(([name, paise]) => [name, rupeesOf(paise)])),
  };
  const part = key === everybody ? undefined : { by, group: key };
  const ofPeople = tableAt(asked, 'iprs-people', part);
  return rowOf(key, cells, {
    ...Object.fromEntries(Object.keys(pay).map((name) => [name, ofPeople])),
    offers: tableAt(asked, 'iprs-offers', part),
    people: ofPeople,
    undivided: tableAt(asked, 'iprs-people', part, true),
  });
}

export const readIprs: Reader = async (db, caller, asked) => {
  const by = asked.by ?? 'function';
  const accepted = acceptedOf(db, caller, asked);
  const offers = offersOf(db, caller, asked);
  const [ofAll = { people: 0 }] = await db.select(figuresOf(accepted)).from(accepted);
  const groups = await db
    .select({ ...groupOf(accepted, by), ...figuresOf(accepted) })
    .from(accepted)
    .groupBy(groupOf(accepted, by).key);
  const made = await db
    .select({ ...groupOf(offers, by), offers: count() })
    .from(offers)
    .groupBy(groupOf(offers, by).key);
  const offersIn = new Map(made.map(({ key, offers: number }) => [key, number]));
  const found = new Map<string, Group>(
    made.map(({ key, label, offers: number }) => [key, { key, label, offers: number, figures: {} }]),
  );
  for (const { key, label, ...figures } of groups) {
    found.set(key, { key, label, offers: offersIn.get(key) ?? 0, figures });
  }
  const number = ({ figures: { people } }: Group) => people ?? 0;
  const rows = [...found.values()].toSorted(
    (a, b) =>
      Number(a.key === notSaid) - Number(b.key === notSaid) ||
      number(b) - number(a) ||
      (a.label ?? '').localeCompare(b.label ?? ''),
  );
  const all = made.reduce((sum, { offers: each }) => sum + each, 0);
  return [{ key: everybody, label: null, offers: all, figures: ofAll }, ...rows].map((group) =>
    asRow(asked, by, group),
  );
};
