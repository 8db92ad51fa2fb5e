/**
 * The consent of a parent or guardian for a candidate under 18: given with a code that is sent to the guardian's number, and taken back by
 * the candidate, or by the guardian with the link that is sent there once it was given.
 */
import type { SmsText } from '@aarambh/api-client/enums';
import { personName } from '@aarambh/forms';
import { and, eq } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import {
  codeLife,
  consentsAnswer,
  grant,
  hashToken,
  issueCode,
  lacksGuardian,
  newToken,
  refuseOldNotice,
  resendAfter,
  spendCode,
  withdrawByLink,
  type Services,
  type User,
} from '../../identity/index.ts';
import {
  ApiFailure,
  deviceCookie,
  localized,
  notFound,
  signedIn,
  type Locale,
  type Message,
  type OperationContext,
  type Operations,
  type TranslatedText,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { parents } from '../tables/profile.ts';

const request: TranslatedText =
  '{code} is your Aarambh code. By giving it to {name}, who is under 18 and named you as {relation}, you agree that {name} uses Aarambh for internships and jobs and that employers see the profile. It is good for 10 minutes. If you do not agree, keep it to yourself.';

const agreement: TranslatedText =
  'You have agreed that {name} uses Aarambh for internships and jobs. You can take that back at any time, without asking {name}: {link}';

const relations: Readonly<Record<Parent['relation'], TranslatedText>> = {
  Father: 'father',
  Mother: 'mother',
  Guardian: 'guardian',
};

type Parent = typeof parents.$inferSelect;

function consentMessage(
  { mobileNumber, relation }: Parent & { mobileNumber: string },
  { id, firstName, lastName, locale }: Pick<User, 'id' | 'firstName' | 'lastName' | 'locale'>,
  { code, expiresAt }: { code: string; expiresAt: Date },
): Message {
  const text = localized(request, {
    code,
    name: personName({ firstName, lastName }),
    relation: localized(relations[relation], {}),
  })[locale];
  return {
    channel: 'sms',
    kind: 'code',
    to: mobileNumber,
    text,
    registered: { text: 'code-guardian', locale },
    aboutUserID: id,
    goodUntil: expiresAt,
  };
}

/** What a guardian gets who has agreed: the way back. */
function agreedMessage(
  mobileNumber: string,
  { id, firstName, lastName, locale }: Pick<User, 'id' | 'firstName' | 'lastName' | 'locale'>,
  link: string,
): Message {
  const text = localized(agreement, { name: personName({ firstName, lastName }), link })[locale];
  const registered = { text: 'guardian-agreed', locale } as const;
  return { channel: 'sms', to: mobileNumber, text, registered, aboutUserID: id };
}

/**
 * What guardians get by SMS, as it is registered.
 * @param gap stands for what changes
 */
export function guardianTexts(locale: Locale, gap: string) {
  const gaps = { code: gap, name: gap, relation: gap, link: gap };
  return {
    'code-guardian': localized(request, gaps)[locale],
    'guardian-agreed': localized(agreement, gaps)[locale],
  } satisfies Partial<Record<SmsText, string>>;
}

/** Tells a candidate that the guardian has taken the consent back. */
type TellWithdrawn = (
  db: Db,
  withdrawn: { consentID: string; userID: string; guardianName: string },
  now: Date,
) => Promise<void>;

export function createGuardianOperations(services: Services, tellWithdrawn: TellWithdrawn) {
  return {
    sendGuardianCode: async ({ body: { parentID }, headers }, context) => {
      const { user, parent } = await waiting(context, parentID);
      const { mobileNumber } = parent;
      const use = { mobileNumber, purpose: 'guardian', about: aboutOf(user.id, parent) } as const;
      const issued = await issueCode(services, use, headers['X-Captcha-Token'], context);
      await services.messenger.send(consentMessage(parent, user, issued));
      return {
        data: { resendAfter, expiresIn: codeLife },
        headers: deviceCookie(issued.deviceID, services.keys),
      };
    },

    giveGuardianConsent: async ({ body: { parentID, code, noticeVersion } }, context) => {
      refuseOldNotice(noticeVersion);
      const { user, parent } = await waiting(context, parentID);
      const { mobileNumber } = parent;
      const typed = { mobileNumber, code, purposes: ['guardian'], about: aboutOf(user.id, parent) } as const;
      const token = newToken();
      const given = { parent, noticeVersion, withdrawalHash: hashToken(token) };
      await spendCode(services, typed, context, (tx) => record(tx, context, given));
      const link = new URL('/withdraw-consent', services.publicAddress());
      link.search = new URLSearchParams({ token }).toString();
      await services.messenger.send(agreedMessage(mobileNumber, user, link.href));
      return { data: await consentsAnswer(context) };
    },

    withdrawGuardianConsent: async ({ body: { token } }, context) => {
      await services.limiter.attempt('activationPerAddress', context.client.address);
      await withdrawn(context, token, tellWithdrawn);
      return { data: null };
    },
  } satisfies Operations;
}

/** A code is for one candidate and one person as named: another name on the same number needs another code. */
const aboutOf = (userID: string, { relation, name }: Parent): string => `${userID} ${relation} ${name}`;

/**
 * The candidate who needs a consent, and the person who is to give it.
 * @throws ApiFailure 404 for somebody else's parent, 409 ILLEGAL_TRANSITION without a number, for who is of age, and for who has the consent
 */
async function waiting(context: OperationContext, parentID: string) {
  const { db } = context;
  const user = signedIn(context);
  const [parent] = await db
    .select()
    .from(parents)
    .where(and(eq(parents.id, parentID), eq(parents.userID, user.id)));
  if (!parent) throw notFound();
  if (!(await lacksGuardian(db, user.id, context.now()))) {
    throw new ApiFailure(409, 'ILLEGAL_TRANSITION', 'No consent of a guardian is needed.');
  }
  const { mobileNumber } = parent;
  if (mobileNumber === null) {
    throw new ApiFailure(409, 'ILLEGAL_TRANSITION', 'Add the mobile number of this person first.');
  }
  return { user, parent: { ...parent, mobileNumber } };
}

/** Once: who presses twice withdraws nothing else. @throws ApiFailure 400 TOKEN_INVALID */
async function withdrawn(context: OperationContext, token: string, tell: TellWithdrawn): Promise<void> {
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const consent = await withdrawByLink(tx, token, now);
    if (consent === undefined) return;
    const { id: consentID, userID, guardian } = consent;
    const isGiver = and(eq(parents.userID, userID), eq(parents.mobileNumber, guardian.mobileNumber));
    await tx.update(parents).set({ guardianConsentAt: null }).where(isGiver);
    const change = {
      action: 'deleted',
      entityType: 'consent',
      entityID: 'guardian',
      subjectID: userID,
      fields: [],
    } as const;
    await audit(tx, context, change, { id: 'guardian', roleID: 'guardian' });
    await tell(tx, { consentID, userID, guardianName: guardian.name }, now);
  });
}

interface Given {
  parent: Parent & { mobileNumber: string };
  noticeVersion: string;
  /** Of the link by which it is taken back. */
  withdrawalHash: string;
}

async function record(
  tx: Transaction,
  context: OperationContext,
  { parent, noticeVersion, withdrawalHash }: Given,
): Promise<true> {
  const { id: userID } = signedIn(context);
  const { relation, name, mobileNumber } = parent;
  const now = context.now();
  await grant(tx, {
    userID,
    purpose: 'guardian',
    noticeVersion,
    language: context.locale,
    grantedAt: now,
    guardian: { relation, name, mobileNumber },
    withdrawalHash,
  });
  await tx.update(parents).set({ guardianConsentAt: now }).where(eq(parents.id, parent.id));
  await audit(tx, context, {
    action: 'added',
    entityType: 'consent',
    entityID: 'guardian',
    subjectID: userID,
    fields: [],
  });
  return true;
}
