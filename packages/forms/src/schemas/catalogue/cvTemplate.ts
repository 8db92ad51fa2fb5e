import { audienceValues, cvFontValues, cvLayoutValues, cvSpacingValues } from '@aarambh/api-client/enums';
import { optionsOf } from '../../records/optionsOf.ts';
import { audienceKeys, cvFontKeys, cvLayoutKeys, cvSpacingKeys } from '../../words/valueKeys.ts';
import { defineRecordForm } from '../../records/defineRecordForm.ts';
import { looseGroup } from '../../records/recordGroup.ts';
import {
  line,
  lines,
  numberChoice,
  optionalChoice,
  optionalRecords,
  requiredChoice,
  requiredText,
} from '../../records/recordField.ts';
import { limits } from '../../rules/index.ts';
import { cvAccentField, cvSizeField } from './cvStyle.ts';
import { cvTemplateSections } from './cvTemplateSections.ts';

/** Most templates are for everybody. */
const bothFirst = ['Both', ...audienceValues.filter((value) => value !== 'Both')] as const;

/** A CV template: what sections a CV has, in which order, and what it looks like. */
export const cvTemplateForm = defineRecordForm({
  id: 'cvTemplate',
  operations: { add: 'addCvTemplate', update: 'updateCvTemplate' },
  fields: {
    name: requiredText(
      { label: 'job template name label', errors: { required: 'job template name required' } },
      line({ min: 2, max: limits.cvTemplate.name }),
    ),
    description: requiredText(
      {
        label: 'cv template description label',
        hint: 'cv template description hint',
        control: 'textArea',
        errors: { required: 'cv template description required' },
      },
      lines({ max: limits.cvTemplate.description }),
    ),
    layout: requiredChoice(
      {
        label: 'cv layout label',
        hint: 'cv layout hint',
        options: optionsOf(cvLayoutValues, cvLayoutKeys),
      },
      cvLayoutValues,
      'SingleColumn',
    ),
    pageLimit: numberChoice<number>(
      {
        label: 'cv pages label',
        options: [
          { value: '1', label: 'cv pages one' },
          { value: '2', label: 'cv pages two' },
          { value: '3', label: 'cv pages three' },
          { value: '4', label: 'cv pages four' },
        ],
      },
      [1, 2, 3, 4],
      2,
    ),
    audience: requiredChoice(
      {
        label: 'cv audience label',
        options: optionsOf(bothFirst, audienceKeys),
      },
      audienceValues,
      'Both',
    ),
    instituteIDs: optionalRecords({ label: 'cv institutes label', hint: 'cv institutes hint' }),
    style: looseGroup({
      font: optionalChoice(
        {
          label: 'cv font label',
          options: optionsOf(cvFontValues, cvFontKeys),
        },
        cvFontValues,
      ),
      size: cvSizeField('cv size hint'),
      accent: cvAccentField('cv accent usual'),
      spacing: optionalChoice(
        {
          label: 'cv spacing label',
          options: optionsOf(cvSpacingValues, cvSpacingKeys),
        },
        cvSpacingValues,
      ),
    }),
    sections: cvTemplateSections,
  },
  sections: [
    {
      title: 'cv style section',
      fields: ['style_font', 'style_size', 'style_accent', 'style_spacing'],
    },
  ],
});
