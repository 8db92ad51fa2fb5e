import type { Resource } from '@aarambh/records';
import { firstRowsQuery } from '@aarambh/records/data';
import { readAhead } from '#app/session/readAhead.ts';
import { recordService } from './service.ts';

/**
 * Begins to read the first rows of a list that an address asks for, while the texts of the screen travel.
 * @param subject what the list is of, as parameters of the query
 */
export function readRowsAhead(
  resource: Resource,
  url: string,
  subject?: Readonly<Record<string, string>>,
): void {
  const query = firstRowsQuery(recordService, resource, url, subject);
  if (query !== undefined) readAhead(query);
}
