/** The calendar of a person as an iCalendar file (RFC 5545), for calendars of other make. */
import ical, { ICalEventTransparency, type ICalEventData } from 'ical-generator';
import { inEach, localized, type Locale, type LocalizedText } from '../../platform/index.ts';
import { eventTimes } from '../../messages/index.ts';
import { roundTitle } from '../applications/round-invitation.ts';
import type { CalendarEntry } from './entry.ts';

/** How often a calendar should ask, in seconds. */
const askAgain = 60 * 60;

/** How long a moment is shown, such as the last to apply: it ends then. */
const momentMs = 30 * 60_000;

/**
 * The file. Calendars that follow an address show what it has now: what was moved keeps its identifier, and what was cancelled is left out.
 * @param publicAddress where people reach the portal
 */
export function feedOf(
  entries: readonly CalendarEntry[],
  { locale, publicAddress, now }: { locale: Locale; publicAddress: string; now: Date },
): string {
  const calendar = ical({
    name: 'Aarambh',
    prodId: { company: 'Aarambh', product: 'Portal', language: 'EN' },
    ttl: askAgain,
  });
  const { host } = new URL(publicAddress);
  for (const entry of entries) {
    const address = addressOf(entry, publicAddress);
    const isBusy = entry.kind === 'Round';
    calendar.createEvent({
      id: `${entry.id}@${host}`,
      stamp: now,
      ...timesOf(entry),
      summary: titleOf(entry)[locale],
      description: [
        entry.bring && localized('Bring: {things}', { things: entry.bring })[locale],
        entry.link,
        address,
      ]
        .filter(Boolean)
        .join('\n'),
      location: entry.venue ?? null,
      url: address,
      transparency: isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}

function timesOf({
  startsAt,
  endsAt,
  isAllDay,
}: CalendarEntry): Pick<ICalEventData, 'start' | 'end' | 'allDay'> {
  if (endsAt !== undefined || isAllDay) return eventTimes({ startsAt, endsAt: endsAt ?? startsAt, isAllDay });
  const start = new Date(startsAt);
  return { start: new Date(start.getTime() - momentMs), end: start };
}

function titleOf(entry: CalendarEntry): LocalizedText {
  const {
    kind,
    name = '',
    jobTitle: job = '',
    companyName: company = '',
    instituteName: institute = '',
  } = entry;
  if (kind === 'Visit') return localized('{company} at {institute}', { company, institute });
  if (kind === 'Round') return inEach(() => roundTitle({ round: name, title: job, company }));
  if (kind === 'Blocked') return localized('No companies: {reason}', { reason: name });
  if (kind === 'Offer') return localized('Answer the offer: {job}, {company}', { job, company });
  if (kind === 'First day') return localized('First day at work: {job}, {company}', { job, company });
  return localized('Last day to apply: {job}, {company}', { job, company });
}

/** Where the portal shows more of it. */
function addressOf({ kind, jdID, applicationID, visitID }: CalendarEntry, publicAddress: string): string {
  if (visitID !== undefined) return new URL(`/calendar?visit=${visitID}`, publicAddress).href;
  if (kind === 'Blocked' || jdID === undefined) return new URL('/calendar', publicAddress).href;
  const screen = applicationID === undefined ? '/job-description' : '/my-jobs';
  return new URL(`${screen}/${jdID}`, publicAddress).href;
}
