import { seasonTypeValues } from '@aarambh/api-client/enums';
import { optionsOf } from '../../records/optionsOf.ts';
import { seasonTypeKeys } from '../../words/valueKeys.ts';
import { crossField } from '../../definition/ruleChecks.ts';
import { defineRecordForm } from '../../records/defineRecordForm.ts';
import { requiredFormattedText } from '../../records/formattedText.ts';
import { optionalIndianDay, requiredIndianDay } from '../../records/indianDay.ts';
import {
  line,
  optionalNumber,
  optionalRecords,
  requiredChoice,
  requiredText,
} from '../../records/recordField.ts';
import { looseGroup } from '../../records/recordGroup.ts';
import { limits, type Rule } from '../../rules/index.ts';
import { failed, matching, passed } from '../../rules/rule.ts';
import { offerTiers } from './offerTiers.ts';
import { passingYears } from './passingYears.ts';
import { yesNoChoice } from './yesNoChoice.ts';

/** Two years that follow each other, as `2026-27`. */
const academicYear: Rule = (typed) => {
  const [first = '', second = ''] = typed.split('-');
  const isYear = matching(/^[0-9]{4}-[0-9]{2}$/, 'academicYear')(typed).ok;
  return isYear && (Number(first) + 1) % 100 === Number(second) ? passed : failed('academicYear');
};

/** The second day is not before the first. Days as text sort like days. */
const inOrder =
  <From extends string, To extends string>(from: From, to: To): Rule<Readonly<Record<From | To, string>>> =>
  (values) =>
    values[from] === '' || values[to] === '' || values[from] <= values[to] ? passed : failed('order');

/** A season: who may take part, when, and by which rules. */
export const seasonForm = defineRecordForm({
  id: 'season',
  operations: { add: 'addSeason', update: 'updateSeason' },
  fields: {
    name: requiredText(
      { label: 'season name label', errors: { required: 'season name required' } },
      line({ min: 2, max: limits.seasonName }),
    ),
    academicYear: requiredText(
      {
        label: 'academic year label',
        hint: 'academic year hint',
        errors: { required: 'academic year required', academicYear: 'academic year required' },
      },
      academicYear,
    ),
    seasonType: requiredChoice(
      {
        label: 'season type label',
        errors: { required: 'season type required' },
        options: optionsOf(seasonTypeValues, seasonTypeKeys),
      },
      seasonTypeValues,
    ),
    instituteIDs: optionalRecords({ label: 'season institutes label', hint: 'season institutes hint' }),
    programIDs: optionalRecords({ label: 'season programs label', hint: 'season programs hint' }),
    passingYears: passingYears({
      label: 'season years label',
      hint: 'season years hint',
      errors: { required: 'season years required' },
    }),
    registrationStart: requiredIndianDay(
      { label: 'registration start label', errors: { required: 'day required' } },
      'begins',
    ),
    registrationEnd: requiredIndianDay(
      {
        label: 'registration end label',
        errors: { required: 'day required', order: 'registration end order' },
      },
      'ends',
    ),
    startDate: requiredIndianDay(
      { label: 'season start label', errors: { required: 'day required' } },
      'begins',
    ),
    endDate: requiredIndianDay(
      { label: 'season end label', errors: { required: 'day required', order: 'season end order' } },
      'ends',
    ),
    policy: looseGroup({
      maxOffers: optionalNumber(
        { label: 'offers label', hint: 'offers hint' },
        { min: 1, max: limits.seasonOffers },
      ),
      tiers: offerTiers,
      upgradeAllowed: yesNoChoice({ label: 'upgrade label', yes: 'upgrade yes', no: 'upgrade no' }),
      maxAbsences: optionalNumber(
        { label: 'absences label', hint: 'absences hint' },
        { min: 0, max: limits.seasonCount },
      ),
      declineLimit: optionalNumber(
        { label: 'declines label', hint: 'declines hint' },
        { min: 0, max: limits.seasonCount },
      ),
      minutesBetweenPlaces: optionalNumber(
        { label: 'between places label', hint: 'between places hint' },
        { min: 0, max: limits.minutesBetweenPlaces },
      ),
      cvFreezeAt: optionalIndianDay({ label: 'cv freeze day label', hint: 'cv freeze day hint' }, 'ends'),
      requireVerifiedProfile: yesNoChoice({
        label: 'verified profile label',
        yes: 'verified profile yes',
        no: 'verified profile no',
      }),
    }),
    termsText: requiredFormattedText(
      { label: 'terms label', hint: 'terms hint', errors: { required: 'terms required' } },
      limits.formattedText,
    ),
  },
  between: [
    crossField('registrationEnd', inOrder('registrationStart', 'registrationEnd')),
    crossField('endDate', inOrder('startDate', 'endDate')),
  ],
});
