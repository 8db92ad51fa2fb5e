/** What the texts of SMS are registered by, as Indian networks ask for (DLT). */
import { localeValues, smsTextValues } from '@aarambh/api-client/enums';
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../../database/index.ts';

/** One row per text and language. What has none goes out without. */
export const smsTemplates = pgTable(
  'sms_templates',
  {
    text: text({ enum: smsTextValues }).notNull(),
    locale: text({ enum: localeValues }).notNull(),
    templateID: text().notNull(),
    header: text().notNull(),
    updatedBy: text().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.text, table.locale] }),
    check('sms_templates_text_known', oneOf(table.text, smsTextValues)),
    check('sms_templates_locale_known', oneOf(table.locale, localeValues)),
  ],
);
