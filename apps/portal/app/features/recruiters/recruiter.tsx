import {
  addRecruiter,
  deleteRecruiter,
  getRecruiter,
  importRecruiters,
  inviteRecruiter,
  updateRecruiter,
} from '@aarambh/api-client/operations';
import { recruiterForm } from '@aarambh/forms';
import { defineAction, lookup } from '@aarambh/records';
import { lazy } from 'react';
import { defineResource } from '#app/records/defineResource.ts';
import { yesNoTexts } from '#app/words/catalogue.ts';
import { recruiterStatusTexts, recruiterStatusTones } from '#app/words/recruiters.ts';

const RecruiterConversations = lazy(() => import('./RecruiterConversations.tsx'));

const industries = lookup('/admin/industry', 'industry');

/** Companies that a placement office speaks with: its own list. */
export const recruiterResource = defineResource({
  family: '/recruiter',
  key: 'recruiter',
  texts: {
    title: 'resources.recruiter.title',
    one: 'resources.recruiter.one',
    many: 'resources.recruiter.many',
    empty: 'resources.recruiter.empty',
  },
  namespaces: ['recruiters'],
  nameOf: ({ name }) => name,
  columns: [
    { field: 'name', label: 'resources.fields.name', sort: 'name', shown: 'always' },
    {
      field: 'status',
      label: 'resources.fields.status',
      as: 'choice',
      choices: recruiterStatusTexts,
      tones: recruiterStatusTones,
    },
    { field: 'nextStep', label: 'resources.recruiter.nextStep' },
    { field: 'nextStepOn', label: 'resources.recruiter.nextStepOn', as: 'day', sort: 'nextStepOn' },
    { field: 'visitOn', label: 'resources.recruiter.visitOn', as: 'day' },
    { field: 'contactName', label: 'resources.recruiter.contactName' },
    { field: 'contactPhone', label: 'resources.recruiter.contactPhone', as: 'phone' },
    { field: 'contactEmail', label: 'resources.recruiter.contactEmail', as: 'email', shown: 'chosen' },
    { field: 'contactDesignation', label: 'resources.recruiter.contactDesignation', shown: 'chosen' },
    { field: 'city', label: 'resources.fields.city', shown: 'chosen' },
    { field: 'industryName', label: 'resources.fields.industry', shown: 'chosen' },
    { field: 'website', label: 'resources.recruiter.website', as: 'url', shown: 'chosen' },
    {
      field: 'lastPayPaise',
      label: 'resources.recruiter.lastPay',
      as: 'money',
      sort: 'lastPayPaise',
      shown: 'chosen',
    },
    { field: 'lastHired', label: 'resources.recruiter.lastHired', as: 'number', shown: 'chosen' },
    { field: 'companyName', label: 'resources.recruiter.company', shown: 'chosen' },
  ],
  countedBy: 'status',
  filters: [
    { name: 'status', label: 'resources.fields.status', options: recruiterStatusTexts },
    { name: 'isDue', label: 'resources.recruiter.isDue', options: yesNoTexts },
    { name: 'isRegistered', label: 'resources.recruiter.isRegistered', options: yesNoTexts },
    { name: 'industryID', label: 'resources.fields.industry', options: industries },
  ],
  presets: [
    { label: 'resources.recruiter.presets.due', filters: { isDue: 'true' }, sort: 'nextStepOn' },
    { label: 'resources.recruiter.presets.toCall', filters: { status: 'To call' }, sort: '-lastPayPaise' },
    { label: 'resources.recruiter.presets.best', filters: {}, sort: '-lastPayPaise' },
  ],
  details: {
    sections: [
      {
        title: 'resources.recruiter.standing',
        fields: ['status', 'nextStep', 'nextStepOn', 'visitOn'],
      },
      {
        title: 'resources.recruiter.contact',
        fields: ['contactName', 'contactDesignation', 'contactPhone', 'contactEmail'],
        hidesEmpty: true,
      },
      {
        title: 'resources.recruiter.about',
        fields: ['companyName', 'industryName', 'city', 'website', 'lastPayPaise', 'lastHired'],
        hidesEmpty: true,
      },
    ],
  },
  actions: {
    create: addRecruiter,
    update: updateRecruiter,
    remove: deleteRecruiter,
    import: { operation: importRecruiters, kind: 'recruiter' },
    own: [
      defineAction({
        family: '/recruiter',
        operation: inviteRecruiter,
        id: 'invite',
        label: 'resources.recruiter.invite',
        isOffered: ({ companyID, contactEmail }) => !companyID && Boolean(contactEmail),
        question: { title: 'resources.recruiter.inviteQuestion', text: 'resources.recruiter.inviteText' },
        done: 'resources.recruiter.invited',
      }),
    ],
  },
  bulk: ['invite', 'delete'],
  form: { definition: recruiterForm, lookups: { industryID: industries } },
  tabs: [
    {
      id: 'conversations',
      label: 'resources.recruiter.conversations',
      needs: getRecruiter,
      Content: RecruiterConversations,
    },
  ],
});
