/** Messages that the platform itself sends when something happens. */
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { indianDate } from '../../platform/index.ts';
import { institutes } from '../../organisations/index.ts';
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

/** Tells the employers of a company that it is suspended. */
export async function tellCompanyIsSuspended(
  db: Db,
  { id, name }: { id: string; name: string },
  now: Date,
): Promise<void> {
  await sendNotification(db, {
    type: 'Critical',
    content: companySuspended(name),
    cta: '/contact-us',
    audienceTypes: ['E'],
    audienceEntities: [id],
    occasion: `company-suspended/${id}/${now.toISOString()}`,
    createdAt: now,
  });
}
