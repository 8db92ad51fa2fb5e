import type { Rule } from '../../rules/index.ts';
import { failed, passed } from '../../rules/rule.ts';

/** The lower end of a range is not above the upper one; an end that is open is no end. */
export const rising =
  <From extends string, To extends string>(from: From, to: To): Rule<Readonly<Record<From | To, string>>> =>
  (values) => {
    const [least, most] = [values[from], values[to]];
    return least === '' || most === '' || Number(least) <= Number(most) ? passed : failed('order');
  };
