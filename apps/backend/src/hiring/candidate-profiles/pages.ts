/** A profile as pages: what can be chosen for it, and a preview. */
import { cvSectionKeyValues } from '@aarambh/api-client/enums';
import { and, eq } from 'drizzle-orm';
import {
  checkCv,
  composeCv,
  cvPhoto,
  isChosen,
  cvPictures,
  cvTemplates,
  findUsualTemplate,
  mayChooseTemplate,
  readCvRecord,
  sectionTitles,
} from '../../candidates/index.ts';
import type { Db } from '../../database/index.ts';
import {
  inLanguage,
  outOfScope,
  signedIn,
  validationFailed,
  type OperationContext,
  type Operations,
  type SignedInUser,
} from '../../platform/index.ts';
import { candidateProfiles } from '../tables/candidate-profiles.ts';

type Template = typeof cvTemplates.$inferSelect;

export const cvPagesOperations = {
  listCvEntries: async (_request, context) => {
    const { id } = candidateOf(context);
    const { locale: language } = context;
    const { entries } = await readCvRecord(context.db, id, language);
    return {
      data: {
        cvEntries: cvSectionKeyValues.map((key) => ({
          key,
          title: inLanguage(sectionTitles[key], language),
          entries: entries[key].map(({ points, details: _details, url: _url, ...entry }) => ({
            ...entry,
            text: points.join('\n') || null,
          })),
        })),
      },
    };
  },

  previewCv: async ({ body }, context) => {
    const caller = candidateOf(context);
    const { headline = null, summary = null, sections = [], style = {}, language } = body;
    const template = await templateFor(context.db, caller, body.cvTemplateID ?? null);
    if (!template) throw unknownTemplate();
    const record = await readCvRecord(context.db, caller.id, language);
    const photo = await cvPhoto(context.db, caller.id, { style }, template);
    const cv = composeCv(record, { headline, summary, sections, style, language }, template, photo);
    const pages = await cvPictures(cv);
    const checks = checkCv(
      cv,
      {
        pages: pages.length,
        required: new Set(template.sections.filter(({ required }) => required).map(({ key }) => key)),
        chosen: sections.filter(isChosen),
        isTemplateWithdrawn: !(await mayChooseTemplate(context.db, caller, template.id)),
      },
      context.locale,
    );
    return { data: { preview: { pages, pageLimit: template.pageLimit, checks } } };
  },
} satisfies Operations;

/** @throws ApiFailure 403 for others than candidates */
function candidateOf(context: OperationContext): SignedInUser {
  const caller = signedIn(context);
  if (caller.type !== 'C') throw outOfScope('Only candidates have CVs of their own.');
  return caller;
}

export const unknownTemplate = () =>
  validationFailed([{ path: 'cvTemplateID', code: 'unknown', message: 'Choose a record from the list.' }]);

/** A template that somebody may choose now or uses already; without an id the usual one. Undefined: there is none. */
export async function templateFor(
  db: Db,
  owner: Pick<SignedInUser, 'id' | 'isFresher' | 'parentEntityID'>,
  id: string | null,
): Promise<Template | undefined> {
  if (id === null) return findUsualTemplate(db, owner);
  const [template] = await db.select().from(cvTemplates).where(eq(cvTemplates.id, id));
  if (!template || (await mayChooseTemplate(db, owner, id))) return template;
  const used = await db.$count(
    candidateProfiles,
    and(eq(candidateProfiles.userID, owner.id), eq(candidateProfiles.cvTemplateID, id)),
  );
  return used > 0 ? template : undefined;
}
