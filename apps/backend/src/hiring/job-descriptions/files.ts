/** The files of a job: which there are, reading one, and removing those that no job has. */
import type { components } from '@aarambh/api-client/schema';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { imageContents, images } from '../../candidates/index.ts';
import type { Db } from '../../database/index.ts';
import { notFound, type Operations } from '../../platform/index.ts';
import { findJob } from './finding.ts';
import { jobDescriptions } from './tables.ts';

type JobFile = components['schemas']['JobFile'];

/** The files with these ids, in their order. */
export async function filesOf(db: Db, ids: readonly string[]): Promise<JobFile[]> {
  const rows = await db
    .select({ id: images.id, fileName: images.fileName, bytes: images.bytes })
    .from(images)
    .where(inArray(images.id, [...ids]));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

export const jobFilesOperations = {
  getJobDescriptionFile: async ({ params: { id }, query: { fileID } }, context) => {
    const job = await findJob(context, id);
    if (job?.attachmentImageIDs.includes(fileID) !== true) throw notFound();
    const [file] = await context.db
      .select({ name: images.fileName, content: imageContents.content })
      .from(images)
      .innerJoin(imageContents, eq(imageContents.imageID, images.id))
      .where(eq(images.id, fileID));
    if (file === undefined) throw notFound();
    return {
      file: { name: file.name, type: 'application/pdf', content: Buffer.from(file.content), isShown: false },
    };
  },
} satisfies Operations;

const dayMs = 24 * 60 * 60 * 1000;

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
      ),
    );
}
