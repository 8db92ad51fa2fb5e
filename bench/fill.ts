import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Fills an empty database with invented people, as `npm run seed:load` does. @param fraction of a million */
export function fillWithPeople(url: string, fraction: number): void {
  const program = fileURLToPath(new URL('../apps/backend/src/seed-load.ts', import.meta.url));
  const { status } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', program, '--fraction', String(fraction)],
    { env: { ...process.env, DATABASE_URL: url }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0) throw new Error('The database could not be filled.');
}
