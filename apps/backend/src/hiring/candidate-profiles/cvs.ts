/** CVs as they were made. */
import { and, desc, eq } from 'drizzle-orm';
import { cvPDF } from '../../candidates/index.ts';
import { users } from '../../identity/index.ts';
import { notFound, type AnswerFile, type OperationData, type Operations } from '../../platform/index.ts';
import { noteReading, readableCv, readableProfiles } from './access.ts';
import { freezeCv, type Cv } from './freeze.ts';
import { unknownTemplate } from './pages.ts';
import { candidateProfiles, cvs } from './tables.ts';
import { ownProfile } from './view.ts';

export const cvsOperations = {
  createCv: ({ params: { id }, body }, context) =>
    context.db.transaction(async (tx) => {
      await ownProfile(tx, context, id);
      const cv = await freezeCv(tx, id, { templateID: body.cvTemplateID, now: context.now() });
      if (!cv) throw unknownTemplate();
      return { data: { cv: cvView(cv) } };
    }),

  getCandidateProfilePdf: async ({ params: { id } }, context) => {
    const [newest] = await context.db
      .select({ cv: cvs })
      .from(cvs)
      .innerJoin(candidateProfiles, eq(candidateProfiles.id, cvs.candidateProfileID))
      .innerJoin(users, eq(users.id, candidateProfiles.userId))
      .where(and(eq(candidateProfiles.id, id), readableProfiles(context)))
      .orderBy(desc(cvs.generatedAt), desc(cvs.id))
      .limit(1);
    if (!newest) throw notFound();
    await noteReading(context, 'cv', newest.cv.userId, [newest.cv.id]);
    return { file: await cvFile(newest.cv) };
  },

  getCv: async ({ params: { id } }, context) => ({ data: { cv: cvView(await readableCv(context, id)) } }),

  getCvPdf: async ({ params: { id } }, context) => ({ file: await cvFile(await readableCv(context, id)) }),
} satisfies Operations;

/** The document, named after the person. */
export const cvFile = async ({ frozenData }: Pick<Cv, 'frozenData'>): Promise<AnswerFile> => ({
  name: `${frozenData.person.name} CV.pdf`,
  type: 'application/pdf',
  content: await cvPDF(frozenData),
});

function cvView(cv: Cv): OperationData<'getCv'>['cv'] {
  const { id, candidateProfileID, cvTemplateID, templateVersion, checksum, pdfImageID, generatedAt } = cv;
  return {
    id,
    candidateProfileID,
    cvTemplateID,
    templateVersion,
    checksum,
    pdfImageID,
    generatedAt: generatedAt.toISOString(),
  };
}
