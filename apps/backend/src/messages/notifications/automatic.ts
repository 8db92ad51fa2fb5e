/** Messages that the platform itself sends when something happens. */
import { personName } from '@aarambh/forms';
import type { VerifiableSection } from '@aarambh/api-client/enums';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { indianDate, localized, type LocalizedText } from '../../platform/index.ts';
import type { SkillVerdict } from '../../catalogue/index.ts';
import type { User } from '../../identity/index.ts';
import { institutes, type CompanyDecision, type CompanyMerge } from '../../organisations/index.ts';
import { tellOrganisations, tellPeople } from './telling.ts';
import type { NewsTopic } from './topics.ts';

/**
 * Tells the officers of an institute, once a day, that its pool could not pay a student's opening credits.
 */
export async function tellPoolIsEmpty(db: Db, instituteID: string, now: Date): Promise<void> {
  const [institute] = await db
    .select({ name: institutes.name })
    .from(institutes)
    .where(eq(institutes.id, instituteID));
  if (!institute) return;
  await tellOrganisations(
    db,
    { type: 'S', ids: [instituteID] },
    {
      type: 'Critical',
      topic: 'poolEmpty',
      text: localized(
        'The credit pool of {name} is used up. New students do not get their opening credits until it is raised; those who wait get theirs then.',
        institute,
      ),
      cta: '/settings',
      occasion: `pool-empty/${instituteID}/${indianDate(now)}`,
      at: now,
    },
  );
}

/** What employers read when their company is suspended: the seed says the same. */
export const companySuspended = (name: string): LocalizedText =>
  localized(
    '{name} is suspended. You cannot post jobs or add credits. Write to us to learn why and what to do.',
    { name },
  );

/** What the people of a company read when staff have decided about it, and where that leads. */
const decisions: Readonly<Record<Outcome, { words: (name: string) => LocalizedText; cta: string }>> = {
  Verified: {
    words: (name) => localized('{name} is verified. You can post jobs now.', { name }),
    cta: '/job-description',
  },
  Lifted: {
    words: (name) =>
      localized('The suspension of {name} is lifted. You can post jobs and add credits again.', { name }),
    cta: '/job-description',
  },
  Suspended: { words: companySuspended, cta: '/contact-us' },
  Rejected: {
    words: (name) =>
      localized('{name} could not be verified. Mend its details, and we look at it again.', { name }),
    cta: '/profile',
  },
  Pending: {
    words: (name) => localized('{name} is being checked again. Until then you cannot post jobs.', { name }),
    cta: '/profile',
  },
};

type Outcome = 'Verified' | 'Lifted' | 'Suspended' | 'Rejected' | 'Pending';

/** What those read who have accepted an offer of a company. All other applications to it end when it is suspended. */
const offersOf = {
  Suspended: (name: string) =>
    localized(
      '{name} is suspended. The offer that you have accepted stays as it is. Write to us before you rely on it.',
      { name },
    ),
  Lifted: (name: string) => localized('The suspension of {name} is lifted.', { name }),
};

/**
 * Tells the employers of a company what staff have decided about it, with the reason, and who is about to join it when it is suspended and
 * when that is lifted.
 * @param acceptedBy ids of the people who have accepted an offer of it
 */
export async function tellOfCompany(
  db: Db,
  { id, name, from, to, note }: CompanyDecision,
  now: Date,
  acceptedBy: (db: Db, companyID: string) => Promise<readonly string[]>,
): Promise<void> {
  if (to === 'Unverified') return;
  const outcome = to === 'Verified' && from === 'Suspended' ? 'Lifted' : to;
  const { words, cta } = decisions[outcome];
  const occasion = `company-${outcome.toLowerCase()}/${id}/${now.toISOString()}`;
  const topic = outcome === 'Suspended' ? 'companySuspended' : 'companyDecided';
  const news = { type: 'Critical' as const, topic, text: words(name), note, cta, occasion, at: now } as const;
  await tellOrganisations(db, { type: 'E', ids: [id] }, news);
  if (outcome !== 'Suspended' && outcome !== 'Lifted') return;
  await tellPeople(db, await acceptedBy(db, id), {
    type: 'Critical',
    topic: 'companySuspended',
    text: offersOf[outcome](name),
    cta: '/my-jobs',
    occasion: `${occasion}/accepted`,
    at: now,
  });
}

/** Tells the people of two companies, before they belong to one, that the first was merged into the other. */
export async function tellOfMerge(db: Db, { from, into, reason, at }: CompanyMerge): Promise<void> {
  const news = (occasion: string, text: LocalizedText) => ({
    type: 'Critical' as const,
    topic: 'companyMerged' as const,
    text,
    note: reason,
    cta: '/job-description',
    occasion: `company-merged/${from.id}/${occasion}`,
    at,
  });
  const names = { from: from.name, into: into.name };
  await tellOrganisations(
    db,
    { type: 'E', ids: [from.id] },
    news(
      'from',
      localized(
        '{from} was merged into {into}. Your account, your jobs with their applications and your credits are there now. Receipts stay as they were issued.',
        names,
      ),
    ),
  );
  await tellOrganisations(
    db,
    { type: 'E', ids: [into.id] },
    news(
      'into',
      localized(
        '{from} was merged into {into}. Its people, its jobs with their applications and its credits are yours now.',
        names,
      ),
    ),
  );
}

/** The sections as a sentence about them names them. */
const sectionNames: Readonly<Record<VerifiableSection, () => LocalizedText>> = {
  academics: () => localized('academic details', {}),
  education: () => localized('marks of an earlier stage', {}),
  currDegree: () => localized('marks of the current degree', {}),
};

/** A section of somebody's profile; the note says why it is refused. */
interface SectionDecision {
  userID: string;
  section: VerifiableSection;
  note: string | null;
}

/** What news of a section has in common. */
export const ofSection = (occasion: string, { userID, section, note }: SectionDecision, now: Date) => ({
  type: 'Broadcast' as const,
  topic: 'profileJudged' as const,
  kind: 'profile' as const,
  push: 'approvals' as const,
  note,
  cta: '/profile#education',
  occasion: `${occasion}/${userID}/${section}/${now.toISOString()}`,
  at: now,
});

/** Tells a candidate what staff found when they compared a section of the profile with papers. */
export async function tellSectionWasChecked(db: Db, decision: SectionDecision, now: Date): Promise<void> {
  const text = sectionText(decision);
  await tellPeople(db, [decision.userID], { ...ofSection('section-checked', decision, now), text });
}

/** What was found, as a sentence. */
export function sectionText({
  section: name,
  note,
}: Pick<SectionDecision, 'section' | 'note'>): LocalizedText {
  const section = sectionNames[name]();
  return note === null
    ? localized('Your {section} have been verified.', { section })
    : localized('Your {section} could not be verified.', { section });
}

/** Tells a candidate under 18 that a guardian has taken the consent back, and what that closes. */
export async function tellGuardianWithdrew(
  db: Db,
  { consentID, userID, guardianName }: { consentID: string; userID: string; guardianName: string },
  now: Date,
): Promise<void> {
  await tellPeople(db, [userID], {
    type: 'Critical',
    topic: 'guardianWithdrew',
    text: localized(
      '{name} has taken the consent back. While you are under 18 you cannot apply or share your CV, and employers do not find you.',
      { name: guardianName },
    ),
    cta: '/settings',
    occasion: `guardian-withdrew/${consentID}`,
    at: now,
  });
}

type StudentOfOffice = Pick<User, 'id' | 'firstName' | 'lastName' | 'parentEntityID'>;

/** Tells the officers of a student's institute something whose next step is in the student's record. */
async function tellOfficeOf(
  db: Db,
  student: StudentOfOffice,
  { topic, text, occasion }: { topic: NewsTopic; text: LocalizedText; occasion: string },
  now: Date,
): Promise<void> {
  if (student.parentEntityID === null) return;
  await tellOrganisations(
    db,
    { type: 'S', ids: [student.parentEntityID] },
    {
      type: 'Broadcast',
      topic,
      text,
      cta: `/student?record=${student.id}`,
      aboutUserID: student.id,
      occasion: `${occasion}/${now.toISOString()}`,
      at: now,
    },
  );
}

/** Tells the officers of an institute that a student asks to change what they have verified. */
export async function tellChangeWasAsked(
  db: Db,
  student: StudentOfOffice,
  section: VerifiableSection,
  now: Date,
): Promise<void> {
  const text = localized('{name} asks to change the {section} that you have verified.', {
    name: personName(student),
    section: sectionNames[section](),
  });
  await tellOfficeOf(
    db,
    student,
    { topic: 'changeAsked', text, occasion: `change-asked/${student.id}/${section}` },
    now,
  );
}

/** Tells the officers of an institute that what they have verified of a student has to be checked again, because it bears another name. */
export async function tellChecksWereWithdrawn(db: Db, student: StudentOfOffice, now: Date): Promise<void> {
  const text = localized(
    '{name} has another name now. What you verified in the profile waits for a new check.',
    { name: personName(student) },
  );
  await tellOfficeOf(
    db,
    student,
    { topic: 'checksWithdrawn', text, occasion: `checks-withdrawn/${student.id}` },
    now,
  );
}

/** Tells a candidate whether a verified section may be changed. */
export async function tellChangeWasDecided(db: Db, decision: SectionDecision, now: Date): Promise<void> {
  const section = sectionNames[decision.section]();
  const text =
    decision.note === null
      ? localized('You can change your {section} now. They are checked again afterwards.', { section })
      : localized('Your {section} stay as they are.', { section });
  await tellPeople(db, [decision.userID], {
    ...ofSection('change-decided', decision, now),
    topic: 'changeDecided',
    text,
  });
}

/** Tells a candidate what staff have decided about a skill that the candidate has suggested. */
export async function tellOfSkill(
  db: Db,
  { userID, name, verdict, sameAs, reason }: SkillVerdict,
  now: Date,
): Promise<void> {
  const words = {
    Approved: () => localized('You can choose the skill {name} now. Thank you for the suggestion.', { name }),
    Alias: () =>
      localized('The skill {name} is found as {other}. You can choose it now.', {
        name,
        other: sameAs ?? '',
      }),
    Refused: () => localized('The skill {name} was not taken up.', { name }),
  };
  await tellPeople(db, [userID], {
    type: 'Broadcast',
    topic: 'skillDecided',
    kind: 'profile',
    text: words[verdict](),
    note: verdict === 'Refused' ? reason : null,
    cta: '/profile#skills',
    occasion: `skill-${verdict.toLowerCase()}/${userID}/${name}`,
    at: now,
  });
}
