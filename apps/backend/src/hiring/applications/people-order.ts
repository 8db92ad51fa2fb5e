/** In what order the people for a job stand, and where a page of them goes on. */
import { and, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { academics, currentDegrees } from '../../candidates/index.ts';
import { users } from '../../identity/index.ts';
import type { OperationRequest } from '../../platform/index.ts';
import { encodeCursor, readCursor, sortInCursor, type Sequence } from '../../records/index.ts';
import { matchScoreBy } from '../job-descriptions/matching.ts';
import type { JudgedJob } from '../job-descriptions/reading.ts';
import { meanRating } from './ratings.ts';
import { applications } from '../tables/applications.ts';

export type PeopleSort = NonNullable<OperationRequest<'listEligibleStudents'>['query']['sort']>;

const sorts: ReadonlySet<unknown> = new Set<PeopleSort>([
  'firstName',
  '-firstName',
  'appliedAt',
  '-appliedAt',
  'matchScore',
  '-matchScore',
  'cgpa',
  '-cgpa',
  'percentage',
  '-percentage',
  'liveBacklogs',
  '-liveBacklogs',
  'rating',
  '-rating',
]);

const isSort = (sort: unknown): sort is PeopleSort => sorts.has(sort);

/** What people are put in order by: a value, their names, and an id. */
interface Ordered {
  value: SQL;
  fullName: SQL;
  id: SQL;
}

export interface PeopleOrder {
  sort: PeopleSort;
  value: SQL;
  by: (columns: Ordered) => SQL[];
  /** Condition: somebody stands after this place; among all, or among those who have a value alone, or who have none. */
  after: (place: Place, columns: Ordered, among?: 'valued' | 'others') => SQL | undefined;
  /** No index has this order. */
  hasNoIndex?: boolean;
  /** Where those who have applied stand, in an order that keeps them apart from the others. */
  applicants?: 'first' | 'last';
}

/** Where somebody stands in an order. */
export interface Place {
  /** As a number, a moment in milliseconds; below zero where there is none. */
  value: number;
  fullName: string;
  id: string;
}

/** People of one value stand by their names. Whoever has not applied stands after all who have, or before them, turned round. */
export function orderOf({ skills }: JudgedJob, sort: PeopleSort): PeopleOrder {
  const isDescending = sort.startsWith('-');
  const name = isDescending ? sort.slice(1) : sort;
  if (name === 'firstName') {
    // The names have no nulls: said so, the index of the order would not do.
    const plain = sql.raw(isDescending ? 'desc' : 'asc');
    return {
      sort,
      value: sql`1`,
      by: ({ fullName, id }) => [sql`${fullName} ${plain}`, sql`${id} ${plain}`],
      after: (place, columns) => isNamedAfter(place, columns, isDescending),
    };
  }
  const way = sql.raw(isDescending ? 'desc nulls last' : 'asc nulls first');
  const by: PeopleOrder['by'] = ({ value, fullName, id }) => [sql`${value} ${way}`, fullName, id];
  const isOfMoments = name === 'appliedAt';
  const order = { sort, by, after: afterBy(isDescending, isOfMoments) };
  return isOfMoments
    ? { ...order, value: sql`${applications.appliedAt}`, applicants: isDescending ? 'first' : 'last' }
    : { ...order, value: valueOf(name, skills), hasNoIndex: true };
}

/** Whole numbers, as the place of a page is told. */
function valueOf(name: string, skills: JudgedJob['skills']): SQL {
  switch (name) {
    case 'cgpa':
      return sql`(${currentDegrees.cgpa} * 100)::int`;
    case 'percentage':
      return sql`(${currentDegrees.percentage} * 100)::int`;
    case 'liveBacklogs':
      return sql`${academics.liveBacklogs}`;
    case 'rating':
      return meanRating;
    default:
      return sql`coalesce(${applications.matchScore}, ${matchScoreBy(skills)})`;
  }
}

const isNamedAfter = (place: Place, { fullName, id }: Ordered, isDescending = false): SQL =>
  sql`(${fullName}, ${id}) ${sql.raw(isDescending ? '<' : '>')} (${place.fullName}, ${place.id})`;

/** Those of one value stand by their names, and those without one at an end. */
function afterBy(isDescending: boolean, isOfMoments: boolean): PeopleOrder['after'] {
  const [further, orThere] = isDescending ? ['<', '<='] : ['>', '>='];
  return (place, columns, among) => {
    const isNamed = isNamedAfter(place, columns);
    const there = valueAt(place.value, isOfMoments);
    const { value } = columns;
    const isBehind = sql`${value} ${sql.raw(further)} ${there}`;
    // Said beside it, so that an index goes on from there.
    const valued =
      place.value < 0
        ? sql`${!isDescending}`
        : and(sql`${value} ${sql.raw(orThere)} ${there}`, or(isBehind, isNamed));
    const others = place.value < 0 ? isNamed : sql`${isDescending}`;
    if (among !== undefined) return among === 'valued' ? valued : others;
    return or(and(isNotNull(value), valued), and(isNull(value), others));
  };
}

/** The last moment of a year of four digits. */
const lastMoment = Date.UTC(9999, 11, 31);

const valueAt = (value: number, isOfMoments: boolean): SQL =>
  isOfMoments
    ? sql`${new Date(Math.min(Math.max(value, 0), lastMoment)).toISOString()}::timestamptz`
    : sql`${value}::double precision`;

const sequenceOf = (sort: PeopleSort): Sequence => ({
  keys: [
    { name: 'value', expression: sql`1`, type: 'number' },
    { name: 'fullName', column: users.fullName },
  ],
  isDescending: false,
  sort,
});

/** Where the page begins that a cursor asks for, and in which order that is. Pages go on in one direction. @throws ApiFailure 422 */
export function readPlace(cursor: string, asked: PeopleSort | undefined): { sort: PeopleSort; place: Place } {
  const found = sortInCursor(cursor);
  const sort = asked ?? (isSort(found) ? found : 'firstName');
  const {
    values: [value, fullName],
    id,
  } = readCursor(cursor, sequenceOf(sort), users.id);
  return { sort, place: { value: Number(value), fullName: String(fullName), id } };
}

/** The cursor of the page behind this place. */
export const cursorBehind = (sort: PeopleSort, place: Place): string =>
  encodeCursor('after', place, sequenceOf(sort));

/** The value of an order as `Place` has it. */
export const placeValue = ({ value, applicants }: PeopleOrder): SQL =>
  applicants === undefined
    ? sql`coalesce(${value}, -1)`
    : sql`coalesce(extract(epoch from ${value}) * 1000, -1)::bigint`;
