/** The texts of SMS, and what each is registered by (DLT). */
import { localeValues, smsTextValues, type SmsText } from '@aarambh/api-client/enums';
import { guardianTexts } from '../../candidates/index.ts';
import { accountTexts, changeUndoneText } from '../../identity/index.ts';
import { signedIn, type Locale, type Operations } from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { smsTemplates } from '../tables/sms-templates.ts';

/** As the registration writes what changes from SMS to SMS. */
const gap = '{#var#}';

const wordsIn = (locale: Locale, host: string): Readonly<Record<SmsText, string>> => ({
  ...accountTexts(locale, host, gap),
  ...guardianTexts(locale, gap),
  'email-change-undone': changeUndoneText(locale),
  // What it says is written by whoever sends it.
  notice: gap,
});

/** @param publicAddress where people reach the portal: the SMS with a code name its host */
export function createSmsTexts(publicAddress: () => string) {
  return {
    listSmsTexts: async (_request, { db }) => {
      const { hostname } = new URL(publicAddress());
      const known = await db.select().from(smsTemplates);
      const smsText = localeValues.flatMap((locale) => {
        const words = wordsIn(locale, hostname);
        return smsTextValues.map((text) => {
          const row = known.find((each) => each.text === text && each.locale === locale);
          const { templateID = null, header = null } = row ?? {};
          return { text, locale, words: words[text], templateID, header };
        });
      });
      return { data: { smsText } };
    },

    registerSmsText: async ({ params: { text, locale }, body: { templateID, header } }, context) => {
      const written = {
        templateID,
        header,
        updatedBy: signedIn(context).id,
        updatedAt: context.now(),
      };
      await context.db.transaction(async (tx) => {
        await tx
          .insert(smsTemplates)
          .values({ text, locale, ...written })
          .onConflictDoUpdate({ target: [smsTemplates.text, smsTemplates.locale], set: written });
        await audit(tx, context, {
          action: 'changed',
          entityType: 'smsText',
          entityID: `${text}-${locale}`,
          subjectID: `${text}-${locale}`,
          fields: ['templateID', 'header'],
        });
      });
      return { data: null };
    },
  } satisfies Operations;
}
