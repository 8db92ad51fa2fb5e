import { apiKeyScopeValues, type ApiKeyScope } from '@aarambh/api-client/enums';
import * as z from 'zod/mini';
import { defineForm } from '../../definition/defineForm.ts';
import { number, ruleOfText, text } from '../../definition/ruleChecks.ts';
import { joinValues, splitValues } from '../../records/joinedValues.ts';
import { optionsOf } from '../../records/optionsOf.ts';
import { calendarDate, limits, numberBetween, oneOf, required, type Rule } from '../../rules/index.ts';
import { apiKeyScopeKeys } from '../../words/valueKeys.ts';
import * as fields from '../fields.ts';
import { requiredEmail, requiredLine } from '../rules.ts';

const name = requiredLine(limits.apiKeyName);
const calls = required(numberBetween(limits.apiKeyCalls));
const day = required(calendarDate);

const known = oneOf(apiKeyScopeValues);
const someScopes: Rule = required(
  (typed) =>
    splitValues(typed)
      .map(known)
      .find(({ ok }) => !ok) ?? { ok: true },
);

/** A key for the program of a company or an institute: what for, who answers for it, what it may do, how often and until when. */
export const apiKeyForm = defineForm({
  id: 'apiKey',
  schema: z.object({
    name: text(name),
    email: text(requiredEmail),
    scopes: text(someScopes),
    callsPerMinute: text(calls),
    expiresOn: text(day),
  }),
  defaultValues: { name: '', email: '', scopes: '', callsPerMinute: '60', expiresOn: '' },
  fieldOrder: ['name', 'email', 'scopes', 'callsPerMinute', 'expiresOn'],
  fields: {
    name: {
      control: 'text',
      label: 'api key name label',
      hint: 'api key name hint',
      maxLength: limits.apiKeyName.max,
      errors: { required: 'api key name required' },
      trims: true,
    },
    email: { ...fields.email, label: 'api key email label', hint: 'api key email hint', autoComplete: 'off' },
    scopes: {
      control: 'checkboxGroup',
      label: 'api key scopes label',
      options: optionsOf(apiKeyScopeValues, apiKeyScopeKeys),
      errors: { required: 'api key scopes required' },
    },
    callsPerMinute: {
      control: 'number',
      label: 'api key calls label',
      range: limits.apiKeyCalls,
      errors: { required: 'api key calls required' },
    },
    expiresOn: {
      control: 'date',
      label: 'api key end label',
      hint: 'api key end hint',
      hasCalendar: true,
      errors: { required: 'api key end required' },
    },
  },
  payload: {
    operationId: 'addApiKey',
    schema: z.strictObject({
      name: text(name),
      email: text(requiredEmail),
      scopes: z
        .array(z.custom<ApiKeyScope>((value) => typeof value === 'string'))
        .check(ruleOfText(someScopes, joinValues)),
      callsPerMinute: number(numberBetween(limits.apiKeyCalls)),
      expiresOn: text(day),
    }),
  },
  toPayload: ({ name: typed, email, scopes, callsPerMinute, expiresOn }) => ({
    name: typed.trim(),
    email: email.trim(),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rule lets nothing else pass
    scopes: splitValues(scopes) as ApiKeyScope[],
    callsPerMinute: Number(callsPerMinute),
    expiresOn,
  }),
});
