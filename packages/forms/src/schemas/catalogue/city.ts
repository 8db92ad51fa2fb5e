import { cityTierValues } from '@aarambh/api-client/enums';
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
        options: [
          { value: 'Metro', label: 'tier metro' },
          { value: '1', label: 'tier one' },
          { value: '2', label: 'tier two' },
          { value: '3', label: 'tier three' },
        ],
      },
      cityTierValues,
    ),
    aliases,
  },
});
