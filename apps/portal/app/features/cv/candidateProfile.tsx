import { languageTexts, visibilityTexts } from '#app/words/cvs.ts';
import { defineResource } from '#app/records/defineResource.ts';

/** What somebody has written CVs for; everybody has the own ones, staff those of one person. */
export const candidateProfileResource = defineResource({
  family: '/candidate-profiles',
  key: 'candidateProfile',
  list: '/candidate-profiles',
  hasDownload: false,
  hasHistory: false,
  texts: {
    title: 'resources.candidateProfile.title',
    one: 'resources.candidateProfile.one',
    many: 'resources.candidateProfile.many',
    empty: 'resources.candidateProfile.empty',
  },
  emptyLink: { href: '/profile', label: 'resources.completeProfile' },
  nameOf: ({ name }) => name,
  columns: [
    { field: 'name', label: 'resources.fields.name', sort: 'name', shown: 'always' },
    { field: 'headline', label: 'resources.fields.headline' },
    { field: 'profileTitle', label: 'resources.fields.profile' },
    {
      field: 'language',
      label: 'resources.fields.language',
      as: 'choice',
      choices: languageTexts,
    },
    {
      field: 'visibility',
      label: 'resources.fields.visibility',
      as: 'choice',
      choices: visibilityTexts,
    },
    { field: 'isDefault', label: 'resources.fields.isDefault', as: 'yesNo' },
    { field: 'summary', label: 'resources.fields.summary', shown: 'details' },
    { field: 'updatedAt', label: 'resources.fields.updatedAt', as: 'moment', sort: 'updatedAt' },
  ],
  filters: [
    { name: 'language', label: 'resources.fields.language', options: languageTexts },
    { name: 'visibility', label: 'resources.fields.visibility', options: visibilityTexts },
  ],
});
