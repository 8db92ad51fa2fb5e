/** CVs as files. Each is printed once and kept, by the printer or for whoever reads it before that, so that nobody reads another one when the engine or a font has changed. */
import { createHash } from 'node:crypto';
import { and, eq, type SQL } from 'drizzle-orm';
import { cvPDF, withoutContact } from '../../candidates/index.ts';
import type { Db } from '../../database/index.ts';
import type { AnswerFile, OperationContext } from '../../platform/index.ts';
import type { Cv } from './freeze.ts';
import { cvFiles, cvPrintings } from '../tables/candidate-profiles.ts';

/** Condition: the file of a CV. @param hasContact the one that says how to reach the person */
const isPrintingOf = ({ id }: Cv, hasContact: boolean): SQL | undefined =>
  and(eq(cvPrintings.cvID, id), eq(cvPrintings.hasContact, hasContact));

/**
 * Prints the file of a CV if it has none yet, as those of the demonstration data.
 * @param hasContact whether it says how to reach the person
 * @returns its checksum
 */
export async function printOnce(db: Db, cv: Cv, hasContact: boolean): Promise<string> {
  const isIt = isPrintingOf(cv, hasContact);
  const [kept] = await db.select({ checksum: cvPrintings.checksum }).from(cvPrintings).where(isIt);
  if (kept) return kept.checksum;
  const content = await cvPDF(hasContact ? cv.frozenData : withoutContact(cv.frozenData));
  const checksum = createHash('sha256').update(content).digest('hex');
  await db.insert(cvPrintings).values({ cvID: cv.id, hasContact, content, checksum }).onConflictDoNothing();
  // Of two that were printed at once the first one stays.
  const [printed] = await db.select({ checksum: cvPrintings.checksum }).from(cvPrintings).where(isIt);
  if (!printed) throw new Error('The CV was not printed.');
  return printed.checksum;
}

type Reader = Pick<OperationContext, 'db' | 'files'>;

/** The file, named after the person. @param options.byLink see `Files` */
export async function cvFile(
  { db, files }: Reader,
  cv: Cv,
  hasContact: boolean,
  options?: { byLink: boolean },
): Promise<AnswerFile> {
  await printOnce(db, cv, hasContact);
  const file = { name: `${cv.frozenData.person.name} CV.pdf`, type: 'application/pdf' };
  return files.answer(cvFiles, isPrintingOf(cv, hasContact), file, options);
}

/** The bytes of the file. */
export async function* cvBytes(
  { db, files }: Reader,
  cv: Cv,
  hasContact: boolean,
): AsyncGenerator<Uint8Array> {
  await printOnce(db, cv, hasContact);
  yield* files.read(cvFiles, isPrintingOf(cv, hasContact));
}
