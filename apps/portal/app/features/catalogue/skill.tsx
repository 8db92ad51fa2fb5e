import { addSkill, deleteSkill, importSkills, updateSkill } from '@aarambh/api-client/operations';
import { skillForm } from '@aarambh/forms';
import { skillCategoryTexts, skillStatusTexts, skillStatusTones } from '#app/words/catalogue.ts';
import { defineResource } from '#app/records/defineResource.ts';
import { isActiveColumn, isActiveFilter, lookup, updatedAtColumn } from '@aarambh/records';
import { skillDecisions } from './skillDecisions.ts';

/** Skills, which candidates and jobs name; candidates suggest some. */
export const skillResource = defineResource({
  family: '/admin/skill',
  key: 'skill',
  texts: { title: 'resources.skill.title', one: 'resources.skill.one', many: 'resources.skill.many' },
  // The skill that another is a name of is chosen as in the profile.
  namespaces: ['profile'],
  nameOf: ({ name }) => name,
  columns: [
    { field: 'name', label: 'resources.fields.name', sort: 'name', shown: 'always' },
    { field: 'category', label: 'resources.fields.category', as: 'choice', choices: skillCategoryTexts },
    { field: 'sectorNames', label: 'resources.fields.sectors', as: 'parts' },
    { field: 'aliases', label: 'resources.fields.aliases', as: 'parts', shown: 'chosen' },
    { field: 'candidates', label: 'resources.fields.candidates', as: 'number' },
    {
      field: 'status',
      label: 'resources.fields.approval',
      as: 'choice',
      choices: skillStatusTexts,
      tones: skillStatusTones,
    },
    { field: 'usedBy', label: 'resources.fields.usedBy', as: 'number', shown: 'chosen' },
    updatedAtColumn,
    isActiveColumn,
  ],
  filters: [
    { name: 'category', label: 'resources.fields.category', options: skillCategoryTexts },
    { name: 'sectorID', label: 'resources.fields.sector', options: lookup('/admin/sector', 'sector') },
    { name: 'skillStatus', label: 'resources.fields.approval', options: skillStatusTexts },
    isActiveFilter,
  ],
  actions: {
    create: addSkill,
    import: { operation: importSkills, kind: 'skill' },
    update: updateSkill,
    remove: deleteSkill,
    isUndecided: ({ status }) => status !== 'Approved',
    updateScopes: [],
    own: skillDecisions,
  },
  form: { definition: skillForm, lookups: { sectorIDs: lookup('/admin/sector', 'sector') } },
  usage: {
    candidates: 'resources.usage.candidates',
    experiences: 'resources.usage.experiences',
    jobProfiles: 'resources.usage.jobProfiles',
    lateralJobProfiles: 'resources.usage.lateralJobProfiles',
    jobTemplates: 'resources.usage.jobTemplates',
    jobs: 'resources.usage.jobs',
    questions: 'resources.usage.questions',
  },
});
