/** CVs as they were made. */
import { and, desc, eq } from 'drizzle-orm';
import { cvPictures, withoutContact } from '../../candidates/index.ts';
import type { Db } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import { notFound, type OperationData, type Operations } from '../../platform/index.ts';
import { noteReading, readableCv, readableProfiles } from './access.ts';
import { makeCv, type Cv } from './freeze.ts';
import { tellOfOpening } from './notices.ts';
import { unknownTemplate } from './pages.ts';
import { cvFile, printOnce } from './printings.ts';
import { candidateProfiles, cvs } from '../tables/candidate-profiles.ts';
import { ownProfile } from './view.ts';

export const cvsOperations = {
  createCv: async ({ params: { id }, body }, context) => {
    const cv = await context.db.transaction(async (tx) => {
      await ownProfile(tx, context, id);
      return makeCv(tx, id, { templateID: body.cvTemplateID, now: context.now() });
    });
    if (!cv) throw unknownTemplate();
    return { data: { cv: await cvView(context.db, cv, true) } };
  },

  getCandidateProfilePdf: async ({ params: { id } }, context) => {
    const [newest] = await context.db
      .select({ cv: cvs })
      .from(cvs)
      .innerJoin(candidateProfiles, eq(candidateProfiles.id, cvs.candidateProfileID))
      .innerJoin(users, eq(users.id, candidateProfiles.userID))
      .where(and(eq(candidateProfiles.id, id), readableProfiles(context)))
      .orderBy(desc(cvs.generatedAt), desc(cvs.id))
      .limit(1);
    if (!newest) throw notFound();
    await noteReading(context, 'cv', newest.cv.userID, [newest.cv.id]);
    return { file: await cvFile(context, newest.cv, true) };
  },

  getCv: async ({ params: { id } }, context) => {
    const { cv, hasContact } = await readableCv(context, id);
    return { data: { cv: await cvView(context.db, cv, hasContact) } };
  },

  getCvPdf: async ({ params: { id } }, context) => {
    const { cv, hasContact } = await readableCv(context, id);
    const file = await cvFile(context, cv, hasContact);
    await tellOfOpening(context, cv);
    return { file };
  },

  getCvPages: async ({ params: { id } }, context) => {
    const { cv, hasContact } = await readableCv(context, id);
    const document = hasContact ? cv.frozenData : withoutContact(cv.frozenData);
    const pages = await cvPictures(document);
    await tellOfOpening(context, cv);
    return { data: { cvPages: { pages, headline: document.person.headline, sections: textOf(document) } } };
  },
} satisfies Operations;

/** What the pages of a CV say, for whoever cannot see them or has no room for them. */
const textOf = ({ sections }: Cv['frozenData']): OperationData<'getCvPages'>['cvPages']['sections'] =>
  sections
    .map(({ title, text, entries }) => ({
      title,
      text,
      entries: entries.map((entry) => ({
        title: entry.title,
        facts: [entry.subtitle, entry.period, entry.result, entry.details, entry.url].filter(
          (fact) => fact !== null,
        ),
        points: [...entry.points],
      })),
    }))
    .filter(({ text, entries }) => text !== null || entries.length > 0);

/** @param hasContact whether the checksum is of the file that says how to reach the person */
async function cvView(db: Db, cv: Cv, hasContact: boolean): Promise<OperationData<'getCv'>['cv']> {
  const { id, candidateProfileID, cvTemplateID, templateVersion, generatedAt } = cv;
  const checksum = await printOnce(db, cv, hasContact);
  return {
    id,
    candidateProfileID,
    cvTemplateID,
    templateVersion,
    checksum,
    generatedAt: generatedAt.toISOString(),
  };
}
