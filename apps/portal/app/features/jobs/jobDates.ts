/** The days of a job as they are typed: `yyyy-mm-dd`, or empty. */
export interface JobDays {
  readonly lastDateToApply: string;
  readonly resultBy: string;
  readonly rounds: readonly { readonly name: string; readonly date: string }[];
  /** The last day of its season; undefined where it has none, or as long as that is not known. */
  readonly seasonEnd: string | undefined;
}

/** Two days that can hardly both be meant, in the order of the form. */
export type JobDaysApart =
  | { readonly kind: 'roundWhileApplying' | 'roundAfterResult'; readonly round: string; readonly days: Pair }
  | { readonly kind: 'roundsReversed'; readonly round: string; readonly before: string; readonly days: Pair }
  | { readonly kind: 'afterSeason'; readonly days: Pair };

/** The day that is in doubt, and the one that it contradicts. */
type Pair = readonly [string, string];

/**
 * Which days of a job contradict each other without breaking a rule: a round may be held while people still apply, but mostly somebody has
 * mistyped. Days as text sort like days.
 */
export function jobDaysApart({ lastDateToApply, resultBy, rounds, seasonEnd }: JobDays): JobDaysApart[] {
  const dated = rounds.filter(({ date }) => date !== '');
  const ofRounds = dated.flatMap(({ name: round, date }, index): JobDaysApart[] => {
    const before = dated[index - 1];
    if (before !== undefined && date < before.date) {
      return [{ kind: 'roundsReversed', round, before: before.name, days: [date, before.date] }];
    }
    if (lastDateToApply !== '' && date < lastDateToApply) {
      return [{ kind: 'roundWhileApplying', round, days: [date, lastDateToApply] }];
    }
    return resultBy !== '' && date > resultBy
      ? [{ kind: 'roundAfterResult', round, days: [date, resultBy] }]
      : [];
  });
  return seasonEnd !== undefined && lastDateToApply > seasonEnd
    ? [...ofRounds, { kind: 'afterSeason', days: [lastDateToApply, seasonEnd] }]
    : ofRounds;
}
