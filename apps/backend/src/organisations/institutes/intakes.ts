/** How many an institute may take in each program in a year, and how many came, as its office enters it. */
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { programName, programs } from '../../catalogue/index.ts';
import type { Db, Transaction } from '../../database/index.ts';
import {
  notFound,
  outOfScope,
  signedIn,
  validationFailed,
  type OperationContext,
  type OperationData,
  type OperationRequest,
  type Operations,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { instituteIntakes, institutePrograms } from '../tables/institutes.ts';
import { findInstitute } from './service.ts';
import { institutesInScope } from './view.ts';

type Intake = OperationData<'listIntakes'>['intake'][number];

/** Whether the caller enters them: the office of the institute, and the staff of the platform. */
const mayEnter = (context: OperationContext): boolean =>
  context.permissions.has('Update Institute') && ['institute', 'all'].includes(signedIn(context).roleScope);

/** @throws ApiFailure 404 for an institute that the caller does not reach */
async function refuseForeign(context: OperationContext, id: string): Promise<void> {
  const caller = signedIn(context);
  if (caller.type !== 'S' || (await findInstitute(context.db, id, institutesInScope(caller))) === undefined) {
    throw notFound();
  }
}

/** A row for each program that is offered, or has an intake of the year. */
async function intakesOf(db: Db, instituteID: string, year: number): Promise<Intake[]> {
  const { sanctioned, admitted, lateral } = getTableColumns(instituteIntakes);
  const isOffered = sql`exists (select 1 from ${institutePrograms}
    where ${institutePrograms.instituteID} = ${instituteID} and ${institutePrograms.programID} = ${programs.id})`;
  return db
    .select({ programID: programs.id, programName, sanctioned, admitted, lateral })
    .from(programs)
    .leftJoin(
      instituteIntakes,
      and(
        eq(instituteIntakes.programID, programs.id),
        eq(instituteIntakes.instituteID, instituteID),
        eq(instituteIntakes.year, year),
      ),
    )
    .where(sql`(${isOffered} or ${instituteIntakes.programID} is not null)`)
    .orderBy(asc(programName), asc(programs.id));
}

type Entry = OperationRequest<'saveIntakes'>['body']['intake'][number];

const isEmpty = ({ sanctioned, admitted, lateral }: Entry): boolean =>
  sanctioned === null && admitted === null && lateral === null;

/** @throws ApiFailure 422 for a program that is none of the institute's, or comes twice */
function refuseForeignPrograms(entries: readonly Entry[], known: ReadonlySet<string>): void {
  const seen = new Set<string>();
  for (const [index, { programID }] of entries.entries()) {
    if (!known.has(programID) || seen.has(programID)) {
      const message = 'Choose a program of the institute.';
      throw validationFailed([{ path: `intake.${index}.programID`, code: 'unknown', message }]);
    }
    seen.add(programID);
  }
}

/** Writes what is sent over what was there; a row without a number goes. */
async function writeIntakes(
  tx: Transaction,
  { instituteID, year }: { instituteID: string; year: number },
  entries: readonly Entry[],
  by: { updatedAt: Date; updatedBy: string },
): Promise<void> {
  const empty = entries.filter(isEmpty).map(({ programID }) => programID);
  await tx
    .delete(instituteIntakes)
    .where(
      and(
        eq(instituteIntakes.instituteID, instituteID),
        eq(instituteIntakes.year, year),
        inArray(instituteIntakes.programID, empty),
      ),
    );
  // In one order, so that two who save the same rows wait for each other.
  const rows = entries
    .filter((entry) => !isEmpty(entry))
    .toSorted((a, b) => (a.programID < b.programID ? -1 : 1))
    .map((entry) => ({ ...entry, instituteID, year, ...by }));
  if (rows.length === 0) return;
  await tx
    .insert(instituteIntakes)
    .values(rows)
    .onConflictDoUpdate({
      target: [instituteIntakes.instituteID, instituteIntakes.year, instituteIntakes.programID],
      set: {
        sanctioned: sql`excluded.sanctioned`,
        admitted: sql`excluded.admitted`,
        lateral: sql`excluded.lateral`,
        ...by,
      },
    });
}

export const intakesOperations = {
  listIntakes: async ({ params: { instituteId }, query: { year } }, context) => {
    await refuseForeign(context, instituteId);
    return {
      data: { intake: await intakesOf(context.db, instituteId, year), mayChange: mayEnter(context) },
    };
  },

  saveIntakes: async ({ params: { instituteId }, query: { year }, body }, context) => {
    await refuseForeign(context, instituteId);
    if (!mayEnter(context)) throw outOfScope('The office of the institute enters its intakes.');
    const intake = await context.db.transaction(async (tx) => {
      const known = await intakesOf(tx, instituteId, year);
      refuseForeignPrograms(body.intake, new Set(known.map(({ programID }) => programID)));
      const by = { updatedAt: context.now(), updatedBy: signedIn(context).id };
      await writeIntakes(tx, { instituteID: instituteId, year }, body.intake, by);
      await audit(tx, context, {
        action: 'changed',
        entityType: 'institute',
        entityID: instituteId,
        subjectID: instituteId,
        fields: ['intake'],
      });
      return intakesOf(tx, instituteId, year);
    });
    return { data: { intake } };
  },
} satisfies Operations;
