import { mappingStatusValues } from '@aarambh/api-client/enums';
import {
  type applicationEvents,
  type applications,
  evaluateCriteria,
  statedPay,
  verdictOf,
} from '../../hiring/index.ts';
import { seededID } from '../../database/index.ts';
import { sequenceOf } from '../random.ts';
import { candidateSeeds, factsOf, type CandidateSeed } from './candidates.ts';
import { jobSeeds, type jobDescriptionRows } from './job-descriptions.ts';
import { finalYear, institutesOf } from './seasons.ts';
import { dayMs } from '../../platform/index.ts';

type Status = (typeof mappingStatusValues)[number];
type Step = (typeof ways)[keyof typeof ways][number];
type ApplicationRow = typeof applications.$inferInsert & { id: string };
type EventRow = typeof applicationEvents.$inferInsert;

const inEverySandbox = new Set(candidateSeeds.map(({ userID }) => userID));

interface Group {
  /** How many of those that are eligible have decided, out of 1, by where the job stands. */
  share: Readonly<Record<keyof typeof places, number>>;
  /** Most of them who have decided about one job. */
  most: number;
  /** Where its sequences begin. */
  numbersFrom: number;
}

/**
 * Those whom every sandbox has decide by numbers of their own, and so stand at the same places however many others there are.
 */
const every: Group = { share: { open: 0.5, closed: 0.5, cancelled: 0.5 }, most: 20, numbersFrom: 0 };
const others: Group = { share: { open: 0.6, closed: 0.95, cancelled: 0.6 }, most: 90, numbersFrom: 100_000 };

/** The way to each place, from where nobody has decided. */
const ways = {
  Applied: ['Applied'],
  Declined: ['Declined'],
  Shortlisted: ['Applied', 'Shortlisted'],
  Rejected: ['Applied', 'Rejected'],
  Selected: ['Applied', 'Shortlisted', 'Selected'],
  'Offer Accepted': ['Applied', 'Shortlisted', 'Selected', 'Offer Accepted'],
  Cancelled: ['Applied', 'Cancelled'],
} as const satisfies Partial<Record<Status, readonly Status[]>>;

/** When a company decides, as a part of the time from the last dayMs to apply until now. */
const decided = { Rejected: 0.25, Shortlisted: 0.2, Selected: 0.45, 'Offer Accepted': 0.7 } as const;

/** An offer waits so many days for its answer. */
const daysToAnswer = 7;

/**
 * When each step of a way is taken: people apply while they can, the company of an open job shortlists as they come, that of a closed one
 * once all are in, and nobody is left who has not decided.
 */
function timesOf(
  way: readonly Step[],
  job: { postedAt: Date; lastDateToApply?: Date | null; cancelledAt?: Date | null },
  late: number,
  now: Date,
): Date[] {
  const posted = job.postedAt.getTime();
  const last = (job.lastDateToApply ?? now).getTime();
  const isOpen = last > now.getTime();
  const end = Math.min(last, (job.cancelledAt ?? now).getTime(), now.getTime());
  const applied = posted + (0.05 + 0.8 * late) * (end - posted);
  const since = (part: number) =>
    isOpen ? applied + part * (now.getTime() - applied) : last + part * (now.getTime() - last);
  return way.map((step) => {
    if (step === 'Applied' || step === 'Declined') return new Date(applied);
    if (step === 'Cancelled') return job.cancelledAt ?? new Date(end);
    return new Date(since(decided[step]));
  });
}

/** Where candidates stand, by where the job stands; the more often a place is named, the more stand there. */
const places = {
  open: ['Applied', 'Applied', 'Applied', 'Shortlisted', 'Declined'],
  closed: ['Applied', 'Shortlisted', 'Rejected', 'Rejected', 'Selected', 'Offer Accepted', 'Declined'],
  cancelled: ['Cancelled'],
} as const;

/**
 * Where the invented candidates stand with the jobs that they are eligible for. About every second has not decided about
 * an open job, so they have something to see there.
 */
export function applicationRows(
  jobs: ReturnType<typeof jobDescriptionRows>,
  people: readonly CandidateSeed[],
  now: Date,
): { rows: ApplicationRow[]; events: EventRow[] } {
  const [first = [], rest = []] = [true, false].map((isFirst) =>
    people.filter(({ userID }) => inEverySandbox.has(userID) === isFirst),
  );
  const groups = [rowsOf(jobs, first, every, now), rowsOf(jobs, rest, others, now)];
  return { rows: groups.flatMap(({ rows }) => rows), events: groups.flatMap(({ events }) => events) };
}

function rowsOf(
  jobs: ReturnType<typeof jobDescriptionRows>,
  people: readonly CandidateSeed[],
  { share, most, numbersFrom }: Group,
  now: Date,
): { rows: ApplicationRow[]; events: EventRow[] } {
  const rows: ApplicationRow[] = [];
  const events: EventRow[] = [];
  /** Who has accepted an offer in a season takes part in no other selection of it. */
  const placed = new Set<string>();
  const closedFirst = [...jobSeeds.entries()].toSorted(
    ([, one], [, other]) => Number(other.state === 'closed') - Number(one.state === 'closed'),
  );
  for (const [index, { state, season, audience, serial }] of closedFirst) {
    const job = jobs[index];
    if (job?.postedAt == null || state === 'draft' || state === 'awaiting') continue;
    const random = sequenceOf(90_000 + numbersFrom + serial);
    const lateness = sequenceOf(95_000 + numbersFrom + serial);
    const home = season === null ? null : new Set(institutesOf(season));
    const eligible = people.filter(
      (each) =>
        each.isFresher === (audience === 'Fresher') &&
        (home === null || (each.instituteID !== null && home.has(each.instituteID))) &&
        verdictOf(
          evaluateCriteria(job.criteria ?? {}, factsOf(each, finalYear(now)), {
            cityIDs: job.cityIDs ?? [],
            skills: job.skills ?? [],
          }),
        ) === 'Eligible',
    );
    for (const { userID } of eligible.filter(() => random.chance(share[state])).slice(0, most)) {
      const status = random.pick(places[state]);
      if (placed.has(`${season}/${userID}`)) continue;
      if (status === 'Offer Accepted') placed.add(`${season}/${userID}`);
      const id = seededID(`mapping/${serial}/${userID}`);
      const way: readonly Step[] = ways[status];
      const times = timesOf(way, { ...job, postedAt: job.postedAt }, lateness.between(0, 100) / 100, now);
      const timeOf = (step: Step) => times[way.indexOf(step)] ?? null;
      const last = times.at(-1) ?? now;
      const selected = timeOf('Selected');
      // Who has not answered still can; the others had some days.
      const respondBy =
        selected && new Date((status === 'Selected' ? now : selected).getTime() + daysToAnswer * dayMs);
      rows.push({
        id,
        jdID: job.id,
        userID,
        status,
        statusReasonCode: status === 'Rejected' ? random.pick(['Skills', 'Position filled']) : null,
        candidateProfileID: way.includes('Applied') ? seededID(`candidate-profile/${userID}`) : null,
        offer: respondBy && { ...offeredPay(job), respondBy: respondBy.toISOString() },
        contactRevealedAt: timeOf('Shortlisted'),
        appliedAt: timeOf('Applied'),
        decidedAt: status === 'Applied' ? null : last,
        createdAt: times[0] ?? last,
        updatedAt: last,
      });
      for (const [place, to] of way.entries()) {
        events.push({
          id: seededID(`mapping/${serial}/${userID}/${place}`),
          applicationID: id,
          from: way[place - 1] ?? 'Eligible',
          to,
          actorID: to === 'Applied' || to === 'Declined' || to === 'Offer Accepted' ? userID : null,
          at: times[place] ?? last,
          source: to === 'Cancelled' ? 'system' : 'portal',
        });
      }
    }
  }
  return { rows, events };
}

/** What an offer for a job pays in a year; of an internship, the stipend of twelve months. */
export function offeredPay(
  job: ReturnType<typeof jobDescriptionRows>[number],
): ReturnType<typeof statedPay> & { ctcPaise: number } {
  const { ctcMinPaise = null, fixedPaise = null, variablePaise = null, stipendPaisePerMonth } = job;
  return {
    ctcPaise: 12 * (stipendPaisePerMonth ?? 0),
    ...statedPay({ ctcMinPaise, fixedPaise, variablePaise }),
  };
}
