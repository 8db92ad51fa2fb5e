import type { PersonalData } from '../database/index.ts';
import { idempotentCalls } from './idempotency/tables.ts';
import { limitCounters } from './limits/tables.ts';
import { fileLeases, filesToRemove, storedFiles } from './stored-files/tables.ts';
import { taskRuns } from './tasks/tables.ts';

/** What of the tables of the platform is about people. */
export const platformData: readonly PersonalData[] = [
  {
    table: idempotentCalls,
    aboutNobody:
      'A row is found by a keyed hash alone, so nobody’s can be told from another’s; an answer is kept for a day.',
  },
  { table: limitCounters, aboutNobody: 'Who is counted is a keyed hash.' },
  {
    table: storedFiles,
    aboutNobody:
      'A row says where a file is; whose it is stands in the row that names it, and without that one the file is removed.',
  },
  { table: filesToRemove, aboutNobody: 'A row says by a random id which file has to go.' },
  { table: fileLeases, aboutNobody: 'It says which process moves files.' },
  { table: taskRuns, aboutNobody: 'It says when the server did something.' },
];
