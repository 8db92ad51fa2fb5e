/** What people write: whether it can be sent, and how it is stored. */
import type { AudienceGroupKind } from '@aarambh/api-client/enums';
import { limits, noticeFieldsIn, safeAddress } from '@aarambh/forms';
import { sanitise, validationFailed, type FailedField, type OperationRequest } from '../../platform/index.ts';
import type { NotificationType, Weight } from '../tables/notifications.ts';
import { failedNoticeFields } from './fields.ts';

type Change = OperationRequest<'updateNotification'>['body'];

/** What staff write is timely when it is critical. */
export const weightOf = (type: NotificationType): Weight => (type === 'Critical' ? 'timely' : 'usual');

/** Whether a text says something else to each. */
export const hasFields = (content: string): boolean => noticeFieldsIn(content).length > 0;

type Fields = Pick<Change, 'type' | 'content' | 'cta' | 'scheduledAt' | 'expiresAt'>;

/** What is stored of a message that somebody writes. @throws ApiFailure 422 with every field that breaks a rule */
export function checked(
  { type = 'Broadcast', content = '', cta, scheduledAt, expiresAt }: Fields,
  now: Date,
  group: { kind: AudienceGroupKind } | null,
) {
  const { html, visible } = sanitise(content);
  const failed: FailedField[] = failedNoticeFields(html, { path: 'content', kind: group?.kind });
  if (visible === 0) failed.push({ path: 'content', code: 'required', message: 'Write a message.' });
  if (visible > limits.notificationText) {
    failed.push({ path: 'content', code: 'tooLong', message: 'Write at most 2,000 characters.' });
  }
  const address = cta ? safeAddress(cta) : null;
  if (cta && address === null) {
    const message = 'Enter a path of the portal or an address that begins with https://.';
    failed.push({ path: 'cta', code: 'link', message });
  }
  const start = scheduledAt ? new Date(scheduledAt) : null;
  const end = expiresAt ? new Date(expiresAt) : null;
  if (start !== null && start <= now) {
    failed.push({ path: 'scheduledAt', code: 'future', message: 'Choose a time that is still to come.' });
  }
  if (end !== null && end <= (start ?? now)) {
    const message = 'Choose a time after the message is sent.';
    failed.push({ path: 'expiresAt', code: 'future', message });
  }
  if (failed.length > 0) throw validationFailed(failed);
  return { type, weight: weightOf(type), content: html, cta: address, scheduledAt: start, expiresAt: end };
}
