/** The institutes that the sign-up form offers: all of them while they are few, otherwise those that a search finds. */
import { and, eq, or, type SQL } from 'drizzle-orm';
import { contains } from '../../database/pages.ts';
import type { Db } from '../../database/open.ts';
import type { OperationContext } from '../../platform/operation.ts';
import { remember, rememberedResult, type Memory } from '../../platform/remembered.ts';
import { readPage } from '../catalogue/pages.ts';
import { orderOf } from '../catalogue/rows.ts';
import { isRegistrable } from './service.ts';
import { institutes, type Institute } from './tables.ts';

interface InstituteItem {
  id: string;
  name: string;
  city: string;
}

interface InstituteFilter {
  /** Part of the name or the city, in any case. */
  search?: string | undefined;
  stateCode?: Institute['stateCode'] | undefined;
  universityID?: string | undefined;
  instituteType?: Institute['instituteType'] | undefined;
  verificationStatus?: Institute['verificationStatus'] | undefined;
  isActive?: boolean | undefined;
}

/** Most institutes that a search is answered with. Who sees more than these types on. */
const mostFound = 50;
/** Milliseconds for which a copy of the server that was not told of a change may go on with the old list. */
const life = 60_000;

const byName = { table: institutes, searched: [], sorts: { name: institutes.name } };
/** The whole list by the most that is sent of it. */
const lists = new Map<number, Memory<{ institute: InstituteItem[] }>>();
const total = remember((db) => db.$count(institutes, isRegistrable), life);

/** Institutes in which a fresher can register, by name. */
export const offered = {
  /** The first `atOnce` of them, or of a search the first few. `meta.total` says how many there are. */
  async list({ db, now }: OperationContext, filter: InstituteFilter, atOnce: number) {
    if (Object.values(filter).every((value) => value === undefined)) {
      const result = rememberedResult(await listOf(atOnce).recall(db, now()));
      const { length } = result.data.institute;
      const all = length < atOnce ? length : (await total.recall(db, now())).value;
      return { ...result, meta: metaOf(result.data.institute, all, false) };
    }
    const isSearch = filter.search !== undefined;
    const found = await read(db, filter, isSearch ? Math.min(mostFound, atOnce) : atOnce);
    return { data: { institute: found.items }, meta: metaOf(found.items, found.total, found.isTotalMinimum) };
  },

  /** To be called after every change of an institute. */
  forget(db: Db): void {
    for (const list of lists.values()) list.forget(db);
    total.forget(db);
  },
};

function listOf(atOnce: number): Memory<{ institute: InstituteItem[] }> {
  const known = lists.get(atOnce);
  if (known) return known;
  const list = remember(async (db) => ({ institute: await first(db, atOnce) }), life);
  lists.set(atOnce, list);
  return list;
}

/** The first of all of them, and nothing but what the form shows: it is often the first thing that a server is asked for. */
function first(db: Db, most: number): Promise<InstituteItem[]> {
  const { id, name, city } = institutes;
  return db.select({ id, name, city }).from(institutes).where(isRegistrable).orderBy(name, id).limit(most);
}

async function read(db: Db, filter: InstituteFilter, most: number) {
  const { rows, meta } = await readPage(db, byName, {
    where: and(isRegistrable, matches(filter)),
    order: orderOf(byName, undefined),
    pageNo: 1,
    pageSize: most,
  });
  const { total: all, isTotalMinimum = false } = meta;
  return { items: rows.map(({ id, name, city }) => ({ id, name, city })), total: all, isTotalMinimum };
}

function metaOf({ length }: readonly InstituteItem[], all: number, isTotalMinimum: boolean) {
  return { pageNo: -1, pageSize: length, total: all, ...(isTotalMinimum ? { isTotalMinimum } : {}) };
}

function matches(filter: InstituteFilter): SQL | undefined {
  const { search, stateCode, universityID, instituteType, verificationStatus, isActive } = filter;
  return and(
    search === undefined
      ? undefined
      : or(contains(institutes.name, search), contains(institutes.city, search)),
    stateCode === undefined ? undefined : eq(institutes.stateCode, stateCode),
    universityID === undefined ? undefined : eq(institutes.universityID, universityID),
    instituteType === undefined ? undefined : eq(institutes.instituteType, instituteType),
    verificationStatus === undefined ? undefined : eq(institutes.verificationStatus, verificationStatus),
    isActive === undefined ? undefined : eq(institutes.isActive, isActive),
  );
}
