/** What staff of the platform have decided about an organisation, as a part of its record. */
import {
  addInstitute,
  addUniversity,
  verifyInstitute,
  verifyUniversity,
} from '@aarambh/api-client/operations';
import { instituteVerdictForm, universityVerdictForm } from '@aarambh/forms';
import { verificationTexts, verificationTones } from '#app/words/trust.ts';
import { definePart } from '@aarambh/records';

const status = {
  field: 'verificationStatus',
  label: 'resources.fields.verification',
  as: 'choice',
  choices: verificationTexts,
  tones: verificationTones,
} as const;

export const instituteVerification = definePart({
  id: 'verification',
  label: 'resources.fields.verification',
  // Officers change their institute but add none: staff of the platform decide, and the server refuses everybody else.
  needs: addInstitute,
  family: '/institute',
  path: '/institute/{id}',
  changed: '/institute/verify/{id}',
  key: 'institute',
  columns: [status],
  update: verifyInstitute,
  form: { definition: instituteVerdictForm, lookups: {} },
});

export const universityVerification = definePart({
  id: 'verification',
  label: 'resources.fields.verification',
  needs: addUniversity,
  family: '/university',
  path: '/university/{id}',
  changed: '/university/verify/{id}',
  key: 'university',
  columns: [status],
  update: verifyUniversity,
  form: { definition: universityVerdictForm, lookups: {} },
});
