import type { AuditAction } from '@aarambh/api-client/enums';
import { lookup, type Choices } from '@aarambh/records';
import { defineResource } from '#app/records/defineResource.ts';
import { kindTexts } from './kinds.ts';

const actionTexts: Choices<AuditAction> = {
  added: 'resources.audit.actions.added',
  changed: 'resources.audit.actions.changed',
  deleted: 'resources.audit.actions.deleted',
  activated: 'resources.audit.actions.activated',
  deactivated: 'resources.audit.actions.deactivated',
  suspended: 'resources.audit.actions.suspended',
  recalled: 'resources.audit.actions.recalled',
  saved: 'resources.audit.actions.saved',
  read: 'resources.audit.actions.read',
  downloaded: 'resources.audit.actions.downloaded',
};

/** Lists whose records have a sheet, by what the trail calls a record. */
const listOf: Readonly<Record<string, string>> = {
  city: '/city',
  company: '/companies',
  cvTemplate: '/cv-template',
  industry: '/industry',
  institute: '/institutes',
  jobProfile: '/job-profile',
  jobProfileLateral: '/job-profile-lateral',
  jobTemplate: '/job-template',
  lead: '/leads',
  program: '/programs',
  question: '/question',
  role: '/user-roles',
  season: '/season',
  sector: '/sector',
  skill: '/skill',
  student: '/student',
  supportUser: '/support-users',
  university: '/universities',
};

/** Who did something: staff and officers. */
const people = lookup('/support-user', 'supportUser', { pageNo: '1', pageSize: '100' });

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Who did what to which record, and when: the whole trail. */
export const auditEventResource = defineResource({
  family: '/audit',
  list: '/audit',
  key: 'audit',
  isWholeInList: true,
  hasSearch: false,
  hasHistory: false,
  texts: {
    title: 'resources.audit.title',
    one: 'resources.audit.one',
    many: 'resources.audit.many',
  },
  namespaces: ['trail'],
  nameOf: ({ entityName, entityID }) => entityName ?? entityID,
  columns: [
    { field: 'entityName', label: 'resources.audit.record', shown: 'always' },
    { field: 'entityType', label: 'resources.audit.kind', as: 'choice', choices: kindTexts },
    { field: 'action', label: 'resources.audit.action', as: 'choice', choices: actionTexts },
    { field: 'actorName', label: 'resources.audit.who' },
    { field: 'at', label: 'resources.audit.when', as: 'moment' },
    { field: 'actorRole', label: 'resources.audit.role', shown: 'chosen' },
    { field: 'reason', label: 'resources.audit.reason', shown: 'chosen' },
    { field: 'fields', label: 'resources.audit.fields', as: 'parts', shown: 'details' },
    {
      field: 'changes',
      label: 'resources.audit.changes',
      as: 'lines',
      shown: 'details',
      words: ({ changes = [] }, t) =>
        changes
          .map(({ field, before, after }) =>
            t('resources.audit.difference', {
              field,
              before: before === null ? t('resources.audit.nothing') : written(before),
              after: after === null ? t('resources.audit.nothing') : written(after),
            }),
          )
          .join('; '),
    },
  ],
  details: {
    sections: [
      {
        title: 'resources.details',
        fields: ['entityType', 'action', 'actorName', 'actorRole', 'at', 'fields', 'changes', 'reason'],
      },
    ],
    related: [
      {
        label: 'resources.audit.open',
        href: ({ entityType, entityID }) => {
          if (entityType === 'jobDescription') return `/job-description/${entityID}`;
          const list = listOf[entityType];
          return list === undefined ? null : `${list}?record=${entityID}`;
        },
      },
    ],
  },
  filters: [
    { name: 'entityType', label: 'resources.audit.kind', options: kindTexts },
    { name: 'action', label: 'resources.audit.action', options: actionTexts },
    { name: 'actorID', label: 'resources.audit.who', options: people },
    { name: 'from', label: 'resources.audit.from', options: 'day' },
    { name: 'to', label: 'resources.audit.to', options: 'day' },
  ],
});
