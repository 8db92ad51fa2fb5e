import type { LoadStep } from './step.ts';
import { loadSteps, type LoadSizes } from './steps.ts';

/** One connection to the database that is filled. */
export interface LoadConnection {
  /** Sends one statement and says how many rows it wrote. */
  run: (sql: string) => Promise<number>;
  /** Everything that `work` sends takes effect together or not at all. */
  atOnce: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/**
 * Runs the steps one after the other. Rejects with what the database says; a further run goes on from there. While a table is filled
 * nobody else can use it: its indexes are taken away and made again, which costs a fraction of keeping them up row by row.
 */
export async function fillDatabase(
  connection: LoadConnection,
  sizes: LoadSizes,
  tell: (line: string) => void,
): Promise<void> {
  await connection.run(takenIndexes);
  for (const step of loadSteps(sizes)) {
    const started = performance.now();
    const rows = await connection.atOnce(() => fillTable(connection, step));
    const seconds = (performance.now() - started) / 1000;
    tell(`${rows.toLocaleString('en-IN').padStart(10)}  ${step.name} (${seconds.toFixed(1)} s)`);
  }
}

async function fillTable(
  { run }: LoadConnection,
  { table, rows, sql, needsIndexes = false }: LoadStep,
): Promise<number> {
  if (!needsIndexes) await run(takeIndexes(table, rows));
  const written = await run(sql);
  await run(giveIndexesBack);
  return written;
}

/** Fewer rows are not worth making indexes anew. */
const worthwhile = 10_000;

const takenIndexes = 'create temp table if not exists taken_indexes (definition text not null)';

/** Unless most of the rows are there already. What is unique stays: it tells which rows are there. */
const takeIndexes = (table: string, rows: number): string => `do $$
declare
  each record;
begin
  if ${rows} < ${worthwhile} or (select count(*) from (select from ${table} limit ${rows}) as found) * 2 > ${rows} then
    return;
  end if;
  for each in select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = '${table}'::regclass and not indisunique
  loop
    insert into taken_indexes values (each.definition);
    execute 'drop index ' || each.name;
  end loop;
end;
$$`;

const giveIndexesBack = `do $$
declare
  each record;
begin
  for each in select definition from taken_indexes loop
    execute each.definition;
  end loop;
  delete from taken_indexes;
end;
$$`;
