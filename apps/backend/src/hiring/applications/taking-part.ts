/** Who takes part in the rounds of a job. */
import { sql, type SQL } from 'drizzle-orm';
import { applications } from '../tables/applications.ts';
import { roundEntries, rounds } from '../tables/rounds.ts';

/** Where an application stands that goes on in the selection. */
export const inSelection = ['Applied', 'On Hold', 'Shortlisted'] as const;

/** Whether somebody who stands there goes on in the selection. */
export const isInSelection = (status: string): boolean => (inSelection as readonly string[]).includes(status);

/** Condition on `applications` and `rounds`: the application is in the round. */
export const takesPart: SQL = sql`(
  exists (select from ${roundEntries} where ${roundEntries.roundID} = ${rounds.id} and ${roundEntries.applicationID} = ${applications.id})
  or ${rounds.isFor} = 'Applied'
  or (${applications.status} = 'Shortlisted' and coalesce((
    select e.result = 'Passed' and e.settled_at is not null from ${rounds} b
    left join ${roundEntries} e on e.round_id = b.id and e.mapping_id = ${applications.id}
    where b.job_description_id = ${rounds.jdID} and b.place < ${rounds.order} order by b.place desc limit 1
  ), not exists (select from ${rounds} b where b.job_description_id = ${rounds.jdID} and b.place < ${rounds.order}))))`;
