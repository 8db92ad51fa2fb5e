/** How many an institute may take in each program in a year, and how many came, as its office enters it. */
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { programName, programs } from '../../catalogue/index.ts';
import type { Db, Transaction } from '../../database/index.ts';
import {
  notFound,
  outOfScope,
  signedIn,
  stale,
  validationFailed,
  type OperationContext,
  type OperationData,
  type OperationRequest,
  type Operations,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { instituteIntakes, institutePrograms, institutes } from '../tables/institutes.ts';
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
  const { sanctioned, admitted, lateral, rowVersion } = getTableColumns(instituteIntakes);
  const isOffered = sql`exists (select 1 from ${institutePrograms}
    where ${institutePrograms.instituteID} = ${instituteID} and ${institutePrograms.programID} = ${programs.id})`;
  return db
    .select({
      programID: programs.id,
      programName,
      sanctioned,
      admitted,
      lateral,
      rowVersion: sql<number>`coalesce(${rowVersion}, 0)`,
    })
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

/** @throws ApiFailure 422 for a program that is none of the institute's, or comes twice; 409 STALE for a row that was saved meanwhile */
function refuseUnlessCurrent(entries: readonly Entry[], known: ReadonlyMap<string, Intake>): void {
  const seen = new Set<string>();
  for (const [index, { programID }] of entries.entries()) {
    if (!known.has(programID) || seen.has(programID)) {
      const message = 'Choose a program of the institute.';
      throw validationFailed([{ path: `intake.${index}.programID`, code: 'unknown', message }]);
    }
    seen.add(programID);
  }
  for (const { programID, rowVersion } of entries) {
    const current = known.get(programID)?.rowVersion ?? 0;
    if (current !== rowVersion) throw stale(current);
  }
}

/** Writes what is sent, which was written over what is there; a row without a number goes. */
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
  const rows = entries
    .filter((entry) => !isEmpty(entry))
    .map((entry) => ({ ...entry, rowVersion: entry.rowVersion + 1, instituteID, year, ...by }));
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
        rowVersion: sql`excluded.row_version`,
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
      // Two who save rows of one institute wait for each other, also for a row that neither of them finds.
      await tx
        .select({ id: institutes.id })
        .from(institutes)
        .where(eq(institutes.id, instituteId))
        .for('update');
      const known = await intakesOf(tx, instituteId, year);
      refuseUnlessCurrent(body.intake, new Map(known.map((row) => [row.programID, row])));
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
