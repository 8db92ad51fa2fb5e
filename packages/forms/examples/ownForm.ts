import {
  createTranslate,
  defineForm,
  errorMessage,
  limits,
  maxLength,
  minLength,
  multiLine,
  optional,
  required,
  singleLine,
  text,
  validate,
} from '@aarambh/forms';
import english from '@aarambh/forms/messages/en.json' with { type: 'json' };
import * as z from 'zod/mini';

declare module '@aarambh/forms' {
  interface OwnMessages {
    'visit city required': string;
    'visit comment label': string;
  }
}

const cityName = required(singleLine, minLength(limits.city.min), maxLength(limits.city.max));
const comment = optional(multiLine, maxLength(500));

/** Asks where somebody has been, and how it was. */
export const visit = defineForm({
  id: 'visit',
  schema: z.object({ city: text(cityName), comment: text(comment) }),
  defaultValues: { city: '', comment: '' },
  fieldOrder: ['city', 'comment'],
  fields: {
    city: {
      control: 'text',
      label: 'city label',
      autoComplete: 'address-level2',
      trims: true,
      errors: { required: 'visit city required' },
    },
    comment: { control: 'textArea', label: 'visit comment label', necessity: 'optional', maxLength: 500 },
  },
  wireNames: { comment: 'note' },
  payload: {
    operationId: 'addVisit',
    schema: z.strictObject({ city: text(cityName), note: z.optional(text(comment)) }),
  },
  toPayload: ({ city, comment: note }) => ({ city: city.trim(), ...(note === '' ? {} : { note }) }),
});

const translate = createTranslate({
  ...english,
  'visit city required': 'Enter the city that you have been to',
  'visit comment label': 'How was it?',
});

for (const values of [
  { city: ' ', comment: 'x'.repeat(501) },
  { city: 'Pune ', comment: '' },
]) {
  const verdict = validate(visit, values);
  if (verdict.ok) console.log(JSON.stringify(visit.toPayload(verdict.value)));
  else for (const error of verdict.errors) console.log(`${error.path}: ${errorMessage(translate, error)}`);
}
