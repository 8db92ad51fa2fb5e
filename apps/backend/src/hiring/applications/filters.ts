/** Which of the people for a job the filters of the list keep. */
import type { MappingStatus } from '@aarambh/api-client/enums';
import { and, eq, gte, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { academics, candidateSkills, currentDegrees } from '../../candidates/index.ts';
import { cities } from '../../catalogue/index.ts';
import { contains } from '../../database/index.ts';
import { candidates, users } from '../../identity/index.ts';
import type { OperationRequest, SignedInUser } from '../../platform/index.ts';
import { standingFor } from '../statuses/standing.ts';
import { stageCondition } from './stage.ts';
import { applications } from '../tables/applications.ts';

type Query = OperationRequest<'listEligibleStudents'>['query'];

type Job = Parameters<typeof standingFor>[0];

/** What people for a job are asked for by, apart from page and order. */
export type PeopleQuery = Omit<Query, 'pageNo' | 'pageSize' | 'cursor' | 'sort'>;

// Eligible is whoever has not decided: nobody has a row that says so.
const standsAt = (status: MappingStatus, job: Job): SQL | undefined =>
  status === 'Eligible' ? isNull(applications.userID) : eq(standingFor(job), status);

/** The conditions of all filters but the verdict. */
export function keptBy(caller: SignedInUser, query: PeopleQuery, job: Job): (SQL | undefined)[] {
  const { search, status, programID, degree, instituteID, passingYear, minCgpa, maxLiveBacklogs } = query;
  const { skillID, cityID, optionID, rollNumbers, stage } = query;
  // A company reads the roll number of those who have applied, and finds nobody else by it.
  const hasRoll = caller.type === 'E' ? isNotNull(applications.appliedAt) : undefined;
  return [
    status && standsAt(status, job),
    search === undefined ? undefined : isCalledOrHasRoll(search, query.jdID, caller.type === 'E'),
    programID === undefined ? undefined : eq(currentDegrees.programID, programID),
    degree && sql`${currentDegrees.degree} = ${degree}`,
    instituteID === undefined ? undefined : eq(users.parentEntityID, instituteID),
    passingYear === undefined ? undefined : eq(currentDegrees.passingYear, passingYear),
    minCgpa === undefined ? undefined : gte(currentDegrees.cgpa, minCgpa),
    maxLiveBacklogs === undefined || maxLiveBacklogs === -1
      ? undefined
      : lte(academics.liveBacklogs, maxLiveBacklogs),
    cityID === undefined ? undefined : livesOrWorksIn(cityID),
    optionID === undefined
      ? undefined
      : sql`${applications.answers} @> ${JSON.stringify([{ optionIDs: [optionID] }])}::jsonb`,
    stage && stageCondition[stage],
    rollNumbers === undefined
      ? undefined
      : and(
          hasRoll,
          sql`lower(${currentDegrees.rollNumber}) = any(${sql.param(listed(rollNumbers))}::text[])`,
        ),
    skillID === undefined
      ? undefined
      : sql`exists (select from ${candidateSkills} where ${candidateSkills.userID} = ${users.id} and ${candidateSkills.skillID} = ${skillID})`,
  ];
}

// Found by themselves, so that the index of each is used, and together, so that few people are read.
function isCalledOrHasRoll(search: string, jdID: string, isOfApplicantsAlone: boolean): SQL {
  const applied = sql`exists (select from ${applications} where ${applications.userID} = ${currentDegrees.userID}
    and ${applications.jdID} = ${jdID} and ${isNotNull(applications.appliedAt)})`;
  return sql`${users.id} in (select ${users.id} from ${users} where ${contains(users.fullName, search)}
    union all select ${currentDegrees.userID} from ${currentDegrees}
    where ${and(contains(currentDegrees.rollNumber, search), isOfApplicantsAlone ? applied : undefined)})`;
}

/** Lives in the city, or would like to work there. */
const livesOrWorksIn = (
  cityID: string,
): SQL => sql`(${candidates.preferredCityIDs} @> array[${cityID}]::text[]
  or lower(${candidates.city}) = (select lower(${cities.name}) from ${cities} where ${cities.id} = ${cityID}))`;

/** Roll numbers of a list, as they are compared. */
const listed = (rollNumbers: string): string[] =>
  rollNumbers.split(',').flatMap((each) => (each.trim() === '' ? [] : [each.trim().toLowerCase()]));
