/** What the two sides of a visit hear of it. */
import type { Transaction } from '../../database/index.ts';
import { tellOrganisations, type Invitation, type NewsTopic } from '../../messages/index.ts';
import {
  endOfIndianDate,
  localized,
  shownDay,
  startOfIndianDate,
  type LocalizedText,
} from '../../platform/index.ts';
import { visitEventID, type NamedVisit } from './reach.ts';

const news = (
  { visit: { id, rowVersion, reason } }: NamedVisit,
  topic: NewsTopic,
  text: LocalizedText,
  at: Date,
) => ({
  type: 'Critical' as const,
  topic,
  text,
  note: reason,
  cta: `/calendar?visit=${id}`,
  occasion: `visit/${id}/${rowVersion}`,
  at,
});

/** Tells the officers of the institute that a company asks for a day. */
export async function tellOfWish(tx: Transaction, named: NamedVisit, at: Date): Promise<void> {
  const text = localized('{company} asks for a day at your institute.', { company: named.companyName });
  await tellOrganisations(
    tx,
    { type: 'S', ids: [named.visit.instituteID] },
    { ...news(named, 'visitAsked', text, at), note: named.visit.note },
  );
}

/** Tells both sides which day was set. */
export async function tellOfDay(tx: Transaction, named: NamedVisit, at: Date): Promise<void> {
  const { visit, companyName: company, instituteName: institute } = named;
  const day = shownDay(visit.day ?? visit.lastDay);
  const about = { company, institute, day, hall: visit.hall ?? '' };
  const text =
    visit.state === 'Confirmed'
      ? localized('{company} comes to {institute} on {day}. {hall}', about)
      : localized('The visit of {company} to {institute} is now on {day}. {hall}', about);
  await tellBoth(tx, named, { ...news(named, 'visitSet', text, at), invitation: invitationOf(named) });
}

/** Tells both sides that nobody comes. */
export async function tellOfEnd(tx: Transaction, named: NamedVisit, at: Date): Promise<void> {
  const { visit, companyName: company, instituteName: institute } = named;
  const about = { company, institute };
  const text =
    visit.day === null && visit.cancelledBy === 'Institute'
      ? localized('{institute} has no day for the visit of {company}.', about)
      : localized('The visit of {company} to {institute} was cancelled.', about);
  // What was never set stands in nobody's calendar.
  const invitation = visit.day === null ? undefined : invitationOf(named);
  await tellBoth(tx, named, {
    ...news(named, 'visitCancelled', text, at),
    ...(invitation && { invitation }),
  });
}

function invitationOf({ visit, companyName, instituteName }: NamedVisit): Invitation {
  const day = visit.day ?? visit.lastDay;
  return {
    id: visitEventID(visit.id),
    isCancelled: visit.state === 'Cancelled',
    title: `${companyName}, ${instituteName}`,
    startsAt: startOfIndianDate(day).toISOString(),
    endsAt: endOfIndianDate(day).toISOString(),
    isAllDay: true,
    place: visit.hall,
  };
}

async function tellBoth(
  tx: Transaction,
  { visit }: NamedVisit,
  told: ReturnType<typeof news> & { invitation?: Invitation },
): Promise<void> {
  const { occasion } = told;
  await tellOrganisations(
    tx,
    { type: 'E', ids: [visit.companyID] },
    { ...told, occasion: `${occasion}/company` },
  );
  await tellOrganisations(
    tx,
    { type: 'S', ids: [visit.instituteID] },
    { ...told, occasion: `${occasion}/institute` },
  );
}
