import { defineRecordForm } from '../../records/defineRecordForm.ts';
import { line, lines, optionalText, requiredText } from '../../records/recordField.ts';
import { limits } from '../../rules/index.ts';

/** What candidates like to do. */
export const hobbyForm = defineRecordForm({
  id: 'hobby',
  operations: { add: 'addHobby', update: 'updateHobby' },
  fields: {
    name: requiredText(
      { label: 'hobby name label', errors: { required: 'hobby name required' } },
      line({ min: 2, max: limits.recordName }),
    ),
    description: optionalText(
      { label: 'record description label', control: 'textArea', maxLength: limits.recordDescription },
      lines({ max: limits.recordDescription }),
    ),
  },
});
