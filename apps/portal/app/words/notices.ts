/** The words for messages to many. */
import type { components } from '@aarambh/api-client';
import type { Choices, TagTone } from '@aarambh/records';

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

/** What became of a message by one channel. */
export const messageStateTexts: Choices<Schemas['MessageState']> = {
  Waiting: 'resources.told.states.waiting',
  Sent: 'resources.told.states.sent',
  Failed: 'resources.told.states.failed',
  SwitchedOff: 'resources.told.states.switchedOff',
  NoAddress: 'resources.told.states.noAddress',
  OutOfReach: 'resources.told.states.outOfReach',
  Unknown: 'resources.told.states.unknown',
};

export const messageStateTones: Readonly<Record<Schemas['MessageState'], TagTone>> = {
  Waiting: 'info',
  Sent: 'success',
  Failed: 'danger',
  SwitchedOff: 'neutral',
  NoAddress: 'warning',
  OutOfReach: 'neutral',
  Unknown: 'neutral',
};
