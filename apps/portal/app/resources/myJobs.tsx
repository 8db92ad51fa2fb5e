import { jobTypeTexts, verdictTexts, workModeTexts } from './choices.ts';
import { defineResource } from './defineResource.ts';
import { lookup } from './resource.ts';

/** The open jobs that the candidate is eligible for and has not decided about. */
export const myJobsResource = defineResource({
  family: '/jobdescription',
  key: 'jobDescription',
  page: '/my-jobs',
  list: '/jdstudentmapping/eligibleJDs',
  hasDownload: false,
  texts: {
    title: 'resources.myJobs.title',
    one: 'resources.myJobs.one',
    many: 'resources.myJobs.many',
    empty: 'resources.myJobs.empty',
  },
  emptyLink: { href: '/profile', label: 'resources.completeProfile' },
  hasHistory: false,
  nameOf: ({ title }) => title,
  columns: [
    { field: 'title', label: 'resources.fields.title', shown: 'always' },
    { field: 'companyName', label: 'resources.fields.company' },
    { field: 'profileTitle', label: 'resources.fields.profile', shown: 'chosen' },
    { field: 'jobType', label: 'resources.fields.jobType', as: 'choice', choices: jobTypeTexts },
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
  ],
  filters: [
    { name: 'verdict', label: 'resources.fields.verdict', options: verdictTexts },
    { name: 'jobType', label: 'resources.fields.jobType', options: jobTypeTexts },
    { name: 'cityID', label: 'resources.fields.city', options: lookup('/admin/city', 'city') },
  ],
});
