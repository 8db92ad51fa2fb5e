/** An interviewer comes in: a code to the address that the link went to, then a session of that day. */
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import {
  codeLife,
  codeTries,
  hashCode,
  hashToken,
  isCode,
  newCode,
  newToken,
  resendAfter,
} from '../../identity/index.ts';
import {
  ApiFailure,
  localized,
  tooMany,
  type OperationContext,
  type OperationData,
} from '../../platform/index.ts';
import { panelLinks, panelSessions, type PanelLink } from '../tables/panels.ts';
import { codeMessage } from './messages.ts';
import { dayOf, panelOfLink } from './opening.ts';
import type { LinkServices } from './services.ts';

/** What a code is good for: this link, and nothing else. */
const openingOf = ({ id }: Pick<PanelLink, 'id'>) => ({ mobileNumber: id, purpose: 'panel' });

/** @throws ApiFailure 400 TOKEN_INVALID, 429 OTP_COOLDOWN within a minute of the last code, RATE_LIMITED after too many */
export async function sendPanelCode(
  { keys, limiter, messenger }: LinkServices,
  context: OperationContext,
  secret: string,
): Promise<OperationData<'sendPanelCode'>['sent']> {
  await limiter.attempt('otpSendPerAddress', context.client.address);
  const { link, round, companyName } = await panelOfLink(context, secret);
  const now = context.now();
  refuseSoonAfter(link, now);
  await limiter.attempt('panelCodePerLink', link.id);
  const code = newCode();
  const goodUntil = new Date(now.getTime() + codeLife * 1000);
  await context.db.transaction(async (tx) => {
    const written = await tx
      .update(panelLinks)
      .set({ codeHash: hashCode(keys, openingOf(link), code), codeSentAt: now, codeTriesLeft: codeTries })
      .where(
        and(
          eq(panelLinks.id, link.id),
          // Of two who ask at once one is sent a code.
          or(
            isNull(panelLinks.codeSentAt),
            lt(panelLinks.codeSentAt, new Date(now.getTime() - resendAfter * 1000 + 1)),
          ),
        ),
      )
      .returning({ id: panelLinks.id });
    if (written.length === 0) throw soonAfter(resendAfter);
    await messenger.send(codeMessage(link, { code, companyName, goodUntil }, context.locale), tx);
  });
  return {
    email: link.email.replace(/^(.)[^@]*/u, '$1***'),
    panelName: link.panelName,
    roundName: round.name,
    companyName,
    resendAfter,
    expiresIn: codeLife,
  };
}

/** @throws ApiFailure 429 while the wait after the last code is not over */
function refuseSoonAfter({ codeSentAt }: PanelLink, now: Date): void {
  const wait = codeSentAt === null ? 0 : resendAfter - (now.getTime() - codeSentAt.getTime()) / 1000;
  if (wait > 0) throw soonAfter(wait);
}

const soonAfter = (wait: number): ApiFailure =>
  tooMany(
    'OTP_COOLDOWN',
    localized('Please wait {seconds} seconds before you ask for another code.', {
      seconds: Math.ceil(wait),
    }),
    wait,
  );

/** @throws ApiFailure 400 TOKEN_INVALID or OTP_INVALID, 429 */
export async function enterPanel(
  { keys, limiter }: LinkServices,
  context: OperationContext,
  secret: string,
  code: string,
): Promise<OperationData<'enterPanel'>['panelSession']> {
  await limiter.attempt('otpVerifyPerAddress', context.client.address);
  const { link, panel } = await panelOfLink(context, secret);
  // Counted before it is known to be wrong, so that tries at once cannot pass the limit together.
  await limiter.attempt('panelFailurePerLink', link.id);
  const now = context.now();
  const [tried] = await context.db
    .update(panelLinks)
    .set({ codeTriesLeft: sql`${panelLinks.codeTriesLeft} - 1` })
    .where(
      and(
        eq(panelLinks.id, link.id),
        gt(panelLinks.codeTriesLeft, 0),
        gt(panelLinks.codeSentAt, new Date(now.getTime() - codeLife * 1000)),
      ),
    )
    .returning();
  const codeHash = tried?.codeHash ?? null;
  if (codeHash === null || !isCode(keys, { ...openingOf(link), codeHash }, code)) {
    throw wrongCode(tried?.codeTriesLeft ?? 0);
  }
  const token = newToken();
  const { until: expiresAt } = dayOf(panel);
  await context.db.transaction(async (tx) => {
    const used = await tx
      .update(panelLinks)
      .set({ codeHash: null, codeTriesLeft: 0, enteredAt: now })
      .where(and(eq(panelLinks.id, link.id), eq(panelLinks.codeHash, codeHash)))
      .returning({ id: panelLinks.id });
    // Somebody else has used it, or the link was ended, in the same moment.
    if (used.length === 0) throw wrongCode(0);
    await tx.delete(panelSessions).where(lt(panelSessions.expiresAt, now));
    await tx
      .insert(panelSessions)
      .values({ tokenHash: hashToken(token), linkID: link.id, startedAt: now, expiresAt });
  });
  await limiter.giveBack('panelFailurePerLink', link.id);
  return { token, expiresAt: expiresAt.toISOString() };
}

const wrongCode = (attemptsLeft: number): ApiFailure =>
  new ApiFailure(400, 'OTP_INVALID', 'OTP not verified. Please try again.', { details: { attemptsLeft } });

/** Ends a session; one that is over already stays so. */
export async function leavePanel({ db }: OperationContext, token: string): Promise<void> {
  await db.delete(panelSessions).where(eq(panelSessions.tokenHash, hashToken(token)));
}
