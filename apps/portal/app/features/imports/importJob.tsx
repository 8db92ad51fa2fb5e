import { undoImport, verifyImportedMarks } from '@aarambh/api-client/operations';
import type { ImportMode, ImportState } from '@aarambh/api-client/enums';
import { defineAction, type Choices } from '@aarambh/records';
import { lazy } from 'react';
import { i18n } from '#app/i18n/i18n.ts';
import { defineResource } from '#app/records/defineResource.ts';
import { kindTexts } from './kinds.ts';

// A declaration is read without the styles of a screen, too.
const ImportFaults = lazy(() => import('./ImportFaults.tsx'));

const modeTexts: Choices<ImportMode> = {
  dryRun: 'resources.importJob.modes.dryRun',
  commit: 'resources.importJob.modes.commit',
};

const stateTexts: Choices<ImportState> = {
  Running: 'resources.importJob.states.Running',
  Done: 'resources.importJob.states.Done',
  Cancelled: 'resources.importJob.states.Cancelled',
  Refused: 'resources.importJob.states.Refused',
};

/** The files that the person has sent in the last seven days, and what came of them. */
export const importJobResource = defineResource({
  family: '/import',
  key: 'importJob',
  hasSearch: false,
  hasDownload: false,
  hasHistory: false,
  texts: {
    title: 'resources.importJob.title',
    one: 'resources.importJob.one',
    many: 'resources.importJob.many',
    empty: 'resources.importJob.empty',
  },
  namespaces: ['imports'],
  nameOf: ({ kind }) => i18n.t(kindTexts[kind]),
  columns: [
    { field: 'kind', label: 'resources.importJob.kind', as: 'choice', choices: kindTexts, shown: 'always' },
    { field: 'createdAt', label: 'resources.importJob.sent', as: 'moment' },
    { field: 'mode', label: 'resources.importJob.mode', as: 'choice', choices: modeTexts },
    {
      field: 'state',
      label: 'resources.importJob.state',
      as: 'choice',
      choices: stateTexts,
      tones: { Done: 'success', Running: 'info', Refused: 'danger', Cancelled: 'warning' },
    },
    { field: 'rows', label: 'resources.importJob.rows', as: 'number', shown: 'chosen' },
    { field: 'created', label: 'resources.importJob.created', as: 'number' },
    { field: 'updated', label: 'resources.importJob.updated', as: 'number' },
    { field: 'unchanged', label: 'resources.importJob.unchanged', as: 'number', shown: 'chosen' },
    { field: 'failed', label: 'resources.importJob.failed', as: 'number' },
    { field: 'finishedAt', label: 'resources.importJob.ended', as: 'moment', shown: 'details' },
    { field: 'undoneAt', label: 'resources.importJob.undone', as: 'moment' },
  ],
  details: {
    Lead: ImportFaults,
    sections: [
      {
        title: 'resources.importJob.what',
        fields: [
          'mode',
          'state',
          'rows',
          'created',
          'updated',
          'unchanged',
          'failed',
          'createdAt',
          'finishedAt',
          'undoneAt',
        ],
      },
    ],
  },
  filters: [{ name: 'kind', label: 'resources.importJob.kind', options: kindTexts }],
  actions: {
    own: [
      defineAction({
        family: '/import',
        operation: verifyImportedMarks,
        id: 'verify',
        label: 'resources.importJob.verify',
        isOffered: ({ kind, mode, state, updated, undoneAt }) =>
          kind === 'marks' && mode === 'commit' && state !== 'Running' && updated > 0 && !undoneAt,
        question: { title: 'resources.importJob.verifyQuestion', text: 'resources.importJob.verifyText' },
        done: 'resources.importJob.verified',
      }),
      defineAction({
        family: '/import',
        operation: undoImport,
        id: 'undo',
        label: 'resources.importJob.undo',
        tone: 'danger',
        isOffered: ({ mayUndo }) => mayUndo === true,
        question: { title: 'resources.importJob.undoQuestion', text: 'resources.importJob.undoText' },
        done: 'resources.importJob.undoDone',
      }),
    ],
  },
});
