import { audienceTexts, jobPhaseTexts, jobPhaseTones, jobTypeTexts, workModeTexts } from './choices.ts';
import { defineResource } from './defineResource.ts';
import { lookup } from './resource.ts';

/** Job descriptions, for those who write, post and watch them. */
export const jobDescriptionResource = defineResource({
  family: '/jobdescription',
  key: 'jobDescription',
  hasDownload: false,
  texts: {
    title: 'resources.jobDescription.title',
    one: 'resources.jobDescription.one',
    many: 'resources.jobDescription.many',
  },
  nameOf: ({ title }) => title,
  columns: [
    { field: 'title', label: 'resources.fields.title', sort: 'title', shown: 'always' },
    { field: 'code', label: 'resources.fields.code' },
    { field: 'companyName', label: 'resources.fields.company' },
    {
      field: 'audience',
      label: 'resources.fields.audience',
      as: 'choice',
      choices: audienceTexts,
      shown: 'chosen',
    },
    { field: 'seasonName', label: 'resources.fields.season', shown: 'chosen' },
    { field: 'profileTitle', label: 'resources.fields.profile', shown: 'chosen' },
    {
      field: 'jobType',
      label: 'resources.fields.jobType',
      as: 'choice',
      choices: jobTypeTexts,
      shown: 'chosen',
    },
    {
      field: 'workMode',
      label: 'resources.fields.workMode',
      as: 'choice',
      choices: workModeTexts,
      shown: 'chosen',
    },
    { field: 'cityNames', label: 'resources.fields.cities', as: 'parts' },
    { field: 'ctcMinPaise', label: 'resources.fields.payFrom', as: 'money' },
    { field: 'ctcMaxPaise', label: 'resources.fields.payTo', as: 'money', shown: 'chosen' },
    { field: 'stipendPaisePerMonth', label: 'resources.fields.stipend', as: 'money', shown: 'chosen' },
    { field: 'openings', label: 'resources.fields.openings', as: 'number', shown: 'chosen' },
    { field: 'bondMonths', label: 'resources.fields.bond', as: 'number', shown: 'details' },
    { field: 'skillNames', label: 'resources.fields.skills', as: 'parts', shown: 'details' },
    { field: 'responsibilities', label: 'resources.fields.responsibilities', as: 'parts', shown: 'details' },
    { field: 'lastDateToApply', label: 'resources.fields.lastDate', as: 'moment', sort: 'lastDateToApply' },
    {
      field: 'phase',
      label: 'resources.fields.phase',
      as: 'choice',
      choices: jobPhaseTexts,
      tones: jobPhaseTones,
    },
    { field: 'resultBy', label: 'resources.fields.resultBy', as: 'day', shown: 'details' },
    { field: 'cancelReason', label: 'resources.fields.cancelReason', shown: 'details' },
    {
      field: 'createdAt',
      label: 'resources.fields.created',
      as: 'moment',
      sort: 'createdAt',
      shown: 'chosen',
    },
  ],
  countedBy: 'phase',
  filters: [
    { name: 'phase', label: 'resources.fields.phase', options: jobPhaseTexts },
    { name: 'companyID', label: 'resources.fields.company', options: lookup('/company', 'company') },
    { name: 'seasonID', label: 'resources.fields.season', options: lookup('/season', 'season') },
    { name: 'audience', label: 'resources.fields.audience', options: audienceTexts },
    { name: 'jobType', label: 'resources.fields.jobType', options: jobTypeTexts },
    { name: 'cityID', label: 'resources.fields.city', options: lookup('/admin/city', 'city') },
  ],
});
