import { getInstituteConfig, updateInstituteConfig } from '@aarambh/api-client/operations';
import { instituteConfigForm, instituteCreditFields } from '@aarambh/forms';
import { grantRuleTexts } from '#app/words/catalogue.ts';
import { definePart } from '@aarambh/records';
import { verifiedCompanies } from '#app/records/longLists.ts';

/** What an institute decides for its students: credits, approvals, limits. */
export const instituteConfig = definePart({
  id: 'configuration',
  label: 'resources.institute.configuration',
  needs: getInstituteConfig,
  family: '/institute',
  path: '/institute/config/{instituteId}',
  changed: '/institute/config/{instituteId}',
  key: 'config',
  columns: [
    { field: 'studentCredit', label: 'resources.config.studentCredit', as: 'number' },
    { field: 'grantBudgetCredits', label: 'resources.config.grantBudget', as: 'number' },
    { field: 'grantsPerDay', label: 'resources.config.grantsPerDay', as: 'number' },
    { field: 'grantRule', label: 'resources.config.grantRule', as: 'choice', choices: grantRuleTexts },
    { field: 'grantStart', label: 'resources.config.grantStart', as: 'day' },
    { field: 'grantEnd', label: 'resources.config.grantEnd', as: 'day' },
    { field: 'requiresJDApproval', label: 'resources.config.jobApproval', as: 'yesNo' },
    { field: 'requiresProfileVerification', label: 'resources.config.profileVerification', as: 'yesNo' },
    { field: 'candidateRecharge', label: 'resources.config.candidateRecharge', as: 'yesNo' },
    {
      field: 'autoApproveCompanies',
      label: 'resources.config.trustedCompanies',
      as: 'records',
      source: verifiedCompanies,
    },
    { field: 'allowedEmailDomains', label: 'resources.config.mailDomains', as: 'parts' },
    { field: 'cvFreezeDays', label: 'resources.config.cvFreezeDays', as: 'number' },
    { field: 'contactEmail', label: 'resources.config.contactEmail' },
  ],
  update: updateInstituteConfig,
  form: {
    definition: instituteConfigForm,
    lookups: { autoApproveCompanies: verifiedCompanies },
    readOnlyFields: ({ mayChangeCredits }) => (mayChangeCredits === true ? [] : instituteCreditFields),
  },
});
