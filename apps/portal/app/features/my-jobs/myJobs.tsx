import { lazy } from 'react';
import { loadNamespaces } from '#app/i18n/i18n.ts';
import { applicationTexts, jobTypeTexts, leastPayTexts, workModeTexts } from '#app/words/jobs.ts';
import { defineResource } from '#app/records/defineResource.ts';
import { lookup, type Choices, type Resource, type TextKey } from '@aarambh/records';
import { verifiedCompanies } from '#app/records/longLists.ts';

const NoJobsForMe = lazy(async () => {
  await loadNamespaces('dashboard');
  return import('./NoJobsForMe.tsx');
});

const jobOrders = {
  lastDateToApply: 'resources.myJobs.closingFirst',
  '-matchScore': 'resources.myJobs.bestFirst',
  '-createdAt': 'resources.myJobs.newestFirst',
} as const satisfies Choices;

/** The open jobs that the candidate has not decided about, as far as one of the verdicts goes. */
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
  Empty: NoJobsForMe,
  hasHistory: false,
  nameOf: ({ title }) => title,
  columns: [
    { field: 'title', label: 'resources.fields.title', shown: 'always' },
    { field: 'companyName', label: 'resources.fields.company' },
    { field: 'jobType', label: 'resources.fields.jobType', as: 'choice', choices: jobTypeTexts },
    { field: 'workMode', label: 'resources.fields.workMode', as: 'choice', choices: workModeTexts },
    { field: 'lastDateToApply', label: 'resources.fields.lastDate', as: 'moment', sort: 'lastDateToApply' },
    { field: 'createdAt', label: 'resources.fields.createdAt', as: 'moment', sort: 'createdAt' },
  ],
  filters: [
    { name: 'jobType', label: 'resources.fields.jobType', options: jobTypeTexts },
    { name: 'cityID', label: 'resources.fields.city', options: lookup('/admin/city', 'city') },
    { name: 'minPaise', label: 'resources.myJobs.payAtLeast', options: leastPayTexts },
    { name: 'companyID', label: 'resources.fields.company', options: verifiedCompanies },
  ],
  orders: jobOrders,
});

/** What the candidate has decided about, and what closed before that. */
const pastJobsResource = defineResource({
  family: '/jdstudentmapping',
  key: 'mapping',
  list: '/jdstudentmapping/pastJDs',
  isWholeInList: true,
  hasSearch: false,
  hasDownload: false,
  hasHistory: false,
  texts: {
    title: 'resources.myJobs.title',
    one: 'resources.myJobs.pastOne',
    many: 'resources.myJobs.pastMany',
    empty: 'resources.myJobs.pastEmpty',
  },
  nameOf: ({ jobDescription }) => jobDescription?.title ?? '',
  columns: [{ field: 'status', label: 'resources.fields.standing', as: 'choice', choices: applicationTexts }],
  filters: [{ name: 'status', label: 'resources.fields.standing', options: applicationTexts }],
});

/** The jobs that the candidate keeps to come back to, those that have ended among them. */
export const savedJobsResource: Resource = {
  ...myJobsResource,
  family: '/saved-job',
  list: '/saved-job/all',
  hasSearch: false,
  filters: [],
  orders: undefined,
  texts: { ...myJobsResource.texts, empty: 'resources.myJobs.savedEmpty' },
  Empty: undefined,
  emptyLink: { href: '/my-jobs', label: 'resources.myJobs.toAll' },
};

const withEmpty = (empty: TextKey): Resource => ({
  ...myJobsResource,
  texts: { ...myJobsResource.texts, empty },
  Empty: undefined,
});

/** The lists of a candidate's jobs, by their value in the address: what each reads, and what it is asked with. */
export const myJobLists = {
  eligible: { resource: myJobsResource, query: { verdict: 'Eligible' } },
  needsData: { resource: withEmpty('resources.myJobs.needsDataEmpty'), query: { verdict: 'NeedsData' } },
  notEligible: {
    resource: withEmpty('resources.myJobs.notEligibleEmpty'),
    query: { verdict: 'NotEligible' },
  },
  saved: { resource: savedJobsResource, query: {} },
  past: { resource: pastJobsResource, query: {} },
} as const satisfies Readonly<
  Record<string, { resource: Resource; query: Readonly<Record<string, string>> }>
>;

export type MyJobList = keyof typeof myJobLists;
