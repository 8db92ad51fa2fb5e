/** Reading the letter of an offer. */
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { imageContents, images } from '../../candidates/index.ts';
import { users } from '../../identity/index.ts';
import { notFound, type AnswerFile, type OperationContext, type Operations } from '../../platform/index.ts';
import { jobDescriptions } from '../job-descriptions/tables.ts';
import { letterFile } from './letter-document.ts';
import { writeLetter } from './letter.ts';
import { applicationsInScope } from './move.ts';
import { standing } from './standing.ts';
import { applications } from './tables.ts';

export const lettersOperations = {
  getOfferLetter: async ({ params: { id } }, context) => ({ file: await readLetter(context, id) }),
} satisfies Operations;

/**
 * The letter of an offer that stands: the company's own PDF, or the one that is written from the offer.
 * @throws ApiFailure 404 out of the caller's reach, and without an offer that waits or was accepted
 */
async function readLetter(context: OperationContext, id: string): Promise<AnswerFile> {
  const { db, locale } = context;
  const [found] = await db
    .select({ application: applications })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(users, eq(users.id, applications.userId))
    .where(
      and(
        eq(applications.id, id),
        isNotNull(applications.offer),
        inArray(standing, ['Selected', 'Offer Accepted', 'Joined']),
        applicationsInScope(context),
      ),
    );
  const offer = found?.application.offer;
  if (found === undefined || offer == null) throw notFound();
  const { application } = found;
  if (offer.letterImageID !== undefined) return ownLetter(context, offer.letterImageID);
  // Offers from before letters were kept have none.
  const letter =
    application.letter ??
    (await writeLetter(db, application, offer, application.decidedAt ?? application.updatedAt));
  return letterFile(letter, locale);
}

async function ownLetter({ db }: OperationContext, id: string): Promise<AnswerFile> {
  const [file] = await db
    .select({ name: images.fileName, content: imageContents.content })
    .from(images)
    .innerJoin(imageContents, eq(imageContents.imageID, images.id))
    .where(eq(images.id, id));
  if (file === undefined) throw notFound();
  return { name: file.name, type: 'application/pdf', content: Buffer.from(file.content) };
}
