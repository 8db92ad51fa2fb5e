/** Giving and withdrawing consents. */
import { noticeVersionValues, type ConsentPurpose } from '@aarambh/api-client/enums';
import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import {
  ApiFailure,
  signedIn,
  type OperationContext,
  type OperationData,
  type OperationRequest,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { hashToken, linkInvalid } from '../auth/link-tokens.ts';
import { changePreferences, onlyInPortal } from '../preferences/service.ts';
import { users } from '../tables/users.ts';
import { masked } from '../users/masked.ts';
import { hasGuardianIfNeeded, refuseWithoutGuardian } from './minors.ts';
import { consents, type GivenBy } from '../tables/consents.ts';

type Consent = OperationData<'listConsents'>['consent'][number];
type ConsentRow = typeof consents.$inferSelect;

/** The notice that is in force; its words are the portal's. */
export const [noticeInForce] = noticeVersionValues;

/** The latest consent of each purpose that the person ever agreed to. */
export async function listConsents(db: Db, userID: string): Promise<Consent[]> {
  const rows = await db
    .selectDistinctOn([consents.purpose])
    .from(consents)
    .where(eq(consents.userID, userID))
    .orderBy(consents.purpose, desc(consents.grantedAt), desc(consents.id));
  return rows.map(consentView);
}

/**
 * Records the caller's consent, or its withdrawal, and what follows from it.
 * @throws ApiFailure 409 STALE when another notice is in force, 409 ILLEGAL_TRANSITION for what is not the caller's to give or to withdraw
 */
export async function setConsent(
  { purpose, isGranted, noticeVersion }: OperationRequest<'setConsent'>['body'],
  context: OperationContext,
): Promise<void> {
  const { id: userID } = signedIn(context);
  refuseOthers(purpose, isGranted);
  const now = context.now();
  await context.db.transaction(async (tx) => {
    // Two changes at once follow one another.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userID)).for('update');
    const [standing] = await tx
      .select()
      .from(consents)
      .where(and(eq(consents.userID, userID), eq(consents.purpose, purpose), isNull(consents.withdrawnAt)))
      .orderBy(desc(consents.grantedAt), desc(consents.id))
      .limit(1);
    if (isGranted) {
      refuseOldNotice(noticeVersion);
      if (purpose === 'share-with-employers') await refuseWithoutGuardian(tx, userID, now);
      if (standing?.noticeVersion === noticeVersion) return;
      await grant(tx, {
        userID,
        purpose,
        noticeVersion,
        language: context.locale,
        grantedAt: now,
        guardian: null,
      });
    } else {
      if (!standing) return;
      await tx
        .update(consents)
        .set({ withdrawnAt: now })
        .where(and(eq(consents.userID, userID), eq(consents.purpose, purpose), isNull(consents.withdrawnAt)));
      if (purpose === 'messages') {
        await changePreferences(tx, userID, onlyInPortal, now);
      }
    }
    await audit(tx, context, {
      action: isGranted ? 'added' : 'deleted',
      entityType: 'consent',
      entityID: purpose,
      subjectID: userID,
      fields: [],
    });
  });
}

/** Withdraws the consent that a guardian gave over this number, if one stands. */
export async function withdrawGuardian(
  tx: Transaction,
  userID: string,
  mobileNumber: string,
  now: Date,
): Promise<void> {
  await tx
    .update(consents)
    .set({ withdrawnAt: now })
    .where(
      and(
        eq(consents.userID, userID),
        eq(consents.purpose, 'guardian'),
        isNull(consents.withdrawnAt),
        sql`${consents.guardian} ->> 'mobileNumber' = ${mobileNumber}`,
      ),
    );
}

/**
 * Withdraws the consent that a link was sent for.
 * @returns whose it is and who gave it; undefined when it was withdrawn before
 * @throws ApiFailure 400 TOKEN_INVALID for a link that nobody was sent
 */
export async function withdrawByLink(
  tx: Transaction,
  token: string,
  now: Date,
): Promise<{ id: string; userID: string; guardian: GivenBy } | undefined> {
  const [consent] = await tx
    .select()
    .from(consents)
    .where(eq(consents.withdrawalHash, hashToken(token)))
    .for('update');
  if (consent?.guardian == null) throw linkInvalid();
  if (consent.withdrawnAt !== null) return undefined;
  await tx.update(consents).set({ withdrawnAt: now }).where(eq(consents.id, consent.id));
  const { id, userID, guardian } = consent;
  return { id, userID, guardian };
}

/** Records that somebody agreed. */
export async function grant(tx: Transaction, consent: typeof consents.$inferInsert): Promise<void> {
  await tx.insert(consents).values(consent);
}

/**
 * Whether a person has not withdrawn the consent to being shown to employers, and under 18 a guardian has agreed, as a condition of a
 * query over `users` and `candidates`.
 */
export function mayBeShownToEmployers(now: Date): SQL {
  return sql`${hasGuardianIfNeeded(now)} and not exists (
    select from ${consents} as last
    where last.user_id = ${users.id} and last.purpose = 'share-with-employers' and last.withdrawn_at is not null
      and not exists (
        select from ${consents} as standing
        where standing.user_id = ${users.id} and standing.purpose = last.purpose and standing.withdrawn_at is null))`;
}

function refuseOthers(purpose: ConsentPurpose, isGranted: boolean): void {
  if (purpose === 'guardian' && isGranted) {
    throw refusal('A guardian gives this consent, with the code that is sent to the guardian.');
  }
  if (purpose === 'service' && !isGranted) {
    throw refusal('Without this consent there is no account. Ask to be erased instead.');
  }
}

/** @throws ApiFailure 409 STALE */
export function refuseOldNotice(noticeVersion: string): void {
  if (noticeVersion !== noticeInForce) {
    throw new ApiFailure(409, 'STALE', 'The notice has changed. Reload the page and read it again.');
  }
}

const refusal = (message: string) => new ApiFailure(409, 'ILLEGAL_TRANSITION', message);

function consentView({
  purpose,
  noticeVersion,
  language,
  grantedAt,
  withdrawnAt,
  guardian,
}: ConsentRow): Consent {
  return {
    purpose,
    noticeVersion,
    language,
    grantedAt: grantedAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    guardian: guardian === null ? null : { ...guardian, mobileNumber: masked(guardian.mobileNumber) },
  };
}
