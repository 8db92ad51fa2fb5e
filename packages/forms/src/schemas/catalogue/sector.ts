import { defineRecordForm } from '../../records/defineRecordForm.ts';
import { line, lines, optionalText, requiredRecord, requiredText } from '../../records/recordField.ts';
import { limits } from '../../rules/index.ts';

/** A sector of an industry. */
export const sectorForm = defineRecordForm({
  id: 'sector',
  operations: { add: 'addSector', update: 'updateSector' },
  fields: {
    name: requiredText(
      { label: 'sector name label', errors: { required: 'sector name required' } },
      line({ min: 2, max: limits.recordName }),
    ),
    industryID: requiredRecord({
      label: 'industry of record label',
      errors: { required: 'industry of record required' },
    }),
    description: optionalText(
      { label: 'record description label', control: 'textArea', maxLength: limits.recordDescription },
      lines({ max: limits.recordDescription }),
    ),
  },
});
