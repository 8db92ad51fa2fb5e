/** Files of questions: the options of each in one column, those that are right in another. */
import type { SQL } from 'drizzle-orm';
import type { SignedInUser } from '../../platform/index.ts';
import { skills } from '../../catalogue/index.ts';
import { companies, companiesInScope } from '../../organisations/index.ts';
import { createImporter, type Composed } from '../../records/index.ts';
import { questionCatalogue } from './handlers.ts';
import { readOptions } from './options.ts';
import type { questions } from '../tables/questions.ts';

const texts = { type: 'array', items: { type: 'string' } };

const composed: Composed = {
  headings: { options: texts, rightOptions: texts },
  compose: async (tx, cells, stored) => {
    if (cells.options === undefined && cells.rightOptions === undefined) return {};
    const before = stored === undefined ? [] : await readOptions(tx, stored.id);
    const right = textsIn(cells.rightOptions)?.map((text) => text.toLowerCase());
    const wanted = (textsIn(cells.options) ?? before.map(({ text }) => text)).map((text) => ({
      text,
      isCorrect: right
        ? right.includes(text.toLowerCase())
        : before.some((option) => option.isCorrect && option.text.toLowerCase() === text.toLowerCase()),
    }));
    const told = (options: readonly { text: string; isCorrect: boolean }[]) =>
      JSON.stringify(options.map(({ text, isCorrect }) => [text, isCorrect]));
    return told(wanted) === told(before) ? {} : { options: wanted };
  },
};

const textsIn = (cell: unknown): string[] | undefined => (Array.isArray(cell) ? cell.map(String) : undefined);

type Question = typeof questions.$inferSelect;

/** The platform and each company have questions of their own. */
function sameQuestion(values: Readonly<Record<string, unknown>>, caller: SignedInUser): SQL | undefined {
  const own = caller.roleScope === 'company' ? { companyID: caller.parentEntityID } : {};
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what tells a question, of a row that the contract has typed
  return questionCatalogue.declaration.sameAs({ companyID: null, ...values, ...own } as Question);
}

export const questionImporter = createImporter(questionCatalogue.declaration, {
  kind: 'question',
  add: 'addQuestion',
  update: 'updateQuestion',
  columns: [
    'text',
    'language',
    'purpose',
    'answerType',
    'options',
    'rightOptions',
    'isKnockout',
    'skillID',
    'difficulty',
    'marks',
    'scope',
    'companyID',
  ],
  identifiedBy: ['text'],
  alsoBy: ['companyID'],
  example: {
    text: 'Which shift can you work in?',
    language: 'en',
    purpose: 'Screening',
    answerType: 'Single',
    options: 'Morning; Evening; Either',
    rightOptions: 'Either',
    isKnockout: 'false',
    scope: 'Platform',
  },
  composed,
  sameAs: sameQuestion,
  references: (caller) => ({
    skillID: { table: skills, name: skills.name },
    companyID: { table: companies, name: companies.name, among: companiesInScope(caller) },
  }),
});
