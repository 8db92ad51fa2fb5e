/** The form of a book, of rules that every app has and texts of the library's own. */
import {
  defineRecordForm,
  maxLength,
  numberBetween,
  optional,
  required,
  type RecordField,
} from '@aarambh/forms';
import * as z from 'zod/mini';

declare module '@aarambh/forms' {
  interface OwnMessages {
    'book title label': string;
    'book author label': string;
    'book pages label': string;
  }
}

/** A line of up to 80 characters that has to be there. */
export const line = (label: 'book title label' | 'book author label'): RecordField<string, string> => ({
  field: { control: 'text', label, trims: true },
  rule: required(maxLength(80)),
  shape: z.string(),
  empty: '',
  read: (stored) => stored ?? '',
  write: (typed) => typed.trim(),
});

const mostPages = { min: 1, max: 5000 };

const pages: RecordField<string, number | null> = {
  field: { control: 'number', label: 'book pages label', range: mostPages, necessity: 'optional' },
  rule: optional(numberBetween(mostPages)),
  shape: z.nullable(z.number()),
  empty: '',
  read: (stored) => (stored == null ? '' : String(stored)),
  write: (typed) => (typed === '' ? null : Number(typed)),
};

export const bookForm = defineRecordForm({
  id: 'book',
  operations: { add: 'addBook', update: 'updateBook' },
  fields: { title: line('book title label'), author: line('book author label'), pages },
});
