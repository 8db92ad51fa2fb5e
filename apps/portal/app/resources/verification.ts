/** What staff of the platform have decided about an organisation, as a part of its record. */
import { instituteVerdictForm, universityVerdictForm } from '@aarambh/forms';
import { verificationTexts, verificationTones } from './choices.ts';
import { definePart } from './part.ts';

const status = {
  field: 'verificationStatus',
  label: 'resources.fields.verification',
  as: 'choice',
  choices: verificationTexts,
  tones: verificationTones,
} as const;

// Officers change their institute but create none: the platform decides, and the server refuses everybody else.
const instituteStaff = ['Create Institute'] as const;
const universityStaff = ['Create University'] as const;

export const instituteVerification = definePart({
  id: 'verification',
  label: 'resources.fields.verification',
  anyOf: instituteStaff,
  family: '/institute',
  path: '/institute/{id}',
  changed: '/institute/verify/{id}',
  key: 'institute',
  columns: [status],
  update: ['Update Institute'],
  form: { definition: instituteVerdictForm, lookups: {} },
});

export const universityVerification = definePart({
  id: 'verification',
  label: 'resources.fields.verification',
  anyOf: universityStaff,
  family: '/university',
  path: '/university/{id}',
  changed: '/university/verify/{id}',
  key: 'university',
  columns: [status],
  update: ['Update University'],
  form: { definition: universityVerdictForm, lookups: {} },
});
