import { pincodePattern } from '@aarambh/api-client/patterns';
import { line, optionalText, requiredChoice, requiredText, yesOrNo } from '../../records/recordField.ts';
import { browserEmail, limits, mobile } from '../../rules/index.ts';
import { matching } from '../../rules/rule.ts';
import { addressTypes, relations } from './choices.ts';
import { defineEntryForm } from './defineEntryForm.ts';
import { optionalLine, requiredState } from './fields.ts';

const { profileText } = limits;

/** The permanent or the current address. */
export const addressEntry = defineEntryForm({
  id: 'addressEntry',
  operation: 'saveAddress',
  fields: {
    type: requiredChoice({ label: 'address type label', options: addressTypes.options }, addressTypes.values),
    line1: requiredText({ label: 'address line label' }, line({ min: 3, max: profileText.title })),
    line2: optionalLine({ label: 'address second label' }, profileText.title),
    landmark: optionalLine({ label: 'landmark label' }, profileText.title),
    city: requiredText(
      { label: 'city label', errors: { tooShort: 'city too short', tooLong: 'city too long' } },
      line(limits.city),
    ),
    district: optionalLine({ label: 'district field label' }, profileText.short),
    state: requiredState,
    pincode: requiredText(
      { label: 'pincode label', inputMode: 'numeric', errors: { id: 'pincode validation' } },
      matching(pincodePattern, 'id'),
    ),
  },
});

/** A parent or guardian, whom the candidate alone sees. */
export const parentEntry = defineEntryForm({
  id: 'parentEntry',
  operation: 'saveParents',
  fields: {
    relation: requiredChoice({ label: 'relation label', options: relations.options }, relations.values),
    name: requiredText(
      { label: 'parent name label', errors: { personName: 'parent name validation' } },
      line({ min: 2, max: profileText.short }),
      matching(/^[A-Za-z][A-Za-z .]*$/, 'personName'),
    ),
    occupation: optionalLine({ label: 'occupation label' }, profileText.short),
    mobileNumber: optionalText({ label: 'mobile label', control: 'phone', inputMode: 'tel' }, mobile),
    email: optionalText({ label: 'email label', control: 'email', inputMode: 'email' }, browserEmail),
    isEmergencyContact: yesOrNo({ label: 'emergency label' }),
  },
});
