/** IPRS, who took part: of all graduates, who found what through the office and without it, and what became of the offers. */
import { count, eq, sql } from 'drizzle-orm';
import { placements } from '../../hiring/index.ts';
import { outcomesAt, studentsAt, tableAt } from './addresses.ts';
import { countIf } from './figures.ts';
import { graduatesOf } from './graduates.ts';
import { offersOf } from './offers.ts';
import { rowOf, type Reader } from './table.ts';

export const readParticipation: Reader = async (db, caller, asked) => {
  const graduates = graduatesOf(db, caller, asked);
  const ofKind = (kind: string) => countIf(sql`${graduates.kind} = ${kind}`);
  const [people] = await db
    .select({
      students: count(),
      campus: ofKind('On campus'),
      before: ofKind('Pre-placement offer'),
      elsewhere: ofKind('Off campus'),
      government: ofKind('Government exam'),
      studies: ofKind('Higher studies'),
      business: ofKind('Own business'),
      optedOut: countIf(
        sql`${graduates.counted} is null and ${placements.plan} is not null and ${placements.plan} <> 'Looking'`,
      ),
    })
    .from(graduates)
    .leftJoin(placements, eq(placements.userID, graduates.userID));
  const offers = offersOf(db, caller, asked);
  const inState = (state: string) => countIf(sql`${offers.state} = ${state}`);
  const [made] = await db
    .select({ all: count(), declined: inState('Offer Declined'), before: inState('Pre-placement offer') })
    .from(offers);
  const ofState = (group: string) => tableAt(asked, 'iprs-offers', { by: 'state', group });
  const lines: [key: string, line: string, number: number | undefined, link: string | undefined][] = [
    ['students', 'Students who graduate', people?.students, studentsAt(asked, {})],
    [
      'campus',
      'Accepted an offer of the campus',
      people?.campus,
      outcomesAt(asked, { kind: 'On campus', isFinal: true }),
    ],
    [
      'before',
      'Accepted a pre-placement offer',
      people?.before,
      outcomesAt(asked, { kind: 'Pre-placement offer', isFinal: true }),
    ],
    [
      'elsewhere',
      'Opted out: job from elsewhere',
      people?.elsewhere,
      outcomesAt(asked, { kind: 'Off campus', isFinal: true }),
    ],
    [
      'government',
      'Opted out: government exam',
      people?.government,
      outcomesAt(asked, { kind: 'Government exam', isFinal: true }),
    ],
    [
      'studies',
      'Opted out: higher studies',
      people?.studies,
      outcomesAt(asked, { kind: 'Higher studies', isFinal: true }),
    ],
    [
      'business',
      'Opted out: own business',
      people?.business,
      outcomesAt(asked, { kind: 'Own business', isFinal: true }),
    ],
    [
      'optedOut',
      'Opted out: has said so, nothing found yet',
      people?.optedOut,
      tableAt(asked, 'iprs-opted-out'),
    ],
    ['offers', 'Offers made', made?.all, tableAt(asked, 'iprs-offers')],
    ['declined', 'Offers declined', made?.declined, ofState('Offer Declined')],
    ['internships', 'Internships turned offers', made?.before, ofState('Pre-placement offer')],
  ];
  return lines.map(([key, line, number = 0, link]) => rowOf(key, { line, number }, { number: link }));
};
