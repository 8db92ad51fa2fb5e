/** Who may use a record that the platform writes for every employer, or a company for itself. */
import { templateScopeValues } from '@aarambh/api-client/enums';
import { optionsOf } from '../../records/optionsOf.ts';
import { templateScopeKeys } from '../../words/valueKeys.ts';
import { optionalRecord, requiredChoice } from '../../records/recordField.ts';
import { isBlank, type Rule } from '../../rules/index.ts';
import { failed, passed } from '../../rules/rule.ts';

type Reach = { readonly scope: string; readonly companyID: string };

/** A company's own record names it; one of the platform is nobody's own. */
export const companyOfScope: Rule<Reach> = ({ scope, companyID }) => {
  if (scope === 'Company' && isBlank(companyID)) return failed('required');
  return scope === 'Platform' && !isBlank(companyID) ? failed('oneOf') : passed;
};

/** The fields that say so; `companyOfScope` is the rule between them. */
export const templateScope = {
  scope: requiredChoice(
    {
      label: 'template scope label',
      options: optionsOf(templateScopeValues, templateScopeKeys),
    },
    templateScopeValues,
    'Platform',
  ),
  companyID: optionalRecord({
    label: 'template company label',
    hint: 'template company hint',
    errors: { required: 'template company required', oneOf: 'template company superfluous' },
  }),
};
