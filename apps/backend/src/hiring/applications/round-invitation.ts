/** A round, or somebody's own time in it, as a calendar shows it: in an e-mail and in a feed alike. */
import type { Invitation } from '../../messages/index.ts';
import type { Round } from '../tables/rounds.ts';
import { linkForAll } from './test-link.ts';

/** What a calendar knows a round by. */
export const roundEventID = (roundID: string): string => `round-${roundID}`;

/** What it is called there; names need no translation. */
export const roundTitle = ({
  round,
  title,
  company,
}: Record<'round' | 'title' | 'company', string>): string => `${round}: ${title}, ${company}`;

interface About {
  title: string;
  company: string;
  /** When and where somebody is expected who has a time of the own. */
  own?: { startsAt: Date; endsAt: Date; place: string | null };
}

/** What is put into the calendars of those in a round, or taken out of them. */
export function roundInvitation(
  round: Pick<Round, 'id' | 'name' | 'startsAt' | 'endsAt' | 'venue' | 'link'>,
  { title, company, own }: About,
  isCancelled = false,
): Invitation {
  const { startsAt, endsAt, place } = own ?? { ...round, place: round.venue ?? linkForAll(round) };
  return {
    id: roundEventID(round.id),
    isCancelled,
    title: roundTitle({ round: round.name, title, company }),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    isAllDay: false,
    place,
  };
}
