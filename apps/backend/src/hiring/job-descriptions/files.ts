/** The files of a job: which there are, reading one, and removing those that no job has. */
import type { components } from '@aarambh/api-client/schema';
import { and, eq, inArray, lt, not, sql, type SQL } from 'drizzle-orm';
import { imageContents, imageFiles, images } from '../../candidates/index.ts';
import type { Db } from '../../database/index.ts';
import { dayMs, notFound, signedIn, type Operations } from '../../platform/index.ts';
import { findJob } from './finding.ts';
import { jobDescriptions, jobReviews } from '../tables/job-descriptions.ts';
import type { ScannedFile } from './trust-scan.ts';

type JobFile = components['schemas']['JobFile'];

/** The files with these ids, in their order. */
export async function filesOf(db: Db, ids: readonly string[]): Promise<JobFile[]> {
  const rows = await db
    .select({ id: images.id, fileName: images.fileName, bytes: images.bytes })
    .from(images)
    .where(inArray(images.id, [...ids]));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** What the files with these ids say. */
export function textsOfFiles(db: Db, ids: readonly string[]): Promise<ScannedFile[]> {
  return db
    .select({ fileName: images.fileName, text: imageContents.text })
    .from(images)
    .innerJoin(imageContents, eq(imageContents.imageID, images.id))
    .where(inArray(images.id, [...ids]))
    .orderBy(images.createdAt, images.id);
}

/** A change of a job that waits for support adds the file. */
const isAskedFor = (job: SQL): SQL => sql`exists (
  select from ${jobReviews}, jsonb_array_elements(${jobReviews.changes}) as change
  where ${job} and ${jobReviews.state} = 'Open'
    and change ->> 'field' = 'attachmentImageIDs' and change -> 'to' ? ${images.id})`;

export const jobFilesOperations = {
  getJobDescriptionFile: async ({ params: { id }, query: { fileID } }, context) => {
    const job = await findJob(context, id);
    if (job === undefined) throw notFound();
    const isOfJob = job.attachmentImageIDs.includes(fileID);
    // Support reads what it is asked about.
    if (!isOfJob && signedIn(context).roleScope !== 'all') throw notFound();
    const [file] = await context.db
      .select({ name: images.fileName })
      .from(images)
      .where(and(eq(images.id, fileID), isOfJob ? undefined : isAskedFor(eq(jobReviews.jdID, id))));
    if (file === undefined) throw notFound();
    const isThis = eq(imageContents.imageID, fileID);
    return {
      file: await context.files.answer(imageFiles, isThis, { ...file, type: 'application/pdf' }),
    };
  },
} satisfies Operations;

/** Deletes files that were sent more than a day ago and belong to no job. */
export async function removeUnusedJobFiles(db: Db, now: Date): Promise<void> {
  const isUsed = sql`exists (select from ${jobDescriptions} where ${images.id} = any(${jobDescriptions.attachmentImageIDs}))`;
  await db
    .delete(images)
    .where(
      and(
        eq(images.purpose, 'jd-attachment'),
        lt(images.createdAt, new Date(now.getTime() - dayMs)),
        sql`not ${isUsed}`,
        not(isAskedFor(sql`true`)),
      ),
    );
}
