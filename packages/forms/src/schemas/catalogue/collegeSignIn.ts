import { defineRecordForm } from '../../records/defineRecordForm.ts';
import { line, optionalText, requiredText, yesOrNo } from '../../records/recordField.ts';
import { limits } from '../../rules/index.ts';

/** How a college's own identity signs its students in. Whether the issuer may be called, and answers, the server judges. */
export const collegeSignInForm = defineRecordForm({
  id: 'collegeSignIn',
  operations: { add: 'updateCollegeSignIn', update: 'updateCollegeSignIn' },
  fields: {
    issuer: requiredText(
      {
        label: 'college issuer label',
        hint: 'college issuer hint',
        inputMode: 'url',
        errors: { required: 'college issuer required' },
      },
      line({ max: limits.webAddress }),
    ),
    clientID: requiredText(
      { label: 'college client label', errors: { required: 'college client required' } },
      line({ max: limits.college.clientID }),
    ),
    clientSecret: optionalText(
      { label: 'college secret label', hint: 'college secret hint' },
      line({ max: limits.college.clientSecret }),
    ),
    rollNumberClaim: optionalText(
      { label: 'college roll claim label', hint: 'college roll claim hint' },
      line({ max: limits.college.claim }),
    ),
    isEnabled: yesOrNo({ label: 'college enabled label', hint: 'college enabled hint' }),
  },
});
