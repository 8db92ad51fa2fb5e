/** Where somebody who is shortlisted stands in the selection of the job. */
import type { SelectionStage } from '@aarambh/api-client/enums';
import { sql, type SQL } from 'drizzle-orm';
import { applications } from '../tables/applications.ts';
import { roundEntries, rounds } from '../tables/rounds.ts';

/** In a round of the application's job this came of it, and the closing was carried out. */
const came = (
  result: 'Passed' | 'Waiting list',
  more: SQL,
): SQL => sql`(${applications.status} = 'Shortlisted'
  and exists (select from ${rounds} r join ${roundEntries} e on e.round_id = r.id
    where r.job_description_id = ${applications.jdID} and e.mapping_id = ${applications.id}
      and r.state = 'Closed' and e.result = ${result} and e.settled_at is not null and ${more}))`;

const isLast = sql`not exists (select from ${rounds} later
  where later.job_description_id = r.job_description_id and later.place > r.place)`;

/** Conditions on `applications`. */
export const stageCondition: Readonly<Record<SelectionStage, SQL>> = {
  'Ready for an offer': came('Passed', isLast),
  'Waiting list': came('Waiting list', sql`true`),
};
