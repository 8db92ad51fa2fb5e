/** Rules between the times of a panel. */
import { slotTimes, type PanelTimes } from '../../reference/slotTimes.ts';
import { limits, type Rule } from '../../rules/index.ts';
import { failed, passed, type RuleResult } from '../../rules/rule.ts';

const longestMs = limits.panel.hours * 60 * 60_000;

/** Whether the end is behind the beginning, and near enough that its slots can be counted. */
const hasEnd = ({ startsAt, endsAt }: PanelTimes): boolean =>
  endsAt > startsAt && endsAt - startsAt <= longestMs;

/**
 * The rules of anything that says when a panel sits, each for the field that it blames.
 * @param read undefined while it cannot be said: then nothing is wrong between the fields yet
 */
export function rulesOfTimes<Value>(read: (value: Value) => PanelTimes | undefined) {
  const rule =
    (judge: (times: PanelTimes) => RuleResult): Rule<Value> =>
    (value) => {
      const times = read(value);
      return times === undefined ? passed : judge(times);
    };
  return {
    /** Of the end. */
    ending: rule((times) => {
      if (times.endsAt <= times.startsAt) return failed('order');
      return hasEnd(times) ? passed : failed('tooLarge', { max: limits.panel.hours });
    }),
    /** Of the minutes: one interview fits at least. */
    fitting: rule((times) => (!hasEnd(times) || slotTimes(times).length > 0 ? passed : failed('tooFew'))),
    /** Of the pause: after how many and for how long are said together. */
    pausing: rule(({ pauseAfter, pauseMinutes }) =>
      (pauseAfter === null) === (pauseMinutes === null) ? passed : failed('required'),
    ),
    /** Of the slots that are kept: one is left that is given. */
    keeping: rule((times) => {
      if (!hasEnd(times)) return passed;
      const count = slotTimes(times).length;
      return count === 0 || times.buffer < count ? passed : failed('tooMany', { max: count - 1 });
    }),
  };
}
