/** Sessions of many people, opened as the server opens them, without their signing in. */
import { readConfig } from '../apps/backend/src/config/index.ts';
import { openDatabase } from '../apps/backend/src/database/index.ts';
import { openSession } from '../apps/backend/src/identity/auth/sessions.ts';
import { users } from '../apps/backend/src/identity/tables/users.ts';
import { loadKeys } from '../apps/backend/src/platform/keys.ts';

export interface Person {
  id: string;
  headers: Record<string, string>;
}

/**
 * @param secret of the servers: their tokens are signed with a key of it
 * @returns one for each of the ids that is known
 */
export async function openSessions(
  { url, secret }: { url: string; secret: string },
  ids: readonly string[],
): Promise<Person[]> {
  const sessions = await openDatabase({ kind: 'postgres', url });
  const keys = loadKeys(readConfig({ SERVER_SECRET: secret, DATABASE_URL: url }));
  const opening = { keys, now: new Date(), client: { address: '127.0.0.1', userAgent: 'bench' } };
  const people: Person[] = [];
  const wanted = new Set(ids);
  for (const user of await sessions.db.select().from(users)) {
    if (!wanted.has(user.id)) continue;
    const token = await sessions.db.transaction((tx) => openSession(tx, user, opening));
    people.push({ id: user.id, headers: { authorization: `Bearer ${token}` } });
  }
  await sessions.close();
  return people;
}
