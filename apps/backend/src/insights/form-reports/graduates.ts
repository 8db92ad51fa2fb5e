/** The students whom a table is about: who pass in a year, in reach, each with the outcome that counts. */
import { outcomeCountValues, type OutcomeCount } from '@aarambh/api-client/enums';
import { and, eq, sql } from 'drizzle-orm';
import { currentDegrees, endsInTime } from '../../candidates/index.ts';
import { masterPrograms, programName, programs } from '../../catalogue/index.ts';
import type { Db } from '../../database/index.ts';
import { countsAs, outcomes } from '../../hiring/index.ts';
import { users, usersInReach, writtenName } from '../../identity/index.ts';
import type { SignedInUser } from '../../platform/index.ts';
import type { Asked } from './table.ts';

const cases = sql.join(
  outcomeCountValues.map((count) => sql`when ${countsAs(count)} then ${sql.raw(`'${count}'`)}`),
  sql` `,
);

/**
 * A row for each, as a part of a query. The list of students finds the same people by the year and the institute, that of outcomes the
 * outcomes that count.
 */
export const graduatesOf = (db: Db, caller: SignedInUser, { passingYear, instituteID }: Asked) =>
  db
    .select({
      userID: sql<string>`${users.id}`.as('graduate'),
      instituteID: users.parentEntityID,
      fullName: users.fullName,
      name: sql<string>`${writtenName(users)}`.as('written_name'),
      rollNumber: currentDegrees.rollNumber,
      programID: sql<string>`${programs.id}`.as('program'),
      programName: sql<string>`${programName}`.as('program_name'),
      degree: masterPrograms.degree,
      years: sql<number>`ceil(${masterPrograms.durationYears})::int`.as('years'),
      inTime: sql<boolean>`${endsInTime}`.as('in_time'),
      /** What the final outcome counts as; null without one. */
      counted: sql<OutcomeCount | null>`case ${cases} end`.as('counted'),
      kind: outcomes.kind,
      applicationID: outcomes.applicationID,
      organisation: outcomes.organisation,
      title: outcomes.title,
      place: outcomes.place,
      contact: outcomes.contact,
      ctcPaise: outcomes.ctcPaise,
      fixedPaise: outcomes.fixedPaise,
      oneTimePaise: outcomes.oneTimePaise,
      isDivided:
        sql<boolean>`num_nonnulls(${outcomes.fixedPaise}, ${outcomes.oneTimePaise}, ${outcomes.variablePaise}, ${outcomes.stockPaise}, ${outcomes.otherPaise}) > 0`.as(
          'is_divided',
        ),
    })
    .from(users)
    .innerJoin(currentDegrees, eq(currentDegrees.userID, users.id))
    .innerJoin(programs, eq(programs.id, currentDegrees.programID))
    .innerJoin(masterPrograms, eq(masterPrograms.id, programs.masterProgramID))
    .leftJoin(outcomes, and(eq(outcomes.userID, users.id), eq(outcomes.isFinal, true)))
    .where(
      and(
        eq(users.type, 'C'),
        usersInReach(caller),
        eq(currentDegrees.passingYear, passingYear),
        instituteID === undefined ? undefined : eq(users.parentEntityID, instituteID),
      ),
    )
    .as('graduates');

export type Graduates = ReturnType<typeof graduatesOf>;
