/** How long the click of a touch may come after the finger has left, in milliseconds. */
const touchClickMs = 400;

let isDown = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

/**
 * Whether a press has begun and what it presses is not decided yet. A browser looks for what is under the pointer when it goes down and
 * again when it goes up, and with a touch only after the finger has left: whatever moves between makes the press one of nothing.
 */
export const isPressing = (): boolean => isDown;

/**
 * Calls back once, when the press that is going on is decided: right before the click, or when there is none.
 *
 * @returns a function that takes the call back
 */
export function onDecided(callback: () => void): () => void {
  waiting.add(callback);
  return () => waiting.delete(callback);
}

function decide(): void {
  clearTimeout(timer);
  isDown = false;
  const callbacks = [...waiting];
  waiting.clear();
  for (const callback of callbacks) callback();
}

function onDown(): void {
  clearTimeout(timer);
  isDown = true;
}

function onUp({ pointerType }: PointerEvent): void {
  // The click of a mouse comes in the same turn as its release.
  clearTimeout(timer);
  timer = setTimeout(decide, pointerType === 'mouse' ? 0 : touchClickMs);
}

let isWatching = false;

/** Begins to watch presses, for as long as the page lives. Further calls do nothing. */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('pointerdown', onDown, true);
  addEventListener('pointerup', onUp, true);
  addEventListener('pointercancel', decide, true);
  addEventListener('blur', ({ target }) => target === window && decide(), true);
  // Whom the click is for is known now, so that what it leads to is drawn at once.
  addEventListener('click', decide, true);
}
