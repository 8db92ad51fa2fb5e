import { createInstance } from 'i18next';
import { formatsOf } from '#app/i18n/formats.ts';
import { expect, it } from 'vitest';
import { jobDescriptionResource } from './jobDescription.tsx';
import { shownFields } from '@aarambh/records/screens';

// Says the keys.
const i18n = createInstance();
const t = await i18n.init({ lng: 'cimode' });

it('calls what happens to a job by its name, and its values in words', () => {
  const told = (name: string, value: string) =>
    shownFields(jobDescriptionResource, name, t, formatsOf('en')).map(({ label, valueOf }) => [
      label,
      valueOf(value, { id: '1' }),
    ]);
  expect(told('approval', 'Declined')).toEqual([['resources.job.approval', 'resources.approval.declined']]);
  expect(told('status', 'Posted').map(([label]) => label)).toEqual(['resources.fields.posting']);
});
