/** Merging a skill that stands twice in the list into the one that stays. */
import { limits } from '@aarambh/forms';
import type { SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import {
  invalidateEverywhere,
  outOfScope,
  signedIn,
  storedText,
  type OperationContext,
  type OperationData,
  type OperationRequest,
} from '../../platform/index.ts';
import {
  changeRow,
  countsOf,
  deleteRow,
  lockPair,
  refuseMerge,
  worded,
  type Pair,
  type Writable,
} from '../../records/index.ts';
import { skills } from '../tables/skills.ts';

type Preview = OperationData<'previewSkillMerge'>['merge'];
type Refusal = Preview['refusals'][number]['code'];
type Skill = typeof skills.$inferSelect;

/** The two skills, by id. */
export interface SkillMerge {
  /** The one that goes. */
  readonly from: string;
  /** The one that stays. */
  readonly into: string;
}

/** What the contexts above know of a skill. */
export interface SkillParts {
  /** How many records of each kind name a row of `skills`. */
  readonly moves: Readonly<Record<keyof Preview['moves'], SQL<number>>>;
  /** Makes up to so many entries of candidates name the one that stays, and returns how many it were. */
  readonly moveEntries: (tx: Transaction, merge: SkillMerge, most: number) => Promise<number>;
  /** The same for all that is left: what staff and companies wrote. */
  readonly moveRest: (tx: Transaction, merge: SkillMerge) => Promise<void>;
  /** Lists whose records name skills. */
  readonly lists: readonly string[];
}

/** Entries that go over in one transaction: what waits for one of them waits for less than a second. */
const batchSize = 1_000;

const refusals: Readonly<Record<Refusal, string>> = {
  same: 'A skill cannot be merged into itself.',
  undecided: 'Decide about this suggestion first.',
  'not-in-use': 'The skill that stays is not in use. Choose one that is.',
  'too-many-names': 'The skill that stays would have too many other names. Take some away first.',
};

/** What a merge would move and what stands against it. Nothing is changed. */
export async function previewMerge(
  parts: SkillParts,
  { params: { id }, query: { intoID } }: OperationRequest<'previewSkillMerge'>,
  context: OperationContext,
): Promise<Preview> {
  refuseOthers(context);
  return context.db.transaction(async (tx) => {
    const { from, into } = await lockPair(tx, skills, { id, intoID });
    return {
      from: { id: from.id, name: from.name },
      into: { id: into.id, name: into.name },
      moves: await countsOf(tx, skills, id, parts.moves),
      refusals: worded(refusalsOf({ from, into }), refusals, context.locale),
    };
  });
}

/**
 * Merges a skill into another one and returns the id of that. Entries of candidates go first, in batches: broken off, both skills stand, and
 * merging again goes on.
 * @param catalogue how skills are written
 * @throws ApiFailure 403 OUT_OF_SCOPE, 404, 409 STALE, 409 ILLEGAL_TRANSITION with the first thing that stands against it
 */
export async function mergeInto(
  parts: SkillParts,
  catalogue: Writable<typeof skills>,
  { params: { id }, body }: OperationRequest<'mergeSkill'>,
  context: OperationContext,
): Promise<string> {
  refuseOthers(context);
  const { intoID } = body;
  const [merge, reason] = [{ from: id, into: intoID }, storedText(body.reason)];
  const checked = async (tx: Transaction) => {
    const both = await lockPair(tx, skills, { id, intoID });
    refuseMerge(both.from, body, refusalsOf(both), refusals);
    return both;
  };
  const moveBatch = (tx: Transaction) => parts.moveEntries(tx, merge, batchSize);
  await context.db.transaction(checked);
  while ((await context.db.transaction(moveBatch)) > 0);
  await context.db.transaction(async (tx) => {
    const { from, into } = await checked(tx);
    // Whoever chose the skill meanwhile waits from here on.
    while ((await moveBatch(tx)) > 0);
    await parts.moveRest(tx, merge);
    const inTransaction = { ...context, db: tx };
    // First, because no two skills may have one name.
    await deleteRow(catalogue, from.id, inTransaction, { reason });
    const values = { aliases: namesAfter(from, into), rowVersion: into.rowVersion };
    await changeRow(catalogue, into.id, values, inTransaction, { reason });
    for (const list of ['skill', ...parts.lists]) await invalidateEverywhere(tx, list);
  });
  return intoID;
}

function refuseOthers(context: OperationContext): void {
  if (signedIn(context).roleScope !== 'all') throw outOfScope('All campuses share the skills.');
}

/** The other names of the skill that stays: its own, and all of the other one. */
function namesAfter(from: Skill, into: Skill): string[] {
  const known = new Set([into.name, ...into.aliases].map((name) => name.toLowerCase()));
  return [...into.aliases, ...[from.name, ...from.aliases].filter((name) => !known.has(name.toLowerCase()))];
}

function refusalsOf({ from, into }: Pair<Skill>): Refusal[] {
  if (from.id === into.id) return ['same'];
  const found: [Refusal, boolean][] = [
    ['undecided', from.status === 'Suggested'],
    ['not-in-use', into.status !== 'Approved' || !into.isActive],
    ['too-many-names', namesAfter(from, into).length > limits.aliases.maxEntries],
  ];
  return found.flatMap(([code, isSo]) => (isSo ? [code] : []));
}
