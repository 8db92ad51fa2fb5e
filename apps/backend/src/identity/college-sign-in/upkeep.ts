import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import type { Resealed, Seal } from '../../platform/index.ts';
import { collegeSignIns } from '../tables/college-sign-ins.ts';

/** Puts the secrets of all colleges under the key that seals now. Can be broken off and run again at any time. */
export async function resealColleges(db: Db, seal: Pick<Seal, 'reseal'>): Promise<Resealed> {
  let [resealed, unreadable] = [0, 0];
  const rows = await db.select().from(collegeSignIns).where(isNotNull(collegeSignIns.sealedClientSecret));
  for (const { instituteID, sealedClientSecret } of rows) {
    try {
      const anew = seal.reseal(sealedClientSecret ?? '');
      if (anew === null) continue;
      const isAsRead = and(
        eq(collegeSignIns.instituteID, instituteID),
        eq(collegeSignIns.sealedClientSecret, sealedClientSecret ?? ''),
      );
      await db.update(collegeSignIns).set({ sealedClientSecret: anew }).where(isAsRead);
      resealed += 1;
    } catch {
      unreadable += 1;
    }
  }
  return { resealed, unreadable };
}
