import { cvSectionKeyValues } from '@aarambh/api-client/enums';
import { optionsOf } from '../../records/optionsOf.ts';
import { cvSectionKeyKeys } from '../../words/valueKeys.ts';
import { line, requiredChoice, requiredText, yesOrNo } from '../../records/recordField.ts';
import { repeatedRows } from '../../records/recordRows.ts';
import { limits } from '../../rules/index.ts';
import { failed, passed } from '../../rules/rule.ts';

/** The sections of a CV in the order of the page, each subject once. */
export const cvTemplateSections = repeatedRows(
  {
    label: 'cv sections label',
    hint: 'cv sections hint',
    row: 'cv section',
    add: 'cv section add',
    errors: { repeated: 'cv section twice' },
    min: 1,
    max: cvSectionKeyValues.length,
    rule: (rows) => (new Set(rows.map(({ key }) => key)).size === rows.length ? passed : failed('repeated')),
  },
  {
    key: requiredChoice(
      {
        label: 'cv section key label',
        errors: { required: 'cv section key required' },
        options: optionsOf(cvSectionKeyValues, cvSectionKeyKeys),
      },
      cvSectionKeyValues,
    ),
    title: requiredText(
      { label: 'cv section title label', errors: { required: 'cv section title required' } },
      line({ max: limits.cvTemplate.sectionTitle }),
    ),
    visible: yesOrNo({ label: 'cv section visible label' }),
    required: yesOrNo({ label: 'cv section required label' }),
  },
);
