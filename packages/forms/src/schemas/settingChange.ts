import * as z from 'zod/mini';
import { defineForm, definePayload } from '../definition/defineForm.ts';
import type { FieldDefinition, FormDefinition } from '../definition/definition.ts';
import { crossField, number, text } from '../definition/ruleChecks.ts';
import {
  settingKeys,
  settingRanges,
  type SettingKey,
  type SettingRange,
  type SettingValue,
} from '../reference/settingRanges.ts';
import { limits, maxLength, minLength, multiLine, numberBetween, oneOf, required } from '../rules/index.ts';
import { passed, type Rule } from '../rules/rule.ts';

const requiredReason = required(multiLine, minLength(limits.reason.min), maxLength(limits.reason.max));
const version = numberBetween({ min: 0, max: 2_147_483_647 });

const count = (range: Exclude<SettingRange, 'switch'>) =>
  z.optional(z.nullable(number(numberBetween(range))));
const toggle = () => z.optional(z.nullable(z.boolean()));

const reasonErrors = {
  required: 'setting reason required',
  tooShort: 'setting reason too short',
  tooLong: 'setting reason too long',
} as const;

/** Body of updateSettings: the keys to set for a scope, null to take one back, and why. */
export const settingsUpdate = definePayload(
  'updateSettings',
  z.strictObject({
    // oxlint-disable-next-line eslint/no-underscore-dangle -- the specification reads it so
    _acceptRate: count(settingRanges._acceptRate),
    // oxlint-disable-next-line eslint/no-underscore-dangle -- the specification reads it so
    _rejectRate: count(settingRanges._rejectRate),
    employerCharging: toggle(),
    refundDays: count(settingRanges.refundDays),
    conversionFactor: count(settingRanges.conversionFactor),
    discount: count(settingRanges.discount),
    minRechargeBalance: count(settingRanges.minRechargeBalance),
    taxPercent: count(settingRanges.taxPercent),
    taxInclusive: toggle(),
    studentCredit: count(settingRanges.studentCredit),
    registrationCharge: count(settingRanges.registrationCharge),
    grantExpiryDays: count(settingRanges.grantExpiryDays),
    minCreditBalance: count(settingRanges.minCreditBalance),
    enforceMinCreditBalance: toggle(),
    reason: text(requiredReason),
    rowVersion: z.optional(number(version)),
  }),
  { ...Object.fromEntries(settingKeys.map((key) => [key, undefined])), reason: reasonErrors },
);

type SettingsUpdate = z.infer<typeof settingsUpdate.schema>;

/** `source` says whether the scope sets the value itself or takes it over from the wider scope. */
export type SettingChangeValues = {
  readonly source: string;
  readonly value: string;
  readonly reason: string;
};

/** The value of a setting as its form has it. */
export function settingText(value: SettingValue): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return String(value);
}

/** The value that the form's text stands for; a text that is none gives NaN. */
export function settingValue(key: SettingKey, typed: string): SettingValue {
  const range: SettingRange = settingRanges[key];
  return range === 'switch' ? typed === 'on' : Number(typed);
}

function settingForm(
  key: SettingKey,
): FormDefinition<SettingChangeValues, SettingsUpdate, { readonly rowVersion: number }> {
  const range: SettingRange = settingRanges[key];
  const valueRule = range === 'switch' ? required(oneOf(['on', 'off'])) : required(numberBetween(range));
  const ownValue: Rule<SettingChangeValues> = ({ source, value }) =>
    source === 'own' ? valueRule(value) : passed;
  const valueField: FieldDefinition =
    range === 'switch'
      ? {
          control: 'radioGroup',
          label: 'setting value label',
          options: [
            { value: 'on', label: 'setting on' },
            { value: 'off', label: 'setting off' },
          ],
          errors: { required: 'setting value required' },
        }
      : { control: 'number', label: 'setting value label', errors: { required: 'setting value required' } };
  return defineForm({
    id: `setting-${key}`,
    schema: z
      .object({
        source: text(required(oneOf(['own', 'wider']))),
        value: z.string(),
        reason: text(requiredReason),
      })
      .check(crossField('value', ownValue)),
    defaultValues: { source: 'own', value: '', reason: '' },
    fieldOrder: ['source', 'value', 'reason'],
    fields: {
      source: { control: 'radioGroup', label: 'setting source label' },
      value: valueField,
      reason: {
        control: 'textArea',
        label: 'setting reason label',
        hint: 'setting reason hint',
        maxLength: limits.reason.max,
        errors: reasonErrors,
      },
    },
    wireNames: { value: key },
    payload: settingsUpdate,
    toPayload: ({ source, value, reason }, { rowVersion }) => ({
      [key]: source === 'own' ? settingValue(key, value) : null,
      reason: reason.trim(),
      rowVersion,
    }),
  });
}

/** /settings, platform: the form of each key (specification, section 3). The texts of its choices of source come from the screen. */
export const settingForms: Readonly<Record<SettingKey, ReturnType<typeof settingForm>>> = {
  _acceptRate: settingForm('_acceptRate'),
  _rejectRate: settingForm('_rejectRate'),
  employerCharging: settingForm('employerCharging'),
  refundDays: settingForm('refundDays'),
  conversionFactor: settingForm('conversionFactor'),
  discount: settingForm('discount'),
  minRechargeBalance: settingForm('minRechargeBalance'),
  taxPercent: settingForm('taxPercent'),
  taxInclusive: settingForm('taxInclusive'),
  studentCredit: settingForm('studentCredit'),
  registrationCharge: settingForm('registrationCharge'),
  grantExpiryDays: settingForm('grantExpiryDays'),
  minCreditBalance: settingForm('minCreditBalance'),
  enforceMinCreditBalance: settingForm('enforceMinCreditBalance'),
};
