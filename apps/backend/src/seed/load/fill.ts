import { loadSteps, preparation, type LoadSizes } from './steps.ts';

/**
 * Runs the steps one after the other. `run` sends a statement on one and the same connection and says how many rows it wrote. Rejects
 * with what the database says; a further run goes on from there.
 */
export async function fillDatabase(
  run: (sql: string) => Promise<number>,
  sizes: LoadSizes,
  tell: (line: string) => void,
): Promise<void> {
  await run(preparation);
  for (const { name, sql } of loadSteps(sizes)) {
    const started = performance.now();
    const rows = await run(sql);
    const seconds = (performance.now() - started) / 1000;
    tell(`${rows.toLocaleString('en-IN').padStart(10)}  ${name} (${seconds.toFixed(1)} s)`);
  }
}
