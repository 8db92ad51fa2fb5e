import { addRole, deleteRole, listPermissions, updateRole } from '@aarambh/api-client/operations';
import { roleForm } from '@aarambh/forms';
import { lazy } from 'react';
import { roleScopeTexts, userTypeTexts } from './people.ts';
import { defineResource } from './defineResource.ts';

// A declaration is read without the styles of a screen, too.
const PermissionMatrix = lazy(async () => {
  const { PermissionMatrix: Content } = await import('../resource-screens/PermissionMatrix.tsx');
  return { default: Content };
});

/** Roles: what their members may do. */
export const roleResource = defineResource({
  family: '/role',
  key: 'role',
  texts: { title: 'resources.role.title', one: 'resources.role.one', many: 'resources.role.many' },
  nameOf: ({ name }) => name,
  columns: [
    { field: 'name', label: 'resources.fields.role', sort: 'name', shown: 'always' },
    { field: 'userType', label: 'resources.fields.userType', as: 'choice', choices: userTypeTexts },
    { field: 'scope', label: 'resources.fields.scope', as: 'choice', choices: roleScopeTexts },
    { field: 'memberCount', label: 'resources.fields.members', as: 'number' },
    { field: 'isSystem', label: 'resources.fields.isSystem', as: 'yesNo' },
    { field: 'description', label: 'resources.fields.description', shown: 'details' },
    {
      field: 'updatedAt',
      label: 'resources.fields.updatedAt',
      as: 'moment',
      sort: 'updatedAt',
      shown: 'chosen',
    },
    { field: 'isActive', label: 'resources.fields.status', as: 'active' },
  ],
  filters: [
    { name: 'userType', label: 'resources.fields.userType', options: userTypeTexts },
    { name: 'isActive', label: 'resources.fields.status', options: 'active' },
  ],
  actions: { create: addRole, update: updateRole, remove: deleteRole, updateScopes: [] },
  form: { definition: roleForm },
  usage: { users: 'resources.usage.users' },
  tabs: [
    {
      id: 'permissions',
      label: 'resources.permissions.title',
      needs: listPermissions,
      Content: PermissionMatrix,
    },
  ],
});
