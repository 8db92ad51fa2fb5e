import {
  addUniversity,
  deleteUniversity,
  importUniversities,
  updateUniversity,
} from '@aarambh/api-client/operations';
import { gradeFormulaText, universityForm } from '@aarambh/forms';
import { lazy } from 'react';
import { universityTypeTexts } from '#app/words/catalogue.ts';
import { verificationTexts, verificationTones } from '#app/words/trust.ts';
import { defineResource } from '#app/records/defineResource.ts';
import { isActiveColumn, isActiveFilter, updatedAtColumn } from '@aarambh/records';
import { universityVerification } from './verification.ts';

const GradeExample = lazy(async () => {
  const { GradeExample: Example } = await import('./GradeExample.tsx');
  return { default: Example };
});

/** Universities, which institutes belong to. */
export const universityResource = defineResource({
  namespaces: ['institutes'],
  family: '/university',
  key: 'university',
  texts: {
    title: 'resources.university.title',
    one: 'resources.university.one',
    many: 'resources.university.many',
  },
  nameOf: ({ name }) => name,
  columns: [
    { field: 'name', label: 'resources.fields.name', sort: 'name', shown: 'always' },
    { field: 'universityType', label: 'resources.fields.type', as: 'choice', choices: universityTypeTexts },
    { field: 'city', label: 'resources.fields.city' },
    { field: 'stateCode', label: 'resources.fields.state', as: 'state' },
    { field: 'institutes', label: 'resources.fields.institutes', as: 'number' },
    {
      field: 'cgpaFormula',
      label: 'resources.fields.cgpaFormula',
      words: ({ cgpaFormula }) => (cgpaFormula ? gradeFormulaText(cgpaFormula) : ''),
    },
    {
      field: 'verificationStatus',
      label: 'resources.fields.verification',
      as: 'choice',
      choices: verificationTexts,
      tones: verificationTones,
      shown: 'chosen',
    },
    { field: 'shortName', label: 'resources.fields.shortName', shown: 'details' },
    { field: 'aisheCode', label: 'resources.fields.aisheCode', shown: 'details' },
    { field: 'website', label: 'resources.fields.website', as: 'url', shown: 'details' },
    { field: 'email', label: 'resources.fields.email', as: 'email', shown: 'details' },
    { field: 'phone', label: 'resources.fields.phone', as: 'phone', shown: 'details' },
    { field: 'cgpaScale', label: 'resources.fields.cgpaScale', as: 'number', shown: 'details' },
    { field: 'cgpaFormula.source', label: 'resources.fields.formulaSource', shown: 'details' },
    {
      field: 'cgpaFormula.effectiveFrom',
      label: 'resources.fields.formulaStart',
      as: 'day',
      shown: 'details',
    },
    updatedAtColumn,
    isActiveColumn,
  ],
  filters: [
    { name: 'stateCode', label: 'resources.fields.state', options: 'states' },
    { name: 'universityType', label: 'resources.fields.type', options: universityTypeTexts },
    isActiveFilter,
  ],
  actions: {
    create: addUniversity,
    import: { operation: importUniversities, kind: 'university' },
    update: updateUniversity,
    remove: deleteUniversity,
    updateScopes: ['university'],
  },
  form: { definition: universityForm, lookups: { stateCode: 'states' }, Example: GradeExample },
  parts: [universityVerification],
  usage: {
    institutes: 'resources.usage.institutes',
    officers: 'resources.usage.officers',
    degrees: 'resources.usage.degrees',
    educationStages: 'resources.usage.educationStages',
  },
});
