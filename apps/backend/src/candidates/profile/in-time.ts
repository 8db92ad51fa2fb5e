/** Who comes to the end of the studies without losing a year, as rankings ask. */
import { sql, type SQL } from 'drizzle-orm';
import { masterPrograms, programs } from '../../catalogue/index.ts';
import { academics, currentDegrees } from '../tables/profile.ts';

/**
 * Condition on a row of `currentDegrees`: it takes no more years than the program, a year less for who joined in the second, and the person has
 * no live backlog.
 */
export const endsInTime: SQL = sql`(${currentDegrees.passingYear} - ${currentDegrees.admissionYear} <= (
    select ceil(${masterPrograms.durationYears}) from ${programs}
      join ${masterPrograms} on ${masterPrograms.id} = ${programs.masterProgramID}
      where ${programs.id} = ${currentDegrees.programID}) - ${currentDegrees.isLateralEntry}::int
  and not exists (select 1 from ${academics} where ${academics.userID} = ${currentDegrees.userID} and ${academics.liveBacklogs} > 0))`;
