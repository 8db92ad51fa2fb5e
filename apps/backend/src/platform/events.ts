/**
 * What every copy of the server has to hear of at once. Events travel through the database, so a copy hears its own and those of
 * all others, and one that is published in a transaction is heard when that is committed, or never.
 */
import { sql } from 'drizzle-orm';
import type { Database, Db } from '../database/index.ts';

export type ServerEvent =
  /** A notification was sent or recalled. */
  | { kind: 'notification'; id: string }
  /** A person has read notifications of a type. */
  | { kind: 'read'; userID: string; type: 'Broadcast' | 'Critical' }
  /** Sessions were ended before their time. */
  | { kind: 'sessions-ended'; ids: readonly string[] }
  /** Rows of a catalogue were added, changed or removed. */
  | { kind: 'catalogue-changed'; key: string }
  /** Jobs were closed or cancelled: their applications have to be moved. */
  | { kind: 'jobs-ended' }
  /** A round was closed: what follows for its people has to be done. */
  | { kind: 'round-closed' }
  /** Codes of a test were given: their people have to hear of them. */
  | { kind: 'codes-given' };

const channel = 'aarambh_events';

/** Ids in one event; PostgreSQL takes at most 8000 bytes at once. */
const idsAtOnce = 150;

/** Tells every copy of the server. */
export async function publish(db: Db, event: ServerEvent): Promise<void> {
  if (event.kind === 'sessions-ended' && event.ids.length > idsAtOnce) {
    await publish(db, { kind: event.kind, ids: event.ids.slice(0, idsAtOnce) });
    return publish(db, { kind: event.kind, ids: event.ids.slice(idsAtOnce) });
  }
  await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(event)})`);
}

/**
 * Hears the events of all copies.
 * @param hear gets null when events may be missing
 * @returns what ends it
 */
export function subscribe(
  database: Pick<Database, 'listen'>,
  hear: (event: ServerEvent | null) => void,
): Promise<() => Promise<void>> {
  return database.listen(channel, (message) => hear(message === null ? null : read(message)));
}

/** Only this program publishes on the channel; a newer copy may know more kinds than this one, which nothing here matches. */
function read(message: string): ServerEvent | null {
  try {
    return JSON.parse(message);
  } catch {
    // Somebody else wrote on our channel, so what we were to hear is not known.
    return null;
  }
}
