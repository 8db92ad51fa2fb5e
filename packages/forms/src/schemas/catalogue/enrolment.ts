/** What officers say of a student in a season, and why. */
import { seasonRuleValues, type SeasonRule } from '@aarambh/api-client/enums';
import { optionsOf } from '../../records/optionsOf.ts';
import { seasonRuleKeys } from '../../words/valueKeys.ts';
import * as z from 'zod/mini';
import { defineForm, definePayload } from '../../definition/defineForm.ts';
import { crossField, ruleOfText, text } from '../../definition/ruleChecks.ts';
import { momentOfIndianDay } from '../../records/indianDay.ts';
import { calendarDate, oneOf, recordId, required, type Rule } from '../../rules/index.ts';
import { passed } from '../../rules/rule.ts';
import { reasonField, reasonRule } from './reason.ts';

/** Why a student is declined or taken out of a season; the student reads it. */
export const enrolmentRemoval = defineForm({
  id: 'enrolmentRemoval',
  schema: z.object({ reason: text(reasonRule) }),
  defaultValues: { reason: '' },
  fieldOrder: ['reason'],
  fields: { reason: reasonField({ hint: 'enrolment reason hint' }) },
  payload: { operationId: 'decideSeasonEnrolment', schema: z.strictObject({ reason: text(reasonRule) }) },
  toPayload: ({ reason: typed }) => ({ reason: typed.trim() }),
});

type Decision = {
  readonly userID: string;
  readonly state: string;
  readonly reason?: string | null | undefined;
};

/** A removal says why. */
const explained: Rule<Decision> = ({ state, reason: said }) =>
  state === 'Removed' ? reasonRule(said ?? '') : passed;

/** Body of decideSeasonEnrolment. */
export const enrolmentDecision = definePayload<Decision>(
  'decideSeasonEnrolment',
  z
    .strictObject({ userID: z.string(), state: z.string(), reason: z.optional(z.nullable(z.string())) })
    .check(crossField('reason', explained)),
  { userID: undefined, state: undefined, reason: enrolmentRemoval.fields.reason.errors },
);

/** Lifts a rule of a season for one student. */
export const seasonOverrideForm = defineForm({
  id: 'seasonOverride',
  schema: z.object({
    userID: text(required(recordId)),
    rule: text(required(oneOf(seasonRuleValues))),
    reason: text(reasonRule),
    expiresAt: text(required(calendarDate)),
  }),
  defaultValues: { userID: '', rule: '', reason: '', expiresAt: '' },
  fieldOrder: ['userID', 'rule', 'reason', 'expiresAt'],
  fields: {
    userID: {
      control: 'select',
      label: 'override student label',
      errors: { required: 'override student required' },
    },
    rule: {
      control: 'select',
      label: 'override rule label',
      errors: { required: 'override rule required' },
      options: optionsOf(seasonRuleValues, seasonRuleKeys),
    },
    reason: reasonField({ hint: 'override reason hint' }),
    expiresAt: {
      control: 'date',
      hasCalendar: true,
      label: 'override end label',
      errors: { required: 'day required' },
    },
  },
  payload: {
    operationId: 'overrideSeasonRule',
    schema: z.strictObject({
      userID: text(required(recordId)),
      rule: z
        .custom<SeasonRule>((value) => typeof value === 'string')
        .check(ruleOfText(required(oneOf(seasonRuleValues)), String)),
      reason: text(reasonRule),
      expiresAt: z.string(),
    }),
  },
  toPayload: ({ userID, rule, reason: typed, expiresAt }) => ({
    userID,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema lets nothing else pass
    rule: rule as SeasonRule,
    reason: typed.trim(),
    expiresAt: momentOfIndianDay(expiresAt, 'ends'),
  }),
});
