import {
  addJobTemplate,
  deleteJobTemplate,
  importJobTemplates,
  setJobTemplateStatus,
  updateJobTemplate,
} from '@aarambh/api-client/operations';
import { jobTemplateForm } from '@aarambh/forms';
import { scopeTexts } from '#app/words/templates.ts';
import { postingActions, postingColumn, postingFilter } from '#app/features/posting/posting.ts';
import { defineResource } from '#app/records/defineResource.ts';
import { isActiveColumn, isActiveFilter, lookup, updatedAtColumn } from '@aarambh/records';
import { companies, questions } from '#app/records/longLists.ts';

/** Job templates: what job descriptions start from. */
export const jobTemplateResource = defineResource({
  namespaces: ['job-templates'],
  family: '/admin/job-templates',
  key: 'jobTemplate',
  texts: {
    title: 'resources.jobTemplate.title',
    one: 'resources.jobTemplate.one',
    many: 'resources.jobTemplate.many',
  },
  nameOf: ({ name }) => name,
  columns: [
    { field: 'name', label: 'resources.fields.name', sort: 'name', shown: 'always' },
    { field: 'title', label: 'resources.fields.title', shown: 'chosen' },
    { field: 'profileTitle', label: 'resources.fields.profile' },
    { field: 'skillNames', label: 'resources.fields.skills', as: 'parts' },
    { field: 'responsibilities', label: 'resources.fields.responsibilities', as: 'lines', shown: 'details' },
    { field: 'scope', label: 'resources.fields.scope', as: 'choice', choices: scopeTexts },
    { field: 'companyName', label: 'resources.fields.company', shown: 'chosen' },
    { field: 'usedCount', label: 'resources.fields.usedBy', as: 'number' },
    postingColumn,
    updatedAtColumn,
    { ...isActiveColumn, shown: 'chosen' },
  ],
  filters: [
    { name: 'scope', label: 'resources.fields.scope', options: scopeTexts },
    postingFilter,
    isActiveFilter,
  ],
  actions: {
    create: addJobTemplate,
    import: {
      operation: importJobTemplates,
      kind: 'jobTemplate',
      note: 'resources.import.leftOut.jobTemplate',
    },
    update: updateJobTemplate,
    remove: deleteJobTemplate,
    updateScopes: ['company'],
    own: postingActions(setJobTemplateStatus, ['company']),
  },
  form: {
    definition: jobTemplateForm,
    page: '/add-job-template',
    lookups: {
      jobProfileID: lookup('/admin/job-profile', 'jobProfile', {}, 'title'),
      jobProfileLateralID: lookup('/job-profiles-lateral', 'jobProfileLateral', {}, 'title'),
      skillIDs: lookup('/admin/skill', 'skill'),
      cityIDs: lookup('/admin/city', 'city'),
      companyID: companies,
      questionIDs: questions,
    },
  },
  usage: { jobs: 'resources.usage.jobs' },
});
