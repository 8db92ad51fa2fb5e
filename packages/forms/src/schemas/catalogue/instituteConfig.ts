import { grantRuleValues } from '@aarambh/api-client/enums';
import { optionsOf } from '../../records/optionsOf.ts';
import { grantRuleKeys } from '../../words/valueKeys.ts';
import { crossField } from '../../definition/ruleChecks.ts';
import { defineRecordForm } from '../../records/defineRecordForm.ts';
import {
  optionalNumber,
  optionalParts,
  optionalRecords,
  optionalText,
  requiredChoice,
  requiredNumber,
  yesOrNo,
} from '../../records/recordField.ts';
import { allOf, browserEmail, calendarDate, limits, maxLength, type Rule } from '../../rules/index.ts';
import { failed, matching, passed } from '../../rules/rule.ts';

/** Fields that decide about credits: the platform's own staff change them. */
export const instituteCreditFields = ['studentCredit', 'grantBudgetCredits', 'grantsPerDay'] as const;

/** A host name in lower case, with a dot, without `@`. */
const mailDomain: Rule = allOf(
  maxLength(limits.mailDomains.max),
  matching(/^[a-z0-9.-]+$/, 'webAddress'),
  (domain) => {
    const labels = domain.split('.');
    return labels.length > 1 && !labels.includes('') ? passed : failed('webAddress');
  },
);

type Period = { readonly grantStart?: string | null; readonly grantEnd?: string | null };

/** The first day of the grants is not after the last. Days as text sort like days; an open end is no end. */
export const grantPeriod: Rule<Period> = ({ grantStart, grantEnd }) =>
  !grantStart || !grantEnd || grantStart <= grantEnd ? passed : failed('order');

const fields = defineRecordForm({
  id: 'instituteConfig',
  operations: { add: 'updateInstituteConfig', update: 'updateInstituteConfig' },
  fields: {
    studentCredit: optionalNumber(
      { label: 'student credit label', hint: 'student credit hint' },
      { min: 0, max: limits.studentCredit },
    ),
    grantBudgetCredits: optionalNumber(
      { label: 'grant budget label', hint: 'grant budget hint' },
      { min: 0, max: limits.grantBudget },
    ),
    grantsPerDay: optionalNumber(
      { label: 'grants a day label', hint: 'grants a day hint' },
      { min: 0, max: limits.grantsPerDay },
    ),
    grantRule: requiredChoice(
      {
        label: 'grant rule label',
        options: optionsOf(grantRuleValues, grantRuleKeys),
      },
      grantRuleValues,
    ),
    grantStart: optionalText(
      { label: 'grant start label', control: 'date', hasCalendar: true },
      calendarDate,
    ),
    grantEnd: optionalText(
      {
        label: 'grant end label',
        control: 'date',
        hasCalendar: true,
        errors: { order: 'grant end order' },
      },
      calendarDate,
    ),
    requiresJDApproval: yesOrNo({ label: 'job approval label', hint: 'job approval hint' }),
    requiresProfileVerification: yesOrNo({
      label: 'profile verification label',
      hint: 'profile verification hint',
    }),
    candidateRecharge: yesOrNo({ label: 'candidate recharge label' }),
    autoApproveCompanies: optionalRecords({
      label: 'trusted companies label',
      hint: 'trusted companies hint',
    }),
    allowedEmailDomains: optionalParts(
      {
        label: 'mail domains label',
        hint: 'mail domains hint',
        errors: { webAddress: 'mail domains wrong' },
      },
      { maxEntries: limits.mailDomains.maxEntries, each: mailDomain },
    ),
    cvFreezeDays: requiredNumber(
      { label: 'cv freeze label', hint: 'cv freeze hint' },
      { min: 0, max: limits.cvFreezeDays },
    ),
    contactEmail: optionalText(
      { label: 'office email label', control: 'email', inputMode: 'email' },
      browserEmail,
    ),
  },
});

/** What an institute decides for its students (specification, section 3: institute config). */
export const instituteConfigForm: typeof fields = {
  ...fields,
  schema: fields.schema.check(crossField('grantEnd', grantPeriod)),
};
