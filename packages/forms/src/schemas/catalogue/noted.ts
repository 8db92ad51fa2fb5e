import * as z from 'zod/mini';
import type { optionalText } from '../../records/recordField.ts';

/** A note begins empty each time, and one that is empty is not sent. */
export function noted(field: ReturnType<typeof optionalText>) {
  return {
    ...field,
    shape: z.optional(z.string()),
    write: (typed: string): string | undefined => field.write(typed) ?? undefined,
    read: (stored: string | null | undefined): string => stored ?? '',
  };
}
