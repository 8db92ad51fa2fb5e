import { sql } from 'drizzle-orm';
import { masterPrograms, programs } from '../tables/programs.ts';

/** What a program is called: `B.E. Computer Engineering`. */
export const programName = sql<string>`(select ${masterPrograms.name} from ${masterPrograms}
  where ${masterPrograms.id} = ${programs.masterProgramID}) || ' ' || ${programs.specialisation}`;
