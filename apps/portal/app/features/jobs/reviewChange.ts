/** What would be different in a job once support allows it. */
import type { components } from '@aarambh/api-client';
import type { Formats } from '#app/i18n/formats.ts';
import type { TFunction } from 'i18next';
import { jobDescriptionResource } from './jobDescription.tsx';
import { cellOf } from '@aarambh/records/screens';

type Change = components['schemas']['JobReview']['changes'][number];

const filesField = 'attachmentImageIDs';

const columnOf = (field: string) => jobDescriptionResource.columns.find((column) => column.field === field);

/** What the field is called. */
export function changedLabel({ field }: Change, t: TFunction): string {
  if (field === filesField) return t('resources.job.files.title');
  const column = columnOf(field);
  return column === undefined ? field : t(column.label);
}

/** `₹9,00,000 becomes ₹7,00,000`. */
export function changedText({ field, from, to }: Change, t: TFunction, formats: Formats): string {
  return t('resources.jobReview.change', {
    from: textOf(field, from, t, formats),
    to: textOf(field, to, t, formats),
  });
}

function textOf(field: string, value: unknown, t: TFunction, formats: Formats): string {
  if (field === filesField) return Array.isArray(value) && value.length > 0 ? value.join(', ') : '–';
  const column = columnOf(field);
  const drawn = column && cellOf(column, { id: field, [field]: value }, t, formats);
  return typeof drawn === 'string' ? drawn : value == null ? '–' : JSON.stringify(value);
}
