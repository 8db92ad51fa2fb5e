import * as z from 'zod/mini';
import { defineForm } from '../../definition/defineForm.ts';
import { number, obeys, text } from '../../definition/ruleChecks.ts';
import { splitValues } from '../../records/joinedValues.ts';
import { limits, numberBetween, recordId, required, type Rule } from '../../rules/index.ts';
import { failed, passed } from '../../rules/rule.ts';

const { minutes, usualMinutes, questions } = limits.roundTest;

/** Nobody is asked more. */
const fewEnough: Rule<readonly string[]> = ({ length }) =>
  length > questions ? failed('tooMany', { max: questions }) : passed;

/** A short timed test of a round: how long it takes, and which questions of the company it asks. Without a question it is none. */
export const roundTestForm = defineForm({
  id: 'roundTest',
  schema: z.object({
    minutes: text(required(numberBetween(minutes))),
    questionIDs: text((typed) => fewEnough(splitValues(typed))),
  }),
  defaultValues: { minutes: String(usualMinutes), questionIDs: '' },
  fieldOrder: ['minutes', 'questionIDs'],
  fields: {
    minutes: {
      control: 'number',
      label: 'test minutes label',
      hint: 'test minutes hint',
      range: minutes,
      errors: { required: 'test minutes required' },
    },
    questionIDs: {
      control: 'checkboxGroup',
      label: 'test questions label',
      necessity: 'optional',
      errors: { tooMany: 'test questions too many' },
    },
  },
  payload: {
    operationId: 'setRoundTest',
    schema: z.strictObject({
      minutes: number(numberBetween(minutes)),
      questionIDs: z.array(text(required(recordId))).check(obeys<readonly string[]>(fewEnough)),
    }),
  },
  toPayload: ({ minutes: typed, questionIDs }) => ({
    minutes: Number(typed),
    questionIDs: splitValues(questionIDs),
  }),
});
