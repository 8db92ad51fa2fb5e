import { eq, getTableColumns } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { institutes, universities } from '../../organisations/index.ts';
import { notFound } from '../../platform/index.ts';
import { academics, currentDegrees, educationStages } from '../tables/profile.ts';

export interface StoredMarks {
  degree: typeof currentDegrees.$inferSelect;
  /** Of grades at the university; null where it says none. */
  usualScale: (typeof currentDegrees.$inferSelect)['cgpaScale'];
  academics: typeof academics.$inferSelect | undefined;
  stages: readonly (typeof educationStages.$inferSelect)[];
}

/** What is known of a student's marks. @throws ApiFailure 404 who has not said what they study has nothing that results could belong to */
export async function storedMarks(tx: Transaction, userID: string): Promise<StoredMarks> {
  const [found] = await tx
    .select({ degree: getTableColumns(currentDegrees), usualScale: universities.cgpaScale })
    .from(currentDegrees)
    .leftJoin(institutes, eq(institutes.id, currentDegrees.instituteID))
    .leftJoin(universities, eq(universities.id, institutes.universityID))
    .where(eq(currentDegrees.userID, userID));
  if (!found) throw notFound();
  const [summary] = await tx.select().from(academics).where(eq(academics.userID, userID));
  const stages = await tx.select().from(educationStages).where(eq(educationStages.userID, userID));
  return { ...found, academics: summary, stages };
}
