import type { components } from '@aarambh/api-client';
import {
  addCompany,
  deleteCompany,
  importCompanies,
  listCompanyUsers,
  updateCompany,
  verifyCompany,
  type Operation,
} from '@aarambh/api-client/operations';
import { companyCreation, companyDetails } from '@aarambh/forms';
import { lazy } from 'react';
import { companyCheckTexts, verificationTexts, verificationTones } from '#app/words/trust.ts';
import { companyDecisions } from './companyVerdict.ts';
import { defineResource } from '#app/records/defineResource.ts';
import { isActiveColumn, isActiveFilter, lookup, updatedAtColumn } from '@aarambh/records';

// A declaration is read without the styles of a screen, too.
const Papers = lazy(() => import('./Papers.tsx'));
const NearCompanies = lazy(() => import('./NearCompanies.tsx'));
const CompanyPeople = lazy(() => import('./CompanyPeople.tsx'));

/** Everybody may sign a company up, with a captcha; whoever holds this adds one without. */
const add: Operation = { ...addCompany, access: ['Create Company'] };

const own = companyDetails.fields;

/** What an employer changes, without the hint that staff will check it again. */
const change = {
  ...companyDetails,
  fields: {
    ...own,
    name: { ...own.name, hint: undefined },
    gstin: { ...own.gstin, hint: undefined },
  },
  fromRecord: companyDetails.fromEntry,
};

/** Closed for good: who changes something changes the company that stays. */
const isMerged = ({ mergedIntoID }: Pick<components['schemas']['Company'], 'mergedIntoID'>): boolean =>
  typeof mergedIntoID === 'string';

/** Companies: the organisations of employers. */
export const companyResource = defineResource({
  family: '/company',
  key: 'company',
  texts: {
    title: 'resources.company.title',
    one: 'resources.company.one',
    many: 'resources.company.many',
  },
  // Its forms are those of the profile of an employer and of the sign-up.
  namespaces: ['companies', 'people', 'profile', 'public'],
  nameOf: ({ name }) => name,
  columns: [
    { field: 'name', label: 'resources.fields.name', sort: 'name', shown: 'always' },
    { field: 'industryName', label: 'resources.fields.industry' },
    { field: 'location', label: 'resources.fields.location' },
    { field: 'spocFirstName', label: 'resources.fields.contactFirstName', shown: 'chosen' },
    { field: 'spocLastName', label: 'resources.fields.contactLastName', shown: 'chosen' },
    { field: 'spocDesignation', label: 'resources.fields.designation', shown: 'details' },
    { field: 'email', label: 'resources.fields.email', as: 'email', shown: 'details' },
    { field: 'phone', label: 'resources.fields.phone', as: 'phone', shown: 'details' },
    { field: 'website', label: 'resources.fields.website', as: 'url', shown: 'details' },
    { field: 'about', label: 'resources.company.about', shown: 'details' },
    { field: 'size', label: 'resources.company.size', shown: 'details' },
    { field: 'gstin', label: 'resources.company.gstin', shown: 'details' },
    { field: 'addressLine', label: 'resources.company.address', shown: 'details' },
    { field: 'pincode', label: 'resources.fields.pincode', shown: 'details' },
    {
      field: 'verificationStatus',
      label: 'resources.fields.verification',
      as: 'choice',
      choices: verificationTexts,
      tones: verificationTones,
    },
    { field: 'verifiedAt', label: 'resources.company.verifiedAt', as: 'moment', shown: 'details' },
    { field: 'verificationNote', label: 'resources.fields.verificationNote', shown: 'details' },
    {
      field: 'verificationChecks',
      label: 'resources.company.checks',
      words: ({ verificationChecks = [] }, t) =>
        verificationChecks.map((check) => t(companyCheckTexts[check])).join(', '),
      shown: 'details',
    },
    { field: 'mergedIntoName', label: 'resources.company.mergedInto', shown: 'details' },
    {
      field: 'mergedCompanies',
      label: 'resources.company.mergedCompanies',
      words: ({ mergedCompanies = [] }) => mergedCompanies.join(', '),
      shown: 'details',
    },
    { field: 'jobCount', label: 'resources.fields.jobs', as: 'number' },
    { field: 'createdAt', label: 'resources.fields.created', as: 'day', sort: 'createdAt' },
    updatedAtColumn,
    { ...isActiveColumn, shown: 'chosen' },
  ],
  countedBy: 'verificationStatus',
  filters: [
    {
      name: 'industryID',
      label: 'resources.fields.industry',
      options: lookup('/admin/industry', 'industry'),
    },
    { name: 'verificationStatus', label: 'resources.fields.verification', options: verificationTexts },
    isActiveFilter,
    { name: 'from', label: 'resources.fields.createdFrom', options: 'day' },
    { name: 'to', label: 'resources.fields.createdUntil', options: 'day' },
  ],
  actions: {
    create: add,
    import: { operation: importCompanies, kind: 'company' },
    update: updateCompany,
    remove: deleteCompany,
    isFixed: isMerged,
    isUndecided: isMerged,
    isGone: isMerged,
    updateScopes: [],
    own: companyDecisions,
  },
  bulk: ['suspend', 'lift'],
  changeForm: {
    definition: change,
    added: { definition: companyCreation, nameField: 'phone', below: { name: NearCompanies } },
    lookups: { industryType: lookup('/admin/industry', 'industry') },
  },
  usage: {
    jobs: 'resources.usage.jobs',
    people: 'resources.usage.users',
    jobTemplates: 'resources.usage.jobTemplates',
    questions: 'resources.usage.questions',
    leads: 'resources.usage.leads',
    ledgerLines: 'resources.usage.credits',
    mergedCompanies: 'resources.company.mergedCompanies',
  },
  details: {
    related: [
      {
        label: 'resources.company.mergedLink',
        href: ({ mergedIntoID }) => (mergedIntoID ? `/companies?record=${mergedIntoID}` : null),
      },
      {
        label: 'resources.company.openJobs',
        href: ({ id }) => `/job-description?companyID=${id}`,
        count: ({ jobCount }) => jobCount,
      },
    ],
    sections: [
      {
        title: 'resources.company.trust',
        fields: ['verificationStatus', 'verifiedAt', 'verificationChecks', 'verificationNote', 'gstin'],
      },
      {
        title: 'resources.company.about',
        fields: ['industryName', 'about', 'size', 'website', 'location', 'addressLine', 'pincode'],
      },
      {
        title: 'resources.company.contact',
        fields: ['spocFirstName', 'spocLastName', 'spocDesignation', 'email', 'phone'],
      },
      {
        title: 'resources.company.record',
        hidesEmpty: true,
        fields: ['createdAt', 'updatedAt', 'isActive', 'mergedIntoName', 'mergedCompanies'],
      },
    ],
  },
  tabs: [
    { id: 'papers', label: 'resources.papers.title', needs: verifyCompany, Content: Papers },
    {
      id: 'people',
      label: 'resources.company.people',
      needs: listCompanyUsers,
      Content: CompanyPeople,
    },
  ],
});
