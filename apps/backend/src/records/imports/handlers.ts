import type { ImportKind } from '@aarambh/api-client/enums';
import { and, asc, eq } from 'drizzle-orm';
import {
  csvFile,
  inLanguage,
  notFound,
  signedIn,
  type OperationContext,
  type OperationData,
  type OperationRequest,
  type Operations,
} from '../../platform/index.ts';
import { readFile } from './file.ts';
import { matchedHeadings } from './headings.ts';
import type { Importer } from './importer.ts';
import { countsOf, type ImportJobs } from './jobs.ts';
import { countUpTo, readPageFrom } from '../lists/pages.ts';
import type { Sequence } from '../lists/sequence.ts';
import { importJobs, importRows, type ImportJob, type ImportRow } from './tables.ts';
import { isUndoable, rowName, undo } from './undo.ts';

type JobView = OperationData<'getImport'>['importJob'];

type SentFile = Pick<OperationRequest<'importCities'>, 'query' | 'body'>;

/** Columns of the file of errors, beside those of the file that was sent. */
const added = ['importRow', 'importColumn', 'importReason', 'importProposal'] as const;

const newestFirst: Sequence = {
  keys: [{ name: 'createdAt', column: importJobs.createdAt }],
  isDescending: true,
  sort: '-createdAt',
};

/** Most rows that an answer has; files have them all. */
const mostShown = 100;

/** Rows that are written at once. */
const chunk = 500;

/** Files that are taken in. @param jobs works through them */
export function createImports(jobs: ImportJobs) {
  const importerOf = (kind: ImportKind): Importer => {
    const importer = jobs.importers.find((each) => each.kind === kind);
    if (!importer) throw notFound();
    return importer;
  };

  /** The operation that takes files of a kind. */
  const take =
    (kind: ImportKind) =>
    async ({ query, body }: SentFile, context: OperationContext) => {
      const importer = importerOf(kind);
      const { ofAddress = [] } = importer;
      const fromAddress = ofAddress.map((name) => String(Reflect.get(query, name)));
      await importer.refuseAddress?.(context, fromAddress);
      const file = await readFile(body, {
        kind,
        matched: matchedHeadings(query.headings),
        writable: headingsOf(importer),
        ignored: [...importer.ignored, ...added],
      });
      for (const [at, column] of file.columns.entries()) {
        const tidied = importer.tidied(
          column,
          file.rows.map(({ cells }) => cells[at] ?? ''),
        );
        for (const [row, { cells }] of file.rows.entries()) cells[at] = tidied[row] ?? '';
      }
      const columns = [...file.columns, ...ofAddress];
      const id = await context.db.transaction(async (tx) => {
        const [job] = await tx
          .insert(importJobs)
          .values({
            kind,
            mode: query.mode,
            state: 'Running',
            isWhole: query.isWhole ?? false,
            requestedBy: signedIn(context).id,
            locale: context.locale,
            columns,
            rows: file.rows.length,
            createdAt: context.now(),
          })
          .returning({ id: importJobs.id });
        const importID = job?.id ?? '';
        for (let at = 0; at < file.rows.length; at += chunk) {
          await tx
            .insert(importRows)
            .values(
              file.rows
                .slice(at, at + chunk)
                .map(({ line, cells }) => ({ importID, line, cells: [...cells, ...fromAddress] })),
            );
        }
        return importID;
      });
      context.afterwards(() => jobs.task.wake());
      return { data: { importJob: await viewOf(await ownJob(id, context), context) } };
    };

  /** What came of a file, without its rows. */
  async function summaryOf(job: ImportJob, { db }: OperationContext): Promise<JobView> {
    const { id, kind, mode, state, rows, createdAt, finishedAt, undoneAt } = job;
    const { counts, credits } = await countsOf(db, id);
    const created = counts['create'] ?? 0;
    const updated = counts['update'] ?? 0;
    return {
      id,
      kind,
      mode,
      state,
      rows,
      done: rows - (counts['open'] ?? 0),
      created,
      updated,
      unchanged: counts['unchanged'] ?? 0,
      failed: counts['error'] ?? 0,
      credits,
      createdAt: createdAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
      undoneAt: undoneAt?.toISOString() ?? null,
      mayUndo: isUndoable(job, importerOf(kind)) && created + updated > 0,
      errors: [],
      verdicts: [],
    };
  }

  async function viewOf(job: ImportJob, context: OperationContext): Promise<JobView> {
    const { id, kind } = job;
    const ofJob = eq(importRows.importID, id);
    const read = (where: ReturnType<typeof and>) =>
      context.db.select().from(importRows).where(where).orderBy(asc(importRows.line)).limit(mostShown);
    const first = await read(ofJob);
    const wrong = await read(and(ofJob, eq(importRows.verdict, 'error')));
    const nameOf = (row: ImportRow) => rowName(row, job, importerOf(kind));
    return {
      ...(await summaryOf(job, context)),
      errors: wrong.flatMap(({ line, faults }) =>
        faults.map(({ message, ...fault }) => ({
          row: line,
          ...fault,
          message: inLanguage(message, context.locale),
        })),
      ),
      verdicts: first.flatMap((row) =>
        row.verdict === null ? [] : [{ row: row.line, name: nameOf(row), verdict: row.verdict }],
      ),
    };
  }

  const operations = {
    listImports: async ({ query }, context) => {
      const { pageNo = 1, pageSize = 25, cursor, kind } = query;
      const { db } = context;
      const where = and(
        eq(importJobs.requestedBy, signedIn(context).id),
        kind === undefined ? undefined : eq(importJobs.kind, kind),
      );
      const { rows, meta } = await readPageFrom(
        {
          order: newestFirst,
          id: importJobs.id,
          read: ({ beyond, by, limit, offset }) =>
            db
              .select()
              .from(importJobs)
              .where(and(where, beyond))
              .orderBy(...by)
              .limit(limit)
              .offset(offset),
          count: (limit) => countUpTo(db, importJobs, where, limit),
        },
        { pageNo, pageSize, cursor },
      );
      const importJob = await Promise.all(rows.map((job) => summaryOf(job, context)));
      return { data: { importJob }, meta: { pageNo, pageSize, ...meta } };
    },

    undoImport: async ({ params: { id } }, context) => {
      const job = await ownJob(id, context);
      const importer = importerOf(job.kind);
      await undo(job, importer, context);
      await importer.changed?.(context);
      return { data: { importJob: await viewOf(await ownJob(id, context), context) } };
    },

    getImport: async ({ params: { id } }, context) => ({
      data: { importJob: await viewOf(await ownJob(id, context), context) },
    }),

    cancelImport: async ({ params: { id } }, context) => {
      await ownJob(id, context);
      await context.db
        .update(importJobs)
        .set({ state: 'Cancelled', finishedAt: context.now(), leasedUntil: null })
        .where(and(eq(importJobs.id, id), eq(importJobs.state, 'Running')));
      return { data: { importJob: await viewOf(await ownJob(id, context), context) } };
    },

    downloadImportErrors: async ({ params: { id } }, context) => {
      const job = await ownJob(id, context);
      const headings = job.columns.filter((name) => !importerOf(job.kind).ofAddress?.includes(name));
      return { file: csvFile(`${job.kind}-errors`, [...headings, ...added], wrongRows(job, context)) };
    },

    getImportTemplate: async ({ params: { kind } }, context) => {
      const importer = importerOf(kind);
      const example =
        typeof importer.example === 'function' ? await importer.example(context) : importer.example;
      const headings = (importer.inTemplate ?? headingsOf(importer)).filter((name) => name !== 'id');
      const rows = (async function* () {
        yield example;
      })();
      return { file: csvFile(`${kind}-template`, headings, rows) };
    },
  } satisfies Operations;

  return { take, operations };
}

/** What a file can say. */
const headingsOf = ({ columns, ofAddress = [] }: Importer): readonly string[] =>
  columns.filter((name) => !ofAddress.includes(name));

/** A job of the caller. Throws 404 for those of others. */
async function ownJob(id: string, context: OperationContext): Promise<ImportJob> {
  const [job] = await context.db
    .select()
    .from(importJobs)
    .where(and(eq(importJobs.id, id), eq(importJobs.requestedBy, signedIn(context).id)));
  if (!job) throw notFound();
  return job;
}

/** The rows that fail, as they were sent, with what is wrong with them. */
async function* wrongRows(
  job: ImportJob,
  { db, locale }: OperationContext,
): AsyncGenerator<Record<string, string>> {
  const rows = await db
    .select()
    .from(importRows)
    .where(and(eq(importRows.importID, job.id), eq(importRows.verdict, 'error')))
    .orderBy(asc(importRows.line));
  for (const { line, cells, faults } of rows) {
    const all = (text: (fault: (typeof faults)[number]) => string | null) =>
      faults.map((fault) => text(fault) ?? '').join('; ');
    yield {
      ...Object.fromEntries(job.columns.map((name, at) => [name, cells[at] ?? ''])),
      importRow: String(line),
      importColumn: all(({ column }) => column),
      importReason: all(({ message }) => inLanguage(message, locale)),
      importProposal: all(({ suggestion }) => suggestion),
    };
  }
}
