import { takeBack } from '@aarambh/ui/Provider';

/** What is kept of an entry of the history: its number by the router, and whether it only repeats the one before it. */
interface Entry {
  readonly idx?: number;
  readonly isRepeated?: boolean;
}

const entryIn = (state: unknown): Entry => (typeof state === 'object' && state !== null ? state : {});

/** The entry that the page is at. */
let here: Entry = {};

/** Addresses of the entries that this page has been at, by their numbers. */
const addresses: string[] = [];

/** Remembers the entry of the page. Call it when the router has gone somewhere. */
export function noteEntry(): void {
  here = entryIn(history.state);
  if (here.idx !== undefined) addresses[here.idx] = location.pathname + location.search;
}

/** How many steps back an address lies, where it is one of the two before this one: what was opened over it closes by them. */
export function stepsBackTo(search: string): 1 | 2 | undefined {
  const { idx = 0 } = here;
  return ([1, 2] as const).find((count) => addresses[idx - count] === location.pathname + search);
}

/** A step that the program takes is not waited for longer, in milliseconds: at the ends of the history it leads nowhere. */
const ownStepMs = 2000;

/**
 * Makes Back mean what somebody with a phone means by it: it closes what covers the page, the topmost first, before it leaves the page.
 * Call it before the router listens: it hears only of the steps that lead somewhere.
 *
 * A page that was loaded has no entry of the portal before it. When something comes over it, its entry is repeated, so that there is a
 * step to take.
 */
export function keepBackSteps(): void {
  noteEntry();
  const go = history.go.bind(history);
  /** When the steps were taken that have not arrived: by the router, which asks before it leaves a form, or by a screen. */
  const ownSteps: number[] = [];
  const dropOld = (): void => {
    while (ownSteps[0] !== undefined && performance.now() - ownSteps[0] > ownStepMs) ownSteps.shift();
  };
  history.go = (delta) => {
    ownSteps.push(performance.now());
    go(delta);
  };
  /** Whether the next step is the one back to where the page was when a person wanted to be rid of what covers it. */
  let isReturning = false;

  const layers = takeBack(() => {
    dropOld();
    const entry = entryIn(history.state);
    if (entry.idx !== 0 || isReturning || ownSteps.length > 0) return;
    history.pushState({ ...entry, idx: 1, isRepeated: true }, '');
    noteEntry();
  });

  addEventListener(
    'popstate',
    (event) => {
      dropOld();
      const { idx: from = 0, isRepeated: wasRepeated = false } = here;
      const { idx: to } = entryIn(event.state);
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
      } else if (ownSteps.shift() !== undefined) {
        // Whoever took the step has asked what there was to ask.
      } else if (to === undefined) {
        // A link to a part of the page, which the browser opens: without a number nobody would be asked on the way back from there.
        history.replaceState({ usr: null, key: Math.random().toString(36).slice(2, 10), idx: from + 1 }, '');
      } else if (to !== from && layers.closeTop()) {
        event.stopImmediatePropagation();
        isReturning = true;
        go(from - to);
        return;
      } else if (wasRepeated && from - to === 1) {
        // Nothing covers the page any more: its entry and the repetition are one step.
        event.stopImmediatePropagation();
        go(-1);
      }
      here = entryIn(history.state);
    },
    true,
  );
}
