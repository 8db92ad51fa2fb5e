import { skillCategoryValues, skillStatusValues } from '@aarambh/api-client/enums';
import { defineRecordForm } from '../../records/defineRecordForm.ts';
import { line, optionalRecords, requiredChoice, requiredText } from '../../records/recordField.ts';
import { limits } from '../../rules/index.ts';
import { aliases, nameTranslations } from './fields.ts';

/** A skill of the catalogue. */
export const skillForm = defineRecordForm({
  id: 'skill',
  operations: { add: 'addSkill', update: 'updateSkill' },
  fields: {
    name: requiredText(
      { label: 'skill name label', errors: { required: 'skill name required' } },
      line({ max: limits.recordName }),
    ),
    nameTranslations,
    category: requiredChoice(
      {
        label: 'skill category label',
        options: [
          { value: 'Technical', label: 'skill category technical' },
          { value: 'Domain', label: 'skill category domain' },
          { value: 'Tool', label: 'skill category tool' },
          { value: 'Language', label: 'skill category language' },
          { value: 'Behavioural', label: 'skill category behavioural' },
        ],
      },
      skillCategoryValues,
    ),
    status: requiredChoice(
      {
        label: 'skill status label',
        hint: 'skill status hint',
        options: [
          { value: 'Approved', label: 'skill status approved' },
          { value: 'Suggested', label: 'skill status suggested' },
          { value: 'Refused', label: 'skill status refused' },
        ],
      },
      skillStatusValues,
      'Approved',
    ),
    sectorIDs: optionalRecords({ label: 'sectors label' }),
    aliases,
  },
});
