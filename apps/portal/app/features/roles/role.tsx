import { addRole, deleteRole, listPermissions, updateRole } from '@aarambh/api-client/operations';
import { roleCopyForm, roleForm } from '@aarambh/forms';
import { lazy } from 'react';
import { defineResource } from '#app/records/defineResource.ts';
import { defineAction, isActiveColumn, isActiveFilter, updatedAtColumn } from '@aarambh/records';
import { userTypeTexts } from '#app/words/accounts.ts';
import { roleScopeTexts } from '#app/words/catalogue.ts';

// A declaration is read without the styles of a screen, too.
const PermissionMatrix = lazy(async () => {
  const { PermissionMatrix: Content } = await import('./PermissionMatrix.tsx');
  return { default: Content };
});

/** Roles: what their members may do. */
export const roleResource = defineResource({
  namespaces: ['roles'],
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
    updatedAtColumn,
    isActiveColumn,
  ],
  filters: [
    { name: 'userType', label: 'resources.fields.userType', options: userTypeTexts },
    { name: 'scope', label: 'resources.fields.scope', options: roleScopeTexts },
    isActiveFilter,
  ],
  actions: {
    create: addRole,
    update: updateRole,
    remove: deleteRole,
    updateScopes: [],
    own: [
      defineAction({
        family: '/role',
        operation: addRole,
        scopes: [],
        id: 'copy',
        label: 'resources.role.copy',
        question: { title: 'resources.role.copyQuestion', text: 'resources.role.copyText' },
        form: { definition: roleCopyForm },
        body: ({ userType = 'S', scope = 'own', description, permissions }) => ({
          userType,
          scope,
          permissions,
          ...(description ? { description } : {}),
        }),
        done: 'resources.role.copied',
        leadsTo: ({ id }) => `/user-roles?record=${id}&tab=permissions`,
      }),
    ],
  },
  form: { definition: roleForm },
  usage: { users: 'resources.usage.users' },
  usageLinks: { users: ({ id }) => `/support-users?roleID=${id}` },
  tabs: [
    {
      id: 'permissions',
      label: 'resources.permissions.title',
      needs: listPermissions,
      Content: PermissionMatrix,
    },
  ],
});
