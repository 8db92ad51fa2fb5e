/** What is found out about a long list behind the answers, so that later ones need not wait for it. */
import { and, asc, desc, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import type { CatalogueTable } from './declaration.ts';
import type { KnownList, Mark } from './listMemory.ts';
import type { PageLimits, PageRequest } from './pageRequest.ts';
import { onwards } from './paths.ts';
import type { Order } from './rows.ts';

/** Counts all rows, and sets up signposts where they are of use, without anybody waiting for it; once at a time for each list. */
export function learnBehind(
  db: Db,
  table: CatalogueTable,
  { where, order, pageNo, pageSize, isSearch, isWhole = false, now }: PageRequest,
  { counts, places }: { counts: KnownList; places: KnownList },
  { walked, life }: PageLimits,
): void {
  const time = now.getTime();
  const isOld = (known: { staleAt: number } | undefined): boolean => !known || known.staleAt <= time;
  const isLate = isWhole || pageNo * pageSize > walked;
  const wantsSigns = !isSearch && order.column.notNull && isLate && isOld(places.signposts);
  if (counts.isCounting || !(wantsSigns || isOld(counts.total))) return;
  counts.isCounting = true;
  const staleAt = time + life;
  const learn = async (): Promise<void> => {
    try {
      const marks = wantsSigns ? await signposts(db, table, where, order, walked) : undefined;
      if (marks) places.signposts = { marks, staleAt };
      const last = marks?.at(-1);
      const rest = last && and(where, onwards(table, order, last.place, '>='));
      counts.total = { value: (last?.at ?? 0) + (await db.$count(table, last ? rest : where)), staleAt };
    } catch {
      // The next caller tries again.
    } finally {
      counts.isCounting = false;
    }
  };
  void learn();
}

/** Every `step`th row of the order: each is found from the one before it, so that the whole costs as much as one way along the index. */
async function signposts(
  db: Db,
  table: CatalogueTable,
  where: SQL | undefined,
  order: Order,
  step: number,
): Promise<Mark[]> {
  const marks: Mark[] = [];
  const direction = order.isDescending ? desc : asc;
  for (;;) {
    const last = marks.at(-1);
    const [next] = await db
      .select({ value: order.column, id: table.id })
      .from(table)
      .where(and(where, last && onwards(table, order, last.place, '>=')))
      .orderBy(direction(order.column), direction(table.id))
      .limit(1)
      .offset(step);
    if (!next) return marks;
    marks.push({ at: (last?.at ?? 0) + step, place: { value: next.value, id: String(next.id) } });
  }
}
