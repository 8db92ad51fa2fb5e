/** Adding, changing and deleting one's own candidate profiles. */
import { candidateProfileForm, validate } from '@aarambh/forms';
import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import { mayChooseTemplate } from '../../candidates/index.ts';
import type { Transaction } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import {
  ApiFailure,
  failedFieldsOf,
  localized,
  notFound,
  outOfScope,
  signedIn,
  stale,
  storedText,
  validationFailed,
  type FailedField,
  type OperationContext,
  type OperationRequest,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { jobProfiles, lateralJobProfiles } from '../tables/job-profiles.ts';
import { candidateProfiles } from '../tables/candidate-profiles.ts';
import type { Profile } from './view.ts';

type Creation = OperationRequest<'addCandidateProfile'>['body'];
type Change = OperationRequest<'updateCandidateProfile'>['body'];
type Values = Omit<Change, 'rowVersion'>;
type Sections = NonNullable<Values['sections']>;

/** Profiles of one person. */
const maxProfiles = 6;

/** What an entry says can be put in other words here; marks, levels and names of skills come from the profile alone. */
const reworded: ReadonlySet<string> = new Set(['experience', 'projects', 'achievements']);

/**
 * Adds a profile for the caller; the first one becomes the default.
 * @throws ApiFailure 403 for others than candidates, 409 QUOTA_EXCEEDED or DUPLICATE, 422
 */
export async function addProfile(
  tx: Transaction,
  context: OperationContext,
  body: Creation,
): Promise<string> {
  const caller = signedIn(context);
  if (caller.type !== 'C') throw outOfScope('Only candidates have CVs of their own.');
  await lockOwner(tx, caller.id);
  const [counted] = await tx
    .select({ all: count() })
    .from(candidateProfiles)
    .where(eq(candidateProfiles.userID, caller.id));
  const others = counted?.all ?? 0;
  if (others >= maxProfiles) {
    throw new ApiFailure(
      409,
      'QUOTA_EXCEEDED',
      localized('You have {most} CVs, and that is the most. Delete one to add another.', {
        most: maxProfiles,
      }),
    );
  }
  const values = await accepted(tx, context, body, undefined);
  const isDefault = others === 0 || body.isDefault === true;
  if (isDefault) await clearDefault(tx, caller.id);
  const [row] = await tx
    .insert(candidateProfiles)
    .values({
      ...values,
      name: storedText(body.name),
      language: body.language,
      isDefault,
      userID: caller.id,
      createdAt: context.now(),
      updatedAt: context.now(),
      createdBy: caller.id,
      updatedBy: caller.id,
    })
    .returning({ id: candidateProfiles.id });
  if (!row) throw new Error('The candidate profile was not written.');
  await note(tx, context, 'added', row.id, Object.keys(body));
  return row.id;
}

/** Changes a profile of the caller. @throws ApiFailure 404, 409 STALE or DUPLICATE, 422 */
export async function changeProfile(
  tx: Transaction,
  context: OperationContext,
  id: string,
  { rowVersion, ...body }: Change,
): Promise<void> {
  const before = await lockProfile(tx, context, id);
  if (before.rowVersion !== rowVersion) throw stale(before.rowVersion);
  const values = await accepted(tx, context, body, before);
  if (body.isDefault === true && !before.isDefault) await clearDefault(tx, before.userID);
  await tx
    .update(candidateProfiles)
    .set({
      ...values,
      isDefault: before.isDefault || body.isDefault === true,
      updatedAt: context.now(),
      updatedBy: before.userID,
      rowVersion: sql`${candidateProfiles.rowVersion} + 1`,
    })
    .where(eq(candidateProfiles.id, id));
  await note(tx, context, 'changed', id, Object.keys(body));
}

/** Deletes a profile of the caller. @throws ApiFailure 404 */
export async function deleteProfile(tx: Transaction, context: OperationContext, id: string): Promise<void> {
  const { userID, isDefault } = await lockProfile(tx, context, id);
  await tx.delete(candidateProfiles).where(eq(candidateProfiles.id, id));
  if (isDefault) {
    const [next] = await tx
      .select({ id: candidateProfiles.id })
      .from(candidateProfiles)
      .where(eq(candidateProfiles.userID, userID))
      .orderBy(desc(candidateProfiles.updatedAt), desc(candidateProfiles.id))
      .limit(1);
    if (next) {
      await tx.update(candidateProfiles).set({ isDefault: true }).where(eq(candidateProfiles.id, next.id));
    }
  }
  await note(tx, context, 'deleted', id, []);
}

/** Changes of one person's profiles happen one after the other. */
async function lockOwner(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
}

async function lockProfile(tx: Transaction, context: OperationContext, id: string): Promise<Profile> {
  const own = signedIn(context).id;
  await lockOwner(tx, own);
  const [profile] = await tx
    .select()
    .from(candidateProfiles)
    .where(and(eq(candidateProfiles.id, id), eq(candidateProfiles.userID, own)));
  if (!profile) throw notFound();
  return profile;
}

async function clearDefault(tx: Transaction, userID: string): Promise<void> {
  await tx
    .update(candidateProfiles)
    .set({ isDefault: false })
    .where(and(eq(candidateProfiles.userID, userID), eq(candidateProfiles.isDefault, true)));
}

/** What is sent, as it is stored. @throws ApiFailure 409 DUPLICATE, 422 */
async function accepted(
  tx: Transaction,
  context: OperationContext,
  { isDefault: _default, ...body }: Values,
  before: Profile | undefined,
): Promise<Partial<Profile>> {
  const { name, headline, summary, sections, ...choices } = body;
  const values = {
    ...choices,
    ...(name !== undefined && { name: storedText(name) }),
    ...(headline !== undefined && { headline: storedText(headline ?? '') || null }),
    ...(summary !== undefined && { summary: storedText(summary ?? '') || null }),
    ...(sections !== undefined && { sections: storedSections(sections) }),
  };
  const failed = [
    ...validateSections(values.sections ?? []),
    ...(await validateReferences(tx, context, values, before)),
    ...betweenFields({ ...before, ...values }),
  ];
  if (failed.length > 0) throw validationFailed(failed);
  if (values.name !== undefined) await refuseSameName(tx, context, values.name, before?.id);
  return values;
}

function betweenFields(record: Partial<Profile>): readonly FailedField[] {
  const verdict = validate(candidateProfileForm.between, candidateProfileForm.fromRecord(record));
  return verdict.ok ? [] : failedFieldsOf(verdict.errors);
}

function storedSections(sections: Sections): Sections {
  return sections.map(({ title, text, itemTexts, ...section }) => {
    const texts = (itemTexts ?? []).map((each) => ({ ...each, text: storedText(each.text) }));
    return {
      ...section,
      ...(title !== undefined && storedText(title) !== '' && { title: storedText(title) }),
      ...(text !== undefined && storedText(text) !== '' && { text: storedText(text) }),
      ...(texts.length > 0 && { itemTexts: texts }),
    };
  });
}

function validateSections(sections: Sections): readonly FailedField[] {
  const keys = sections.map(({ key }) => key);
  return sections.flatMap(({ key, itemTexts = [] }, index) => [
    ...(keys.indexOf(key) === index
      ? []
      : [{ path: `sections.${index}.key`, code: 'duplicate', message: 'Name each section once.' }]),
    ...(itemTexts.length === 0 || reworded.has(key)
      ? []
      : [
          {
            path: `sections.${index}.itemTexts`,
            code: 'fixed',
            message: 'What stands here comes from your profile. Change it there.',
          },
        ]),
  ]);
}

/** The template is one that the caller may choose now, or the one that the profile has; the role is there. */
async function validateReferences(
  tx: Transaction,
  context: OperationContext,
  { cvTemplateID, jobProfileID, jobProfileLateralID }: Partial<Profile>,
  before: Profile | undefined,
): Promise<readonly FailedField[]> {
  const unknown = (path: string) => ({ path, code: 'unknown', message: 'Choose a record from the list.' });
  const isThere = async (table: typeof jobProfiles | typeof lateralJobProfiles, id: string) =>
    (await tx.$count(table, and(eq(table.id, id), eq(table.isActive, true)))) > 0;
  const isNew = (
    name: 'cvTemplateID' | 'jobProfileID' | 'jobProfileLateralID',
    id: string | null | undefined,
  ) => (typeof id === 'string' && id !== before?.[name] ? id : undefined);
  const template = isNew('cvTemplateID', cvTemplateID);
  const role = isNew('jobProfileID', jobProfileID);
  const lateral = isNew('jobProfileLateralID', jobProfileLateralID);
  return [
    ...(template === undefined || (await mayChooseTemplate(tx, signedIn(context), template))
      ? []
      : [unknown('cvTemplateID')]),
    ...(role === undefined || (await isThere(jobProfiles, role)) ? [] : [unknown('jobProfileID')]),
    ...(lateral === undefined || (await isThere(lateralJobProfiles, lateral))
      ? []
      : [unknown('jobProfileLateralID')]),
  ];
}

async function refuseSameName(
  tx: Transaction,
  context: OperationContext,
  name: string,
  id = '',
): Promise<void> {
  const [same] = await tx
    .select({ id: candidateProfiles.id })
    .from(candidateProfiles)
    .where(
      and(
        eq(candidateProfiles.userID, signedIn(context).id),
        sql`lower(${candidateProfiles.name}) = lower(${name})`,
        ne(candidateProfiles.id, id),
      ),
    );
  if (same) {
    throw new ApiFailure(409, 'DUPLICATE', 'There is a record with this name already.', {
      details: { id: same.id },
    });
  }
}

/** The trail, which cannot be erased, keeps which fields were sent and none of the words. */
async function note(
  tx: Transaction,
  context: OperationContext,
  action: 'added' | 'changed' | 'deleted',
  entityID: string,
  fields: readonly string[],
): Promise<void> {
  const subjectID = signedIn(context).id;
  await audit(tx, context, { action, entityType: 'candidateProfile', entityID, subjectID, fields });
}
