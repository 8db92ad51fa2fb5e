/** What a candidate hears of a verdict about several parts of the profile at once. */
import { localeValues, type VerifiableSection } from '@aarambh/api-client/enums';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { localized } from '../../platform/index.ts';
import { notifications } from '../tables/notifications.ts';
import { ofSection, sectionText } from './automatic.ts';
import { tellPeople } from './telling.ts';

/** A verdict about several parts at once; about one it is said as for that section. */
interface ProfileJudgement {
  userID: string;
  sections: readonly VerifiableSection[];
  /** Why they are refused. */
  note: string | null;
}

const judged = (userID: string, at: Date): string => `profile-judged/${userID}/${at.toISOString()}`;

/** Tells a candidate, once, what staff found when they compared several parts of the profile with papers. */
export async function tellProfileWasJudged(
  db: Db,
  { userID, sections, note }: ProfileJudgement,
  now: Date,
): Promise<void> {
  const [section = 'academics', another] = sections;
  const about = {
    ...ofSection('profile-judged', { userID, section, note }, now),
    occasion: judged(userID, now),
  };
  if (another === undefined) {
    await tellPeople(db, [userID], { ...about, text: sectionText({ section, note }) });
    return;
  }
  const text =
    note === null
      ? localized('Your profile has been checked. Parts that were verified: {count}.', {
          count: sections.length,
        })
      : localized('Your profile has been checked. Parts that could not be verified: {count}.', {
          count: sections.length,
        });
  await tellPeople(db, [userID], { ...about, text });
}

/** Takes from the notifications what a candidate was told of a verdict that was taken back. @param at when it was told */
export async function forgetProfileWasJudged(db: Db, userID: string, at: Date): Promise<void> {
  const occasions = localeValues.map((locale) => `${judged(userID, at)}/${locale}`);
  await db.delete(notifications).where(inArray(notifications.occasion, occasions));
}
