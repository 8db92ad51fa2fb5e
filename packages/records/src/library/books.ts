/** The list of books, as an app declares it. */
import { defineAction } from '../declare/action.ts';
import { resourcesIn } from '../declare/defineResource.ts';
import { isActiveColumn, isActiveFilter, updatedAtColumn } from '../declare/recordState.ts';
import type { ResourceActions } from '../declare/resourceActions.ts';
import { bookForm } from './bookForm.ts';

const shelves = {
  Novels: 'library.shelves.novels',
  Poems: 'library.shelves.poems',
  Science: 'library.shelves.science',
};
const standings = {
  New: 'library.standings.new',
  Lent: 'library.standings.lent',
  Lost: 'library.standings.lost',
};

const lending = defineAction({
  family: '/book',
  id: 'lend',
  label: 'library.lend',
  operation: { method: 'PUT', path: '/book/lend/{id}', takesVersion: true },
  isOffered: ({ standing }) => standing === 'New',
  question: { title: 'library.lendQuestion', text: 'library.lendText' },
  done: 'library.isLent',
});

/** The calls that change books. */
export const bookActions = {
  create: { method: 'POST', path: '/book/add' },
  update: { method: 'PUT', path: '/book/{id}' },
  remove: { method: 'DELETE', path: '/book/{id}' },
  import: { operation: { method: 'POST', path: '/book/import' }, kind: 'book' },
  own: [lending],
} as const satisfies ResourceActions;

/** All that the engine can do with a list, of books. */
export const books = resourcesIn(() => 'en')({
  family: '/book',
  key: 'book',
  texts: {
    title: 'library.books',
    one: 'library.book',
    many: 'library.many',
    empty: 'library.noBooks',
  },
  nameOf: ({ title }) => title,
  columns: [
    { field: 'title', label: 'library.title', sort: 'title', shown: 'always' },
    { field: 'author', label: 'library.author' },
    { field: 'shelf', label: 'library.shelf', as: 'choice', choices: shelves },
    { field: 'pages', label: 'library.pages', as: 'number', sort: 'pages' },
    {
      field: 'standing',
      label: 'library.standing',
      as: 'choice',
      choices: standings,
      tones: { New: 'success', Lost: 'danger' },
    },
    isActiveColumn,
    { ...updatedAtColumn, sort: undefined },
  ],
  filters: [
    { name: 'shelf', label: 'library.shelf', options: shelves },
    { name: 'standing', label: 'library.standing', options: standings },
    isActiveFilter,
  ],
  countedBy: 'standing',
  bulk: ['lend', 'deactivate', 'delete'],
  actions: bookActions,
  usage: { loans: 'library.loans' },
  form: { definition: bookForm, nameField: 'title' },
});
