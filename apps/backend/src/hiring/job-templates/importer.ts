/** Files of job templates. Of their criteria a file has those that are one number or one list; the others are given in the form. */
import { degreeValues } from '@aarambh/api-client/enums';
import type { components } from '@aarambh/api-client/schema';
import { sql, type SQL } from 'drizzle-orm';
import type { SignedInUser } from '../../platform/index.ts';
import { skills } from '../../catalogue/index.ts';
import { companies, companiesInScope } from '../../organisations/index.ts';
import { createImporter, type Composed } from '../../records/index.ts';
import { jobProfileCatalogue, lateralJobProfileCatalogue } from '../job-profiles/handlers.ts';
import { jobProfiles, lateralJobProfiles } from '../tables/job-profiles.ts';
import { questionsInScope } from '../questions/handlers.ts';
import { questions } from '../tables/questions.ts';
import { jobTemplateCatalogue } from './handlers.ts';
import type { jobTemplates } from '../tables/job-templates.ts';

type Round = components['schemas']['Round'];

const number = { type: 'integer' };

/** The criteria that a cell can say. */
const criteria = {
  degrees: { type: 'array', items: { type: 'string', enum: [...degreeValues] } },
  passingYears: { type: 'array', items: number },
  minSSC: { type: 'number' },
  minHSC: { type: 'number' },
  minDiploma: { type: 'number' },
  hscOrDiploma: { type: 'boolean' },
  maxLiveBacklogs: number,
  maxDeadBacklogs: number,
  maxGapYears: number,
  minExperienceMonths: number,
  maxExperienceMonths: number,
  minSkillMatch: { type: 'number' },
};

type Cells = Readonly<Record<string, unknown>>;

/** The criteria that a row says, over those that are stored. */
function criteriaOf(cells: Cells, stored: Cells | undefined) {
  const given = Object.keys(criteria).flatMap((name) =>
    cells[name] === undefined ? [] : [[name, cells[name]] as const],
  );
  const { criteria: kept } = stored ?? {};
  const before = typeof kept === 'object' && kept !== null ? kept : {};
  const isSame = given.every(
    ([name, value]) => JSON.stringify(Reflect.get(before, name)) === JSON.stringify(value),
  );
  return isSame ? {} : { criteria: { ...before, ...Object.fromEntries(given) } };
}

/** The criteria, and the names of the rounds in their order; what else is known of a round stays with its name. */
const composed: Composed = {
  headings: { rounds: { type: 'array', items: { type: 'string' } }, ...criteria },
  compose: (_tx, cells, stored) => ({ ...criteriaOf(cells, stored), ...roundsOf(cells, stored) }),
};

function roundsOf({ rounds }: Cells, stored: Cells | undefined) {
  if (!Array.isArray(rounds)) return {};
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a column of job templates
  const before = (stored?.rounds ?? []) as readonly Round[];
  const names = rounds.map(String);
  const isSame = JSON.stringify(names) === JSON.stringify(before.map(({ name }) => name));
  if (isSame) return {};
  return {
    rounds: names.map((name, at) => ({
      ...before.find((round) => round.name === name),
      name,
      order: at + 1,
    })),
  };
}

type Template = typeof jobTemplates.$inferSelect;

/** The platform and each company have templates of their own. */
function sameTemplate(values: Readonly<Record<string, unknown>>, caller: SignedInUser): SQL | undefined {
  const own = caller.roleScope === 'company' ? { companyID: caller.parentEntityID } : {};
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what tells a template, of a row that the contract has typed
  return jobTemplateCatalogue.declaration.sameAs({ companyID: null, ...values, ...own } as Template);
}

export const jobTemplateImporter = createImporter(jobTemplateCatalogue.declaration, {
  kind: 'jobTemplate',
  add: 'addJobTemplate',
  update: 'updateJobTemplate',
  columns: [
    'name',
    'title',
    'jobProfileID',
    'jobProfileLateralID',
    'descriptionHtml',
    'responsibilities',
    'skillIDs',
    'questionIDs',
    'rounds',
    ...Object.keys(criteria),
    'scope',
    'companyID',
  ],
  identifiedBy: ['name'],
  alsoBy: ['companyID'],
  example: {
    name: 'Trainee, tests',
    title: 'Test engineer trainee',
    jobProfileID: 'Test engineer trainee',
    descriptionHtml: 'Writes and runs tests.',
    responsibilities: 'Write tests; Run them',
    skillIDs: 'Java; SQL',
    rounds: 'Aptitude test; Interview',
    degrees: 'ENGINEERING',
    minSSC: '60',
    maxLiveBacklogs: '0',
    scope: 'Platform',
  },
  composed,
  sameAs: sameTemplate,
  references: (caller) => ({
    jobProfileID: {
      table: jobProfiles,
      name: jobProfiles.title,
      among: jobProfileCatalogue.declaration.scope?.(caller),
    },
    jobProfileLateralID: {
      table: lateralJobProfiles,
      name: sql`${lateralJobProfiles.title} || ', ' || ${lateralJobProfiles.level}`,
      among: lateralJobProfileCatalogue.declaration.scope?.(caller),
    },
    skillIDs: { table: skills, name: skills.name },
    questionIDs: { table: questions, name: questions.text, among: questionsInScope(caller) },
    companyID: { table: companies, name: companies.name, among: companiesInScope(caller) },
  }),
});
