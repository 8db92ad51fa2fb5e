/** The skills of a candidate. Unlike the other lists they are sent several at a time. */
import { numberBetween, webAddress } from '@aarambh/forms';
import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import {
  indianDate,
  type Locale,
  type OperationContext,
  type OperationData,
  type OperationRequest,
} from '../../platform/index.ts';
import { audit, nameIn } from '../../records/index.ts';
import { skills } from '../../catalogue/index.ts';
import type { RemovableSection } from './entries.ts';
import { ownerToChange, ownerToRead } from './owner.ts';
import { candidateSkills } from '../tables/profile.ts';
import { holds, obeys, refuseFailed, storedBody, unknown, type Verdict, noMoreThan } from './values.ts';

type Body = OperationRequest<'saveCandidateSkills'>['body'];
type Row = typeof candidateSkills.$inferSelect & { skillName: string };
type View = OperationData<'getCandidateSkills'>['skills'][number];

/** Skills of one person. */
export const mostSkills = 40;
const firstYear = 1990;

export const skillsSection: RemovableSection<Row> = {
  name: 'skills',
  audience: 'staff',
  find: (db, userID) => findSkills(db, userID),
  ownerOf: async (db, id) =>
    (await db.select().from(candidateSkills).where(eq(candidateSkills.id, id)))[0]?.userID,
  remove: (tx, id) => tx.delete(candidateSkills).where(eq(candidateSkills.id, id)),
};

export async function readSkills(context: OperationContext, userID?: string): Promise<View[]> {
  const owner = await ownerToRead(context.db, context, 'staff', userID);
  return (await findSkills(context.db, owner.id, context.locale)).map(view);
}

/** The skills of a person whom the caller may see. */
export async function skillsOf(db: Db, userID: string): Promise<View[]> {
  return (await findSkills(db, userID)).map(view);
}

/**
 * Adds skills, or changes those that are there already; with `replace` the others are removed.
 * @returns all skills of the candidate
 * @throws ApiFailure 404 out of scope, 422
 */
export async function saveSkills(context: OperationContext, sent: Body): Promise<View[]> {
  const { userID, replace = false, skills: chosen } = storedBody(sent);
  return context.db.transaction(async (tx) => {
    const owner = await ownerToChange(tx, context, 'staff', userID);
    const before = await findSkills(tx, owner.id);
    const ids = new Set(chosen.map(({ skillID }) => skillID));
    const dropped = before.filter(({ skillID }) => !ids.has(skillID));
    const choosable = await choosableSkills(tx, [...ids], before);
    const year = Number(indianDate(context.now()).slice(0, 4));
    refuseFailed([
      holds('skills', ids.size === chosen.length, 'duplicate', 'Name each skill once.'),
      noMoreThan('skills', ids.size + (replace ? 0 : dropped.length), mostSkills),
      ...chosen.flatMap((each, index) => validate(each, `skills.${index}`, { choosable, year })),
    ]);
    if (replace && dropped.length > 0) {
      const gone = dropped.map(({ id }) => id);
      await tx.delete(candidateSkills).where(inArray(candidateSkills.id, gone));
    }
    for (const { skillID, proficiency, months, lastUsedYear, evidenceUrl } of chosen) {
      const values = {
        proficiency,
        months: months ?? null,
        lastUsedYear: lastUsedYear ?? null,
        evidenceUrl: evidenceUrl ?? null,
        updatedAt: context.now(),
      };
      await tx
        .insert(candidateSkills)
        .values({ ...values, skillID, userID: owner.id, createdAt: context.now() })
        .onConflictDoUpdate({ target: [candidateSkills.userID, candidateSkills.skillID], set: values });
    }
    await audit(tx, context, {
      action: 'saved',
      entityType: 'skills',
      entityID: owner.id,
      subjectID: owner.id,
      fields: ['skills'],
    });
    return (await findSkills(tx, owner.id, context.locale)).map(view);
  });
}

function validate(
  skill: Body['skills'][number],
  path: string,
  { choosable, year }: { choosable: ReadonlySet<string>; year: number },
): Verdict[] {
  const { skillID, lastUsedYear } = skill;
  return [
    choosable.has(skillID) ? null : unknown(`${path}.skillID`),
    lastUsedYear === undefined
      ? null
      : obeys(`${path}.lastUsedYear`, String(lastUsedYear), numberBetween({ min: firstYear, max: year })),
    obeys(`${path}.evidenceUrl`, skill.evidenceUrl, webAddress),
  ];
}

/** Those that staff have approved, and those that the candidate has anyway. */
async function choosableSkills(
  db: Db,
  ids: readonly string[],
  before: readonly Row[],
): Promise<ReadonlySet<string>> {
  const approved = await db
    .select({ id: skills.id })
    .from(skills)
    .where(and(inArray(skills.id, [...ids]), eq(skills.status, 'Approved'), eq(skills.isActive, true)));
  return new Set([...approved.map(({ id }) => id), ...before.map(({ skillID }) => skillID)]);
}

function findSkills(db: Db, userID: string, locale: Locale = 'en'): Promise<Row[]> {
  return db
    .select({ ...getTableColumns(candidateSkills), skillName: nameIn(skills, locale) })
    .from(candidateSkills)
    .innerJoin(skills, eq(skills.id, candidateSkills.skillID))
    .where(eq(candidateSkills.userID, userID))
    .orderBy(asc(candidateSkills.createdAt), asc(candidateSkills.id));
}

function view(row: Row): View {
  const { months, lastUsedYear } = row;
  return {
    id: row.id,
    skillID: row.skillID,
    skillName: row.skillName,
    proficiency: row.proficiency,
    ...(months === null ? {} : { months }),
    ...(lastUsedYear === null ? {} : { lastUsedYear }),
    evidenceUrl: row.evidenceUrl,
    checkedScore: row.checkedScore,
    checkedAt: row.checkedAt?.toISOString() ?? null,
  };
}
