import { addSector, deleteSector, importSectors, updateSector } from '@aarambh/api-client/operations';
import { sectorForm } from '@aarambh/forms';
import { defineResource } from '#app/records/defineResource.ts';
import { isActiveColumn, isActiveFilter, lookup, updatedAtColumn } from '@aarambh/records';

/** Sectors, the finer groups inside industries. */
export const sectorResource = defineResource({
  family: '/admin/sector',
  key: 'sector',
  texts: { title: 'resources.sector.title', one: 'resources.sector.one', many: 'resources.sector.many' },
  nameOf: ({ name }) => name,
  columns: [
    { field: 'name', label: 'resources.fields.name', sort: 'name', shown: 'always' },
    { field: 'industryName', label: 'resources.fields.industry' },
    { field: 'profiles', label: 'resources.fields.jobProfiles', as: 'number' },
    { field: 'usedBy', label: 'resources.fields.usedBy', as: 'number', shown: 'chosen' },
    { field: 'description', label: 'resources.fields.description', shown: 'details' },
    updatedAtColumn,
    isActiveColumn,
  ],
  filters: [
    {
      name: 'industryID',
      label: 'resources.fields.industry',
      options: lookup('/admin/industry', 'industry'),
    },
    isActiveFilter,
  ],
  actions: {
    create: addSector,
    import: { operation: importSectors, kind: 'sector' },
    update: updateSector,
    remove: deleteSector,
    updateScopes: [],
  },
  form: { definition: sectorForm, lookups: { industryID: lookup('/admin/industry', 'industry') } },
  usage: {
    skills: 'resources.usage.skills',
    jobProfiles: 'resources.usage.jobProfiles',
    lateralJobProfiles: 'resources.usage.lateralJobProfiles',
  },
});
