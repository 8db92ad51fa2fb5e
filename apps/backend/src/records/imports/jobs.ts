/**
 * Working through files. A job is claimed with a lease and its rows say what was done, so that a copy of the server that ends in the
 * middle is taken over, and no row is taken in twice: what a row writes and that it was taken in stand or fall together.
 */
import { and, asc, count, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config/index.ts';
import { isDatabaseAway, type Db, type Transaction } from '../../database/index.ts';
import { localized, type OperationContext, type SignedInUser } from '../../platform/index.ts';
import type { Importer, RowOutcome } from './importer.ts';
import { importJobs, importRows, type ImportJob } from './tables.ts';

/** Milliseconds after which another copy of the server takes a job over. */
const lease = 30_000;

/** Rows after which it is looked whether somebody has stopped the job. */
const batch = 25;

export interface ImportOptions {
  db: Db;
  config: Config;
  importers: readonly Importer[];
  /** Who takes the records in, as the account is now; null when it is no longer active. */
  callerOf: (
    db: Db,
    userId: string,
  ) => Promise<{ user: SignedInUser; permissions: ReadonlySet<string> } | null>;
  now: () => Date;
  log: FastifyBaseLogger;
}

export interface ImportJobs {
  importers: readonly Importer[];
  /** Works on what waits, also jobs of an earlier run of the server; resolves when nothing does. */
  round: () => Promise<void>;
  start: () => void;
  close: () => Promise<void>;
}

export function createImportJobs(options: ImportOptions): ImportJobs {
  const { db, importers, now, log } = options;
  let isStopped = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const round = (): Promise<void> => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };

  async function work(): Promise<void> {
    try {
      for (let job = await claim(db, now()); job !== undefined; job = await claim(db, now())) {
        if (isStopped) return;
        await workThrough(job);
      }
    } catch (error) {
      // The lease ends, and the job goes on where it was.
      log.error({ err: error }, 'an import was broken off');
    }
  }

  async function workThrough(job: ImportJob): Promise<void> {
    const importer = importers.find(({ kind }) => kind === job.kind);
    const caller = await options.callerOf(db, job.requestedBy);
    if (importer === undefined || caller === null) return end(job, 'Cancelled');
    const context: OperationContext = {
      ...caller,
      db,
      ticket: null,
      rawBody: null,
      requestId: job.id,
      client: { address: '', userAgent: '', deviceID: null },
      locale: job.locale,
      log,
      config: options.config,
      now,
    };
    const earlier = await repeatedRows(job, importer);
    const isTrialFirst = job.mode === 'commit' && job.isWhole;
    if (job.mode === 'dryRun' || isTrialFirst) {
      if (!(await pass(job, importer, context, earlier, false))) return;
    }
    if (isTrialFirst && (await db.$count(importRows, isWrong(job))) > 0) return end(job, 'Refused');
    if (job.mode === 'commit') {
      const isWhole = await pass(job, importer, context, earlier, true);
      await importer.changed?.(context);
      if (!isWhole) return;
    }
    await end(job, 'Done');
  }

  /** Looks at every row that was not looked at, or takes it in. False when it was stopped in between. */
  async function pass(
    job: ImportJob,
    importer: Importer,
    context: OperationContext,
    earlier: ReadonlyMap<number, number>,
    isKept: boolean,
  ): Promise<boolean> {
    const isOpen =
      isKept && job.isWhole
        ? and(inArray(importRows.verdict, ['create', 'update']), eq(importRows.isTaken, false))
        : isNull(importRows.verdict);
    for (;;) {
      const rows = await db
        .select()
        .from(importRows)
        .where(and(eq(importRows.jobID, job.id), isOpen))
        .orderBy(asc(importRows.line))
        .limit(batch);
      if (rows.length === 0) return true;
      for (const { line, cells } of rows) {
        if (isStopped) return false;
        const repeats = earlier.get(line);
        await db.transaction(async (tx) => {
          const outcome =
            repeats === undefined
              ? await takeRow(tx, importer, job.columns, cells, context, isKept)
              : repetition(repeats);
          await tx
            .update(importRows)
            .set({ credits: 0, ...outcome, isTaken: isKept })
            .where(and(eq(importRows.jobID, job.id), eq(importRows.line, line)));
        });
      }
      const renewed = await db
        .update(importJobs)
        .set({ leasedUntil: new Date(now().getTime() + lease) })
        .where(and(eq(importJobs.id, job.id), eq(importJobs.state, 'Running')))
        .returning({ id: importJobs.id });
      if (renewed.length === 0) return false;
    }
  }

  /** For each row that is about the same record as an earlier one, the line of that one. */
  async function repeatedRows(job: ImportJob, importer: Importer): Promise<Map<number, number>> {
    const rows = await db
      .select({ line: importRows.line, cells: importRows.cells })
      .from(importRows)
      .where(eq(importRows.jobID, job.id))
      .orderBy(asc(importRows.line));
    const first = new Map<string, number>();
    const repeated = new Map<number, number>();
    for (const { line, cells } of rows) {
      const identity = importer.identityOf(job.columns, cells);
      if (identity === null) continue;
      const known = first.get(identity);
      if (known === undefined) first.set(identity, line);
      else repeated.set(line, known);
    }
    return repeated;
  }

  async function end(job: ImportJob, state: ImportJob['state']): Promise<void> {
    await db
      .update(importJobs)
      .set({ state, finishedAt: now(), leasedUntil: null })
      .where(and(eq(importJobs.id, job.id), eq(importJobs.state, 'Running')));
  }

  return {
    importers,
    round,
    start: () => {
      timer = setInterval(() => void round(), lease).unref();
      void round();
    },
    close: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** The job that waits longest, for this copy of the server alone. */
async function claim(db: Db, moment: Date): Promise<ImportJob | undefined> {
  const due = db
    .select({ id: importJobs.id })
    .from(importJobs)
    .where(
      and(
        eq(importJobs.state, 'Running'),
        or(isNull(importJobs.leasedUntil), lte(importJobs.leasedUntil, moment)),
      ),
    )
    .orderBy(asc(importJobs.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [job] = await db
    .update(importJobs)
    .set({ leasedUntil: new Date(moment.getTime() + lease) })
    .where(inArray(importJobs.id, due))
    .returning();
  return job;
}

/** A trial that is taken back carries what it found. */
class Trial extends Error {
  readonly outcome: RowOutcome;

  constructor(outcome: RowOutcome) {
    super('taken back');
    this.outcome = outcome;
  }
}

async function takeRow(
  tx: Transaction,
  importer: Importer,
  columns: readonly string[],
  cells: readonly string[],
  context: OperationContext,
  isKept: boolean,
): Promise<RowOutcome> {
  try {
    return await tx.transaction(async (step) => {
      const outcome = await importer.take(step, columns, cells, { ...context, db: step });
      if (!isKept) throw new Trial(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Trial) return error.outcome;
    if (isDatabaseAway(error)) throw error;
    context.log.error({ err: error, job: context.requestId }, 'a row could not be taken in');
    const message = 'This row could not be taken in. Enter it by hand.';
    return { verdict: 'error', faults: [{ column: null, code: 'failed', message, suggestion: null }] };
  }
}

function repetition(line: number): RowOutcome {
  const message = localized('Line {line} is about the same record.', { line });
  return { verdict: 'error', faults: [{ column: null, code: 'repeated', message, suggestion: null }] };
}

const isWrong = ({ id }: ImportJob) => and(eq(importRows.jobID, id), eq(importRows.verdict, 'error'));

/** How many rows of a job there are of each verdict, and what all of them cost, in credits. */
export async function countsOf(
  db: Db,
  jobID: string,
): Promise<{ counts: Readonly<Record<string, number>>; credits: number }> {
  const counted = await db
    .select({
      verdict: sql<string>`coalesce(${importRows.verdict}, 'open')`,
      rows: count(),
      credits: sql`sum(${importRows.credits})`.mapWith(Number),
    })
    .from(importRows)
    .where(eq(importRows.jobID, jobID))
    .groupBy(importRows.verdict);
  return {
    counts: Object.fromEntries(counted.map(({ verdict, rows }) => [verdict, rows])),
    credits: counted.reduce((total, { credits }) => total + credits, 0),
  };
}

const week = 7 * 24 * 60 * 60 * 1000;

/** Deletes files that were sent a week ago. */
export async function removeOldImports(db: Db, now: Date): Promise<void> {
  await db.delete(importJobs).where(lt(importJobs.createdAt, new Date(now.getTime() - week)));
}
