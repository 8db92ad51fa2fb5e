/** The institutes that the sign-up form offers: all of them while they are few, otherwise those that a search finds. */
import { indianStates, stateKeywords } from '@aarambh/forms';
import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import { contains, type Db } from '../../database/index.ts';
import { type OperationContext, cached, publicResult, tagged } from '../../platform/index.ts';
import { readPage, orderOf } from '../../records/index.ts';
import { isRegistrable } from './service.ts';
import { institutes, type Institute } from '../tables/institutes.ts';

interface InstituteItem {
  id: string;
  name: string;
  city: string;
  stateCode: Institute['stateCode'];
}

interface InstituteFilter {
  /** Words, each part of the name or the city in any case, or of the state in either language. */
  search?: string | undefined;
  stateCode?: Institute['stateCode'] | undefined;
  universityID?: string | undefined;
  instituteType?: Institute['instituteType'] | undefined;
  verificationStatus?: Institute['verificationStatus'] | undefined;
  isActive?: boolean | undefined;
}

/** Words of a search that are looked at. */
const mostWords = 8;
/** Most institutes that a search is answered with. Who sees more than these types on. */
const mostFound = 50;
const byName = { table: institutes, searched: [], sorts: { name: institutes.name } };

/**
 * Institutes in which a fresher can register, by name: the first `atOnce` of them, or of a search the first few. `meta.total` says how
 * many there are.
 */
export async function listOffered({ db }: OperationContext, filter: InstituteFilter, atOnce: number) {
  if (Object.values(filter).every((value) => value === undefined)) {
    const list = await cached(db, `institute/offered-${atOnce}`, async () =>
      tagged({ institute: await first(db, atOnce) }),
    );
    const { institute } = list.value;
    const all =
      institute.length < atOnce
        ? institute.length
        : await cached(db, 'institute/count', () => db.$count(institutes, isRegistrable));
    return { ...publicResult(list), meta: metaOf(institute, all, false) };
  }
  const isSearch = filter.search !== undefined;
  const found = await read(db, filter, isSearch ? Math.min(mostFound, atOnce) : atOnce);
  return { data: { institute: found.items }, meta: metaOf(found.items, found.total, found.isTotalMinimum) };
}

/** The first of all of them, and nothing but what the form shows: it is often the first thing that a server is asked for. */
function first(db: Db, most: number): Promise<InstituteItem[]> {
  const { id, name, city, stateCode } = institutes;
  return db
    .select({ id, name, city, stateCode })
    .from(institutes)
    .where(isRegistrable)
    .orderBy(name, id)
    .limit(most);
}

async function read(db: Db, filter: InstituteFilter, most: number) {
  const { rows, meta } = await readPage(db, byName, {
    where: and(isRegistrable, matches(filter)),
    order: orderOf(byName, undefined),
    pageNo: 1,
    pageSize: most,
  });
  const { total: all, isTotalMinimum = false } = meta;
  const items = rows.map(({ id, name, city, stateCode }) => ({ id, name, city, stateCode }));
  return { items, total: all, isTotalMinimum };
}

function metaOf({ length }: readonly InstituteItem[], all: number, isTotalMinimum: boolean) {
  return { pageNo: -1, pageSize: length, total: all, ...(isTotalMinimum ? { isTotalMinimum } : {}) };
}

function matches(filter: InstituteFilter): SQL | undefined {
  const { search, stateCode, universityID, instituteType, verificationStatus, isActive } = filter;
  return and(
    search === undefined ? undefined : isNamedByAll(search),
    stateCode === undefined ? undefined : eq(institutes.stateCode, stateCode),
    universityID === undefined ? undefined : eq(institutes.universityID, universityID),
    instituteType === undefined ? undefined : eq(institutes.instituteType, instituteType),
    verificationStatus === undefined ? undefined : eq(institutes.verificationStatus, verificationStatus),
    isActive === undefined ? undefined : eq(institutes.isActive, isActive),
  );
}

/** Each word is in the name, in the city, or names the state. */
export const isNamedByAll = (search: string): SQL | undefined => and(...wordsOf(search).map(isNamedBy));

const wordsOf = (search: string): readonly string[] => {
  const words = search.split(/[\s,]+/).filter((word) => word !== '');
  return words.length === 0 ? [search] : words.slice(0, mostWords);
};

function isNamedBy(word: string): SQL | undefined {
  const states = statesNamedBy(word.toLowerCase());
  return or(
    contains(institutes.name, word),
    contains(institutes.city, word),
    states.length === 0 ? undefined : inArray(institutes.stateCode, states),
  );
}

/** The states of which a word is the code or begins a word of a name, in either language. */
const statesNamedBy = (word: string): Institute['stateCode'][] =>
  indianStates
    .filter((state) =>
      stateKeywords(state).some((name) =>
        name.length === 2
          ? name.toLowerCase() === word
          : word.length > 2 && ` ${name.toLowerCase()}`.includes(` ${word}`),
      ),
    )
    .map(({ code }) => code);
