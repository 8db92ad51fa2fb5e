import { requiredText } from '../../records/recordField.ts';
import { browserEmail, mobile, personName } from '../../rules/index.ts';
import * as fields from '../fields.ts';

/** Who somebody is whose account is added by others; the person chooses the password. */
export const personFields = {
  firstName: requiredText(
    { ...fields.firstName, errors: { required: 'person first name required' } },
    personName,
  ),
  lastName: requiredText(
    { ...fields.lastName, errors: { required: 'person last name required' } },
    personName,
  ),
  email: requiredText({ ...fields.email, errors: { required: 'person email required' } }, browserEmail),
  mobileNumber: requiredText(
    { ...fields.mobileNumber, errors: { required: 'person mobile required' } },
    mobile,
  ),
};
