/** What a server does by itself about files: new ones go where they belong, and those that no row names are removed. */
import { randomUUID } from 'node:crypto';
import type { FileHome } from '../../config/index.ts';
import { createTask, type Task, type TaskHost } from '../tasks/task.ts';
import type { FileTable } from './file-table.ts';
import { createFileLease } from './lease.ts';
import { moveFiles, type Moved } from './moving.ts';
import { removeUnnamed } from './removing.ts';
import type { Stores } from './stores.ts';

/** Milliseconds between two rounds, and from the start to the first one. */
const rhythm = 60_000;
const delay = 10_000;

interface FilesTask {
  stores: Stores;
  tables: readonly FileTable[];
  /** Where files belong. */
  home: FileHome;
}

export function createFilesTask(host: TaskHost, { stores, tables, home }: FilesTask): Task {
  const { db, now } = host;
  const lease = createFileLease(db, now, randomUUID());
  return createTask(host, {
    name: 'files',
    everyMs: rhythm,
    firstMs: delay,
    work: async (goesOn) => {
      if (!(await lease.take())) return;
      const work = { db, now, stores, tables };
      try {
        await removeUnnamed(work, goesOn);
        // From another store to this one is the business of the command: it takes long, and somebody waits for its end.
        if (home === 'database') return;
        const moved: Moved = { files: 0, bytes: 0, damaged: [] };
        await moveFiles(work, home, {
          origin: 'database',
          moved,
          goesOn: async () => goesOn() && (await lease.take()),
        });
        if (moved.damaged.length > 0) {
          throw new Error(
            `Files that are not what their checksum says: ${moved.damaged.map(({ name }) => name).join(', ')}.`,
          );
        }
      } finally {
        await lease.giveBack();
      }
    },
  });
}
