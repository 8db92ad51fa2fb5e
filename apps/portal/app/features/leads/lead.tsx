import { createLead, deleteLead, getLead, updateLead, type Operation } from '@aarambh/api-client/operations';
import { leadAssignment, leadCreation, leadForm, personName } from '@aarambh/forms';
import { lazy } from 'react';
import { defineResource } from '#app/records/defineResource.ts';
import { defineAction, lookup, type RowOf } from '@aarambh/records';
import { leadActionTexts, leadStatusTexts, leadStatusTones } from '#app/words/leads.ts';
import { leadConversions } from './leadConversion.ts';
import { isMerged, leadMerging } from './leadMerging.ts';

type Merged = NonNullable<RowOf<'/lead'>['mergedLeads']>[number];

const LeadActivity = lazy(() => import('./LeadActivity.tsx'));

/** Everybody may send a lead, with a captcha; whoever holds this adds one without. */
const add: Operation = { ...createLead, access: ['Create Lead'] };

const owners = lookup('/lead/owner', 'owner');

/** Who wrote, how to call back, and what. */
const saidBy = ({ contact, mobile, description }: Merged): string =>
  [contact, mobile, description].filter(Boolean).join(', ');

/** Leads, which visitors send through the contact form and staff follow up. */
export const leadResource = defineResource({
  family: '/lead',
  key: 'lead',
  texts: { title: 'resources.lead.title', one: 'resources.lead.one', many: 'resources.lead.many' },
  // Its forms are those of the profile of an employer and of the contact form.
  namespaces: ['leads', 'companies', 'profile', 'public'],
  nameOf: personName,
  columns: [
    { field: 'lastName', label: 'resources.fields.name', sort: 'lastName', shown: 'always' },
    { field: 'numberOfEmployees', label: 'resources.fields.employees', shown: 'chosen' },
    { field: 'industryName', label: 'resources.fields.industry', shown: 'chosen' },
    { field: 'mobile', label: 'resources.fields.mobile', as: 'phone' },
    { field: 'email', label: 'resources.fields.email', as: 'email', shown: 'chosen' },
    {
      field: 'status',
      label: 'resources.fields.status',
      as: 'choice',
      choices: leadStatusTexts,
      tones: leadStatusTones,
    },
    { field: 'nextAction', label: 'resources.fields.nextAction', as: 'choice', choices: leadActionTexts },
    { field: 'nextActionAt', label: 'resources.fields.nextActionDay', as: 'day', shown: 'chosen' },
    { field: 'ownerName', label: 'resources.fields.owner' },
    { field: 'createdAt', label: 'resources.fields.received', as: 'moment', sort: 'createdAt' },
    { field: 'description', label: 'resources.fields.message', shown: 'details' },
    {
      field: 'mergedLeads',
      label: 'resources.lead.mergedLeads',
      words: ({ mergedLeads = [] }) => mergedLeads.map(saidBy).join('; '),
      shown: 'details',
    },
    { field: 'mergedIntoContact', label: 'resources.lead.mergedInto', shown: 'details' },
  ],
  countedBy: 'status',
  filters: [
    { name: 'status', label: 'resources.fields.status', options: leadStatusTexts },
    { name: 'nextAction', label: 'resources.fields.nextAction', options: leadActionTexts },
    {
      name: 'industryID',
      label: 'resources.fields.industry',
      options: lookup('/admin/industry', 'industry'),
    },
    { name: 'ownerID', label: 'resources.fields.owner', options: owners },
  ],
  details: {
    related: [
      {
        label: 'resources.lead.mergedLink',
        href: ({ mergedIntoID: id }) => (typeof id === 'string' ? `/leads?record=${id}` : null),
      },
      {
        label: 'resources.lead.company',
        href: ({ convertedCompanyID: id }) => (typeof id === 'string' ? `/companies?record=${id}` : null),
      },
      {
        label: 'resources.lead.institute',
        href: ({ convertedInstituteID: id }) => (typeof id === 'string' ? `/institutes?record=${id}` : null),
      },
    ],
    sections: [
      {
        title: 'resources.lead.who',
        fields: ['lastName', 'mobile', 'email', 'industryName', 'numberOfEmployees', 'description'],
      },
      {
        title: 'resources.lead.standing',
        fields: ['status', 'nextAction', 'nextActionAt', 'ownerName', 'createdAt'],
      },
      {
        title: 'resources.lead.merging',
        hidesEmpty: true,
        fields: ['mergedIntoContact', 'mergedLeads'],
      },
    ],
  },
  actions: {
    create: add,
    update: updateLead,
    remove: deleteLead,
    isFixed: isMerged,
    updateScopes: [],
    own: [
      defineAction({
        family: '/lead',
        operation: updateLead,
        scopes: [],
        id: 'assign',
        isOffered: (lead) => !isMerged(lead),
        label: 'resources.lead.assign',
        question: { title: 'resources.lead.assignQuestion', text: 'resources.lead.assignText' },
        form: {
          definition: leadAssignment,
          lookups: { ownerID: owners },
          from: ({ ownerID }) => ({ ownerID: ownerID ?? '' }),
        },
        done: 'resources.lead.assigned',
      }),
      ...leadConversions,
      leadMerging,
    ],
  },
  bulk: ['assign', 'delete'],
  changeForm: {
    definition: leadForm,
    added: { definition: leadCreation, nameField: 'lastName' },
    lookups: { ownerID: owners, industry: lookup('/admin/industry', 'industry') },
  },
  tabs: [
    {
      id: 'activity',
      label: 'resources.lead.activity',
      needs: getLead,
      Content: LeadActivity,
    },
  ],
});
