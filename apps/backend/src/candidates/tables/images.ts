/** Photos, logos and documents. In the database, so that every copy of the server has them. */
import type { components } from '@aarambh/api-client/schema';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../database/index.ts';
import { companies, institutes } from '../../organisations/index.ts';
import { users } from '../../identity/index.ts';

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
export const imageContents = pgTable('image_contents', {
  imageID: text()
    .primaryKey()
    .references(() => images.id, { onDelete: 'cascade' }),
  content: bytes().notNull(),
  /** What a PDF for a job says; null: it could not be read. */
  text: text(),
});

export type ImageRow = typeof images.$inferSelect;
