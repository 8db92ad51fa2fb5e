/** A record, what is typed of it, and its form, whatever the list. */
import type { FormValues, RecordForm } from '@aarambh/forms';

/** A record, whatever its list. What a property holds is known to its declaration. */
export type AnyRow = Readonly<Record<string, unknown>> & { readonly id: string };

/** What is typed into a form, whatever its record. */
export type AnyValues = FormValues;

/** A form, whatever its record. */
export type AnyRecordForm = RecordForm<AnyValues, Record<string, unknown>>;
