import { companyCheckTexts, verificationTexts, verificationTones } from './choices.ts';
import { companyDecisions } from './companyVerdict.ts';
import { defineResource, lookup } from './resource.ts';

/** Companies: the organisations of employers. */
export const companyResource = defineResource({
  family: '/company',
  key: 'company',
  texts: {
    title: 'resources.company.title',
    one: 'resources.company.one',
    many: 'resources.company.many',
  },
  nameOf: ({ name }) => name,
  columns: [
    { field: 'name', label: 'resources.fields.name', sort: 'name', shown: 'always' },
    { field: 'industryName', label: 'resources.fields.industry' },
    { field: 'location', label: 'resources.fields.location' },
    { field: 'spocFirstName', label: 'resources.fields.contactFirstName', shown: 'chosen' },
    { field: 'spocLastName', label: 'resources.fields.contactLastName', shown: 'chosen' },
    { field: 'spocDesignation', label: 'resources.fields.designation', shown: 'details' },
    { field: 'email', label: 'resources.fields.email', as: 'email', shown: 'details' },
    { field: 'phone', label: 'resources.fields.phone', shown: 'details' },
    { field: 'website', label: 'resources.fields.website', shown: 'details' },
    {
      field: 'verificationStatus',
      label: 'resources.fields.verification',
      as: 'choice',
      choices: verificationTexts,
      tones: verificationTones,
    },
    { field: 'verificationNote', label: 'resources.fields.verificationNote', shown: 'details' },
    {
      field: 'verificationChecks',
      label: 'resources.company.checks',
      words: ({ verificationChecks = [] }, t) =>
        verificationChecks.map((check) => t(companyCheckTexts[check])).join(', '),
      shown: 'details',
    },
    { field: 'jobCount', label: 'resources.fields.jobs', as: 'number' },
    { field: 'createdAt', label: 'resources.fields.created', as: 'moment', sort: 'createdAt' },
    {
      field: 'updatedAt',
      label: 'resources.fields.updatedAt',
      as: 'moment',
      sort: 'updatedAt',
      shown: 'chosen',
    },
    { field: 'isActive', label: 'resources.fields.status', as: 'active', shown: 'chosen' },
  ],
  filters: [
    {
      name: 'industryID',
      label: 'resources.fields.industry',
      options: lookup('/admin/industry', 'industry'),
    },
    { name: 'verificationStatus', label: 'resources.fields.verification', options: verificationTexts },
    { name: 'isActive', label: 'resources.fields.status', options: 'active' },
  ],
  actions: { own: companyDecisions },
});
