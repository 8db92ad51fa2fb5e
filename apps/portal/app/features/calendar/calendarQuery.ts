import type { components } from '@aarambh/api-client';
import { queries } from '#app/session/queries.ts';
import type { Days } from './days.ts';

export type CalendarEntry = components['schemas']['CalendarEntry'];

/** What is on in these days. */
export const calendarQuery = (query: Days) =>
  queries().queryOptions('get', '/calendar', { params: { query } });

/** Whether the calendar has an address for others. */
export const feedQuery = () => queries().queryOptions('get', '/calendar/feed');
