/** The words for messages to many. */
import type { components } from '@aarambh/api-client';
import type { Choices } from '@aarambh/records';

type Schemas = components['schemas'];

export const notificationTypeTexts: Choices<Schemas['NotificationType']> = {
  Broadcast: 'resources.notification.general',
  Critical: 'resources.notification.critical',
};

export const notificationStateTexts: Choices<Schemas['NotificationState']> = {
  Waiting: 'resources.notification.waiting',
  Sent: 'resources.notification.sent',
  Recalled: 'resources.notification.recalledState',
};

export const notificationOriginTexts: Choices<Schemas['NotificationOrigin']> = {
  Written: 'resources.notification.written',
  Automatic: 'resources.notification.automatic',
};
