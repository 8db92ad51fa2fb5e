import {
  addJobProfile,
  deleteJobProfile,
  importJobProfiles,
  setJobProfileStatus,
  updateJobProfile,
} from '@aarambh/api-client/operations';
import { jobProfileForm } from '@aarambh/forms';
import { degreeTexts } from '#app/words/jobs.ts';
import { postingActions, postingColumn, postingFilter } from '#app/features/posting/posting.ts';
import { defineResource } from '#app/records/defineResource.ts';
import { isActiveColumn, isActiveFilter, lookup, updatedAtColumn } from '@aarambh/records';

/** Job profiles: the roles that freshers start in. */
export const jobProfileResource = defineResource({
  namespaces: ['job-templates'],
  family: '/admin/job-profile',
  key: 'jobProfile',
  texts: {
    title: 'resources.jobProfile.title',
    one: 'resources.jobProfile.one',
    many: 'resources.jobProfile.many',
  },
  nameOf: ({ title }) => title,
  columns: [
    { field: 'title', label: 'resources.fields.title', sort: 'title', shown: 'always' },
    { field: 'sectorName', label: 'resources.fields.sector' },
    { field: 'skillNames', label: 'resources.fields.skills', as: 'parts' },
    {
      field: 'degrees',
      label: 'resources.fields.degrees',
      as: 'parts',
      choices: degreeTexts,
      shown: 'details',
    },
    { field: 'typicalCtcMinPaise', label: 'resources.fields.payFrom', as: 'money' },
    { field: 'typicalCtcMaxPaise', label: 'resources.fields.payTo', as: 'money' },
    { field: 'templateCount', label: 'resources.fields.templates', as: 'number', shown: 'chosen' },
    { field: 'jobCount', label: 'resources.fields.jobs', as: 'number' },
    postingColumn,
    updatedAtColumn,
    { ...isActiveColumn, shown: 'chosen' },
    { field: 'descriptionHtml', label: 'resources.fields.description', as: 'formatted', shown: 'details' },
  ],
  filters: [
    { name: 'sectorID', label: 'resources.fields.sector', options: lookup('/admin/sector', 'sector') },
    postingFilter,
    isActiveFilter,
  ],
  actions: {
    create: addJobProfile,
    import: { operation: importJobProfiles, kind: 'jobProfile', note: 'resources.import.leftOut.jobProfile' },
    update: updateJobProfile,
    remove: deleteJobProfile,
    updateScopes: [],
    own: postingActions(setJobProfileStatus),
  },
  form: {
    definition: jobProfileForm,
    nameField: 'title',
    lookups: {
      sectorID: lookup('/admin/sector', 'sector'),
      skills: lookup('/admin/skill', 'skill'),
      programIDs: lookup('/program', 'program'),
    },
  },
  usage: { jobTemplates: 'resources.usage.jobTemplates', jobs: 'resources.usage.jobs' },
});
