/** What others see of the request to erase a person. */
import { sql } from 'drizzle-orm';
import { nameOfPerson } from '../users/staff.ts';
import { users } from '../tables/users.ts';
import { erasureRequests } from '../tables/erasure.ts';

/** Name of the member of staff who asked for the person of a request; null when the person did. */
export const askedBy = sql<string | null>`case when ${erasureRequests.requestedBy} is not null
  then coalesce(${nameOfPerson(erasureRequests.requestedBy)}, 'Aarambh') end`;

/** As the contract writes a moment. */
const instantFormat = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`);

const ofPerson = sql`from ${erasureRequests} where ${erasureRequests.userID} = ${users.id}`;

/** Of a row of `users`: when the person is to be erased, and which member of staff has asked for it. */
export const erasureOfPerson = {
  erasureDueAt: sql<
    string | null
  >`(select to_char(${erasureRequests.dueAt} at time zone 'UTC', ${instantFormat}) ${ofPerson})`,
  erasureAskedBy: sql<string | null>`(select ${askedBy} ${ofPerson})`,
};
