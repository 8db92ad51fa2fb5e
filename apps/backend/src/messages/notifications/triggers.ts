/** Messages that the platform itself sends when something happens. */
import type { VerifiableSection } from '@aarambh/api-client/enums';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { indianDate } from '../../platform/index.ts';
import type { SkillVerdict } from '../../catalogue/index.ts';
import type { User } from '../../identity/index.ts';
import { institutes, type CompanyDecision } from '../../organisations/index.ts';
import { escapeHTML } from './content.ts';
import { sendNotification } from './service.ts';

/**
 * Tells the officers of an institute, once a day, that its pool could not pay a student's opening credits.
 */
export async function tellPoolIsEmpty(db: Db, instituteID: string, now: Date): Promise<void> {
  const [institute] = await db
    .select({ name: institutes.name })
    .from(institutes)
    .where(eq(institutes.id, instituteID));
  if (!institute) return;
  await sendNotification(db, {
    type: 'Critical',
    content:
      `<p>The credit pool of <b>${escapeHTML(institute.name)}</b> is used up. New students do not get their ` +
      'opening credits until it is raised; those who wait get theirs then.</p>',
    cta: '/settings',
    audienceTypes: ['S'],
    audienceEntities: [instituteID],
    occasion: `pool-empty/${instituteID}/${indianDate(now)}`,
    createdAt: now,
  });
}

/** What employers read when their company is suspended: the seed says the same. */
export const companySuspended = (name: string): string =>
  `<p><b>${escapeHTML(name)}</b> is suspended. You cannot post jobs or add credits. Write to us to learn why and what to do.</p>`;

/** What the people of a company read when staff have decided about it, and where that leads. */
const decisions: Readonly<Record<Outcome, { words: (name: string) => string; cta: string }>> = {
  Verified: {
    words: (name) => `<p><b>${escapeHTML(name)}</b> is verified. You can post jobs now.</p>`,
    cta: '/job-description',
  },
  Lifted: {
    words: (name) =>
      `<p>The suspension of <b>${escapeHTML(name)}</b> is lifted. You can post jobs and add credits again.</p>`,
    cta: '/job-description',
  },
  Suspended: { words: companySuspended, cta: '/contact-us' },
  Rejected: {
    words: (name) =>
      `<p><b>${escapeHTML(name)}</b> could not be verified. Mend its details, and we look at it again.</p>`,
    cta: '/profile',
  },
  Pending: {
    words: (name) =>
      `<p><b>${escapeHTML(name)}</b> is being checked again. Until then you cannot post jobs.</p>`,
    cta: '/profile',
  },
};

type Outcome = 'Verified' | 'Lifted' | 'Suspended' | 'Rejected' | 'Pending';

/** What those read who have applied for jobs of a company, when these pause and go on. */
const jobsOf = {
  Suspended: (name: string) =>
    `<p><b>${escapeHTML(name)}</b> is suspended. Its jobs pause, and what you have sent stays as it is.</p>`,
  Lifted: (name: string) => `<p>The jobs of <b>${escapeHTML(name)}</b> go on: its suspension is lifted.</p>`,
};

/**
 * Tells the employers of a company what staff have decided about it, with the reason, and its applicants when its jobs pause or go on.
 * @param applicantsOf ids of the people whose applications are under way
 */
export async function tellOfCompany(
  db: Db,
  { id, name, from, to, note }: CompanyDecision,
  now: Date,
  applicantsOf: (db: Db, companyID: string) => Promise<readonly string[]>,
): Promise<void> {
  if (to === 'Unverified') return;
  const outcome = to === 'Verified' && from === 'Suspended' ? 'Lifted' : to;
  const { words, cta } = decisions[outcome];
  const occasion = `company-${outcome.toLowerCase()}/${id}/${now.toISOString()}`;
  await sendNotification(db, {
    type: 'Critical',
    content: words(name) + (note === null ? '' : `<p>${escapeHTML(note)}</p>`),
    cta,
    audienceTypes: ['E'],
    audienceEntities: [id],
    occasion,
    createdAt: now,
  });
  if (outcome !== 'Suspended' && outcome !== 'Lifted') return;
  const applicants = await applicantsOf(db, id);
  if (applicants.length === 0) return;
  await sendNotification(db, {
    type: 'Critical',
    content: jobsOf[outcome](name),
    cta: '/my-jobs',
    audienceTypes: ['C'],
    audienceUsers: [...applicants],
    occasion: `${occasion}/applicants`,
    createdAt: now,
  });
}

/** Tells a candidate what staff found when they compared a section of the profile with papers. */
export async function tellSectionWasChecked(
  db: Db,
  { userId, section, note }: { userId: string; section: VerifiableSection; note: string | null },
  now: Date,
): Promise<void> {
  const name = sectionNames[section];
  await sendNotification(db, {
    type: 'Broadcast',
    content:
      note === null
        ? `<p>Your ${name} have been verified.</p>`
        : `<p>Your ${name} could not be verified: ${escapeHTML(note)}</p>`,
    cta: '/profile#education',
    audienceUsers: [userId],
    createdAt: now,
  });
}

/** Tells the officers of an institute that a student asks to change what they have verified. */
export async function tellChangeWasAsked(
  db: Db,
  student: Pick<User, 'id' | 'firstName' | 'lastName' | 'parentEntityID'>,
  section: VerifiableSection,
  now: Date,
): Promise<void> {
  if (student.parentEntityID === null) return;
  const name = `${student.firstName} ${student.lastName}`;
  await sendNotification(db, {
    type: 'Broadcast',
    content: `<p><b>${escapeHTML(name)}</b> asks to change the ${sectionNames[section]} that you have verified.</p>`,
    cta: `/student?record=${student.id}`,
    audienceTypes: ['S'],
    audienceEntities: [student.parentEntityID],
    createdAt: now,
  });
}

/** Tells a candidate whether a verified section may be changed. */
export async function tellChangeWasDecided(
  db: Db,
  { userId, section, note }: { userId: string; section: VerifiableSection; note: string | null },
  now: Date,
): Promise<void> {
  const name = sectionNames[section];
  await sendNotification(db, {
    type: 'Broadcast',
    content:
      note === null
        ? `<p>You can change your ${name} now. They are checked again afterwards.</p>`
        : `<p>Your ${name} stay as they are: ${escapeHTML(note)}</p>`,
    cta: '/profile#education',
    audienceUsers: [userId],
    createdAt: now,
  });
}

/** The sections as a sentence about "your ..." names them. */
const sectionNames: Readonly<Record<VerifiableSection, string>> = {
  academics: 'academic details',
  education: 'marks of an earlier stage',
  currDegree: 'marks of the current degree',
};

/** Tells a candidate what staff have decided about a skill that the candidate has suggested. */
export async function tellOfSkill(
  db: Db,
  { userId, name, verdict, sameAs, reason }: SkillVerdict,
  now: Date,
): Promise<void> {
  const skill = `<b>${escapeHTML(name)}</b>`;
  const words = {
    Approved: `You can choose the skill ${skill} now. Thank you for the suggestion.`,
    Alias: `The skill ${skill} is found as <b>${escapeHTML(sameAs ?? '')}</b>. You can choose it now.`,
    Refused: `The skill ${skill} was not taken up: ${escapeHTML(reason ?? '')}`,
  };
  await sendNotification(db, {
    type: 'Broadcast',
    content: `<p>${words[verdict]}</p>`,
    cta: '/profile#skills',
    audienceUsers: [userId],
    createdAt: now,
  });
}
