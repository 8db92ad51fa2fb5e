/** NAAC, outgoing students: who was placed or works for themselves, and who studies on. */
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { applications, jobDescriptions } from '../../hiring/index.ts';
import { companies } from '../../organisations/index.ts';
import { studentAt } from './addresses.ts';
import { graduatesOf } from './graduates.ts';
import { rowOf, rupeesOf, type Reader } from './table.ts';

export const readNaacPlacement: Reader = async (db, caller, asked, most) => {
  const graduates = graduatesOf(db, caller, asked);
  const rows = await db
    .select({
      id: graduates.userID,
      name: graduates.name,
      rollNumber: graduates.rollNumber,
      program: graduates.programName,
      employer: graduates.organisation,
      // A company of the platform is reached by its page, not by a person of it.
      contact: sql<string | null>`coalesce(${graduates.contact}, ${companies.website})`,
      ctcPaise: graduates.ctcPaise,
    })
    .from(graduates)
    .leftJoin(applications, eq(applications.id, graduates.applicationID))
    .leftJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .leftJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .where(inArray(graduates.counted, ['placed', 'business']))
    .orderBy(asc(graduates.programName), asc(graduates.fullName), asc(graduates.userID))
    .limit(most);
  return rows.map(({ id, ctcPaise, ...cells }) =>
    rowOf(id, { year: asked.passingYear, ...cells, pay: rupeesOf(ctcPaise) }, { name: studentAt(id) }),
  );
};

export const readNaacProgression: Reader = async (db, caller, asked, most) => {
  const graduates = graduatesOf(db, caller, asked);
  const rows = await db
    .select({
      id: graduates.userID,
      name: graduates.name,
      rollNumber: graduates.rollNumber,
      program: graduates.programName,
      institution: graduates.organisation,
      joined: graduates.title,
    })
    .from(graduates)
    .where(eq(graduates.counted, 'studies'))
    .orderBy(asc(graduates.programName), asc(graduates.fullName), asc(graduates.userID))
    .limit(most);
  return rows.map(({ id, ...cells }) =>
    rowOf(id, { year: asked.passingYear, ...cells }, { name: studentAt(id) }),
  );
};
