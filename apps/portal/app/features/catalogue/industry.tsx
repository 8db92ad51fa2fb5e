import {
  addIndustry,
  deleteIndustry,
  importIndustries,
  updateIndustry,
} from '@aarambh/api-client/operations';
import { industryForm } from '@aarambh/forms';
import { defineResource } from '#app/records/defineResource.ts';
import { isActiveColumn, isActiveFilter, updatedAtColumn } from '@aarambh/records';

/** Industries, which companies and leads choose from. */
export const industryResource = defineResource({
  family: '/admin/industry',
  key: 'industry',
  texts: {
    title: 'resources.industry.title',
    one: 'resources.industry.one',
    many: 'resources.industry.many',
  },
  nameOf: ({ name }) => name,
  columns: [
    { field: 'name', label: 'resources.fields.name', sort: 'name', shown: 'always' },
    { field: 'code', label: 'resources.fields.code', shown: 'chosen' },
    { field: 'companies', label: 'resources.fields.companies', as: 'number' },
    { field: 'sectors', label: 'resources.fields.sectors', as: 'number' },
    { field: 'sortOrder', label: 'resources.fields.sortOrder', as: 'number' },
    { field: 'description', label: 'resources.fields.description', shown: 'details' },
    updatedAtColumn,
    isActiveColumn,
  ],
  filters: [isActiveFilter],
  actions: {
    create: addIndustry,
    import: { operation: importIndustries, kind: 'industry' },
    update: updateIndustry,
    remove: deleteIndustry,
    updateScopes: [],
  },
  form: { definition: industryForm },
  usage: {
    companies: 'resources.usage.companies',
    sectors: 'resources.usage.sectors',
    leads: 'resources.usage.leads',
    experiences: 'resources.usage.experiences',
  },
});
