import type { Operations } from '../../platform/index.ts';
import { deleteQuestion, questionView, readBank, saveQuestion, setTest } from './bank.ts';
import { finishTest, readOwnTest, saveAnswers, startTest } from './own-test.ts';

/** Short timed tests: the company's questions, which of them a round asks, and the candidate who answers them. */
export const testsOperations = {
  listTestQuestions: async ({ params: { id } }, context) => ({ data: await readBank(context, id) }),

  saveTestQuestion: async ({ params: { id }, body }, context) => ({
    data: { testQuestion: questionView(await saveQuestion(context, id, body)) },
  }),

  deleteTestQuestion: async ({ params: { id }, query: { questionID } }, context) => {
    await deleteQuestion(context, id, questionID);
    return { data: null };
  },

  setRoundTest: async ({ params: { id }, body }, context) => {
    await setTest(context, id, body);
    return { data: await readBank(context, id) };
  },

  getOwnTest: async ({ params: { id } }, context) => ({ data: { ownTest: await readOwnTest(context, id) } }),

  startOwnTest: async ({ params: { id } }, context) => {
    await startTest(context, id);
    return { data: { ownTest: await readOwnTest(context, id) } };
  },

  saveTestAnswers: async ({ params: { id }, body: { answers } }, context) => {
    await saveAnswers(context, id, answers);
    return { data: null };
  },

  finishOwnTest: async ({ params: { id } }, context) => {
    await finishTest(context, id);
    return { data: { ownTest: await readOwnTest(context, id) } };
  },
} satisfies Operations;
