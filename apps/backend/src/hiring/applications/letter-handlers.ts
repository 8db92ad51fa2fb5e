/** Reading the letter of an offer. */
import type { MappingStatus } from '@aarambh/api-client/enums';
import { and, eq } from 'drizzle-orm';
import { imageContents, imageFiles, images } from '../../candidates/index.ts';
import { users } from '../../identity/index.ts';
import { notFound, type AnswerFile, type OperationContext, type Operations } from '../../platform/index.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { letterFile } from './letter-document.ts';
import { applicationsInScope } from './move.ts';
import { letterOf } from './offer.ts';
import { standing } from '../statuses/standing.ts';
import { applications } from '../tables/applications.ts';

export const lettersOperations = {
  getOfferLetter: async ({ params: { id }, query: { version } }, context) => ({
    file: await readLetter(context, id, version),
  }),
} satisfies Operations;

/**
 * The letter of an offer that stands, or of an earlier one: the company's own PDF, or the one that is written from the offer.
 * @throws ApiFailure 404 out of the caller's reach, and without an offer that waits or was accepted, or without that version
 */
async function readLetter(
  context: OperationContext,
  id: string,
  version: number | undefined,
): Promise<AnswerFile> {
  const { db, locale } = context;
  const [found] = await db
    .select({ application: applications, status: standing })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(users, eq(users.id, applications.userID))
    .where(and(eq(applications.id, id), applicationsInScope(context)));
  if (found === undefined) throw notFound();
  const { application, status } = found;
  if (version !== undefined) {
    const earlier = application.earlierOffers.find((each) => each.version === version);
    if (earlier === undefined) throw notFound();
    return fileOf(context, earlier.offer, () => letterFile(earlier.letter, locale));
  }
  const { offer } = application;
  if (offer === null || !hasOffer.has(status)) throw notFound();
  return fileOf(context, offer, async () =>
    letterFile(await letterOf(db, { ...application, offer }), locale),
  );
}

/** An offer that waits for its answer or was accepted. */
const hasOffer: ReadonlySet<MappingStatus> = new Set(['Selected', 'Offer Accepted', 'Joined']);

const fileOf = (
  context: OperationContext,
  { letterImageID }: NonNullable<typeof applications.$inferSelect.offer>,
  write: () => Promise<AnswerFile>,
): Promise<AnswerFile> => (letterImageID === undefined ? write() : ownLetter(context, letterImageID));

async function ownLetter({ db, files }: OperationContext, id: string): Promise<AnswerFile> {
  const [file] = await db.select({ name: images.fileName }).from(images).where(eq(images.id, id));
  if (file === undefined) throw notFound();
  return files.answer(imageFiles, eq(imageContents.imageID, id), { ...file, type: 'application/pdf' });
}
