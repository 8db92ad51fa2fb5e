/** Photos, logos and documents. */
import type { components } from '@aarambh/api-client/schema';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../database/index.ts';
import { companies, institutes } from '../../organisations/index.ts';
import { users } from '../../identity/index.ts';
import { hasOneContent, storedFiles, type FileTable } from '../../platform/index.ts';

export type ImagePurpose = components['schemas']['ImagePurpose'];
export type Visibility = components['schemas']['Visibility'];

/** Media types that are kept. */
export const imageMimes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type ImageMime = (typeof imageMimes)[number];

/** What is known of a file. It belongs to a person, a company or an institute. */
export const images = pgTable(
  'images',
  {
    /** Random throughout (UUID version 4), so that nobody comes upon one by counting. */
    id: text().primaryKey(),
    userID: text().references(() => users.id, { onDelete: 'cascade' }),
    companyID: text().references(() => companies.id, { onDelete: 'cascade' }),
    instituteID: text().references(() => institutes.id, { onDelete: 'cascade' }),
    purpose: text().$type<ImagePurpose>().notNull(),
    /** As it was sent, without paths and control characters. */
    fileName: text().notNull(),
    mime: text({ enum: imageMimes }).notNull(),
    bytes: integer().notNull(),
    /** Of the content as it is kept, in hexadecimal. */
    sha256: text().notNull(),
    width: integer(),
    height: integer(),
    visibility: text().$type<Visibility>().notNull(),
    createdAt: instant().notNull(),
    createdBy: text().notNull(),
  },
  (table) => [
    index('images_by_user').on(table.userID),
    index('images_by_company').on(table.companyID),
    index('images_by_institute').on(table.instituteID),
    check(
      'images_one_owner',
      sql`num_nonnulls(${table.userID}, ${table.companyID}, ${table.instituteID}) = 1`,
    ),
    check('images_mime_known', oneOf(table.mime, imageMimes)),
    check('images_visibility_known', sql`${table.visibility} in ('Private', 'Public')`),
  ],
);

/** The files themselves, apart, so that no list reads them. */
export const imageContents = pgTable(
  'image_contents',
  {
    imageID: text()
      .primaryKey()
      .references(() => images.id, { onDelete: 'cascade' }),
    /** Null: a store has it, under the id that `fileID` says. */
    content: bytes(),
    fileID: text().references(() => storedFiles.id),
    /** What a PDF for a job says; null: it could not be read. */
    text: text(),
  },
  (table) => [
    uniqueIndex('image_contents_by_file').on(table.fileID),
    index('image_contents_in_row')
      .on(table.imageID)
      .where(sql`${table.content} is not null`),
    check('image_contents_one_place', hasOneContent(table)),
  ],
);

/** A photo of a person stays in its row: it is small, and a CV takes it while the row of the person is locked. */
export const imageFiles: FileTable = {
  table: imageContents,
  content: imageContents.content,
  fileID: imageContents.fileID,
  key: [imageContents.imageID],
  sha256: sql<string>`(select ${images.sha256} from ${images} where ${images.id} = ${imageContents.imageID})`,
  stays: sql`exists (select from ${images} where ${images.id} = ${imageContents.imageID} and ${images.purpose} = 'avatar')`,
};

export type ImageRow = typeof images.$inferSelect;
