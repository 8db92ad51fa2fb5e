import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { companies, institutes } from '../../organisations/index.ts';
import type { Viewer } from '../../identity/index.ts';
import { countUnchecked } from './students.ts';

/** Organisations and profiles that nobody has checked yet. */
export async function countVerifications(db: Db, viewer: Viewer) {
  return {
    companies: await countUncheckedOf(db, companies),
    institutes: await countUncheckedOf(db, institutes),
    profiles: await countUnchecked(db, viewer),
  };
}

/** Organisations in use that nobody has checked yet. */
export function countUncheckedOf(db: Db, table: typeof companies | typeof institutes): Promise<number> {
  return db.$count(
    table,
    and(eq(table.isActive, true), inArray(table.verificationStatus, ['Unverified', 'Pending'])),
  );
}
