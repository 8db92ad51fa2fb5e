import { randomUUID } from 'node:crypto';
import { personName } from '@aarambh/forms';
import {
  inLanguage,
  localized,
  signedIn,
  type Limiter,
  type OperationContext,
  type OperationRequest,
} from '../../platform/index.ts';
import { checked } from './checking.ts';
import { filledContent } from './content.ts';
import { sendToPeople } from './recipients.ts';
import { paragraph } from './telling.ts';

/**
 * Sends a message to its sender alone, by every way, with examples in the fields that the sender has nothing for.
 * @throws ApiFailure 422, 429
 */
export async function sendTest(
  context: OperationContext,
  limiter: Pick<Limiter, 'attempt'>,
  body: OperationRequest<'testNotification'>['body'],
): Promise<void> {
  const caller = signedIn(context);
  const now = context.now();
  const { locale } = caller;
  const { type, content, cta } = checked(body, now, { kind: 'Round' });
  await limiter.attempt('noticeTestPerPerson', caller.id);
  const example = {
    name: personName(caller),
    rollNumber: 'CE/2023/041',
    time: now.toISOString(),
    place: inLanguage(localized('Hall 1', {}), locale),
  };
  const note = paragraph(inLanguage(localized('A test, which you alone get:', {}), locale));
  await sendToPeople(
    context.db,
    {
      type,
      content: note + filledContent(content, example, locale),
      cta,
      weight: 'binding',
      kind: null,
      aboutUserID: caller.id,
      occasion: `test/${randomUUID()}`,
      createdAt: now,
    },
    [{ id: caller.id, isListed: true, isForwarded: true }],
  );
}
