import { cityTierValues } from '@aarambh/api-client/enums';
import { optionsOf } from '../../records/optionsOf.ts';
import { cityTierKeys } from '../../words/valueKeys.ts';
import { defineRecordForm } from '../../records/defineRecordForm.ts';
import { line, optionalChoice, optionalText, requiredText } from '../../records/recordField.ts';
import { limits } from '../../rules/index.ts';
import { aliases, nameTranslations, stateCode } from './fields.ts';

/** A city of the catalogue. */
export const cityForm = defineRecordForm({
  id: 'city',
  operations: { add: 'addCity', update: 'updateCity' },
  fields: {
    name: requiredText(
      { label: 'city name label', errors: { required: 'city name required' } },
      line(limits.city),
    ),
    nameTranslations,
    stateCode,
    district: optionalText({ label: 'district label' }, line({ max: limits.cityDistrict })),
    tier: optionalChoice(
      {
        label: 'tier label',
        hint: 'tier hint',
        options: optionsOf(cityTierValues, cityTierKeys),
      },
      cityTierValues,
    ),
    aliases,
  },
});
