/** What candidates hear of their slots. */
import { slotPlace } from '../applications/fallen-rounds.ts';
import { roundInvitation } from '../applications/round-invitation.ts';
import { tellEach, type Invitation } from '../../messages/index.ts';
import type { Transaction } from '../../database/index.ts';
import { localized, shownMoment, type LocalizedText } from '../../platform/index.ts';
import type { StepJob } from '../applications/job.ts';
import type { Panel, Slot } from '../tables/panels.ts';
import type { Round } from '../tables/rounds.ts';

interface About {
  round: Round;
  job: StepJob;
  at: Date;
}

/** A slot and whose it is. Of each version of it and of its panel people hear once. */
export interface SlotOf {
  userID: string;
  panel: Pick<Panel, 'name' | 'venue' | 'link' | 'rowVersion'>;
  slot: Pick<Slot, 'id' | 'startsAt' | 'endsAt' | 'rowVersion'>;
}

const words = {
  set: 'Your slot in {round} for {title} at {company}: {moment}, {panel}. {place}',
  moved: 'Your slot in {round} for {title} at {company} is now: {moment}, {panel}. {place}',
  freed: 'Your slot in {round} for {title} at {company} on {moment} was taken back.',
} as const;

/** Tells people that they have a slot, that it is another one, or that they have none any more. */
export async function tellOfSlots(
  tx: Transaction,
  { round, job, at }: About,
  happened: keyof typeof words,
  people: readonly SlotOf[],
): Promise<void> {
  await tellEach(
    tx,
    people.map(({ userID, panel, slot }) => ({
      userID,
      occasion: `slot/${slot.id}/${happened}/${panel.rowVersion}.${slot.rowVersion}`,
      text: textOf(happened, { round, job, panel, slot }),
      invitation: invitationOf(happened, { round, job, panel, slot }),
    })),
    {
      type: 'Critical',
      // Another time or place has to be heard of by whoever is on the way.
      topic: happened === 'set' ? 'slotSet' : 'slotMoved',
      kind: 'applications',
      push: 'results',
      cta: `/my-jobs/${job.id}`,
      at,
    },
  );
}

/** Whoever has no slot any more is expected when the round is. */
function invitationOf(
  happened: keyof typeof words,
  { round, job, panel, slot }: Pick<About, 'round' | 'job'> & Pick<SlotOf, 'panel' | 'slot'>,
): Invitation {
  const place = slotPlace(panel, round);
  const { startsAt, endsAt } = slot;
  return roundInvitation(round, {
    title: job.title,
    company: job.companyName,
    ...(happened !== 'freed' && { own: { startsAt, endsAt, place } }),
  });
}

function textOf(
  happened: keyof typeof words,
  { round, job, panel, slot }: Pick<About, 'round' | 'job'> & Pick<SlotOf, 'panel' | 'slot'>,
): LocalizedText {
  return localized(words[happened], {
    round: round.name,
    title: job.title,
    company: job.companyName,
    moment: shownMoment(slot.startsAt),
    panel: panel.name,
    place: panel.venue ?? panel.link ?? round.venue ?? round.link ?? '',
  });
}
