/** How soon after the first press of a double one the second comes, in milliseconds: the longest that systems offer. */
const interval = 500;

/** How far a finger or a hand moves between two presses of the same place, in pixels. */
const reach = 16;

/** Where and how something was pressed. A press by key has the point 0, 0 and no pointer. */
interface Press {
  readonly at: number;
  readonly isByKey: boolean;
  readonly x: number;
  readonly y: number;
}

/** The last press on the page; none after a key that presses nothing, which tells that somebody has looked. */
let last: Press | undefined;
let watchers = 0;

/**
 * Keeps the last press for as long as a component that asks for it is on the page.
 *
 * @returns ends it
 */
export function watchPresses(): () => void {
  watchers += 1;
  if (watchers === 1) {
    document.addEventListener('click', onClick, true);
    document.addEventListener('keydown', onKeyDown, true);
  }
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('keydown', onKeyDown, true);
    last = undefined;
  };
}

/** The press that something opens by now; undefined where it opens by itself. */
export function pressOfNow(): Press | undefined {
  return last !== undefined && performance.now() - last.at < interval ? last : undefined;
}

/** Whether a click is the second press of a double one that began with `first`: nobody has seen yet what it would do. */
export function isSecondPress(event: MouseEvent, first: Press | undefined): boolean {
  if (first === undefined || last !== first) return false;
  const { at, isByKey, x, y } = pressOf(event);
  if (at - first.at >= interval || isByKey !== first.isByKey) return false;
  if (isByKey || event.detail > 1) return true;
  // Not every browser counts the taps of a finger. What a script presses has no place.
  return event.isTrusted && Math.hypot(x - first.x, y - first.y) <= reach;
}

function onClick(event: MouseEvent): void {
  const press = pressOf(event);
  // The second press of a double one leaves the first in its place, so that a third is known too.
  if (!isSecondPress(event, last)) last = press;
}

function onKeyDown({ key }: KeyboardEvent): void {
  if (key !== 'Enter' && key !== ' ') last = undefined;
}

const pressOf = ({ timeStamp, detail, clientX, clientY }: MouseEvent): Press => ({
  at: timeStamp,
  isByKey: detail === 0,
  x: clientX,
  y: clientY,
});
