import { eq } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { currentDegrees } from '../tables/profile.ts';

/** The roll number that a student has given for the present studies; null without one. */
export async function findRollNumber(db: Db, userID: string): Promise<string | null> {
  const [found] = await db
    .select({ rollNumber: currentDegrees.rollNumber })
    .from(currentDegrees)
    .where(eq(currentDegrees.userID, userID));
  return found?.rollNumber ?? null;
}
