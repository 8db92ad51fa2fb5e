import { createTranslate, defineSchemaForm, errorMessage, validate } from '@aarambh/forms/engine';
import english from '@aarambh/forms/messages/en.json' with { type: 'json' };
import * as z from 'zod';

/** A booking of a room: the form holds text, and the schema makes a number of it. */
const booking = defineSchemaForm({
  id: 'booking',
  schema: z.object({
    host: z.string().min(1, 'Say who you are'),
    seats: z.coerce.number().min(1, 'At least one seat').max(40),
  }),
  defaultValues: { host: '', seats: '' },
  fieldOrder: ['host', 'seats'],
  fields: {
    host: { control: 'text', label: 'first name label' },
    seats: { control: 'number', label: 'number of employees label' },
  },
  wireNames: { host: 'booked.by' },
  payload: {
    operationId: 'addBooking',
    schema: z.strictObject({ booked: z.object({ by: z.string() }), seats: z.number() }),
  },
  toPayload: ({ host, seats }) => ({ booked: { by: host }, seats }),
});

const translate = createTranslate(english);

for (const values of [
  { host: '', seats: '50' },
  { host: 'Asha', seats: '12' },
]) {
  const verdict = validate(booking, values);
  if (verdict.ok) console.log(JSON.stringify(booking.toPayload(verdict.value)));
  else for (const error of verdict.errors) console.log(`${error.path}: ${errorMessage(translate, error)}`);
}
