import type { components } from '@aarambh/api-client/schema';
import { inArray } from 'drizzle-orm';
import { users } from '../../identity/index.ts';
import { inLanguage, type OperationContext } from '../../platform/index.ts';
import type { JobReview } from './tables.ts';
import { messageOf } from './trust-scan.ts';

export type ReviewView = components['schemas']['JobReview'];

/** Reviews as the contract shows them, with the names of who asked and who decided. */
export async function reviewViews(
  { db, locale }: OperationContext,
  reviews: readonly JobReview[],
): Promise<ReviewView[]> {
  const ids = reviews.flatMap(({ askedBy, decidedBy }) => [askedBy, decidedBy]).filter((id) => id !== null);
  const people = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, ids));
  const names = new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return reviews.map((review) => ({
    id: review.id,
    kind: review.kind,
    state: review.state,
    askedAt: review.askedAt.toISOString(),
    askedByName: nameOf(review.askedBy),
    findings: review.findings.map((finding) => ({
      ...finding,
      message: inLanguage(messageOf(finding.rule), locale),
    })),
    changes: [...review.changes],
    category: review.category,
    text: review.text,
    reason: review.reason,
    decidedByName: nameOf(review.decidedBy),
    decidedAt: review.decidedAt?.toISOString() ?? null,
    rowVersion: review.rowVersion,
  }));
}
