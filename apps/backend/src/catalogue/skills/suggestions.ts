/** Skills that candidates miss: they suggest one, staff decide. */
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import {
  ApiFailure,
  forbidden,
  invalidateEverywhere,
  notFound,
  outOfScope,
  signedIn,
  stale,
  storedText,
  validationFailed,
  type OperationContext,
  type OperationRequest,
} from '../../platform/index.ts';
import { audit, changeRow, deleteRow, type Writable } from '../../records/index.ts';
import { knownNames, skills } from '../tables/skills.ts';

type Skill = typeof skills.$inferSelect;
type Decision = OperationRequest<'decideSkill'>['body'];

/** What staff have decided about the suggestion of a candidate. */
export interface SkillVerdict {
  userID: string;
  /** As it was suggested. */
  name: string;
  verdict: Decision['verdict'];
  /** The skill that it is another name of. */
  sameAs: string | null;
  reason: string | null;
}

/** Most suggestions of one person that may wait. */
const mostWaiting = 10;

/** What whoever suggests may see of a skill. */
const shown = ({ id, name, category, status }: Skill) => ({ id, name, category, status });

/** The skill of that name or alias, or a new suggestion. @throws ApiFailure 403 for others than candidates, 409 for too many that wait */
export async function suggest(
  { body }: Pick<OperationRequest<'suggestSkill'>, 'body'>,
  context: OperationContext,
) {
  const { id: userID, type } = signedIn(context);
  if (type !== 'C') throw forbidden('Candidates suggest skills. Staff add them.');
  const name = storedText(body.name);
  return context.db.transaction(async (tx) => {
    const [known] = await tx
      .select()
      .from(skills)
      .where(sql`${knownNames} @> array[lower(${name})]`)
      .limit(1);
    if (known) return { data: { skill: shown(known) } };
    // Two at once are counted one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`skills.suggestedBy ${userID}`}))`);
    const waiting = await tx.$count(
      skills,
      and(eq(skills.suggestedBy, userID), eq(skills.status, 'Suggested')),
    );
    if (waiting >= mostWaiting) {
      throw new ApiFailure(409, 'ILLEGAL_TRANSITION', 'Wait until staff have looked at your suggestions.');
    }
    const [skill] = await tx
      .insert(skills)
      .values({
        name,
        category: body.category ?? 'Technical',
        status: 'Suggested',
        // Nobody can choose it before it is approved.
        isActive: false,
        suggestedBy: userID,
        createdBy: userID,
        updatedBy: userID,
        createdAt: context.now(),
        updatedAt: context.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (!skill) throw new ApiFailure(409, 'DUPLICATE', 'Somebody has just suggested this. Try again.');
    await audit(tx, context, {
      action: 'added',
      entityType: 'skill',
      entityID: skill.id,
      subjectID: skill.id,
      fields: Object.keys(body),
    });
    return { data: { skill: shown(skill) } };
  });
}

/** A suggestion becomes a choice by a verdict, of which the candidate hears. @throws ApiFailure 409 for one that waits */
export async function refuseUndecided({ db }: OperationContext, id: string): Promise<void> {
  if ((await db.$count(skills, and(eq(skills.id, id), eq(skills.status, 'Suggested')))) === 0) return;
  throw new ApiFailure(409, 'ILLEGAL_TRANSITION', 'Decide about this suggestion first.');
}

/** @throws ApiFailure 409 for a skill that waits for a verdict, and for one that was refused: nobody may choose it */
export async function refuseUnapproved(context: OperationContext, id: string): Promise<void> {
  await refuseUndecided(context, id);
  if ((await context.db.$count(skills, and(eq(skills.id, id), eq(skills.status, 'Refused')))) === 0) return;
  throw new ApiFailure(409, 'ILLEGAL_TRANSITION', 'This skill was refused. Change its approval first.');
}

/**
 * Decides about a suggestion and returns the id of the skill that comes of it.
 * @param catalogue how skills are written
 * @param tell tells the candidate
 * @throws ApiFailure 403 OUT_OF_SCOPE, 404, 409 STALE or ILLEGAL_TRANSITION, 422
 */
export async function decide(
  catalogue: Writable<typeof skills>,
  tell: (db: Db, verdict: SkillVerdict, now: Date) => Promise<void>,
  { params: { id }, body }: OperationRequest<'decideSkill'>,
  context: OperationContext,
): Promise<string> {
  if (signedIn(context).roleScope !== 'all') throw outOfScope('All campuses share the skills.');
  const { verdict, sameAsID, rowVersion } = body;
  const reason = storedText(body.reason ?? '') || null;
  if (verdict === 'Refused' && reason === null) throw validationFailed([missing('reason')]);
  if (verdict === 'Alias' && (sameAsID === undefined || sameAsID === id)) {
    throw validationFailed([missing('sameAsID')]);
  }
  return context.db.transaction(async (tx) => {
    const [skill] = await tx.select().from(skills).where(eq(skills.id, id)).for('update');
    if (!skill) throw notFound();
    if (skill.status !== 'Suggested') {
      throw new ApiFailure(409, 'ILLEGAL_TRANSITION', 'This has been decided already.');
    }
    if (skill.rowVersion !== rowVersion) throw stale(skill.rowVersion);
    const inTransaction = { ...context, db: tx };
    let sameAs: Skill | undefined;
    if (verdict === 'Alias') {
      [sameAs] = await tx
        .select()
        .from(skills)
        .where(and(eq(skills.id, sameAsID ?? ''), eq(skills.status, 'Approved')))
        .for('update');
      if (!sameAs) throw validationFailed([missing('sameAsID')]);
      // First, because no two skills may have one name.
      await deleteRow(catalogue, id, inTransaction);
      const values = { aliases: [...sameAs.aliases, skill.name], rowVersion: sameAs.rowVersion };
      await changeRow(catalogue, sameAs.id, values, inTransaction);
    } else {
      const values = { status: verdict, isActive: verdict === 'Approved', rowVersion };
      await changeRow(catalogue, id, values, inTransaction, reason === null ? {} : { reason });
    }
    await invalidateEverywhere(tx, 'skill');
    if (skill.suggestedBy !== null) {
      const about = { userID: skill.suggestedBy, name: skill.name, verdict, reason };
      await tell(tx, { ...about, sameAs: sameAs?.name ?? null }, context.now());
    }
    return sameAs?.id ?? id;
  });
}

const missing = (path: string) => ({ path, code: 'required', message: 'This is needed for the decision.' });
