import {
  addSeason,
  deleteSeason,
  importSeasons,
  listSeasonEnrolments,
  setSeasonStatus,
  updateSeason,
} from '@aarambh/api-client/operations';
import { seasonForm } from '@aarambh/forms';
import { lazy } from 'react';
import { seasonTypeTexts } from '#app/words/seasons.ts';
import { postingActions, postingColumn, postingFilter } from '#app/features/posting/posting.ts';
import { defineResource } from '#app/records/defineResource.ts';
import { isActiveColumn, isActiveFilter, lookup, updatedAtColumn } from '@aarambh/records';
import { seasonActions } from './seasonActions.ts';
import { policySentences } from './seasonPolicy.ts';

// A declaration is read without the styles of a screen, too.
const SeasonEnrolments = lazy(() => import('./SeasonEnrolments.tsx'));

/** Seasons: the placement and internship cycles of institutes. */
export const seasonResource = defineResource({
  namespaces: ['seasons', 'season-report'],
  family: '/season',
  key: 'season',
  texts: {
    title: 'resources.season.title',
    one: 'resources.season.one',
    many: 'resources.season.many',
    withdrawal: { question: 'resources.season.archive', text: 'resources.season.archiveText' },
  },
  nameOf: ({ name }) => name,
  columns: [
    { field: 'name', label: 'resources.fields.name', sort: 'name', shown: 'always' },
    { field: 'academicYear', label: 'resources.fields.academicYear', shown: 'chosen' },
    { field: 'seasonType', label: 'resources.fields.type', as: 'choice', choices: seasonTypeTexts },
    { field: 'instituteNames', label: 'resources.fields.institutes', as: 'parts', shown: 'chosen' },
    { field: 'passingYears', label: 'resources.fields.passingYears', as: 'parts', shown: 'chosen' },
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
    postingColumn,
    updatedAtColumn,
    { ...isActiveColumn, shown: 'chosen' },
    {
      field: 'policy',
      label: 'resources.fields.policy',
      words: ({ policy }, t, formats) => policySentences(policy ?? {}, t, formats).join(' '),
      shown: 'details',
    },
    { field: 'termsText', label: 'resources.fields.terms', as: 'formatted', shown: 'details' },
  ],
  countedBy: 'status',
  filters: [postingFilter, isActiveFilter],
  actions: {
    create: addSeason,
    import: { operation: importSeasons, kind: 'season', note: 'resources.import.leftOut.season' },
    update: updateSeason,
    remove: deleteSeason,
    updateScopes: ['institute'],
    addScopes: ['institute'],
    own: [...postingActions(setSeasonStatus, ['institute']), ...seasonActions],
  },
  bulk: ['post', 'takeBack'],
  form: {
    definition: seasonForm,
    lookups: {
      instituteIDs: lookup('/institute', 'institute'),
      programIDs: lookup('/program', 'program'),
    },
    // A season that an institute adds is its own.
    hiddenFields: (_values, scope) => (scope === 'institute' ? ['instituteIDs'] : []),
  },
  usage: { enrolments: 'resources.usage.enrolments', jobs: 'resources.usage.jobs' },
  tabs: [
    {
      id: 'enrolments',
      label: 'resources.season.enrolments',
      needs: listSeasonEnrolments,
      Content: SeasonEnrolments,
    },
  ],
});
