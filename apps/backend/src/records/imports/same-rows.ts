/** Rows of one file that are about the same record, or name it by numbers that cannot all be right. */
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { localized } from '../../platform/index.ts';
import type { Importer, RowOutcome } from './importer.ts';
import { importRows, type ImportJob } from './tables.ts';

/** What is wrong with a row whose numbers are no one record's. */
export const mismatch = 'mismatch';

export interface SameRows {
  /** For each row that is about the same record as an earlier one, the line of that one. */
  repeated: ReadonlyMap<number, number>;
  /** For each row that shares a number with another one and differs from it in the next, the line of that other one. */
  otherwise: ReadonlyMap<number, number>;
}

/** Rows of one identity with which a further one is compared: more ways to say one record are no file that somebody wrote. */
const mostCompared = 10;

/** Looks through all rows of a file. */
export async function sameRows(db: Db, job: ImportJob, importer: Importer): Promise<SameRows> {
  const rows = await db
    .select({ line: importRows.line, cells: importRows.cells })
    .from(importRows)
    .where(eq(importRows.importID, job.id))
    .orderBy(asc(importRows.line));
  const places = (importer.toldApartBy ?? [])
    .map((name) => job.columns.indexOf(name))
    .filter((at) => at >= 0);
  const known = new Map<string, typeof rows>();
  const repeated = new Map<number, number>();
  const otherwise = new Map<number, number>();
  for (const row of rows) {
    const identity = importer.identityOf(job.columns, row.cells);
    if (identity === null) continue;
    const before = known.get(identity) ?? [];
    const same = before.find((each) => !places.some((at) => differ(each.cells[at], row.cells[at])));
    if (same !== undefined) {
      repeated.set(row.line, same.line);
      continue;
    }
    const [first] = before;
    if (first !== undefined) {
      otherwise.set(row.line, first.line);
      if (!otherwise.has(first.line)) otherwise.set(first.line, row.line);
    }
    if (before.length < mostCompared) known.set(identity, [...before, row]);
  }
  return { repeated, otherwise };
}

/** Two cells that both say something, and not the same. */
const differ = (one = '', other = ''): boolean =>
  one !== '' && other !== '' && one.toLowerCase() !== other.toLowerCase();

/** What becomes of a row that is about the same record as an earlier one. */
export function repetition(line: number): RowOutcome {
  const message = localized('Line {line} is about the same record.', { line });
  return { verdict: 'error', faults: [{ column: null, code: 'repeated', message, suggestion: null }] };
}

/** What is wrong with a row whose numbers fit nobody, told with the line that says them otherwise, where there is one. */
export function withOtherLine(outcome: RowOutcome, line: number | undefined): RowOutcome {
  if (line === undefined) return outcome;
  const message = localized(
    'Line {line} says the same number of another person. Look which of the lines is right.',
    { line },
  );
  return {
    ...outcome,
    faults: outcome.faults.map((fault) => (fault.code === mismatch ? { ...fault, message } : fault)),
  };
}
