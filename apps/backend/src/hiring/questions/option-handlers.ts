/** The options of questions one by one, for programs; the form of a question writes them as one list. */
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import {
  invalidateEverywhere,
  notFound,
  outOfScope,
  signedIn,
  type OperationContext,
  type Operations,
} from '../../platform/index.ts';
import { counted, defineCatalogue } from '../../records/index.ts';
import { applications } from '../tables/applications.ts';
import { isOwnQuestion, questionCatalogue, questionsInScope } from './handlers.ts';
import { validateOptions, readOptions, refuseIfAnswered } from './options.ts';
import { questionOptions, questions } from '../tables/questions.ts';

const chosen = counted(sql`from ${applications} where ${applications.answers} @>
  jsonb_build_array(jsonb_build_object('questionID', ${questionOptions.questionID},
    'optionIDs', jsonb_build_array(${questionOptions.id})))`);

const optionCatalogue = defineCatalogue({
  key: 'options',
  table: questionOptions,
  readers: ['Manage Question', 'View Question'],
  scope: (caller) => {
    const reached = questionsInScope(caller);
    return reached === undefined
      ? undefined
      : sql`exists (select from ${questions} where ${questions.id} = ${questionOptions.questionID} and ${reached})`;
  },
  ownedBy: ['company'],
  addedBy: ['company'],
  searched: [questionOptions.text],
  filters: { questionID: (id: string) => eq(questionOptions.questionID, id) },
  sorts: { sortOrder: questionOptions.sortOrder, text: questionOptions.text },
  view: ({ createdAt, updatedAt, createdBy: _by, updatedBy: _changedBy, isCorrect, ...row }, { type }) => ({
    ...row,
    ...(type === 'C' ? {} : { isCorrect }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }),
  item: ({ id, text }) => ({ id, text }),
  download: ['id', 'questionID', 'text', 'sortOrder'],
  prepare: async (tx, values, context, before) => {
    const question = await lockQuestion(tx, values.questionID ?? before?.questionID ?? '', context);
    const isWithdrawal = Object.keys(values).every((name) => name === 'isActive');
    if (!isWithdrawal) await refuseIfAnswered(tx, question.id);
    if (before !== undefined) return values;
    const stored = await readOptions(tx, question.id);
    return { sortOrder: (stored.at(-1)?.sortOrder ?? 0) + 1, ...values };
  },
  saved: async (tx, { questionID }, _body, context) => {
    const question = await lockQuestion(tx, questionID, context);
    const stored = await readOptions(tx, questionID);
    validateOptions(
      question,
      stored.filter(({ isActive }) => isActive),
    );
  },
  sameAs: ({ questionID, text }) =>
    and(eq(questionOptions.questionID, questionID), sql`lower(${questionOptions.text}) = lower(${text})`),
  usage: { applications: chosen },
});

/** The question of an option within what the caller may change, kept from others until the transaction ends. */
async function lockQuestion(tx: Transaction, id: string, context: OperationContext) {
  const caller = signedIn(context);
  const [question] = await tx
    .select()
    .from(questions)
    .where(and(eq(questions.id, id), questionsInScope(caller)))
    .for('update');
  if (question === undefined) throw notFound();
  if (caller.roleScope !== 'all' && !isOwnQuestion(question, caller)) {
    throw outOfScope('All campuses share this record. Only the platform can change it.');
  }
  return question;
}

export const optionsOperations = {
  listOptions: optionCatalogue.list,
  countOptions: optionCatalogue.count,
  getOption: optionCatalogue.get,
  addOption: async (call, context) => changed(await optionCatalogue.add(call, context), context),
  updateOption: async (call, context) => changed(await optionCatalogue.update(call, context), context),
  setOptionStatus: async (call, context) => changed(await optionCatalogue.setActive(call, context), context),
  deleteOption: async (call, context) => {
    const { data } = await optionCatalogue.get(call, context);
    const { id, questionID } = data.options;
    await context.db.transaction(async (tx) => {
      const question = await lockQuestion(tx, questionID, context);
      await refuseIfAnswered(tx, questionID);
      const others = (await readOptions(tx, questionID)).filter((option) => option.id !== id);
      validateOptions(
        question,
        others.filter(({ isActive }) => isActive),
      );
    });
    return changed(await optionCatalogue.remove(call, context), context);
  },
} satisfies Operations;

/** A question is read with its options. */
async function changed<Answer>(answer: Answer, { db }: OperationContext): Promise<Answer> {
  await invalidateEverywhere(db, questionCatalogue.key);
  return answer;
}
