/** What an e-mail puts into the calendar of its reader, or takes out of it (RFC 5545, 5546, 6047). */
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator';
import { indianDate } from '../../platform/index.ts';
import type { Notification } from '../tables/notifications.ts';

/** From when on the order of what is told of an event is counted. */
const beginning = Date.UTC(2026, 0, 1);

interface Mail {
  to: string;
  /** From which address it comes. */
  from: string;
  /** Where people reach the portal. */
  publicAddress: string;
}

/**
 * The file of a notification for one reader; undefined where it has none. A followed calendar has the event under the same identifier. The
 * order of changes is the second at which each was told: a round, its panels and its slots have no count in common, and all of them move it.
 */
export function invitationFile(
  { invitation, cta, createdAt }: Pick<Notification, 'invitation' | 'cta' | 'createdAt'>,
  { to, from, publicAddress }: Mail,
): string | undefined {
  if (invitation === null) return undefined;
  const { id, isCancelled, title, place } = invitation;
  const calendar = ical({
    prodId: { company: 'Aarambh', product: 'Portal', language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  const address = cta === null ? publicAddress : new URL(cta, publicAddress).href;
  const event = calendar.createEvent({
    id: `${id}@${new URL(publicAddress).host}`,
    sequence: Math.floor((createdAt.getTime() - beginning) / 1000),
    stamp: createdAt,
    ...eventTimes(invitation),
    summary: title,
    location: place,
    description: address,
    url: address,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: 'Aarambh', email: from },
  });
  // Nobody reads answers: whether somebody comes is said in the portal.
  event.createAttendee({
    email: to,
    rsvp: false,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
  });
  return calendar.toString();
}

/** When an event is, as a calendar file says it: a whole day is a date of India, whatever the reader's zone. */
export function eventTimes({
  startsAt,
  endsAt,
  isAllDay,
}: {
  startsAt: string;
  endsAt: string;
  isAllDay: boolean;
}): Pick<ICalEventData, 'start' | 'end' | 'allDay'> {
  if (!isAllDay) return { start: new Date(startsAt), end: new Date(endsAt) };
  const dateOf = (at: string) => new Date(`${indianDate(new Date(at))}T00:00:00Z`);
  return { start: dateOf(startsAt), end: dateOf(endsAt), allDay: true };
}
