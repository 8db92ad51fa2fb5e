import type { components } from '@aarambh/api-client';
import {
  addJobDescription,
  cancelJobDescription,
  closeJobDescription,
  decideJobDescriptionApproval,
  deleteJobDescription,
  duplicateJobDescription,
  evaluateEligibility,
  getJobDescription,
  listJobCollaborators,
  setJobDescriptionStatus,
  updateJobDescription,
} from '@aarambh/api-client/operations';
import { jobForm, statusReason } from '@aarambh/forms';
import { lazy } from 'react';
import { defineResource } from '#app/records/defineResource.ts';
import { defineAction, isOthers, lookup } from '@aarambh/records';
import { jobPhaseTexts, jobPhaseTones, jobTypeTexts, workModeTexts } from '#app/words/jobs.ts';
import { audienceTexts } from '#app/words/templates.ts';
import { approvalTexts, attentionTexts } from '#app/words/trust.ts';
import { hiddenJobFields, jobSteps } from './jobSteps.ts';
import { companies, questions } from '#app/records/longLists.ts';
import { postingColumn } from '#app/features/posting/posting.ts';

// A declaration is read without the styles of a screen, too.
const CampusEffect = lazy(() => import('./CampusEffect.tsx'));
const CampusEffects = lazy(() => import('./CampusEffects.tsx'));
const JobCollaborators = lazy(() => import('./JobCollaborators.tsx'));
const JobCampuses = lazy(() => import('./JobCampuses.tsx'));
const JobReach = lazy(() => import('./JobReach.tsx'));
const JobSelection = lazy(() => import('./JobSelection.tsx'));
const JobAsCandidate = lazy(() => import('./JobAsCandidate.tsx'));

const family = '/jobdescription';

/** Where a job is written. */
const form = '/job-description/edit';

/** Address of a step of the form of a job, and of a field on it. */
export const jobStep = (id: string, step: string, field?: string): string =>
  `${form}?${new URLSearchParams({ id, step, ...(field !== undefined && { field }) }).toString()}`;

type Job = Pick<components['schemas']['JobDescription'], 'phase' | 'approval'>;

/** Whether an institute can decide so about a job that asks it: one that is posted and not decided so yet. */
const mayBecome =
  (state: 'Approved' | 'Declined') =>
  ({ phase, approval }: Job): boolean =>
    (phase === 'Open' || phase === 'Awaiting approval') && approval != null && approval !== state;

/** What an institute decides about a job for its own students: in the row, on the job, and about several at once. */
const ownDecisions = [
  defineAction({
    family,
    id: 'approve',
    label: 'resources.job.approve',
    operation: decideJobDescriptionApproval,
    onlyScopes: ['institute'],
    isOffered: mayBecome('Approved'),
    question: { title: 'resources.job.approveQuestion', text: 'resources.job.approveText' },
    body: () => ({ verdict: 'Approved' }),
    Consequences: CampusEffect,
    Check: CampusEffects,
    done: 'resources.job.isApproved',
  }),
  defineAction({
    family,
    id: 'decline',
    label: 'resources.job.decline',
    operation: decideJobDescriptionApproval,
    onlyScopes: ['institute'],
    isOffered: mayBecome('Declined'),
    tone: 'danger',
    question: { title: 'resources.job.declineQuestion', text: 'resources.job.declineText' },
    form: { definition: statusReason, Preview: CampusEffect },
    body: () => ({ verdict: 'Declined' }),
    Check: CampusEffects,
    done: 'resources.job.isDeclined',
  }),
];

/** Job descriptions, for those who write, post and watch them. What may be done with each, the server says in `allowed`. */
export const jobDescriptionResource = defineResource({
  family,
  key: 'jobDescription',
  page: '/job-description',
  texts: {
    title: 'resources.jobDescription.title',
    one: 'resources.jobDescription.one',
    many: 'resources.jobDescription.many',
  },
  nameOf: ({ title }) => title,
  columns: [
    { field: 'title', label: 'resources.fields.title', sort: 'title', shown: 'always' },
    { field: 'code', label: 'resources.fields.code', as: 'code' },
    { field: 'companyName', label: 'resources.fields.company', seenBy: ['all', 'university', 'institute'] },
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
    { field: 'responsibilities', label: 'resources.fields.responsibilities', as: 'lines', shown: 'details' },
    { field: 'lastDateToApply', label: 'resources.fields.lastDate', as: 'moment', sort: 'lastDateToApply' },
    {
      field: 'phase',
      label: 'resources.fields.phase',
      as: 'choice',
      choices: jobPhaseTexts,
      tones: jobPhaseTones,
    },
    { field: 'counts.eligible', label: 'resources.job.eligible', as: 'number' },
    { field: 'counts.applied', label: 'resources.job.applied', as: 'number' },
    { field: 'counts.shortlisted', label: 'resources.job.shortlisted', as: 'number', shown: 'chosen' },
    { field: 'counts.selected', label: 'resources.job.selected', as: 'number', shown: 'chosen' },
    { field: 'fixedPaise', label: 'resources.job.fixed', as: 'money', shown: 'details' },
    { field: 'variablePaise', label: 'resources.job.variable', as: 'money', shown: 'details' },
    { field: 'internshipMonths', label: 'resources.job.months', as: 'number', shown: 'details' },
    { field: 'bondAmountPaise', label: 'resources.job.bondAmount', as: 'money', shown: 'details' },
    { field: 'descriptionHtml', label: 'resources.fields.description', as: 'formatted', shown: 'details' },
    // In the history only: elsewhere the phase says more.
    { ...postingColumn, shown: 'details' },
    { field: 'postedAt', label: 'resources.job.postedAt', as: 'moment', shown: 'details' },
    { field: 'closedAt', label: 'resources.job.closedAt', as: 'moment', shown: 'details' },
    { field: 'closeReason', label: 'resources.job.closeReason', shown: 'details' },
    { field: 'updatedAt', label: 'resources.fields.updatedAt', as: 'moment', shown: 'chosen' },
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
  bulk: ['approve', 'decline'],
  filters: [
    { name: 'phase', label: 'resources.fields.phase', options: jobPhaseTexts },
    { name: 'attention', label: 'resources.job.attention', options: attentionTexts },
    {
      name: 'approval',
      label: 'resources.job.approval',
      options: approvalTexts,
      seenBy: ['university', 'institute'],
    },
    { name: 'audience', label: 'resources.fields.audience', options: audienceTexts },
    { name: 'jobType', label: 'resources.fields.jobType', options: jobTypeTexts },
    {
      name: 'companyID',
      label: 'resources.fields.company',
      options: companies,
      seenBy: ['all', 'university', 'institute'],
    },
    { name: 'seasonID', label: 'resources.fields.season', options: lookup('/season', 'season') },
    {
      name: 'instituteID',
      label: 'resources.fields.institute',
      options: lookup('/institute', 'institute'),
      seenBy: ['all', 'university', 'company', 'job'],
    },
    {
      name: 'jobProfileID',
      label: 'resources.fields.profile',
      options: lookup('/admin/job-profile', 'jobProfile', {}, 'title'),
    },
    { name: 'cityID', label: 'resources.fields.city', options: lookup('/admin/city', 'city') },
  ],
  details: {
    sections: [
      {
        title: 'resources.job.basics',
        fields: [
          'code',
          'companyName',
          'phase',
          'audience',
          'profileTitle',
          'seasonName',
          'jobType',
          'workMode',
          'cityNames',
          'openings',
          'lastDateToApply',
          'resultBy',
        ],
      },
      {
        title: 'resources.job.pay',
        fields: [
          'ctcMinPaise',
          'ctcMaxPaise',
          'fixedPaise',
          'variablePaise',
          'stipendPaisePerMonth',
          'internshipMonths',
          'bondMonths',
          'bondAmountPaise',
        ],
        hidesEmpty: true,
      },
      {
        title: 'resources.job.description',
        fields: ['descriptionHtml', 'responsibilities', 'skillNames'],
      },
      {
        title: 'resources.job.course',
        fields: ['createdAt', 'postedAt', 'closedAt', 'closeReason', 'cancelReason'],
        hidesEmpty: true,
      },
    ],
    related: [
      {
        label: 'resources.job.people',
        href: ({ id }) => `/eligible-students?jdID=${id}`,
        count: ({ counts }) => counts?.applied,
      },
    ],
  },
  actions: {
    create: addJobDescription,
    update: updateJobDescription,
    remove: deleteJobDescription,
    isFixed: ({ allowed }) => Array.isArray(allowed) && !allowed.includes('Change'),
    isGone: ({ allowed }) => !Array.isArray(allowed) || !allowed.includes('Delete'),
    own: [
      ...ownDecisions,
      defineAction({
        family,
        id: 'post',
        label: 'resources.job.post',
        operation: setJobDescriptionStatus,
        isOffered: ({ allowed }) => allowed?.includes('Post') === true,
        opens: ({ id }) => jobStep(id, 'review'),
        body: () => ({ status: 'Posted' }),
        done: 'resources.job.isPosted',
      }),
      defineAction({
        family,
        id: 'unpost',
        label: 'resources.job.unpost',
        operation: setJobDescriptionStatus,
        isOffered: ({ allowed }) => allowed?.includes('Unpost') === true,
        question: { title: 'resources.job.unpostQuestion', text: 'resources.job.unpostText' },
        body: () => ({ status: 'Draft' }),
        done: 'resources.job.isDraftAgain',
      }),
      defineAction({
        family,
        id: 'copy',
        label: 'resources.job.copy',
        operation: duplicateJobDescription,
        isOffered: (row) => !isOthers(row),
        done: 'resources.job.isCopied',
        leadsTo: ({ id }) => jobStep(id, 'basics'),
      }),
      defineAction({
        family,
        id: 'close',
        label: 'resources.job.close',
        operation: closeJobDescription,
        isOffered: ({ allowed }) => allowed?.includes('Close') === true,
        question: { title: 'resources.job.closeQuestion', text: 'resources.job.closeText' },
        form: { definition: statusReason },
        done: 'resources.job.isClosed',
      }),
      defineAction({
        family,
        id: 'cancel',
        label: 'resources.job.cancel',
        operation: cancelJobDescription,
        isOffered: ({ allowed }) => allowed?.includes('Cancel') === true,
        tone: 'danger',
        question: { title: 'resources.job.cancelQuestion', text: 'resources.job.cancelText' },
        form: { definition: statusReason },
        done: 'resources.job.isCancelled',
      }),
    ],
  },
  form: {
    definition: jobForm,
    nameField: 'title',
    page: form,
    steps: jobSteps,
    hiddenFields: hiddenJobFields,
    lookups: {
      companyID: companies,
      jobProfileID: lookup('/admin/job-profile', 'jobProfile', {}, 'title'),
      jobProfileLateralID: lookup('/job-profiles-lateral', 'jobProfileLateral', {}, 'title'),
      // A job is posted in a season that is posted and not over.
      seasonID: lookup('/season', 'season', { status: 'Posted', isOver: 'false' }),
      instituteIDs: lookup('/institute', 'institute'),
      cityIDs: lookup('/admin/city', 'city'),
      skills: lookup('/admin/skill', 'skill'),
      questionIDs: questions,
      programIDs: lookup('/program', 'program'),
      masterProgramIDs: lookup('/program/master', 'masterProgram'),
      mustHaveSkillIDs: lookup('/admin/skill', 'skill'),
    },
  },
  tabs: [
    { id: 'reach', label: 'resources.job.reach', needs: evaluateEligibility, Content: JobReach },
    { id: 'selection', label: 'resources.job.selection', needs: getJobDescription, Content: JobSelection },
    { id: 'campuses', label: 'resources.job.campuses', needs: getJobDescription, Content: JobCampuses },
    {
      id: 'collaborators',
      label: 'resources.job.collaborators',
      needs: listJobCollaborators,
      scopes: ['company'],
      Content: JobCollaborators,
    },
    { id: 'preview', label: 'resources.job.preview', needs: getJobDescription, Content: JobAsCandidate },
  ],
});
