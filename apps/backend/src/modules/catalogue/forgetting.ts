/** What a copy of the server keeps of catalogues is forgotten when a row changes, whichever copy changed it. */
import type { Database, Db } from '../../database/open.ts';
import { publish, subscribe } from '../../platform/events.ts';

type Forget = (db: Db) => void;

const keepers: { key: string; forget: Forget }[] = [];

/**
 * To be called once for each catalogue that keeps something.
 * @returns what is to be called after a change: this copy has forgotten at once, the others as soon as they hear of it
 */
export function forgetsWhenChanged(key: string, forget: Forget): (db: Db) => Promise<void> {
  keepers.push({ key, forget });
  return async (db) => {
    forget(db);
    await publish(db, { kind: 'catalogue-changed', key });
  };
}

/** Begins to hear of changes that other copies make. @returns what ends it */
export function hearOfChanges(database: Database): Promise<() => Promise<void>> {
  return subscribe(database, (event) => {
    for (const { key, forget } of keepers) {
      // Without an event some may be missing.
      if (event === null || (event.kind === 'catalogue-changed' && event.key === key)) forget(database.db);
    }
  });
}
