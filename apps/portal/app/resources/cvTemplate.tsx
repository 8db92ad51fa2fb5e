import { audienceTexts, cvLayoutTexts, postingTexts, postingTones } from './choices.ts';
import { defineResource } from './defineResource.ts';

/** CV templates: which sections a CV has and what it looks like. */
export const cvTemplateResource = defineResource({
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
    { field: 'usedCount', label: 'resources.fields.usedBy', as: 'number' },
    {
      field: 'status',
      label: 'resources.fields.posting',
      as: 'choice',
      choices: postingTexts,
      tones: postingTones,
    },
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
    { name: 'layout', label: 'resources.fields.layout', options: cvLayoutTexts },
    { name: 'audience', label: 'resources.fields.audience', options: audienceTexts },
    { name: 'status', label: 'resources.fields.posting', options: postingTexts },
    { name: 'isActive', label: 'resources.fields.status', options: 'active' },
  ],
});
