import * as z from 'zod/mini';
import { optionalRecords, requiredRecords, type RecordField } from '../../records/recordField.ts';
import { limits } from '../../rules/index.ts';
import { failed } from '../../rules/rule.ts';

/** A skill of a job: how much it counts, 1 to 5, and whether nobody fits without it. */
type WeightedSkill = { skillID: string; weight?: number | undefined; mustHave?: boolean | undefined };

const shape = z.array(
  z.strictObject({
    skillID: z.string(),
    weight: z.optional(z.number()),
    mustHave: z.optional(z.boolean()),
  }),
);

const weighted = (ids: RecordField<string, string[]>): RecordField<string, WeightedSkill[]> => ({
  ...ids,
  rule: (typed) =>
    ids.write(typed).length > limits.weightedSkills
      ? failed('tooMany', { max: limits.weightedSkills })
      : ids.rule(typed),
  shape,
  read: (stored) => ids.read((stored ?? []).map(({ skillID }) => skillID)),
  write: (typed) => ids.write(typed).map((skillID) => ({ skillID })),
});

type Words = Parameters<typeof requiredRecords>[0];

/** What a job takes, as skills of the catalogue. One that is sent without its weight keeps what it had. */
export const weightedSkills = (words: Words) => weighted(requiredRecords(words));

/** As `weightedSkills`, or none yet. */
export const optionalWeightedSkills = (words: Words) => weighted(optionalRecords(words));
