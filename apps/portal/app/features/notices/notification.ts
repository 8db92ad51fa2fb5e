import {
  deleteNotification,
  getSentNotification,
  listNotificationPeople,
} from '@aarambh/api-client/operations';
import type { components } from '@aarambh/api-client';
import type { TFunction } from 'i18next';
import { lazy } from 'react';
import {
  notificationOriginTexts,
  notificationStateTexts,
  notificationTypeTexts,
} from '#app/words/notices.ts';
import { userTypeTexts } from '#app/words/accounts.ts';
import { defineResource } from '#app/records/defineResource.ts';

// Loaded with its first use, so that the declaration alone needs no styles.
const SentMessage = lazy(() => import('./SentMessage.tsx'));
const ToldPeople = lazy(() => import('./ToldPeople.tsx'));

/** Longest name of a message, in characters: its first words. */
const nameLength = 90;

const tones = { Sent: 'success', Waiting: 'info', Recalled: 'neutral' } as const;

/** How many of those whom a message is for are named, before the others are counted. */
const mostNamed = 3;

/** Whom a message is for: account types, then what else narrows it. */
function audienceOf(
  { audience = {}, audienceNames = [], sentCount = 0 }: components['schemas']['SentNotification'],
  t: TFunction,
): string {
  const types = (audience.types ?? []).map((type) => t(userTypeTexts[type]));
  const all = [...types, ...audienceNames, ...(audience.passingYears ?? [])];
  if (all.length === 0) return t('resources.notification.everybody');
  // Of those whom the platform wrote to only the first are named.
  const total = (audience.userIDs ?? []).length > 0 ? Math.max(all.length, sentCount) : all.length;
  const more = total - mostNamed;
  if (more <= 1) return all.join(', ');
  return t('resources.notification.andMore', { named: all.slice(0, mostNamed).join(', '), count: more });
}

/** Messages that were sent to people, or wait for their time. */
export const notificationResource = defineResource({
  family: '/notification/admin',
  key: 'notifications',
  entity: 'notification',
  one: '/notification/{id}',
  texts: {
    title: 'resources.notification.title',
    one: 'resources.notification.one',
    many: 'resources.notification.many',
    removal: {
      action: 'resources.notification.recall',
      question: 'resources.notification.recallQuestion',
      text: 'resources.notification.recallText',
      done: 'resources.notification.recalled',
    },
  },
  nameOf: ({ text = '' }) => {
    const [line = ''] = text.split('\n');
    return line.length <= nameLength ? line : `${line.slice(0, nameLength).replace(/\s+\S*$/, '')}…`;
  },
  columns: [
    { field: 'text', label: 'resources.fields.message', shown: 'always' },
    {
      field: 'type',
      label: 'resources.fields.type',
      as: 'choice',
      choices: notificationTypeTexts,
    },
    { field: 'audience', label: 'resources.fields.audience', words: audienceOf },
    { field: 'sentCount', label: 'resources.notification.sentCount', as: 'number', sort: 'sentCount' },
    { field: 'readCount', label: 'resources.notification.readCount', as: 'number' },
    { field: 'createdByName', label: 'resources.notification.by', shown: 'chosen' },
    { field: 'createdAt', label: 'resources.fields.createdAt', as: 'moment', sort: 'createdAt' },
    { field: 'scheduledAt', label: 'resources.notification.from', as: 'moment', shown: 'chosen' },
    { field: 'expiresAt', label: 'resources.notification.until', as: 'moment', shown: 'chosen' },
    {
      field: 'status',
      label: 'resources.fields.status',
      as: 'choice',
      choices: notificationStateTexts,
      tones,
    },
  ],
  countedBy: 'origin',
  filters: [
    { name: 'origin', label: 'resources.notification.origin', options: notificationOriginTexts },
    { name: 'type', label: 'resources.fields.type', options: notificationTypeTexts },
    { name: 'status', label: 'resources.fields.status', options: notificationStateTexts },
  ],
  tabs: [
    {
      id: 'shown',
      label: 'resources.notification.shown',
      needs: getSentNotification,
      Content: SentMessage,
    },
    {
      id: 'people',
      label: 'resources.told.title',
      needs: listNotificationPeople,
      Content: ToldPeople,
    },
  ],
  actions: { remove: deleteNotification, isGone: ({ status }) => status === 'Recalled' },
});
