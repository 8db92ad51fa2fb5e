/** What came of somebody's studies, found elsewhere than on the platform: as the student reports it and as the placement office enters it. */
import { outcomeKindValues } from '@aarambh/api-client/enums';
import * as z from 'zod/mini';
import { defineForm, definePayload } from '../../definition/defineForm.ts';
import { crossField, text } from '../../definition/ruleChecks.ts';
import { defineRecordForm } from '../../records/defineRecordForm.ts';
import { optionsOf } from '../../records/optionsOf.ts';
import {
  line,
  optionalRecord,
  optionalText,
  requiredChoice,
  requiredRecord,
  requiredText,
} from '../../records/recordField.ts';
import { optionalRupees } from '../../records/rupees.ts';
import { payPartNames, type PayPartName } from '../../reference/payParts.ts';
import { calendarDate, isBlank, limits, type Rule } from '../../rules/index.ts';
import { passed } from '../../rules/rule.ts';
import { outcomeKindKeys, type FoundElsewhere } from '../../words/valueKeys.ts';
import { wholePay } from './offer.ts';
import { reasonField, reasonRule } from './reason.ts';

/** What people report: an accepted offer of the platform is known by itself. */
const kinds = outcomeKindValues.filter((kind): kind is FoundElsewhere => kind !== 'On campus');

const short = limits.application.place;

const fields = {
  kind: requiredChoice(
    {
      label: 'outcome kind label',
      options: optionsOf(kinds, outcomeKindKeys),
      errors: { required: 'outcome kind required' },
    },
    kinds,
  ),
  organisation: requiredText(
    {
      label: 'outcome organisation label',
      hint: 'outcome organisation hint',
      errors: { required: 'outcome organisation required' },
    },
    line({ min: 2, max: short }),
  ),
  title: optionalText({ label: 'outcome title label' }, line({ max: short })),
  place: optionalText({ label: 'outcome place label' }, line({ max: short })),
  decidedOn: optionalText(
    { label: 'outcome decided label', hint: 'outcome decided hint', control: 'date', hasCalendar: true },
    calendarDate,
  ),
  startsOn: optionalText({ label: 'outcome starts label', control: 'date', hasCalendar: true }, calendarDate),
  contact: optionalText(
    { label: 'outcome contact label', hint: 'outcome contact hint' },
    line({ max: limits.outcomeContact }),
  ),
  documentImageID: optionalRecord({ label: 'outcome proof label', hint: 'outcome proof hint' }),
  ctcPaise: optionalRupees({ label: 'offer pay label' }),
  fixedPaise: optionalRupees({ label: 'offer part fixed', errors: { wrongSum: 'offer parts sum' } }),
  oneTimePaise: optionalRupees({ label: 'offer part once', hint: 'offer part once hint' }),
  variablePaise: optionalRupees({ label: 'offer part variable' }),
  stockPaise: optionalRupees({ label: 'offer part stock' }),
  otherPaise: optionalRupees({ label: 'offer part other', hint: 'offer part other hint' }),
} as const;

type TypedPay = Readonly<Record<PayPartName | 'ctcPaise', string>>;

const paiseOf = (rupees: string): number => Math.round(Number(rupees) * 100);

/** The parts are all of the pay, or nobody has divided it. */
const wholeOfTyped: Rule<TypedPay> = (typed) => {
  const given = payPartNames.filter((name) => !isBlank(typed[name]));
  if (given.length === 0) return passed;
  const ctcPaise = isBlank(typed.ctcPaise) ? 0 : paiseOf(typed.ctcPaise);
  return wholePay(ctcPaise, Object.fromEntries(given.map((name) => [name, paiseOf(typed[name])])));
};

const between = [crossField<TypedPay>('fixedPaise', wholeOfTyped)] as const;

const sections = [{ title: 'offer parts title', hint: 'offer parts hint', fields: payPartNames }] as const;

/** What a student reports, and what an office changes of it. */
export const outcomeForm = defineRecordForm({
  id: 'outcome',
  operations: { add: 'reportOutcome', update: 'updateOutcome' },
  fields,
  sections,
  between,
});

/** The same with the student, as the office enters it. */
export const outcomeCreation = defineRecordForm({
  id: 'outcomeCreation',
  operations: { add: 'addOutcome', update: 'addOutcome' },
  fields: {
    userID: requiredRecord({
      label: 'outcome student label',
      errors: { required: 'outcome student required' },
    }),
    ...fields,
  },
  sections,
  between,
});

/** Body of updateOwnOutcome: as `outcomeForm` changes it. */
export const ownOutcomeUpdate = { ...outcomeForm.update, operationId: 'updateOwnOutcome' };

/** Why what was reported is sent back; the student reads it. */
export const outcomeReturn = defineForm({
  id: 'outcomeReturn',
  schema: z.object({ reason: text(reasonRule) }),
  defaultValues: { reason: '' },
  fieldOrder: ['reason'],
  fields: { reason: reasonField({ hint: 'outcome return hint' }) },
  payload: { operationId: 'decideOutcome', schema: z.strictObject({ reason: text(reasonRule) }) },
  toPayload: ({ reason }) => ({ reason: reason.trim() }),
});

/** Body of decideOutcome: who sends back says why. */
export const outcomeDecision = definePayload(
  'decideOutcome',
  z.discriminatedUnion('verdict', [
    z.strictObject({ verdict: z.literal('Confirmed'), rowVersion: z.number() }),
    z.strictObject({ verdict: z.literal('Sent back'), reason: text(reasonRule), rowVersion: z.number() }),
  ]),
  { verdict: undefined, reason: outcomeReturn.fields.reason.errors, rowVersion: undefined },
);
