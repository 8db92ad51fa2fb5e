import { defineRecordForm } from '../../records/defineRecordForm.ts';
import { line, lines, optionalText, requiredNumber, requiredText } from '../../records/recordField.ts';
import { limits } from '../../rules/index.ts';

/** An industry of the catalogue. */
export const industryForm = defineRecordForm({
  id: 'industry',
  operations: { add: 'addIndustry', update: 'updateIndustry' },
  fields: {
    name: requiredText(
      { label: 'industry name label', errors: { required: 'industry name required' } },
      line({ min: 2, max: limits.recordName }),
    ),
    code: optionalText({ label: 'record code label' }, line({ max: limits.recordCode })),
    description: optionalText(
      { label: 'record description label', control: 'textArea', maxLength: limits.recordDescription },
      lines({ max: limits.recordDescription }),
    ),
    sortOrder: requiredNumber(
      { label: 'sort order label', hint: 'sort order hint' },
      { min: 0, max: limits.sortOrder },
    ),
  },
});
