/** Taking back what a file has written, as long as nothing followed from it. */
import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import {
  ApiFailure,
  inLanguage,
  localized,
  signedIn,
  type LocalizedText,
  type OperationContext,
} from '../../platform/index.ts';
import { audit } from '../audit/trail.ts';
import type { Importer } from './importer.ts';
import { importJobs, importRows, type ImportJob, type ImportRow } from './tables.ts';

/** Whether what the file wrote is kept so that it can be taken back. */
export const isUndoable = ({ mode, state, undoneAt }: ImportJob, importer: Importer): boolean =>
  importer.undo !== undefined && mode === 'commit' && state !== 'Running' && undoneAt === null;

/** What tells the row from others, as people read it. */
export const rowName = ({ cells }: ImportRow, { columns }: ImportJob, { namedBy }: Importer): string =>
  namedBy
    .map((name) => cells[columns.indexOf(name)] ?? '')
    .filter((cell) => cell !== '')
    .join(', ');

/** Why a row cannot be taken back, by the code of what refuses it. */
const reasons: Readonly<Record<string, LocalizedText>> = {
  STALE: localized('it was changed afterwards.', {}),
  IN_USE: localized('other records refer to it.', {}),
};

interface Obstacle {
  row: ImportRow;
  reason: string | LocalizedText;
}

/**
 * Deletes what the rows added and gives back the values that they changed, the last row first: all of them or, where something followed from
 * one, none.
 * @throws ApiFailure 409 ILLEGAL_TRANSITION for a file of which nothing can be undone, 409 IN_USE with `details.obstacles`: the rows that stand in
 *   the way, and why
 */
export async function undo(job: ImportJob, importer: Importer, context: OperationContext): Promise<void> {
  const { id } = job;
  await context.db.transaction(async (tx) => {
    const [free] = await tx
      .select({ id: importJobs.id })
      .from(importJobs)
      .where(and(eq(importJobs.id, id), isNull(importJobs.undoneAt), ne(importJobs.state, 'Running')))
      .for('update');
    if (free === undefined || !isUndoable(job, importer)) {
      throw new ApiFailure(409, 'ILLEGAL_TRANSITION', 'This import cannot be undone.');
    }
    const rows = await tx
      .select()
      .from(importRows)
      .where(
        and(
          eq(importRows.importID, id),
          eq(importRows.isTaken, true),
          inArray(importRows.verdict, ['create', 'update']),
        ),
      )
      .orderBy(desc(importRows.line));
    const obstacles: Obstacle[] = [];
    for (const row of rows) {
      const reason = await takeBack(tx, row, importer, context);
      if (reason !== undefined) obstacles.push({ row, reason });
    }
    const first = obstacles.at(-1);
    if (first !== undefined) throw inTheWay(first, obstacles, (row) => rowName(row, job, importer), context);
    await tx.update(importJobs).set({ undoneAt: context.now() }).where(eq(importJobs.id, id));
    await audit(tx, context, {
      action: 'recalled',
      entityType: 'import',
      entityID: id,
      subjectID: signedIn(context).id,
      fields: [job.kind],
    });
  });
}

/** What stands in the way of taking a row back; undefined when it was taken back, or somebody has deleted the record. */
async function takeBack(
  tx: Transaction,
  { recordID, recordVersion, before }: ImportRow,
  importer: Importer,
  context: OperationContext,
): Promise<Obstacle['reason'] | undefined> {
  if (recordID === null || recordVersion === null) {
    return localized('it changed more than can be taken back.', {});
  }
  try {
    await tx.transaction(async (step) =>
      importer.undo?.(step, { recordID, recordVersion, before }, { ...context, db: step }),
    );
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return error.code === 'NOT_FOUND' ? undefined : (reasons[error.code] ?? error.text);
  }
}

/** Rows that are named; there may be thousands. */
const mostNamed = 100;

function inTheWay(
  first: Obstacle,
  obstacles: readonly Obstacle[],
  nameOf: (row: ImportRow) => string,
  { locale }: OperationContext,
): ApiFailure {
  const message = localized('Nothing was undone. Rows in the way: {count}. Line {line}, {name}: {reason}', {
    count: obstacles.length,
    line: first.row.line,
    name: nameOf(first.row),
    reason: first.reason,
  });
  return new ApiFailure(409, 'IN_USE', message, {
    details: {
      obstacles: obstacles
        .toReversed()
        .slice(0, mostNamed)
        .map(({ row, reason }) => ({ row: row.line, name: nameOf(row), reason: inLanguage(reason, locale) })),
    },
  });
}
