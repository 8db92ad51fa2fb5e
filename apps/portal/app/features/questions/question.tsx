import {
  addQuestion,
  deleteQuestion,
  importQuestions,
  setQuestionStatus,
  updateQuestion,
} from '@aarambh/api-client/operations';
import { questionForm } from '@aarambh/forms';
import { answerTypeTexts, difficultyTexts, questionPurposeTexts, scopeTexts } from '#app/words/templates.ts';
import { postingActions, postingColumn, postingFilter } from '#app/features/posting/posting.ts';
import { defineResource } from '#app/records/defineResource.ts';
import { isActiveColumn, isActiveFilter, lookup, updatedAtColumn } from '@aarambh/records';
import { companies } from '#app/records/longLists.ts';

/** Questions that are put to candidates. */
export const questionResource = defineResource({
  namespaces: ['questions'],
  family: '/question',
  key: 'question',
  texts: {
    title: 'resources.question.title',
    one: 'resources.question.one',
    many: 'resources.question.many',
  },
  nameOf: ({ text }) => text,
  columns: [
    { field: 'text', label: 'resources.fields.question', sort: 'text', shown: 'always' },
    { field: 'purpose', label: 'resources.fields.purpose', as: 'choice', choices: questionPurposeTexts },
    { field: 'answerType', label: 'resources.fields.answerType', as: 'choice', choices: answerTypeTexts },
    { field: 'skillName', label: 'resources.fields.skill' },
    { field: 'difficulty', label: 'resources.fields.difficulty', as: 'choice', choices: difficultyTexts },
    { field: 'marks', label: 'resources.fields.marks', as: 'number', shown: 'details' },
    { field: 'isKnockout', label: 'resources.fields.knockout', as: 'yesNo', shown: 'details' },
    { field: 'isOptional', label: 'resources.question.optional', as: 'yesNo', shown: 'details' },
    { field: 'scope', label: 'resources.fields.scope', as: 'choice', choices: scopeTexts, shown: 'chosen' },
    { field: 'companyName', label: 'resources.fields.company', shown: 'chosen' },
    { field: 'usedCount', label: 'resources.fields.usedBy', as: 'number' },
    postingColumn,
    updatedAtColumn,
    { ...isActiveColumn, shown: 'chosen' },
    {
      field: 'options',
      label: 'resources.fields.options',
      words: ({ options = [] }, t) =>
        options
          .map(({ text, isCorrect }) => (isCorrect === true ? t('resources.question.right', { text }) : text))
          .join(', '),
      shown: 'details',
    },
  ],
  filters: [
    { name: 'purpose', label: 'resources.fields.purpose', options: questionPurposeTexts },
    { name: 'answerType', label: 'resources.fields.answerType', options: answerTypeTexts },
    { name: 'skillID', label: 'resources.fields.skill', options: lookup('/admin/skill', 'skill') },
    postingFilter,
    isActiveFilter,
  ],
  actions: {
    create: addQuestion,
    import: { operation: importQuestions, kind: 'question' },
    update: updateQuestion,
    remove: deleteQuestion,
    updateScopes: ['company'],
    own: postingActions(setQuestionStatus, ['company']),
  },
  form: {
    definition: questionForm,
    nameField: 'text',
    lookups: { skillID: lookup('/admin/skill', 'skill'), companyID: companies },
  },
  usage: { jobTemplates: 'resources.usage.jobTemplates', jobs: 'resources.usage.jobs' },
});
