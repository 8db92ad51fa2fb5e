import { personName } from '@aarambh/forms';
import type { components } from '@aarambh/api-client/schema';
import { inArray } from 'drizzle-orm';
import { users } from '../../identity/index.ts';
import { inLanguage, type OperationContext } from '../../platform/index.ts';
import { filesOf } from './files.ts';
import type { JobReview } from '../tables/job-descriptions.ts';
import { messageOf } from './trust-scan.ts';

export type ReviewView = components['schemas']['JobReview'];

const isFiles = ({ field }: { field: string }) => field === 'attachmentImageIDs';

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/**
 * Reviews as the contract shows them, with the names of who asked and who decided.
 * @param ofJob the ids of a job's files
 */
export async function reviewViews(
  { db, locale }: OperationContext,
  reviews: readonly JobReview[],
  ofJob: (jdID: string) => readonly string[],
): Promise<ReviewView[]> {
  const ids = reviews.flatMap(({ askedBy, decidedBy }) => [askedBy, decidedBy]).filter((id) => id !== null);
  const people = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, ids));
  const names = new Map(people.map((person) => [person.id, personName(person)]));
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  const scanned = ({ kind, changes, jdID }: JobReview): readonly string[] => {
    if (kind !== 'Trust scan') return [];
    const change = changes.find(isFiles);
    return change === undefined ? ofJob(jdID) : textsIn(change.to);
  };
  const changed = reviews.flatMap(({ changes }) =>
    changes.filter(isFiles).flatMap(({ from, to }) => [...textsIn(from), ...textsIn(to)]),
  );
  const files = await filesOf(db, [...new Set([...reviews.flatMap(scanned), ...changed])]);
  const filesIn = (wanted: readonly string[]) =>
    wanted.flatMap((id) => files.find((file) => file.id === id) ?? []);
  const namesIn = (value: unknown) => filesIn(textsIn(value)).map(({ fileName }) => fileName);
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
    files: filesIn(scanned(review)),
    changes: review.changes.map((change) =>
      isFiles(change) ? { ...change, from: namesIn(change.from), to: namesIn(change.to) } : change,
    ),
    category: review.category,
    text: review.text,
    reason: review.reason,
    decidedByName: nameOf(review.decidedBy),
    decidedAt: review.decidedAt?.toISOString() ?? null,
    rowVersion: review.rowVersion,
  }));
}
