/** Keeping, listing, reading and removing files. */
import { createHash, randomUUID } from 'node:crypto';
import { fileSizes } from '@aarambh/forms';
import { and, desc, eq, inArray, not, sum } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import {
  ApiFailure,
  notFound,
  validationFailed,
  localized,
  signedIn,
  type AnswerFile,
  type OperationContext,
  storedText,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { companies, institutes } from '../../organisations/index.ts';
import { educationStages } from '../tables/profile.ts';
import { users } from '../../identity/index.ts';
import { mimeOf } from './content.ts';
import { readPDF } from './pdf-reader.ts';
import {
  imagesInScope,
  imagesToRemove,
  ownedBy,
  ownerFor,
  ownerToList,
  purposesOf,
  type ImageOwner,
} from './owner.ts';
import { redraw } from './redraw.ts';
import {
  imageContents,
  imageFiles,
  images,
  type ImageMime,
  type ImagePurpose,
  type ImageRow,
} from '../tables/images.ts';

const megabyte = 1024 * 1024;

/** What one owner may keep. */
export const quota = { most: 12, mostBytes: 24 * megabyte };

/** PDFs that belong to another record, an offer or a job: they are in no list of files. */
const parts: readonly ImagePurpose[] = ['offer-letter', 'jd-attachment'];

/** What one owner may keep of each of them. */
const partQuota = { most: 400, mostBytes: 200 * megabyte };

const isPart = inArray(images.purpose, [...parts]);

/** Pixels of the longer side: a photo beside a name, a page that has to be read. */
const sides: Readonly<Partial<Record<ImagePurpose, number>>> = { avatar: 512, logo: 512 };
const pageSide = 3000;

/** Purposes of which an owner has one; the next takes its place. */
const single: ReadonlySet<ImagePurpose> = new Set(['avatar', 'logo']);

interface Upload {
  file: File;
  purpose: ImagePurpose;
  ownerID?: string;
}

type Kept = Pick<ImageRow, 'mime' | 'width' | 'height'> & {
  content: Uint8Array;
  /** Of a PDF that is scanned for what it says. */
  text: string | null;
};

/**
 * Keeps a file.
 * @throws ApiFailure 404 for an owner that is not the caller's to change, 409 when the owner has no room for it, 422
 */
export async function keepImage(
  context: OperationContext,
  { file, purpose, ownerID }: Upload,
): Promise<ImageRow> {
  const caller = signedIn(context);
  const owner = ownerFor(context, ownerID);
  if (!purposesOf(owner, caller).includes(purpose)) {
    throw validationFailed([
      { path: 'purpose', code: 'purpose', message: 'A file of this kind is not kept here.' },
    ]);
  }
  // Before the transaction: reading takes its time.
  const { text, ...kept } = await validate(new Uint8Array(await file.arrayBuffer()), purpose);
  return context.db.transaction(async (tx) => {
    // Two uploads at once could each find room for one.
    await lockOwner(tx, owner);
    if (single.has(purpose)) await removeRows(tx, and(ownedBy(owner), eq(images.purpose, purpose)));
    await refuseFull(tx, owner, purpose, kept.content.byteLength);
    const [row] = await tx
      .insert(images)
      .values({
        ...owner,
        id: randomUUID(),
        purpose,
        fileName: nameOf(file.name, kept.mime),
        mime: kept.mime,
        bytes: kept.content.byteLength,
        sha256: createHash('sha256').update(kept.content).digest('hex'),
        width: kept.width,
        height: kept.height,
        visibility: purpose === 'logo' ? 'Public' : 'Private',
        createdAt: context.now(),
        createdBy: caller.id,
      })
      .returning();
    if (!row) throw new Error('The file was not written.');
    await tx.insert(imageContents).values({ imageID: row.id, content: kept.content, text });
    if (purpose === 'avatar') await tx.update(users).set({ imageID: row.id }).where(eq(users.id, caller.id));
    await audit(tx, context, {
      action: 'saved',
      entityType: 'image',
      entityID: row.id,
      subjectID: subjectOf(row),
      fields: ['file', 'purpose'],
    });
    return row;
  });
}

/** The files of an owner, newest first, and what room there is. @throws ApiFailure 404 */
export async function listImages(context: OperationContext, ownerID?: string) {
  const owner = await ownerToList(context, ownerID);
  const rows = await context.db
    .select()
    .from(images)
    .where(and(ownedBy(owner), not(isPart)))
    .orderBy(desc(images.createdAt), desc(images.id));
  const usedBytes = rows.reduce((total, { bytes }) => total + bytes, 0);
  return { rows, quota: { used: rows.length, usedBytes, ...quota } };
}

/** A file within the caller's scope. @throws ApiFailure 404 */
export async function readImage(context: OperationContext, id: string): Promise<AnswerFile> {
  const { db } = context;
  const [row] = await db
    .select({ type: images.mime, name: images.fileName })
    .from(images)
    .where(and(eq(images.id, id), imagesInScope(db, context)));
  if (!row) throw notFound('This image was not found.');
  // A browser's viewer of PDFs runs what is in them.
  const file = { ...row, isShown: row.type !== 'application/pdf' };
  return context.files.answer(imageFiles, eq(imageContents.imageID, id), file);
}

/** Removes a file. @throws ApiFailure 404 out of scope, 409 while an entry of the profile refers to it */
export async function removeImage(context: OperationContext, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const isThis = and(eq(images.id, id), imagesToRemove(context));
    const [found] = await tx.select().from(images).where(isThis);
    if (!found) throw notFound('This image was not found.');
    // First the owner, as everybody takes them: no entry of the profile begins to refer to it.
    await lockOwner(tx, found);
    const [row] = await tx.select().from(images).where(isThis).for('update');
    if (!row) throw notFound('This image was not found.');
    if ((await tx.$count(educationStages, eq(educationStages.proofImageID, id))) > 0) {
      throw new ApiFailure(409, 'IN_USE', 'An entry of your education refers to this document.');
    }
    await refuseReferred(() => tx.transaction((inner) => removeRows(inner, eq(images.id, id))));
    await audit(tx, context, {
      action: 'deleted',
      entityType: 'image',
      entityID: id,
      subjectID: subjectOf(row),
      fields: [],
    });
  });
}

/** Refuses what a record of a higher context keeps as its proof. @throws ApiFailure 409 IN_USE */
async function refuseReferred(remove: () => Promise<void>): Promise<void> {
  try {
    await remove();
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (!(cause instanceof Error && 'code' in cause && cause.code === foreignKeyViolation)) throw error;
    throw new ApiFailure(409, 'IN_USE', 'A report of what came of your studies refers to this document.');
  }
}

/** PostgreSQL's code for a row that another one still refers to. */
const foreignKeyViolation = '23503';

/** Whether an id is that of a document of a candidate's own. */
export async function isProofOf(db: Db, id: string, userID: string): Promise<boolean> {
  const isOwn = and(eq(images.id, id), eq(images.userID, userID), eq(images.purpose, 'proof'));
  return (await db.$count(images, isOwn)) > 0;
}

async function lockOwner(tx: Transaction, { userID, companyID, instituteID }: ImageOwner): Promise<void> {
  const { id } = users;
  if (userID !== null) await tx.select({ id }).from(users).where(eq(id, userID)).for('update');
  if (companyID !== null) {
    await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyID)).for('update');
  }
  if (instituteID !== null) {
    await tx
      .select({ id: institutes.id })
      .from(institutes)
      .where(eq(institutes.id, instituteID))
      .for('update');
  }
}

async function removeRows(tx: Transaction, which: ReturnType<typeof and>): Promise<void> {
  const gone = (await tx.delete(images).where(which).returning({ id: images.id })).map(({ id }) => id);
  if (gone.length > 0) await tx.update(users).set({ imageID: null }).where(inArray(users.imageID, gone));
}

async function refuseFull(
  tx: Transaction,
  owner: ImageOwner,
  purpose: ImagePurpose,
  bytes: number,
): Promise<void> {
  const room = parts.includes(purpose) ? partQuota : quota;
  const counted = and(ownedBy(owner), parts.includes(purpose) ? eq(images.purpose, purpose) : not(isPart));
  const [total] = await tx
    .select({ bytes: sum(images.bytes).mapWith(Number) })
    .from(images)
    .where(counted);
  const used = await tx.$count(images, counted);
  if (used >= room.most || (total?.bytes ?? 0) + bytes > room.mostBytes) {
    throw new ApiFailure(
      409,
      'QUOTA_EXCEEDED',
      localized('There is room for {most} files of {size} MB together. Remove one first.', {
        most: room.most,
        size: room.mostBytes / megabyte,
      }),
      { details: { used, ...room } },
    );
  }
}

/** What is kept of a content. @throws ApiFailure 422 */
async function validate(content: Uint8Array, purpose: ImagePurpose): Promise<Kept> {
  const mime = mimeOf(content);
  const takesPDF = !single.has(purpose);
  if (mime === undefined || (mime === 'application/pdf' && !takesPDF)) {
    throw refused(
      'fileType',
      takesPDF ? 'Choose a JPEG, PNG or WebP picture or a PDF.' : 'Choose a JPEG, PNG or WebP picture.',
    );
  }
  if (parts.includes(purpose) && mime !== 'application/pdf') throw refused('fileType', 'Choose a PDF.');
  if (mime === 'application/pdf') {
    refuseLarge(content, fileSizes.pdf);
    const { verdict, text } = await readPDF({
      content,
      text: purpose === 'jd-attachment' ? 'words' : 'none',
    });
    if (verdict === 'active')
      throw refused('activeContent', 'Save the PDF without scripts and attachments first.');
    if (verdict === 'unclear') {
      throw refused(
        'unreadable',
        'This PDF is broken or has a password. Open it, print it to a new PDF and choose that one.',
      );
    }
    return { content, mime, width: null, height: null, text };
  }
  refuseLarge(content, fileSizes.picture);
  const drawn = await redraw(content, mime, sides[purpose] ?? pageSide);
  if (drawn === undefined) throw refused('unreadable', 'This picture cannot be read. Choose another one.');
  refuseLarge(drawn.content, fileSizes.picture);
  return { ...drawn, text: null };
}

function refuseLarge({ byteLength }: Uint8Array, most: number): void {
  if (byteLength <= most) return;
  throw refused('tooLarge', localized('Choose a file of at most {size} MB.', { size: most / megabyte }));
}

function refused(
  code: string,
  message: Parameters<typeof validationFailed>[0][number]['message'],
): ApiFailure {
  return validationFailed([{ path: 'file', code, message }]);
}

const endings: Readonly<Record<ImageMime, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** The last part of a name, in characters that no file system or header minds, with the ending of what the file is. */
function nameOf(name: string, mime: ImageMime): string {
  const base = storedText(name)
    .replaceAll(/^.*[\\/]/gs, '')
    .replaceAll(/[\p{C}"*:<>?|]/gu, '')
    .replace(/\.[^.]*$/, '')
    .trim();
  return `${Array.from(base === '' ? 'file' : base)
    .slice(0, 100)
    .join('')}.${endings[mime]}`;
}

function subjectOf({ userID, companyID, instituteID }: ImageRow): string {
  return userID ?? companyID ?? instituteID ?? '';
}
