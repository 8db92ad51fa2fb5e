import {
  addMasterProgram,
  addProgram,
  deleteMasterProgram,
  deleteProgram,
  importPrograms,
  importMasterPrograms,
  updateMasterProgram,
  updateProgram,
} from '@aarambh/api-client/operations';
import { masterProgramForm, programForm } from '@aarambh/forms';
import { degreeTexts } from '#app/words/jobs.ts';
import { defineResource } from '#app/records/defineResource.ts';
import { isActiveColumn, isActiveFilter, lookup, updatedAtColumn } from '@aarambh/records';

/** Programs of study, which institutes offer. */
export const programResource = defineResource({
  family: '/program',
  key: 'program',
  texts: { title: 'resources.program.title', one: 'resources.program.one', many: 'resources.program.many' },
  nameOf: ({ name }) => name,
  columns: [
    { field: 'name', label: 'resources.fields.name', sort: 'name', shown: 'always' },
    { field: 'degree', label: 'resources.fields.degree', as: 'choice', choices: degreeTexts },
    { field: 'durationYears', label: 'resources.fields.duration', as: 'number' },
    { field: 'institutes', label: 'resources.fields.institutes', as: 'number' },
    { field: 'code', label: 'resources.fields.code', shown: 'chosen' },
    { field: 'aliases', label: 'resources.fields.aliases', as: 'parts', shown: 'chosen' },
    updatedAtColumn,
    isActiveColumn,
  ],
  filters: [
    { name: 'degree', label: 'resources.fields.degree', options: degreeTexts },
    {
      name: 'masterProgramID',
      label: 'resources.fields.masterProgram',
      options: lookup('/program/master', 'masterProgram'),
    },
    isActiveFilter,
  ],
  actions: {
    create: addProgram,
    import: { operation: importPrograms, kind: 'program' },
    update: updateProgram,
    remove: deleteProgram,
    updateScopes: [],
  },
  form: {
    definition: programForm,
    lookups: { masterProgramID: lookup('/program/master', 'masterProgram') },
    nameField: 'specialisation',
  },
  usage: {
    institutes: 'resources.usage.institutes',
    degrees: 'resources.usage.degrees',
    jobProfiles: 'resources.usage.jobProfiles',
    seasons: 'resources.usage.seasons',
  },
});

/** Kinds of degrees, which programs specialise. */
export const masterProgramResource = defineResource({
  family: '/program/master',
  key: 'masterProgram',
  texts: {
    title: 'resources.masterProgram.title',
    one: 'resources.masterProgram.one',
    many: 'resources.masterProgram.many',
  },
  nameOf: ({ name }) => name,
  columns: [
    { field: 'name', label: 'resources.fields.name', sort: 'name', shown: 'always' },
    { field: 'degree', label: 'resources.fields.degree', as: 'choice', choices: degreeTexts },
    { field: 'durationYears', label: 'resources.fields.duration', as: 'number' },
    { field: 'semesters', label: 'resources.fields.semesters', as: 'number' },
    { field: 'usedBy', label: 'resources.fields.usedBy', as: 'number' },
    updatedAtColumn,
    isActiveColumn,
  ],
  filters: [{ name: 'degree', label: 'resources.fields.degree', options: degreeTexts }, isActiveFilter],
  actions: {
    create: addMasterProgram,
    import: { operation: importMasterPrograms, kind: 'masterProgram' },
    update: updateMasterProgram,
    remove: deleteMasterProgram,
    updateScopes: [],
  },
  form: { definition: masterProgramForm },
  usage: { programs: 'resources.usage.programs' },
});
