import { audienceValues, cvFontValues, cvLayoutValues, cvSpacingValues } from '@aarambh/api-client/enums';
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
        options: [
          { value: 'SingleColumn', label: 'cv layout single' },
          { value: 'TwoColumn', label: 'cv layout two' },
          { value: 'Compact', label: 'cv layout compact' },
          { value: 'Academic', label: 'cv layout academic' },
          { value: 'Lateral', label: 'cv layout lateral' },
          { value: 'Plain', label: 'cv layout plain' },
        ],
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
        options: [
          { value: 'Both', label: 'audience both' },
          { value: 'Fresher', label: 'audience fresher' },
          { value: 'Experienced', label: 'audience experienced' },
        ],
      },
      audienceValues,
      'Both',
    ),
    instituteIDs: optionalRecords({ label: 'cv institutes label', hint: 'cv institutes hint' }),
    style: looseGroup({
      font: optionalChoice(
        {
          label: 'cv font label',
          options: [
            { value: 'Noto Sans', label: 'cv font sans' },
            { value: 'Noto Serif', label: 'cv font serif' },
          ],
        },
        cvFontValues,
      ),
      size: cvSizeField('cv size hint'),
      accent: cvAccentField('cv accent usual'),
      spacing: optionalChoice(
        {
          label: 'cv spacing label',
          options: [
            { value: 'tight', label: 'cv spacing tight' },
            { value: 'normal', label: 'cv spacing normal' },
            { value: 'airy', label: 'cv spacing airy' },
          ],
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
