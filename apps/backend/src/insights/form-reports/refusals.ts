/** Why people were refused: per job, company and institute, and the people behind each figure. */
import { mappingReasonValues, type MappingReason } from '@aarambh/api-client/enums';
import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { applications, jobDescriptions } from '../../hiring/index.ts';
import { companies, institutes } from '../../organisations/index.ts';
import type { SignedInUser } from '../../platform/index.ts';
import { refusedAt, studentAt, type RefusalUnit } from './addresses.ts';
import { countIf } from './figures.ts';
import { graduatesOf } from './graduates.ts';
import { rowOf, type Asked, type Cells, type Reader } from './table.ts';

/** The columns of the reasons, by their keys. Whoever refuses must choose one; what the platform refuses by itself has `Other`. */
export const reasonColumns = {
  criteria: 'Criteria',
  skills: 'Skills',
  filled: 'Position filled',
  noShow: 'No show',
  otherOffer: 'Other offer',
  personal: 'Personal',
  otherReason: 'Other',
} as const satisfies Readonly<Record<string, MappingReason>>;

const reasonKeys = Object.entries(reasonColumns);

/** A row for each application that was refused, of those who pass in the year. */
function refusedOf(db: Db, caller: SignedInUser, asked: Asked) {
  const graduates = graduatesOf(db, caller, asked);
  return db
    .select({
      applicationID: sql<string>`${applications.id}`.as('application'),
      userID: sql<string>`${graduates.userID}`.as('person'),
      name: sql<string>`${graduates.name}`.as('person_name'),
      fullName: sql<string>`${graduates.fullName}`.as('sort_name'),
      rollNumber: sql<string>`${graduates.rollNumber}`.as('roll'),
      program: sql<string>`${graduates.programName}`.as('studied'),
      reason: sql<MappingReason>`coalesce(${applications.statusReasonCode}, 'Other')`.as('reason'),
      job: sql<string>`${jobDescriptions.id}`.as('job_id'),
      title: sql<string>`${jobDescriptions.title}`.as('job_title'),
      companyID: sql<string>`${companies.id}`.as('company_id'),
      employer: sql<string>`${companies.name}`.as('company_name'),
      instituteID: sql<string>`${institutes.id}`.as('institute_id'),
      institute: sql<string>`${institutes.name}`.as('institute_name'),
    })
    .from(graduates)
    .innerJoin(applications, eq(applications.userID, graduates.userID))
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .innerJoin(institutes, eq(institutes.id, graduates.instituteID))
    .where(eq(applications.status, 'Rejected'))
    .as('refused');
}

type Refused = ReturnType<typeof refusedOf>;

/** What a row of the counts stands for, and what it is called. */
const units = {
  job: ({ job, title, employer }: Refused) => ({ id: job, title, employer }),
  company: ({ companyID, employer }: Refused) => ({ id: companyID, title: employer, employer }),
  campus: ({ instituteID, institute }: Refused) => ({
    id: instituteID,
    title: institute,
    employer: institute,
  }),
} as const satisfies Readonly<Record<RefusalUnit, unknown>>;

/** Counts applications that were refused, by reason; each figure leads to its people. */
const readRefusalsBy =
  (unit: RefusalUnit): Reader =>
  async (db, caller, asked, most) => {
    const refused = refusedOf(db, caller, asked);
    const { id, title, employer } = units[unit](refused);
    const all = count();
    const rows = await db
      .select({
        id,
        title,
        employer,
        all,
        ...Object.fromEntries(
          reasonKeys.map(([key, reason]): [string, SQL<number>] => [
            key,
            countIf(sql`${refused.reason} = ${reason}`),
          ]),
        ),
      })
      .from(refused)
      .groupBy(id, title, employer)
      .orderBy(desc(all), asc(title), asc(id))
      .limit(most);
    return rows.map(({ id: key, title: called, employer: of, all: number, ...counts }) => {
      const named: Cells = namesOf(unit, called, of);
      const links = reasonKeys.map(([name, reason]) => [name, refusedAt(asked, { unit, id: key, reason })]);
      return rowOf(
        key,
        { ...named, ...counts, refused: number },
        { ...Object.fromEntries(links), refused: refusedAt(asked, { unit, id: key }) },
      );
    });
  };

function namesOf(unit: RefusalUnit, called: string, employer: string): Cells {
  if (unit === 'job') return { title: called, employer };
  return unit === 'company' ? { employer: called } : { institute: called };
}

export const readRefusalsOfJobs = readRefusalsBy('job');
export const readRefusalsOfCompanies = readRefusalsBy('company');
export const readRefusalsOfInstitutes = readRefusalsBy('campus');

/** Who was refused, for which job and why: all of them, or those behind one figure. */
export const readRefusedPeople: Reader = async (db, caller, asked, most) => {
  const refused = refusedOf(db, caller, asked);
  const rows = await db
    .select()
    .from(refused)
    .where(isOfFigure(refused, asked.group))
    .orderBy(asc(refused.fullName), asc(refused.userID), asc(refused.title), asc(refused.applicationID))
    .limit(most);
  return rows.map(({ applicationID, userID, name, rollNumber, program, title, employer, reason }) =>
    rowOf(applicationID, { name, rollNumber, program, title, employer, reason }, { name: studentAt(userID) }),
  );
};

/** Condition for `unit/id` or `unit/id/reason`, as `refusedAt` writes it; another text is of nobody. */
function isOfFigure(refused: Refused, group: string | undefined): SQL | undefined {
  if (group === undefined) return undefined;
  const [unit, id, ...others] = group.split('/');
  if (id === undefined || (unit !== 'job' && unit !== 'company' && unit !== 'campus')) return sql`false`;
  const of = eq(units[unit](refused).id, id);
  if (others.length === 0) return of;
  const reason = mappingReasonValues.find((each) => each === others.join('/'));
  return reason === undefined ? sql`false` : and(of, eq(refused.reason, reason));
}
