/** CVs as files. Each is printed once and kept, by the printer or for whoever reads it before that, so that nobody reads another one when the engine or a font has changed. */
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { cvPDF, withoutContact } from '../../candidates/index.ts';
import type { Db } from '../../database/index.ts';
import type { AnswerFile } from '../../platform/index.ts';
import type { Cv } from './freeze.ts';
import { cvPrintings } from '../tables/candidate-profiles.ts';

type Printing = typeof cvPrintings.$inferSelect;

/**
 * The file of a CV; printed now if it has none yet, as those of the demonstration data.
 * @param hasContact whether it says how to reach the person
 */
export async function printingOf(db: Db, cv: Cv, hasContact: boolean): Promise<Printing> {
  const isIt = and(eq(cvPrintings.cvID, cv.id), eq(cvPrintings.hasContact, hasContact));
  const [kept] = await db.select().from(cvPrintings).where(isIt);
  if (kept) return kept;
  const content = await cvPDF(hasContact ? cv.frozenData : withoutContact(cv.frozenData));
  const checksum = createHash('sha256').update(content).digest('hex');
  await db.insert(cvPrintings).values({ cvID: cv.id, hasContact, content, checksum }).onConflictDoNothing();
  // Of two that were printed at once the first one stays.
  const [printed] = await db.select().from(cvPrintings).where(isIt);
  if (!printed) throw new Error('The CV was not printed.');
  return printed;
}

/** The file, named after the person. */
export async function cvFile(db: Db, cv: Cv, hasContact: boolean): Promise<AnswerFile> {
  const { content } = await printingOf(db, cv, hasContact);
  return {
    name: `${cv.frozenData.person.name} CV.pdf`,
    type: 'application/pdf',
    content: Buffer.from(content),
  };
}
