/** What the compiler refuses in a declaration. Each expected error is one: without it this file does not compile. */
import { verifyCompany } from '@aarambh/api-client/operations';
import { cityForm, companyReason } from '@aarambh/forms';
import { defineAction } from '@aarambh/records';
import { defineResource } from './defineResource.ts';

const city = {
  family: '/admin/city',
  key: 'city',
  texts: { title: 'resources.city.title', one: 'resources.city.one', many: 'resources.city.many' },
  nameOf: ({ name }: { name: string }) => name,
} as const;

defineResource({ ...city, columns: [{ field: 'name', label: 'resources.fields.name' }] });

defineResource({
  ...city,
  // @ts-expect-error -- the contract has no such property of a city
  columns: [{ field: 'population', label: 'resources.fields.name' }],
});

defineResource({
  ...city,
  // @ts-expect-error -- nor is a city known by such a one
  nameOf: ({ title }: { title: string }) => title,
  columns: [],
});

defineResource({
  ...city,
  // @ts-expect-error -- the list cannot be sorted by the tier
  columns: [{ field: 'tier', label: 'resources.fields.tier', sort: 'tier' }],
});

defineResource({
  ...city,
  // @ts-expect-error -- there is no such text
  columns: [{ field: 'name', label: 'resources.fields.nothing' }],
});

defineResource({
  ...city,
  columns: [],
  // @ts-expect-error -- the list has no filter by district
  filters: [{ name: 'district', label: 'resources.fields.district', options: 'states' }],
});

defineResource({
  ...city,
  // @ts-expect-error -- there is no such list
  family: '/admin/village',
  columns: [],
});

defineResource({
  ...city,
  // @ts-expect-error -- the list is one of cities
  key: 'skill',
  columns: [],
});

defineResource({
  ...city,
  family: '/admin/skill',
  key: 'skill',
  columns: [],
  // @ts-expect-error -- a skill is not made of what a city is made of
  form: { definition: cityForm },
});

const refusal = {
  family: '/company',
  id: 'refuse',
  label: 'resources.company.refuse',
  question: { title: 'resources.company.refuseQuestion', text: 'resources.company.refuseText' },
  operation: verifyCompany,
  done: 'resources.company.refused',
} as const;

defineAction({ ...refusal, form: { definition: companyReason }, body: () => ({ verdict: 'Rejected' }) });

// @ts-expect-error -- the operation is also sent a verdict
defineAction({ ...refusal, form: { definition: companyReason } });

defineAction({
  ...refusal,
  form: { definition: companyReason },
  // @ts-expect-error -- there is no such verdict
  body: () => ({ verdict: 'Liked' }),
});

defineAction({
  ...refusal,
  // @ts-expect-error -- the operation is not sent what the form gives
  form: { definition: cityForm },
  body: () => ({ verdict: 'Rejected' }),
});
