/** Files of job profiles. Their skills are named in two columns; how much each counts is said in the form. */
import type { components } from '@aarambh/api-client/schema';
import { createImporter, type Composed } from '../../records/index.ts';
import { programName, programs, skills } from '../../catalogue/index.ts';
import { jobProfileCatalogue, lateralJobProfileCatalogue } from './handlers.ts';

type WeightedSkill = components['schemas']['WeightedSkill'];

const names = { type: 'array', items: { type: 'string' } };
const skill = { table: skills, name: skills.name };

/** The skills that candidates must have, and the others. A column that says nothing leaves its part as it is. */
const composed: Composed = {
  headings: { mustHaveSkills: names, otherSkills: names },
  headingOf: { skills: 'mustHaveSkills' },
  compose: (_tx, cells, stored) => {
    if (cells.mustHaveSkills === undefined && cells.otherSkills === undefined) return {};
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
    const wanted = [...part(cells.mustHaveSkills, true), ...part(cells.otherSkills, false)];
    const told = (list: readonly WeightedSkill[]) =>
      JSON.stringify(list.map(({ skillID, mustHave = false }) => `${skillID} ${mustHave}`).toSorted());
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
    experienceMinMonths: '36',
    experienceMaxMonths: '84',
  },
  composed,
  references: () => ({ mustHaveSkills: skill, otherSkills: skill }),
});
