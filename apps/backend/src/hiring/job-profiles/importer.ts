/** Files of job profiles. Their skills are named in two columns, and a third says how much each of them counts. */
import type { components } from '@aarambh/api-client/schema';
import { validationFailed } from '../../platform/index.ts';
import { createImporter, type Composed } from '../../records/index.ts';
import { programName, programs, skills } from '../../catalogue/index.ts';
import { jobProfileCatalogue, lateralJobProfileCatalogue } from './handlers.ts';

type WeightedSkill = components['schemas']['WeightedSkill'];

const names = { type: 'array', items: { type: 'string' } };
const skill = { table: skills, name: skills.name };

/**
 * Gives each skill its weight, 1 to 5, in the order in which the skills are named.
 * @throws ApiFailure 422 for other than one for each
 */
function weighted(skillsOf: readonly WeightedSkill[], weights: unknown): readonly WeightedSkill[] {
  // That there are none is told for the skills themselves.
  if (!Array.isArray(weights) || skillsOf.length === 0) return skillsOf;
  const refused = (code: string, message: string) =>
    validationFailed([{ path: 'skillWeights', code, message }]);
  if (weights.length !== skillsOf.length) {
    throw refused('count', 'Write one number for each skill: first those that are a must, then the others.');
  }
  if (weights.some((each) => !Number.isInteger(each) || each < 1 || each > 5)) {
    throw refused('outOfRange', 'Write whole numbers from 1 to 5.');
  }
  return skillsOf.map((each, at) => ({ ...each, weight: Number(weights[at]) }));
}

/** The skills that candidates must have, and the others. A column that says nothing leaves its part as it is. */
const composed: Composed = {
  headings: {
    mustHaveSkills: names,
    otherSkills: names,
    skillWeights: { type: 'array', items: { type: 'integer' } },
  },
  headingOf: { skills: 'mustHaveSkills' },
  compose: (_tx, cells, stored) => {
    const { mustHaveSkills, otherSkills, skillWeights } = cells;
    if ([mustHaveSkills, otherSkills, skillWeights].every((cell) => cell === undefined)) return {};
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a column of both tables
    const before = (stored?.skills ?? []) as readonly WeightedSkill[];
    const part = (cell: unknown, mustHave: boolean): WeightedSkill[] =>
      Array.isArray(cell)
        ? cell.map((skillID) => ({
            ...before.find((each) => each.skillID === skillID),
            skillID: String(skillID),
            mustHave,
          }))
        : before.filter((each) => (each.mustHave === true) === mustHave);
    const wanted = weighted([...part(mustHaveSkills, true), ...part(otherSkills, false)], skillWeights);
    const told = (list: readonly WeightedSkill[]) =>
      JSON.stringify(
        list.map(({ skillID, mustHave = false, weight }) => `${skillID} ${mustHave} ${weight}`).toSorted(),
      );
    return told(wanted) === told(before) ? {} : { skills: wanted };
  },
};

export const jobProfileImporter = createImporter(jobProfileCatalogue.declaration, {
  kind: 'jobProfile',
  add: 'addJobProfile',
  update: 'updateJobProfile',
  columns: [
    'title',
    'sectorID',
    'descriptionHtml',
    'mustHaveSkills',
    'otherSkills',
    'skillWeights',
    'degrees',
    'programIDs',
    'typicalCtcMinPaise',
    'typicalCtcMaxPaise',
  ],
  identifiedBy: ['title'],
  example: {
    title: 'Release engineer trainee',
    sectorID: 'Application software',
    descriptionHtml: 'Prepares and watches releases.',
    mustHaveSkills: 'Java',
    otherSkills: 'SQL',
    skillWeights: '5; 3',
    degrees: 'ENGINEERING',
    typicalCtcMinPaise: '40000000',
    typicalCtcMaxPaise: '60000000',
  },
  composed,
  references: () => ({
    mustHaveSkills: skill,
    otherSkills: skill,
    programIDs: { table: programs, name: programName },
  }),
});

export const lateralJobProfileImporter = createImporter(lateralJobProfileCatalogue.declaration, {
  kind: 'jobProfileLateral',
  add: 'addJobProfileLateral',
  update: 'updateJobProfileLateral',
  columns: [
    'title',
    'level',
    'functionalArea',
    'sectorID',
    'descriptionHtml',
    'mustHaveSkills',
    'otherSkills',
    'skillWeights',
    'experienceMinMonths',
    'experienceMaxMonths',
    'typicalCtcMinPaise',
    'typicalCtcMaxPaise',
  ],
  identifiedBy: ['title', 'level'],
  example: {
    title: 'Release engineer',
    level: 'Senior',
    functionalArea: 'Engineering',
    sectorID: 'Application software',
    mustHaveSkills: 'Java',
    otherSkills: 'SQL',
    skillWeights: '5; 3',
    experienceMinMonths: '36',
    experienceMaxMonths: '84',
  },
  composed,
  references: () => ({ mustHaveSkills: skill, otherSkills: skill }),
});
