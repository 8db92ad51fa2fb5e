import { decideJobReview } from '@aarambh/api-client/operations';
import { statusReason } from '@aarambh/forms';
import { lazy } from 'react';
import { defineResource } from '#app/records/defineResource.ts';
import { defineAction } from '@aarambh/records';
import { abuseTexts, reviewKindTexts, reviewStateTexts, reviewStateTones } from '#app/words/trust.ts';
import { companies } from '#app/records/longLists.ts';

// A declaration is read without the styles of a screen, too.
const ReviewFacts = lazy(() => import('./ReviewFacts.tsx'));

const family = '/jobdescription/review';

/** What support decides about jobs: texts that the trust scan stopped, pay that is to go down, reports of candidates. */
export const jobReviewResource = defineResource({
  family,
  key: 'jobReview',
  isWholeInList: true,
  hasHistory: false,
  hasDownload: false,
  texts: {
    title: 'resources.jobReview.title',
    one: 'resources.jobReview.one',
    many: 'resources.jobReview.many',
    empty: 'resources.jobReview.empty',
  },
  nameOf: ({ job, id }) => (job === undefined ? id : `${job.title} (${job.code})`),
  columns: [
    { field: 'job.title', label: 'resources.fields.title', shown: 'always' },
    { field: 'job.companyName', label: 'resources.fields.company' },
    { field: 'candidateName', label: 'resources.userType.candidate', shown: 'details' },
    { field: 'kind', label: 'resources.jobReview.kind', as: 'choice', choices: reviewKindTexts },
    { field: 'category', label: 'resources.jobReview.category', as: 'choice', choices: abuseTexts },
    { field: 'askedAt', label: 'resources.jobReview.askedAt', as: 'moment' },
    { field: 'askedByName', label: 'resources.jobReview.askedBy', shown: 'chosen' },
    {
      field: 'state',
      label: 'resources.jobReview.state',
      as: 'choice',
      choices: reviewStateTexts,
      tones: reviewStateTones,
    },
    { field: 'text', label: 'resources.jobReview.text', shown: 'details' },
    { field: 'reason', label: 'resources.jobReview.reason', shown: 'details' },
    { field: 'decidedByName', label: 'resources.jobReview.decidedBy', shown: 'details' },
    { field: 'decidedAt', label: 'resources.jobReview.decidedAt', as: 'moment', shown: 'details' },
  ],
  details: {
    Lead: ReviewFacts,
    sections: [
      {
        title: 'resources.jobReview.asked',
        fields: ['kind', 'candidateName', 'category', 'text', 'askedAt', 'askedByName'],
        hidesEmpty: true,
      },
      {
        title: 'resources.jobReview.decision',
        fields: ['state', 'reason', 'decidedByName', 'decidedAt'],
        hidesEmpty: true,
      },
    ],
    related: [{ label: 'resources.jobReview.job', href: ({ job }) => `/job-description/${job?.id ?? ''}` }],
  },
  filters: [
    { name: 'state', label: 'resources.jobReview.state', options: reviewStateTexts },
    { name: 'kind', label: 'resources.jobReview.kind', options: reviewKindTexts },
    { name: 'companyID', label: 'resources.fields.company', options: companies },
  ],
  actions: {
    own: [
      defineAction({
        family,
        id: 'allow',
        label: 'resources.jobReview.allow',
        operation: decideJobReview,
        isOffered: ({ state }) => state === 'Open',
        question: { title: 'resources.jobReview.allowQuestion', text: 'resources.jobReview.allowText' },
        form: { definition: statusReason },
        body: () => ({ verdict: 'Allowed' }),
        done: 'resources.jobReview.isAllowed',
      }),
      defineAction({
        family,
        id: 'refuse',
        label: 'resources.jobReview.refuse',
        operation: decideJobReview,
        isOffered: ({ state }) => state === 'Open',
        tone: 'danger',
        question: { title: 'resources.jobReview.refuseQuestion', text: 'resources.jobReview.refuseText' },
        form: { definition: statusReason },
        body: () => ({ verdict: 'Refused' }),
        done: 'resources.jobReview.isRefused',
      }),
    ],
  },
});
