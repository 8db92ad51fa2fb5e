/** Opening the database, and the columns that tables share. Other folders import from this file alone. */
export { isDatabaseAway } from './away.ts';
export { nextUnclaimed } from './claim.ts';
export { connecting } from './client.ts';
export { collected, collectedFirst } from './collected.ts';
export { bytes, entityColumns, instant, primaryID } from './columns.ts';
export { oneOf } from './constraints.ts';
export { openDatabase, startDatabase } from './open.ts';
export type { Connections, Database, DatabaseLocation, Db, Transaction } from './database.ts';
export { readHosts } from './hosts.ts';
export { holdTransaction } from './held-transaction.ts';
export { contains, offsetOf } from './pages.ts';
export { partOfQuery } from './part-of-query.ts';
export { columnsWithout, underAnID, writtenBy, type Person, type PersonalData } from './personal.ts';
export { perDatabase } from './prepared.ts';
export { usualCheckoutTimeout, usualConnections } from './pool.ts';
export { followReplica, type Replica, type ReplicaLocation } from './replica.ts';
export { seededID } from './seeded-id.ts';
