import { webhookTopicValues, type WebhookTopic } from '@aarambh/api-client/enums';
import * as z from 'zod/mini';
import { defineForm } from '../../definition/defineForm.ts';
import { ruleOfText, text } from '../../definition/ruleChecks.ts';
import { joinValues, splitValues } from '../../records/joinedValues.ts';
import { optionsOf } from '../../records/optionsOf.ts';
import { limits, oneOf, required, type Rule } from '../../rules/index.ts';
import { webhookTopicKeys } from '../../words/valueKeys.ts';
import * as fields from '../fields.ts';
import { requiredEmail, requiredLine } from '../rules.ts';

const address = requiredLine({ min: 1, max: limits.webAddress });

const known = oneOf(webhookTopicValues);
const someTopics: Rule = required(
  (typed) =>
    splitValues(typed)
      .map(known)
      .find(({ ok }) => !ok) ?? { ok: true },
);

/** Where the program of a company or an institute hears of news. Whether the address may be called the server judges. */
export const webhookForm = defineForm({
  id: 'webhook',
  schema: z.object({ url: text(address), email: text(requiredEmail), topics: text(someTopics) }),
  defaultValues: { url: '', email: '', topics: '' },
  fieldOrder: ['url', 'email', 'topics'],
  fields: {
    url: {
      control: 'text',
      label: 'webhook url label',
      hint: 'webhook url hint',
      inputMode: 'url',
      maxLength: limits.webAddress,
      errors: { required: 'webhook url required' },
      trims: true,
    },
    email: { ...fields.email, label: 'webhook email label', hint: 'webhook email hint', autoComplete: 'off' },
    topics: {
      control: 'checkboxGroup',
      label: 'webhook topics label',
      options: optionsOf(webhookTopicValues, webhookTopicKeys),
      errors: { required: 'webhook topics required' },
    },
  },
  payload: {
    operationId: 'addWebhook',
    schema: z.strictObject({
      url: text(address),
      email: text(requiredEmail),
      topics: z
        .array(z.custom<WebhookTopic>((value) => typeof value === 'string'))
        .check(ruleOfText(someTopics, joinValues)),
    }),
  },
  toPayload: ({ url, email, topics }) => ({
    url: url.trim(),
    email: email.trim(),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rule lets nothing else pass
    topics: splitValues(topics) as WebhookTopic[],
  }),
});
