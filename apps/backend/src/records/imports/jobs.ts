/**
 * Working through files. A job is claimed with a lease and its rows say what was done, so that a copy of the server that ends in the
 * middle is taken over, and no row is taken in twice: what a row writes and that it was taken in stand or fall together. A trial, and a file
 * of which all rows have to be right, are one transaction.
 */
import { and, asc, count, eq, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config/index.ts';
import { isDatabaseAway, type Db, type Transaction } from '../../database/index.ts';
import {
  createTask,
  dayMs,
  type Files,
  type OperationContext,
  type SignedInUser,
  type Task,
} from '../../platform/index.ts';
import type { Importer, RowOutcome } from './importer.ts';
import { claim, finish, lease, renew } from './lease.ts';
import { repetition, sameRows, withOtherLine, type SameRows } from './same-rows.ts';
import { importJobs, importRows, type ImportJob, type ImportRow } from './tables.ts';

/** Rows after which it is looked whether somebody has stopped the job. */
const batch = 25;

export interface ImportOptions {
  db: Db;
  files: Files;
  config: Config;
  importers: readonly Importer[];
  /** Who takes the records in, as the account is now; null when it is no longer active. */
  callerOf: (
    db: Db,
    userID: string,
  ) => Promise<{ user: SignedInUser; permissions: ReadonlySet<string> } | null>;
  now: () => Date;
  log: FastifyBaseLogger;
}

export interface ImportJobs {
  importers: readonly Importer[];
  /** Works on what waits, also jobs of an earlier run of the server, until nothing does. */
  task: Task;
}

export function createImportJobs(options: ImportOptions): ImportJobs {
  const { db, importers, now, log } = options;
  // A job that is broken off goes on where it was when its lease ends.
  const task = createTask(options, { name: 'imports', everyMs: lease, firstMs: 0, work });

  async function work(goesOn: () => boolean): Promise<void> {
    try {
      for (let job = await claim(db, now()); job !== undefined; job = await claim(db, now())) {
        if (!goesOn()) return;
        await workThrough(job, goesOn);
      }
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
  }

  async function workThrough(job: ImportJob, goesOn: () => boolean): Promise<void> {
    const importer = importers.find(({ kind }) => kind === job.kind);
    const caller = await options.callerOf(db, job.requestedBy);
    if (importer === undefined || caller === null) {
      await finish(db, job, 'Cancelled', now());
      return;
    }
    const context: OperationContext = {
      ...caller,
      db,
      primary: db,
      inSteps: db,
      ticket: null,
      rawBody: null,
      requestId: job.id,
      client: { address: '', userAgent: '', deviceID: null },
      locale: job.locale,
      log,
      files: options.files,
      config: options.config,
      now,
      afterwards: (next) => void next(),
    };
    const pass: Pass = { job, importer, context, goesOn, ...(await sameRows(db, job, importer)) };
    if (job.mode === 'commit' && !job.isWhole) {
      const isWhole = await takeEach(pass);
      await importer.changed?.(context);
      if (isWhole) await finish(db, job, 'Done', now());
      return;
    }
    const isTaken = await takeTogether(pass);
    if (isTaken) await importer.changed?.(context);
    else await finish(db, job, job.mode === 'dryRun' ? 'Done' : 'Refused', now());
  }

  /** Takes in every row that was not looked at, each in a transaction of its own. False when it was stopped in between. */
  async function takeEach(pass: Pass): Promise<boolean> {
    const { job, goesOn } = pass;
    const isOpen = and(eq(importRows.importID, job.id), isNull(importRows.verdict));
    for (;;) {
      const rows = await db
        .select()
        .from(importRows)
        .where(isOpen)
        .orderBy(asc(importRows.line))
        .limit(batch);
      if (rows.length === 0) return true;
      for (const row of rows) {
        if (!goesOn()) return false;
        await db.transaction(async (tx) => {
          const outcome = await outcomeOf(tx, pass, row);
          await tx.update(importRows).set(written(outcome, true)).where(isRow(row));
        });
      }
      if (!(await renew(db, job, now()))) return false;
    }
  }

  /**
   * Judges all rows, one after the other, in one transaction, so that each finds what those before it have written and spent. It is kept when
   * all are to be taken in and none fails, otherwise taken back.
   * @returns whether it was kept, with the end of the job
   */
  async function takeTogether(pass: Pass): Promise<boolean> {
    const { job, goesOn } = pass;
    const rows = await db
      .select()
      .from(importRows)
      .where(eq(importRows.importID, job.id))
      .orderBy(asc(importRows.line));
    const outcomes: { row: ImportRow; outcome: RowOutcome }[] = [];
    // The lease is another connection's, or, where there is one for all, waits for the transaction, as everybody does.
    const holding = setInterval(() => void renew(db, job, now()).catch(() => undefined), lease / 3);
    try {
      return await db.transaction(async (tx) => {
        for (const row of rows) {
          if (!goesOn()) throw new Stopped();
          outcomes.push({ row, outcome: await outcomeOf(tx, pass, row) });
        }
        if (job.mode === 'dryRun' || outcomes.some(({ outcome }) => outcome.verdict === 'error')) {
          throw new TakenBack();
        }
        await note(tx, outcomes, true);
        const ended = await finish(tx, job, 'Done', now());
        if (!ended) throw new Stopped();
        return true;
      });
    } catch (error) {
      if (!(error instanceof TakenBack)) throw error;
      await note(db, outcomes, false);
      return false;
    } finally {
      clearInterval(holding);
    }
  }

  return { importers, task };
}

/** A file that is worked through. */
interface Pass extends SameRows {
  job: ImportJob;
  importer: Importer;
  context: OperationContext;
  goesOn: () => boolean;
}

/** Ends the transaction of rows that were judged together and are not kept. */
class TakenBack extends Error {}

/** Ends it because the server stops, or somebody has stopped the job: nothing is known of its rows. */
class Stopped extends Error {}

/** Takes back what a row that fails has written. */
class RowFailed extends Error {
  readonly outcome: RowOutcome;

  constructor(outcome: RowOutcome) {
    super('The row failed.');
    this.outcome = outcome;
  }
}

/** What becomes of a row; one that fails leaves nothing behind. */
async function outcomeOf(
  tx: Transaction,
  { job, importer, context, repeated, otherwise }: Pass,
  { line, cells }: ImportRow,
): Promise<RowOutcome> {
  const first = repeated.get(line);
  if (first !== undefined) return repetition(first);
  try {
    return await tx.transaction(async (step) => {
      const outcome = await importer.take(step, job.columns, cells, { ...context, db: step });
      if (outcome.verdict === 'error') throw new RowFailed(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof RowFailed) return withOtherLine(error.outcome, otherwise.get(line));
    if (isDatabaseAway(error)) throw error;
    context.log.error({ err: error, job: job.id }, 'a row could not be taken in');
    const message = 'This row could not be taken in. Enter it by hand.';
    return { verdict: 'error', faults: [{ column: null, code: 'failed', message, suggestion: null }] };
  }
}

const isRow = ({ importID, line }: ImportRow) =>
  and(eq(importRows.importID, importID), eq(importRows.line, line));

/** The columns of a row that say what became of it. */
const written = ({ written: record, ...outcome }: RowOutcome, isTaken: boolean) => ({
  credits: 0,
  ...outcome,
  isTaken,
  // A trial has written nothing.
  ...(isTaken ? record : undefined),
});

/** Writes what became of rows that were judged together. */
async function note(
  on: Db,
  outcomes: readonly { row: ImportRow; outcome: RowOutcome }[],
  isTaken: boolean,
): Promise<void> {
  await on.transaction(async (tx) => {
    for (const { row, outcome } of outcomes) {
      await tx.update(importRows).set(written(outcome, isTaken)).where(isRow(row));
    }
  });
}

/** How many rows of a job there are of each verdict, and what all of them cost, in credits. */
export async function countsOf(
  db: Db,
  importID: string,
): Promise<{ counts: Readonly<Record<string, number>>; credits: number }> {
  const counted = await db
    .select({
      verdict: sql<string>`coalesce(${importRows.verdict}, 'open')`,
      rows: count(),
      credits: sql`sum(${importRows.credits})`.mapWith(Number),
    })
    .from(importRows)
    .where(eq(importRows.importID, importID))
    .groupBy(importRows.verdict);
  return {
    counts: Object.fromEntries(counted.map(({ verdict, rows }) => [verdict, rows])),
    credits: counted.reduce((total, { credits }) => total + credits, 0),
  };
}

const week = 7 * dayMs;

/** Deletes files that were sent a week ago. */
export async function removeOldImports(db: Db, now: Date): Promise<void> {
  await db.delete(importJobs).where(lt(importJobs.createdAt, new Date(now.getTime() - week)));
}
