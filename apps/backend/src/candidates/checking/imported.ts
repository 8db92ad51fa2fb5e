/** Verifying at once what a sheet of the office's own has written. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { ApiFailure, notFound, signedIn, type OperationContext } from '../../platform/index.ts';
import { importJobs, importRows } from '../../records/index.ts';
import { partsIn, type WrittenPart } from '../marks/undo.ts';
import { judgePart } from '../profile/checks.ts';
import { ownerToChange } from '../profile/owner.ts';
import type { ProfileNews } from './news.ts';

interface Verified {
  students: number;
  parts: number;
}

/**
 * Verifies every part that an import of the caller's wrote and that nobody has changed or judged since: the institute would compare it with the same sheet.
 * @throws ApiFailure 404 for an import of somebody else or of something else, 409 while it runs and after it was undone
 */
export async function verifyImported(
  context: OperationContext,
  importID: string,
  news: Pick<ProfileNews, 'judged'>,
): Promise<Verified> {
  const [job] = await context.db
    .select()
    .from(importJobs)
    .where(
      and(
        eq(importJobs.id, importID),
        eq(importJobs.kind, 'marks'),
        eq(importJobs.requestedBy, signedIn(context).id),
      ),
    );
  if (!job) throw notFound();
  if (job.mode !== 'commit' || job.state === 'Running' || job.undoneAt !== null) {
    throw new ApiFailure(
      409,
      'ILLEGAL_TRANSITION',
      'This import has written nothing that could be verified.',
    );
  }
  const rows = await context.db
    .select({ userID: importRows.recordID, before: importRows.before })
    .from(importRows)
    .where(
      and(
        eq(importRows.importID, importID),
        eq(importRows.isTaken, true),
        inArray(importRows.verdict, ['create', 'update']),
      ),
    )
    .orderBy(asc(importRows.line));
  const written = new Map<string, Map<string, WrittenPart>>();
  for (const { userID, before } of rows) {
    if (userID === null) continue;
    const parts = written.get(userID) ?? new Map<string, WrittenPart>();
    // The last line that wrote a part has left the version that it is in.
    for (const part of partsIn(before)) parts.set(`${part.section} ${part.recordID ?? ''}`, part);
    written.set(userID, parts);
  }
  const verified: Verified = { students: 0, parts: 0 };
  for (const [userID, parts] of written) {
    const count = await verifyParts(context, userID, [...parts.values()], news);
    verified.parts += count;
    verified.students += count > 0 ? 1 : 0;
  }
  return verified;
}

/** Each student in a transaction of their own: one who has gone, or whose values were changed, stands in nobody's way. */
async function verifyParts(
  context: OperationContext,
  userID: string,
  parts: readonly WrittenPart[],
  { judged }: Pick<ProfileNews, 'judged'>,
): Promise<number> {
  try {
    return await context.db.transaction(async (tx) => {
      const owner = await ownerToChange(tx, context, 'staff', userID);
      const sections: WrittenPart['section'][] = [];
      for (const { section, recordID, rowVersion } of parts) {
        const part = { section, rowVersion, ...(recordID === undefined ? {} : { recordID }) };
        const isVerified = await tx
          .transaction((step) =>
            judgePart(step, context, owner, { ...part, userID, verdict: 'Verified', mayOverrule: false }),
          )
          .then(() => true, passOver);
        if (isVerified) sections.push(section);
      }
      if (sections.length > 0) await judged(tx, { userID, sections, note: null }, context.now());
      return sections.length;
    });
  } catch (error) {
    passOver(error);
    return 0;
  }
}

function passOver(error: unknown): false {
  if (error instanceof ApiFailure && (error.status === 404 || error.status === 409)) return false;
  throw error;
}
