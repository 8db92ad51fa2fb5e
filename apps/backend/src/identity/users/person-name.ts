import { sql, type Column, type SQL } from 'drizzle-orm';

/** What `personName` of the forms writes, where the database puts the name together. */
export const writtenName = ({
  firstName,
  lastName,
}: Readonly<Record<'firstName' | 'lastName', Column>>): SQL<string> =>
  sql<string>`case when lower(${firstName}) = lower(${lastName}) then ${firstName} else trim(${firstName} || ' ' || ${lastName}) end`;
