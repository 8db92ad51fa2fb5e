import { addSupportUser, updateSupportUser } from '@aarambh/api-client/operations';
import { studentDownload, supportUserForm } from '@aarambh/forms';
import { defineResource } from '#app/records/defineResource.ts';
import { lookup, type RecordAction } from '@aarambh/records';
import { accountActions, sendWelcome } from './accountActions.ts';
import { accountColumns, userStatusTexts } from './people.ts';

const staffRoles = lookup('/role', 'role', { userType: 'S' });

/** Nobody decides about the own account, or about one whose role may do more than one's own. */
const ifDecided = (action: RecordAction): RecordAction => ({
  ...action,
  isOffered: (row) => row.mayDecide !== false && action.isOffered?.(row) !== false,
});

/** Staff of the platform, and officers of institutes and universities. */
export const supportUserResource = defineResource({
  family: '/support-user',
  key: 'supportUser',
  texts: {
    title: 'resources.supportUser.title',
    one: 'resources.supportUser.one',
    many: 'resources.supportUser.many',
  },
  // Names and the e-mail address are asked for as in the sign-up.
  namespaces: ['people', 'public'],
  nameOf: ({ name }) => name,
  columns: [
    { field: 'name', label: 'resources.fields.name', sort: 'firstName', shown: 'always' },
    { field: 'email', label: 'resources.fields.email', as: 'email' },
    { field: 'mobileNumber', label: 'resources.fields.mobile', as: 'phone' },
    { field: 'roleName', label: 'resources.fields.role' },
    { field: 'parentEntityName', label: 'resources.fields.organisation', shown: 'chosen' },
    { field: 'lastLoginAt', label: 'resources.fields.lastLogin', as: 'moment' },
    ...accountColumns,
  ],
  countedBy: 'status',
  filters: [
    { name: 'roleID', label: 'resources.fields.role', options: staffRoles },
    {
      name: 'parentEntityID',
      label: 'resources.fields.institute',
      options: lookup('/institute', 'institute'),
      seenBy: ['all', 'university'],
    },
    { name: 'status', label: 'resources.fields.status', options: userStatusTexts },
  ],
  purposeForm: studentDownload,
  actions: {
    create: addSupportUser,
    update: updateSupportUser,
    own: [...accountActions.map(ifDecided), sendWelcome],
  },
  usage: { leads: 'resources.usage.openLeads' },
  usageLinks: { leads: ({ id }) => `/leads?ownerID=${id}` },
  bulk: ['suspend', 'bringBack'],
  form: {
    definition: supportUserForm,
    lookups: { roleID: staffRoles, parentEntityID: lookup('/institute', 'institute') },
    nameField: 'mobileNumber',
  },
});
