import {
  addCvTemplate,
  importCvTemplates,
  deleteCvTemplate,
  setCvTemplateStatus,
  updateCvTemplate,
} from '@aarambh/api-client/operations';
import { cvTemplateForm } from '@aarambh/forms';
import { lazy } from 'react';
import { loadNamespaces } from '#app/i18n/i18n.ts';
import { audienceTexts, cvLayoutTexts } from '#app/words/templates.ts';
import { defineResource } from '#app/records/defineResource.ts';
import { isActiveColumn, isActiveFilter, lookup, updatedAtColumn } from '@aarambh/records';
import { postingActions, postingColumn, postingFilter } from '#app/features/posting/posting.ts';

const CvTemplatePreview = lazy(async () => {
  const [{ CvTemplatePreview: Aside }] = await Promise.all([
    import('./CvTemplatePreview.tsx'),
    loadNamespaces('cv'),
  ]);
  return { default: Aside };
});

/** CV templates: which sections a CV has and what it looks like. */
export const cvTemplateResource = defineResource({
  namespaces: ['cv'],
  family: '/admin/cv-templates',
  key: 'cvTemplate',
  texts: {
    title: 'resources.cvTemplate.title',
    one: 'resources.cvTemplate.one',
    many: 'resources.cvTemplate.many',
  },
  nameOf: ({ name }) => name,
  columns: [
    { field: 'name', label: 'resources.fields.name', sort: 'name', shown: 'always' },
    { field: 'description', label: 'resources.fields.description', shown: 'chosen' },
    { field: 'layout', label: 'resources.fields.layout', as: 'choice', choices: cvLayoutTexts },
    { field: 'sectionTitles', label: 'resources.fields.sections', as: 'parts', shown: 'details' },
    { field: 'pageLimit', label: 'resources.fields.pages', as: 'number' },
    { field: 'audience', label: 'resources.fields.audience', as: 'choice', choices: audienceTexts },
    {
      field: 'instituteIDs',
      label: 'resources.fields.officialOf',
      as: 'records',
      source: lookup('/institute', 'institute'),
      shown: 'details',
    },
    { field: 'version', label: 'resources.fields.version', as: 'number', shown: 'chosen' },
    { field: 'usedCount', label: 'resources.fields.usedBy', as: 'number' },
    postingColumn,
    updatedAtColumn,
    { ...isActiveColumn, shown: 'chosen' },
  ],
  filters: [
    { name: 'layout', label: 'resources.fields.layout', options: cvLayoutTexts },
    { name: 'audience', label: 'resources.fields.audience', options: audienceTexts },
    postingFilter,
    isActiveFilter,
  ],
  actions: {
    create: addCvTemplate,
    import: { operation: importCvTemplates, kind: 'cvTemplate' },
    update: updateCvTemplate,
    remove: deleteCvTemplate,
    updateScopes: [],
    own: postingActions(setCvTemplateStatus),
  },
  form: {
    definition: cvTemplateForm,
    page: '/cv-template/edit',
    lookups: { instituteIDs: lookup('/institute', 'institute') },
    Aside: CvTemplatePreview,
  },
  usage: {
    cvs: 'resources.usage.cvs',
    candidateProfiles: 'resources.usage.candidateProfiles',
  },
});
