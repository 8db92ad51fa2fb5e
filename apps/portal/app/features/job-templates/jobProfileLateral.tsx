import {
  addJobProfileLateral,
  deleteJobProfileLateral,
  importJobProfilesLateral,
  setJobProfileLateralStatus,
  updateJobProfileLateral,
} from '@aarambh/api-client/operations';
import { lateralJobProfileForm } from '@aarambh/forms';
import { jobLevelTexts } from '#app/words/templates.ts';
import { postingActions, postingColumn, postingFilter } from '#app/features/posting/posting.ts';
import { defineResource } from '#app/records/defineResource.ts';
import { isActiveColumn, isActiveFilter, lookup, updatedAtColumn } from '@aarambh/records';

/** Job profiles for experienced people. */
export const jobProfileLateralResource = defineResource({
  namespaces: ['job-templates'],
  family: '/job-profiles-lateral',
  key: 'jobProfileLateral',
  texts: {
    title: 'resources.jobProfileLateral.title',
    one: 'resources.jobProfileLateral.one',
    many: 'resources.jobProfileLateral.many',
  },
  nameOf: ({ title }) => title,
  columns: [
    { field: 'title', label: 'resources.fields.title', sort: 'title', shown: 'always' },
    { field: 'level', label: 'resources.fields.level', as: 'choice', choices: jobLevelTexts },
    { field: 'sectorName', label: 'resources.fields.sector' },
    { field: 'skillNames', label: 'resources.fields.skills', as: 'parts' },
    { field: 'functionalArea', label: 'resources.fields.functionalArea', shown: 'chosen' },
    { field: 'experienceMinMonths', label: 'resources.fields.experienceFrom', as: 'years' },
    { field: 'experienceMaxMonths', label: 'resources.fields.experienceTo', as: 'years' },
    { field: 'typicalCtcMinPaise', label: 'resources.fields.payFrom', as: 'money', shown: 'chosen' },
    { field: 'typicalCtcMaxPaise', label: 'resources.fields.payTo', as: 'money', shown: 'chosen' },
    { field: 'jobCount', label: 'resources.fields.jobs', as: 'number', shown: 'chosen' },
    postingColumn,
    updatedAtColumn,
    { ...isActiveColumn, shown: 'chosen' },
    { field: 'descriptionHtml', label: 'resources.fields.description', as: 'formatted', shown: 'details' },
  ],
  filters: [
    { name: 'sectorID', label: 'resources.fields.sector', options: lookup('/admin/sector', 'sector') },
    { name: 'level', label: 'resources.fields.level', options: jobLevelTexts },
    postingFilter,
    isActiveFilter,
  ],
  actions: {
    create: addJobProfileLateral,
    import: {
      operation: importJobProfilesLateral,
      kind: 'jobProfileLateral',
      note: 'resources.import.leftOut.jobProfileLateral',
    },
    update: updateJobProfileLateral,
    remove: deleteJobProfileLateral,
    updateScopes: [],
    own: postingActions(setJobProfileLateralStatus),
  },
  form: {
    definition: lateralJobProfileForm,
    nameField: 'title',
    lookups: {
      sectorID: lookup('/admin/sector', 'sector'),
      skills: lookup('/admin/skill', 'skill'),
    },
  },
  usage: { jobTemplates: 'resources.usage.jobTemplates', jobs: 'resources.usage.jobs' },
});
