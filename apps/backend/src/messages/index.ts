/** Notifications in the portal, and the outbox of e-mails and SMS. Other folders import from this file alone. */
export { noticeTemplatesOperations } from './notice-templates/handlers.ts';
export { reachesUser } from './notifications/audience.ts';
export { createDailyDigest } from './notifications/daily-digest.ts';
export { createDelivery } from './notifications/forwarding.ts';
export type { FindGroup, KnownGroup, NamedGroup } from './notifications/groups.ts';
export { createNotificationsOperations } from './notifications/handlers.ts';
export { notificationHistory } from './notifications/sent.ts';
export { removeOldNotifications } from './notifications/recipients.ts';
export { markBroadcastRead, sendNotification } from './notifications/service.ts';
export { tellEach } from './notifications/telling-each.ts';
export { tellOrganisations, tellPeople, wasTold } from './notifications/telling.ts';
export { eventTimes } from './notifications/invitation-file.ts';
export type { Invitation } from './tables/notifications.ts';
export type { NewsTopic } from './notifications/topics.ts';
export { createStreams, type Streams } from './notifications/streams.ts';
export { notifications } from './tables/notifications.ts';
export {
  companySuspended,
  tellOfCompany,
  tellOfMerge,
  tellPoolIsEmpty,
  tellOfSkill,
  tellChecksWereWithdrawn,
  tellChangeWasAsked,
  tellChangeWasDecided,
  tellGuardianWithdrew,
  tellSectionWasChecked,
} from './notifications/automatic.ts';
export { forgetProfileWasJudged, tellProfileWasJudged } from './notifications/profile-verdicts.ts';
export { removeOldMessages } from './outbox/cleanup.ts';
export { createOutbox } from './outbox/outbox.ts';
export { addOutboxPages } from './outbox/page.ts';
export { resealMessages } from './outbox/reseal.ts';
export { createSMSGateway } from './outbox/sms-gateway.ts';
export { createWhatsAppCarrier } from './outbox/whatsapp.ts';
export { createSMTPCarrier } from './outbox/smtp.ts';
export { outboxMessages } from './tables/outbox.ts';
export { createPushCarrier } from './push/carrier.ts';
export { createVapid, type Vapid } from './push/vapid.ts';
export { undeliveredOperations, wasGivenUp } from './outbox/undelivered.ts';
export { createMessageBills } from './notifications/bill.ts';
export { createSmsTexts } from './sms-texts/handlers.ts';
export { smsTemplates } from './tables/sms-templates.ts';
export { createWebhooksOperations } from './webhooks/handlers.ts';
export { tellPartners, type ToldStep } from './webhooks/record.ts';
export { createWebhookTask, type WebhookOptions } from './webhooks/sending.ts';
export { removeOldDeliveries, resealWebhooks } from './webhooks/upkeep.ts';
export { messagesData } from './personal-data.ts';
