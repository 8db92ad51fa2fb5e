/** The people and offers behind the figures of IPRS. */
import { asc, eq, isNull, ne, sql, and } from 'drizzle-orm';
import { placements } from '../../hiring/index.ts';
import { studentAt } from './addresses.ts';
import { graduatesOf } from './graduates.ts';
import { acceptedOf, isAsked, offersOf } from './offers.ts';
import { rowOf, rupeesOf, type Reader } from './table.ts';

type Offered = Readonly<
  Record<
    'name' | 'rollNumber' | 'program' | 'employer' | 'title' | 'functionName' | 'sectorName' | 'place',
    string | null
  >
>;

/** Whose offer it is, and for what. */
const whoAndWhat = ({
  name,
  rollNumber,
  program,
  employer,
  title,
  functionName,
  sectorName,
  place,
}: Offered) => ({
  name,
  rollNumber,
  program,
  employer,
  title,
  function: functionName,
  sector: sectorName,
  place,
});

export const readPeople: Reader = async (db, caller, asked, most) => {
  const accepted = acceptedOf(db, caller, asked);
  const rows = await db
    .select()
    .from(accepted)
    .where(
      and(isAsked(accepted, asked), asked.isUndivided === true ? isNull(accepted.fixedPaise) : undefined),
    )
    .orderBy(asc(accepted.fullName), asc(accepted.userID))
    .limit(most);
  return rows.map((row) =>
    rowOf(
      row.userID,
      {
        ...whoAndWhat(row),
        fixed: rupeesOf(row.fixedPaise),
        guaranteed: rupeesOf(row.guaranteedPaise),
        most: rupeesOf(row.mostPaise),
      },
      { name: studentAt(row.userID) },
    ),
  );
};

export const readOffers: Reader = async (db, caller, asked, most) => {
  const offers = offersOf(db, caller, asked);
  const rows = await db
    .select()
    .from(offers)
    .where(isAsked(offers, asked))
    .orderBy(asc(offers.fullName), asc(offers.userID), asc(offers.employer), asc(offers.title))
    .limit(most);
  return rows.map((row, index) =>
    rowOf(
      `${row.userID}/${index}`,
      {
        ...whoAndWhat(row),
        most: rupeesOf(row.mostPaise),
        state: row.state,
      },
      { name: studentAt(row.userID) },
    ),
  );
};

/** Who has found nothing and looks for nothing, and why. */
export const readOptedOut: Reader = async (db, caller, asked, most) => {
  const graduates = graduatesOf(db, caller, asked);
  const rows = await db
    .select({
      id: graduates.userID,
      name: graduates.name,
      rollNumber: graduates.rollNumber,
      program: graduates.programName,
      plan: placements.plan,
      why: sql<string | null>`coalesce(${placements.reason}, ${placements.note})`,
    })
    .from(graduates)
    .innerJoin(placements, eq(placements.userID, graduates.userID))
    .where(and(isNull(graduates.counted), ne(placements.plan, 'Looking')))
    .orderBy(asc(graduates.fullName), asc(graduates.userID))
    .limit(most);
  return rows.map(({ id, ...cells }) => rowOf(id, cells, { name: studentAt(id) }));
};
