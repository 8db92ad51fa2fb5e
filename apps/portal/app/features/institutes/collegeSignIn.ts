import { getCollegeSignIn, updateCollegeSignIn } from '@aarambh/api-client/operations';
import { collegeSignInForm } from '@aarambh/forms';
import { definePart } from '@aarambh/records';

/** How the institute's own identity signs its students in. */
export const collegeSignIn = definePart({
  id: 'sign-in',
  label: 'resources.institute.signIn',
  needs: getCollegeSignIn,
  family: '/institute',
  path: '/institute/college-sign-in/{instituteId}',
  changed: '/institute/college-sign-in/{instituteId}',
  key: 'collegeSignIn',
  columns: [
    { field: 'isEnabled', label: 'resources.collegeSignIn.isEnabled', as: 'yesNo' },
    { field: 'issuer', label: 'resources.collegeSignIn.issuer' },
    { field: 'clientID', label: 'resources.collegeSignIn.clientID' },
    { field: 'hasClientSecret', label: 'resources.collegeSignIn.hasClientSecret', as: 'yesNo' },
    { field: 'rollNumberClaim', label: 'resources.collegeSignIn.rollNumberClaim' },
    { field: 'redirectURI', label: 'resources.collegeSignIn.redirectURI' },
  ],
  update: updateCollegeSignIn,
  form: { definition: collegeSignInForm, lookups: {} },
});
