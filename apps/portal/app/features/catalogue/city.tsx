import { addCity, deleteCity, importCities, updateCity } from '@aarambh/api-client/operations';
import { cityForm } from '@aarambh/forms';
import { cityTierTexts } from '#app/words/catalogue.ts';
import { defineResource } from '#app/records/defineResource.ts';
import { isActiveColumn, isActiveFilter, updatedAtColumn } from '@aarambh/records';

/** Cities, which people, institutes and jobs name. */
export const cityResource = defineResource({
  family: '/admin/city',
  key: 'city',
  texts: { title: 'resources.city.title', one: 'resources.city.one', many: 'resources.city.many' },
  nameOf: ({ name }) => name,
  columns: [
    { field: 'name', label: 'resources.fields.name', sort: 'name', shown: 'always' },
    { field: 'stateCode', label: 'resources.fields.state', as: 'state' },
    { field: 'tier', label: 'resources.fields.tier', as: 'choice', choices: cityTierTexts },
    { field: 'district', label: 'resources.fields.district', shown: 'chosen' },
    { field: 'aliases', label: 'resources.fields.aliases', as: 'parts', shown: 'chosen' },
    { field: 'usedBy', label: 'resources.fields.usedBy', as: 'number' },
    updatedAtColumn,
    isActiveColumn,
  ],
  filters: [
    { name: 'stateCode', label: 'resources.fields.state', options: 'states' },
    { name: 'tier', label: 'resources.fields.tier', options: cityTierTexts },
    isActiveFilter,
  ],
  actions: {
    create: addCity,
    import: { operation: importCities, kind: 'city' },
    update: updateCity,
    remove: deleteCity,
    updateScopes: [],
  },
  bulk: ['activate', 'deactivate', 'delete'],
  form: { definition: cityForm, lookups: { stateCode: 'states' } },
  usage: {
    institutes: 'resources.usage.institutes',
    universities: 'resources.usage.universities',
    candidates: 'resources.usage.candidates',
    jobs: 'resources.usage.jobs',
  },
});
