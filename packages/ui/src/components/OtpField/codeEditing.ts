/** What the input holds: its text and its selection, in characters from the start. */
export interface CodeState {
  value: string;
  start: number;
  end: number;
}

/** A selection: from the first character in it to the place after the last one. */
export type CodeSelection = Pick<CodeState, 'start' | 'end'>;

/** The box where the next character goes: the first empty one, or the last when all are filled. */
export function insertionSlot(value: string, length: number): number {
  return Math.min(value.length, length - 1);
}

/** The selection that makes one box current: its character, so that typing replaces it, or the place to type in. */
export function slotSelection(slot: number, value: string, length: number): CodeSelection {
  const start = Math.max(0, Math.min(slot, insertionSlot(value, length)));
  return { start, end: Math.min(start + 1, value.length) };
}

/**
 * Turns a bare caret into a current box. The browser moves the caret (arrow keys, Home, End, a swipe on a phone's space bar,
 * right-to-left pages included) and this decides which box that means, so no key needs to be listened to.
 *
 * @param previous the selection before, when the text has not changed since; a caret that came to rest at the start of the
 *   current box has moved back, out of that box.
 * @returns the selection to set, or null when the browser's own is right.
 */
export function settleSelection(
  { value, start, end }: CodeState,
  length: number,
  previous: CodeSelection | null,
): CodeSelection | null {
  if (start !== end) return null;
  const movedBack = previous !== null && previous.end === previous.start + 1 && start === previous.start;
  const next = slotSelection(movedBack ? start - 1 : start, value, length);
  return next.start === start && next.end === end ? null : next;
}

/**
 * Puts pasted characters into the code. A whole code replaces everything, wherever the caret is. A shorter text replaces
 * the selected characters, or is written over the boxes from the current one on.
 */
export function spliceCode({ value, start, end }: CodeState, text: string, length: number): CodeState {
  if (text.length >= length) return { value: text.slice(0, length), start: length, end: length };
  const replacesSelection = end - start > 1;
  const rest = value.slice(replacesSelection ? end : Math.max(end, start + text.length));
  const caret = Math.min(start + text.length, length);
  return { value: (value.slice(0, start) + text + rest).slice(0, length), start: caret, end: caret };
}

/** Whether a box is painted as current, for a selection of several boxes each of them. */
export function isCurrentSlot(slot: number, { start, end }: CodeSelection, length: number): boolean {
  return start === end ? slot === Math.min(start, length - 1) : slot >= start && slot < end;
}
