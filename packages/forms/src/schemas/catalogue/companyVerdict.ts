/** What staff decide about a company: that it may hire here, or why not. */
import { companyCheckValues, type CompanyCheck } from '@aarambh/api-client/enums';
import { optionsOf } from '../../records/optionsOf.ts';
import { companyCheckKeys } from '../../words/valueKeys.ts';
import * as z from 'zod/mini';
import { defineForm, definePayload } from '../../definition/defineForm.ts';
import { ruleOfText, text } from '../../definition/ruleChecks.ts';
import {
  isBlank,
  limits,
  maxLength,
  multiLine,
  oneOf,
  optional,
  required,
  type Rule,
} from '../../rules/index.ts';
import { joinValues, splitValues } from '../../records/joinedValues.ts';
import { reasonField, reasonRule } from './reason.ts';

const remark = optional(multiLine, maxLength(limits.reason.max));

const known = oneOf(companyCheckValues);
const someChecks: Rule = required((typed) => {
  for (const each of splitValues(typed)) {
    const result = known(each);
    if (!result.ok) return result;
  }
  return { ok: true };
});

/** A company may hire here: what was checked, at least one thing of it, and a note for whoever looks at it next. */
export const companyApproval = defineForm({
  id: 'companyApproval',
  schema: z.object({ checked: text(someChecks), note: text(remark) }),
  defaultValues: { checked: '', note: '' },
  fieldOrder: ['checked', 'note'],
  fields: {
    checked: {
      control: 'checkboxGroup',
      label: 'company checked label',
      options: optionsOf(companyCheckValues, companyCheckKeys),
      errors: { required: 'company checked required' },
    },
    note: {
      control: 'textArea',
      label: 'company note label',
      hint: 'company note hint',
      maxLength: limits.reason.max,
      necessity: 'optional',
    },
  },
  payload: {
    operationId: 'verifyCompany',
    schema: z.strictObject({
      checked: z
        .array(z.custom<CompanyCheck>((value) => typeof value === 'string'))
        .check(ruleOfText(someChecks, joinValues)),
      note: z.optional(text(remark)),
    }),
  },
  toPayload: ({ checked, note }) => ({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rule lets nothing else pass
    checked: splitValues(checked) as CompanyCheck[],
    ...(isBlank(note) ? {} : { note: note.trim() }),
  }),
});

/** Why a company may not hire here, not any more, or again: its people read it. */
export const companyReason = defineForm({
  id: 'companyReason',
  schema: z.object({ note: text(reasonRule) }),
  defaultValues: { note: '' },
  fieldOrder: ['note'],
  fields: { note: reasonField({ hint: 'company reason hint' }) },
  payload: { operationId: 'verifyCompany', schema: z.strictObject({ note: text(reasonRule) }) },
  toPayload: ({ note }) => ({ note: note.trim() }),
});

/** Body of verifyCompany. Which of the two forms it has to keep follows from what the company is by then. */
export const companyVerdict = definePayload(
  'verifyCompany',
  z.strictObject({
    verdict: z.string(),
    checked: z.optional(z.array(z.string())),
    note: z.optional(text(remark)),
    rowVersion: z.number(),
  }),
  {
    verdict: undefined,
    checked: companyApproval.fields.checked.errors,
    note: undefined,
    rowVersion: undefined,
  },
);
