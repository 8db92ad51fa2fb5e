import { postingTexts, postingTones, seasonTypeTexts } from './choices.ts';
import { defineResource } from './resource.ts';

/** Seasons: the placement and internship cycles of institutes. */
export const seasonResource = defineResource({
  family: '/season',
  key: 'season',
  texts: {
    title: 'resources.season.title',
    one: 'resources.season.one',
    many: 'resources.season.many',
  },
  nameOf: ({ name }) => name,
  columns: [
    { field: 'name', label: 'resources.fields.name', sort: 'name', shown: 'always' },
    { field: 'academicYear', label: 'resources.fields.academicYear' },
    { field: 'seasonType', label: 'resources.fields.type', as: 'choice', choices: seasonTypeTexts },
    { field: 'instituteNames', label: 'resources.fields.institutes', as: 'parts', shown: 'chosen' },
    { field: 'passingYears', label: 'resources.fields.passingYears', as: 'parts' },
    { field: 'startDate', label: 'resources.fields.starts', as: 'day' },
    { field: 'endDate', label: 'resources.fields.ends', as: 'day' },
    {
      field: 'registrationStart',
      label: 'resources.fields.registrationStarts',
      as: 'day',
      shown: 'details',
    },
    { field: 'registrationEnd', label: 'resources.fields.registrationEnds', as: 'day', shown: 'details' },
    { field: 'enrolledCount', label: 'resources.fields.enrolled', as: 'number' },
    { field: 'jobCount', label: 'resources.fields.jobs', as: 'number' },
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
    { name: 'status', label: 'resources.fields.posting', options: postingTexts },
    { name: 'isActive', label: 'resources.fields.status', options: 'active' },
  ],
});
