import { addHobby, deleteHobby, updateHobby } from '@aarambh/api-client/operations';
import { hobbyForm } from '@aarambh/forms';
import { defineResource } from '#app/records/defineResource.ts';
import { isActiveColumn, isActiveFilter } from '@aarambh/records';

/** What candidates like to do. */
export const hobbyResource = defineResource({
  family: '/admin/hobby',
  key: 'hobby',
  texts: { title: 'resources.hobby.title', one: 'resources.hobby.one', many: 'resources.hobby.many' },
  nameOf: ({ name }) => name,
  columns: [
    { field: 'name', label: 'resources.fields.name', sort: 'name', shown: 'always' },
    { field: 'description', label: 'resources.fields.description' },
    isActiveColumn,
  ],
  filters: [isActiveFilter],
  actions: { create: addHobby, update: updateHobby, remove: deleteHobby },
  form: { definition: hobbyForm },
});
