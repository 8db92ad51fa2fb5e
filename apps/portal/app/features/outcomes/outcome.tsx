import type { components } from '@aarambh/api-client';
import {
  addOutcome,
  decideOutcome,
  deleteOutcome,
  getFormReport,
  getOutcome,
  listIntakes,
  setFinalOutcome,
  updateOutcome,
} from '@aarambh/api-client/operations';
import { outcomeCreation, outcomeForm, outcomeReturn } from '@aarambh/forms';
import { defineAction, lookup } from '@aarambh/records';
import { lazy } from 'react';
import { defineResource } from '#app/records/defineResource.ts';
import { students } from '#app/records/longLists.ts';
import { genderTexts, yesNoTexts } from '#app/words/catalogue.ts';
import { outcomeKindTexts, outcomeStateTexts, outcomeStateTones } from '#app/words/outcomes.ts';

// A declaration is read without the styles of a screen, too.
const OutcomeProof = lazy(() => import('./OutcomeProof.tsx'));

/** Whoever follows several institutes reads; the office of each decides. */
const byOffice = { family: '/outcome', scopes: ['institute'] } as const;

/** What an outcome counts as in reports. */
const countTexts = {
  placed: 'resources.outcome.counts.placed',
  studies: 'resources.outcome.counts.studies',
  business: 'resources.outcome.counts.business',
} as const;

/** One of the campus is never changed: it follows its offer. */
const definition = {
  ...outcomeForm,
  fromRecord: ({ kind, ...rest }: components['schemas']['Outcome']) =>
    outcomeForm.fromRecord({ ...rest, kind: kind === 'On campus' ? null : kind }),
};

/** What came of the studies of students: from offers by itself, and from elsewhere with a proof. */
export const outcomeResource = defineResource({
  family: '/outcome',
  key: 'outcome',
  texts: {
    title: 'resources.outcome.title',
    one: 'resources.outcome.one',
    many: 'resources.outcome.many',
    empty: 'resources.outcome.empty',
  },
  namespaces: ['outcomes'],
  links: [
    { href: '/outcome/reports', label: 'resources.outcome.reports', needs: getFormReport },
    { href: '/outcome/intake', label: 'resources.outcome.intakes', needs: listIntakes },
  ],
  nameOf: ({ name, organisation }) => `${name}, ${organisation}`,
  columns: [
    { field: 'name', label: 'resources.outcome.name', shown: 'always' },
    { field: 'rollNumber', label: 'resources.fields.rollNumber', shown: 'chosen' },
    { field: 'instituteName', label: 'resources.fields.institute', seenBy: ['all', 'university'] },
    { field: 'programName', label: 'resources.fields.program', shown: 'chosen' },
    { field: 'passingYear', label: 'resources.fields.passingYear', shown: 'chosen' },
    { field: 'kind', label: 'resources.outcome.kind', as: 'choice', choices: outcomeKindTexts },
    { field: 'organisation', label: 'resources.outcome.organisation', sort: 'organisation' },
    { field: 'title', label: 'resources.outcome.jobOrProgram' },
    { field: 'ctcPaise', label: 'resources.outcome.pay', as: 'money', sort: 'ctcPaise' },
    {
      field: 'state',
      label: 'resources.fields.status',
      as: 'choice',
      choices: outcomeStateTexts,
      tones: outcomeStateTones,
    },
    { field: 'isFinal', label: 'resources.outcome.isFinal', as: 'yesNo' },
    { field: 'place', label: 'resources.outcome.place', shown: 'chosen' },
    { field: 'contact', label: 'resources.outcome.contact', shown: 'chosen' },
    { field: 'fixedPaise', label: 'resources.outcome.fixed', as: 'money', shown: 'details' },
    { field: 'oneTimePaise', label: 'resources.outcome.oneTime', as: 'money', shown: 'details' },
    { field: 'variablePaise', label: 'resources.outcome.variable', as: 'money', shown: 'details' },
    { field: 'stockPaise', label: 'resources.outcome.stock', as: 'money', shown: 'details' },
    { field: 'otherPaise', label: 'resources.outcome.otherPay', as: 'money', shown: 'details' },
    { field: 'decidedOn', label: 'resources.outcome.decidedOn', as: 'day', shown: 'chosen' },
    { field: 'startsOn', label: 'resources.outcome.startsOn', as: 'day', shown: 'chosen' },
    { field: 'documentName', label: 'resources.outcome.proof', shown: 'chosen' },
    { field: 'checkedByName', label: 'resources.outcome.checkedBy', shown: 'chosen' },
    { field: 'reason', label: 'resources.outcome.reason', shown: 'details' },
  ],
  countedBy: 'state',
  filters: [
    { name: 'state', label: 'resources.fields.status', options: outcomeStateTexts },
    { name: 'kind', label: 'resources.outcome.kind', options: outcomeKindTexts },
    { name: 'countsAs', label: 'resources.outcome.countsAs', options: countTexts },
    { name: 'isFinal', label: 'resources.outcome.isFinal', options: yesNoTexts },
    { name: 'hasDocument', label: 'resources.outcome.hasProof', options: yesNoTexts },
    { name: 'instituteID', label: 'resources.fields.institute', options: lookup('/institute', 'institute') },
    {
      name: 'programID',
      label: 'resources.fields.program',
      options: lookup('/program', 'program'),
      takesSeveral: true,
    },
    { name: 'passingYear', label: 'resources.fields.passingYear', options: 'years' },
    { name: 'endsInTime', label: 'resources.fields.endsInTime', options: yesNoTexts },
    { name: 'gender', label: 'resources.fields.gender', options: genderTexts },
    { name: 'decidedFrom', label: 'resources.outcome.decidedFrom', options: 'day' },
    { name: 'decidedTo', label: 'resources.outcome.decidedTo', options: 'day' },
  ],
  presets: [
    { label: 'resources.outcome.presets.waiting', filters: { state: 'Reported' }, sort: 'createdAt' },
    {
      label: 'resources.outcome.presets.withoutProof',
      filters: { state: 'Reported', hasDocument: 'false' },
    },
    { label: 'resources.outcome.presets.bestPay', filters: { countsAs: 'placed' }, sort: '-ctcPaise' },
    { label: 'resources.outcome.presets.studies', filters: { countsAs: 'studies' } },
  ],
  details: {
    sections: [
      {
        title: 'resources.outcome.standing',
        fields: ['state', 'isFinal', 'checkedByName', 'reason'],
        hidesEmpty: true,
      },
      {
        title: 'resources.outcome.what',
        fields: [
          'kind',
          'organisation',
          'title',
          'place',
          'contact',
          'decidedOn',
          'startsOn',
          'documentName',
        ],
        hidesEmpty: true,
      },
      {
        title: 'resources.outcome.payByParts',
        fields: ['ctcPaise', 'fixedPaise', 'oneTimePaise', 'variablePaise', 'stockPaise', 'otherPaise'],
        hidesEmpty: true,
      },
      {
        title: 'resources.outcome.student',
        fields: ['rollNumber', 'programName', 'passingYear', 'instituteName'],
        hidesEmpty: true,
      },
    ],
  },
  actions: {
    create: addOutcome,
    update: updateOutcome,
    remove: deleteOutcome,
    own: [
      defineAction({
        ...byOffice,
        operation: decideOutcome,
        id: 'confirm',
        label: 'resources.outcome.confirm',
        isOffered: ({ state, mayDecide }) => state === 'Reported' && mayDecide === true,
        question: { title: 'resources.outcome.confirmQuestion', text: 'resources.outcome.confirmText' },
        Consequences: OutcomeProof,
        body: () => ({ verdict: 'Confirmed' }),
        done: 'resources.outcome.confirmed',
      }),
      defineAction({
        ...byOffice,
        operation: decideOutcome,
        id: 'sendBack',
        label: 'resources.outcome.sendBack',
        isOffered: ({ state, mayDecide }) => state === 'Reported' && mayDecide === true,
        tone: 'danger',
        question: { title: 'resources.outcome.sendBackQuestion', text: 'resources.outcome.sendBackText' },
        form: { definition: outcomeReturn },
        body: () => ({ verdict: 'Sent back' }),
        done: 'resources.outcome.sentBack',
      }),
      defineAction({
        ...byOffice,
        operation: setFinalOutcome,
        id: 'final',
        label: 'resources.outcome.makeFinal',
        isOffered: ({ state, isFinal }) => state === 'Confirmed' && !isFinal,
        question: { title: 'resources.outcome.finalQuestion', text: 'resources.outcome.finalText' },
        done: 'resources.outcome.madeFinal',
      }),
    ],
  },
  bulk: ['confirm', 'sendBack'],
  changeForm: {
    definition,
    added: { definition: outcomeCreation, nameField: 'organisation' },
    lookups: { userID: students },
  },
  tabs: [{ id: 'proof', label: 'resources.outcome.proof', needs: getOutcome, Content: OutcomeProof }],
});
