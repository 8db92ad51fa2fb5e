import { sql } from 'drizzle-orm';
import { users } from '../users/tables.ts';

/** First and last name of a person, as one value of a row. */
export const fullName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;
