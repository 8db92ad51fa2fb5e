/** Tables that count what came of graduates: per program as NBA and AICTE ask, and per institute for whoever follows several. */
import { asc, count, eq, sql } from 'drizzle-orm';
import { institutes } from '../../organisations/index.ts';
import { outcomesAt, studentsAt } from './addresses.ts';
import { countIf, isCounted, medianIf } from './figures.ts';
import { graduatesOf, type Graduates } from './graduates.ts';
import { rowOf, rupeesOf, type Reader } from './table.ts';

const countsOf = (graduates: Graduates) => ({
  students: count(),
  placed: countIf(isCounted(graduates, 'placed')),
  studies: countIf(isCounted(graduates, 'studies')),
  business: countIf(isCounted(graduates, 'business')),
});

export const readNba: Reader = async (db, caller, asked, most) => {
  const graduates = graduatesOf(db, caller, asked);
  const rows = await db
    .select({ id: graduates.programID, name: graduates.programName, ...countsOf(graduates) })
    .from(graduates)
    .groupBy(graduates.programID, graduates.programName)
    .orderBy(asc(graduates.programName), asc(graduates.programID))
    .limit(most);
  return rows.map(({ id, name, students, placed, studies, business }) => {
    const sum = placed + studies + business;
    return rowOf(
      id,
      {
        program: name,
        finalYear: students,
        placed,
        studies,
        business,
        sum,
        index: Math.round((sum / students) * 10_000) / 100,
      },
      {
        finalYear: studentsAt(asked, {}, [id]),
        placed: outcomesAt(asked, { countsAs: 'placed' }, [id]),
        studies: outcomesAt(asked, { countsAs: 'studies' }, [id]),
        business: outcomesAt(asked, { countsAs: 'business' }, [id]),
        sum: outcomesAt(asked, { isFinal: true }, [id]),
      },
    );
  });
};

/** The median pay of those of each program who count as placed. */
async function mediansOf(
  ...[db, caller, asked]: Parameters<Reader>
): Promise<ReadonlyMap<string, number | null>> {
  const graduates = graduatesOf(db, caller, asked);
  const rows = await db
    .select({
      id: graduates.programID,
      paise: medianIf(sql`${graduates.ctcPaise}`, isCounted(graduates, 'placed')),
    })
    .from(graduates)
    .groupBy(graduates.programID);
  return new Map(rows.map(({ id, paise }) => [id, rupeesOf(paise)]));
}

export const readPrograms: Reader = async (db, caller, asked, most) => {
  const graduates = graduatesOf(db, caller, asked);
  const rows = await db
    .select({ id: graduates.programID, name: graduates.programName, ...countsOf(graduates) })
    .from(graduates)
    .groupBy(graduates.programID, graduates.programName)
    .orderBy(asc(graduates.programName), asc(graduates.programID))
    .limit(most);
  const before = { ...asked, passingYear: asked.passingYear - 1 };
  const medians = await mediansOf(db, caller, asked, most);
  const mediansBefore = await mediansOf(db, caller, before, most);
  return rows.map(({ id, name, students, placed }) => {
    const ofPlaced = outcomesAt(asked, { countsAs: 'placed' }, [id]);
    return rowOf(
      id,
      {
        program: name,
        students,
        placed,
        median: medians.get(id) ?? null,
        medianBefore: mediansBefore.get(id) ?? null,
      },
      {
        students: studentsAt(asked, {}, [id]),
        placed: ofPlaced,
        median: ofPlaced,
        medianBefore: outcomesAt(before, { countsAs: 'placed' }, [id]),
      },
    );
  });
};

export const readInstitutes: Reader = async (db, caller, asked, most) => {
  const graduates = graduatesOf(db, caller, asked);
  const figures = {
    ...countsOf(graduates),
    medianPaise: medianIf(sql`${graduates.ctcPaise}`, isCounted(graduates, 'placed')),
  };
  const rows = await db
    .select({ id: institutes.id, name: institutes.name, ...figures })
    .from(graduates)
    .innerJoin(institutes, eq(institutes.id, graduates.instituteID))
    .groupBy(institutes.id)
    .orderBy(asc(institutes.name), asc(institutes.id))
    .limit(most);
  return rows.map(({ id, name, students, placed, studies, business, medianPaise }) => {
    const of = { ...asked, instituteID: id };
    const ofPlaced = outcomesAt(of, { countsAs: 'placed' });
    return rowOf(
      id,
      { institute: name, students, placed, studies, business, median: rupeesOf(medianPaise) },
      {
        students: studentsAt(of, {}),
        placed: ofPlaced,
        median: ofPlaced,
        studies: outcomesAt(of, { countsAs: 'studies' }),
        business: outcomesAt(of, { countsAs: 'business' }),
      },
    );
  });
};
