import { skillCategoryValues, skillStatusValues } from '@aarambh/api-client/enums';
import { optionsOf } from '../../records/optionsOf.ts';
import { skillCategoryKeys, skillStatusKeys } from '../../words/valueKeys.ts';
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
        options: optionsOf(skillCategoryValues, skillCategoryKeys),
      },
      skillCategoryValues,
    ),
    status: requiredChoice(
      {
        label: 'skill status label',
        hint: 'skill status hint',
        options: optionsOf(skillStatusValues, skillStatusKeys),
      },
      skillStatusValues,
      'Approved',
    ),
    sectorIDs: optionalRecords({ label: 'sectors label' }),
    aliases,
  },
});
