import { questionForm } from '@aarambh/forms';
import type { components } from '@aarambh/api-client/schema';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { signedIn, type Operations, type SignedInUser } from '../../platform/index.ts';
import { defineCatalogue, nameIfAny, counted } from '../../records/index.ts';
import { companies } from '../../organisations/index.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { jobTemplates } from '../tables/job-templates.ts';
import { skills } from '../../catalogue/index.ts';
import { refuseIfAnswered, saveOptions } from './options.ts';
import { questionOptions, questions } from '../tables/questions.ts';

type Schemas = components['schemas'];
type Question = typeof questions.$inferSelect;

/** What candidates have seen of a question that they answered. */
const asked = ['text', 'answerType', 'language', 'isOptional'] as const;

/** Whether a company's role may change it. */
export const isOwnQuestion = (
  { companyID }: Pick<Question, 'companyID'>,
  { parentEntityID }: SignedInUser,
): boolean => companyID !== null && companyID === parentEntityID;

interface OptionView {
  id: string;
  text: string;
  sortOrder: number;
  isCorrect?: boolean;
}

const options = sql<OptionView[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', ${questionOptions.id}, 'text', ${questionOptions.text},
    'sortOrder', ${questionOptions.sortOrder}, 'isCorrect', ${questionOptions.isCorrect}) order by ${questionOptions.sortOrder})
  from ${questionOptions} where ${questionOptions.questionID} = ${questions.id}), '[]'::jsonb)`;
/** What refers to a question. */
const inJobs = counted(
  sql`from ${jobDescriptions} where ${jobDescriptions.questionIDs} @> array[${questions.id}]`,
);
const inTemplates = counted(
  sql`from ${jobTemplates} where ${jobTemplates.questionIDs} @> array[${questions.id}]`,
);

/** Companies see their own questions and, as everybody, the platform's that are posted. */
export function questionsInScope({ roleScope, parentEntityID }: SignedInUser): SQL | undefined {
  if (roleScope === 'all') return undefined;
  const shared = and(eq(questions.scope, 'Platform'), eq(questions.status, 'Posted'));
  if (roleScope !== 'company' || parentEntityID === null) return shared;
  return or(shared, eq(questions.companyID, parentEntityID));
}

export const questionCatalogue = defineCatalogue({
  key: 'question',
  table: questions,
  readers: ['Manage Question', 'View Question'],
  scope: questionsInScope,
  derived: {
    options,
    skillName: nameIfAny(skills, questions.skillID),
    companyName: nameIfAny(companies, questions.companyID),
    usedCount: sql<number>`${inJobs} + ${inTemplates}`,
  },
  searched: [questions.text],
  filters: {
    purpose: (purpose: Question['purpose']) => eq(questions.purpose, purpose),
    skillID: (skillID: string) => eq(questions.skillID, skillID),
    answerType: (answerType: Question['answerType']) => eq(questions.answerType, answerType),
    status: (status: Question['status']) => eq(questions.status, status),
  },
  sorts: { text: questions.text },
  // Which answer is right does not leave the server for those who are asked.
  view: ({ createdAt, updatedAt, createdBy: _by, updatedBy: _changedBy, ...row }, { type }) => ({
    ...row,
    options: type === 'C' ? row.options.map(({ isCorrect: _isCorrect, ...option }) => option) : row.options,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }),
  item: ({ id, text }) => ({ id, text }),
  download: [
    'id',
    'text',
    'purpose',
    'answerType',
    'skillName',
    'difficulty',
    'usedCount',
    'status',
    'isActive',
  ],
  ownedBy: ['company'],
  addedBy: ['company'],
  isOwn: isOwnQuestion,
  references: { skillID: skills, companyID: companies },
  form: questionForm,
  prepare: async (tx, values, context, before) => {
    const { roleScope, parentEntityID } = signedIn(context);
    if (before !== undefined && asked.some((name) => name in values && values[name] !== before[name])) {
      await refuseIfAnswered(tx, before.id);
    }
    return roleScope === 'company'
      ? { ...values, scope: 'Company' as const, companyID: parentEntityID }
      : values;
  },
  saved: async (tx, question, body, context) => {
    const isJudged = ['options', 'answerType', 'purpose', 'isKnockout'].some((name) => name in body);
    if (!isJudged) return;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract has checked the body
    const wanted = body.options as Schemas['QuestionOptions'] | undefined;
    await saveOptions(tx, question, wanted, { by: signedIn(context).id, now: context.now() });
  },
  keepsValuesOf: [
    'text',
    'purpose',
    'answerType',
    'skillID',
    'difficulty',
    'marks',
    'isKnockout',
    'language',
    'scope',
    'companyID',
    'status',
  ],
  sameAs: ({ text, companyID }) =>
    and(
      sql`lower(${questions.text}) = lower(${text})`,
      sql`${questions.companyID} is not distinct from ${companyID}`,
    ),
  usage: { jobs: inJobs, jobTemplates: inTemplates },
});

export const questionsOperations = {
  listQuestions: questionCatalogue.list,
  countQuestions: questionCatalogue.count,
  getQuestion: questionCatalogue.get,
  addQuestion: questionCatalogue.add,
  updateQuestion: questionCatalogue.update,
  deleteQuestion: questionCatalogue.remove,
  setQuestionStatus: ({ params: { id }, body }, context) =>
    questionCatalogue.decide(id, body, undefined, context),
  downloadQuestions: questionCatalogue.download,
} satisfies Operations;
