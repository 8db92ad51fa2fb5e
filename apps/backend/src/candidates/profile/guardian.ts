/** The consent of a parent or guardian for a candidate under 18, given with a code that is sent to the guardian's number. */
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import {
  codeLife,
  consentsAnswer,
  grant,
  issueCode,
  lacksGuardian,
  refuseOldNotice,
  resendAfter,
  spendCode,
  type Services,
  type User,
} from '../../identity/index.ts';
import {
  ApiFailure,
  deviceCookie,
  notFound,
  signedIn,
  type Message,
  type OperationContext,
  type Operations,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { parents } from './tables.ts';

const words: Readonly<Record<User['locale'], string>> = {
  en: '{code} is your Aarambh code. By giving it to {name}, who is under 18 and named you as {relation}, you agree that {name} uses Aarambh for internships and jobs and that employers see the profile. It is good for 10 minutes. If you do not agree, keep it to yourself.',
  hi: '{code} आपका आरंभ कोड है। {name} की उम्र 18 से कम है और आपको {relation} बताया है। यह कोड {name} को देकर आप सहमति देते हैं कि {name} इंटर्नशिप और नौकरी के लिए आरंभ का उपयोग करे और नियोक्ता प्रोफ़ाइल देखें। यह 10 मिनट तक मान्य है। सहमति न हो तो इसे किसी को न बताएं।',
};

const relations: Readonly<Record<User['locale'], Readonly<Record<Parent['relation'], string>>>> = {
  en: { Father: 'father', Mother: 'mother', Guardian: 'guardian' },
  hi: { Father: 'पिता', Mother: 'माता', Guardian: 'अभिभावक' },
};

type Parent = typeof parents.$inferSelect;

function consentMessage(
  { mobileNumber, relation }: Parent & { mobileNumber: string },
  { firstName, lastName, locale }: Pick<User, 'firstName' | 'lastName' | 'locale'>,
  { code, expiresAt }: { code: string; expiresAt: Date },
): Message {
  const text = words[locale]
    .replace('{code}', code)
    .replaceAll('{name}', () => `${firstName} ${lastName}`)
    .replace('{relation}', relations[locale][relation]);
  return { channel: 'sms', to: mobileNumber, text, goodUntil: expiresAt };
}

export function createGuardianOperations(services: Services) {
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
      await spendCode(services, typed, context, (tx) => record(tx, context, parent, noticeVersion));
      return { data: await consentsAnswer(context) };
    },
  } satisfies Operations;
}

/** A code is for one candidate and one person as named: another name on the same number needs another code. */
const aboutOf = (userId: string, { relation, name }: Parent): string => `${userId} ${relation} ${name}`;

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
    .where(and(eq(parents.id, parentID), eq(parents.userId, user.id)));
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

async function record(
  tx: Transaction,
  context: OperationContext,
  parent: Parent & { mobileNumber: string },
  noticeVersion: string,
): Promise<true> {
  const { id: userId } = signedIn(context);
  const { relation, name, mobileNumber } = parent;
  const now = context.now();
  await grant(tx, {
    userId,
    purpose: 'guardian',
    noticeVersion,
    language: context.locale,
    grantedAt: now,
    guardian: { relation, name, mobileNumber },
  });
  await tx.update(parents).set({ guardianConsentAt: now }).where(eq(parents.id, parent.id));
  await audit(tx, context, {
    action: 'added',
    entityType: 'consent',
    entityID: 'guardian',
    subjectID: userId,
    fields: [],
  });
  return true;
}
