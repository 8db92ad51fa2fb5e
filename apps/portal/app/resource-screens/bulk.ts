/** One thing done to many records, by the operation of each: see docs/decisions/045-many-records-one-by-one.md. */
import type { ApiError, Attempt } from '@aarambh/api-client';
import type { AnyRow } from '../resources/resource.ts';

/** Most records of one go: more is narrowed down by filters. */
export const mostInBulk = 1_000;

/** How many calls are under way at once. */
const atOnce = 3;

/** What became of one record. */
export type Outcome =
  | { readonly row: AnyRow; readonly isDone: true }
  | { readonly row: AnyRow; readonly isDone: false; readonly error: ApiError };

/**
 * Does something to each record, a few at a time. A server that is asked too often is given the time that it names. Without a network
 * nothing more is begun; what was not begun has no outcome.
 * @param onOutcome told of each record when it is finished
 * @param signal ends it: what is under way is finished, nothing more is begun
 */
export async function runEach(
  rows: readonly AnyRow[],
  run: (row: AnyRow) => Promise<Attempt<unknown>>,
  onOutcome: (outcome: Outcome) => void,
  signal: AbortSignal,
): Promise<void> {
  const waiting = rows.values();
  let isCutOff = false;
  const work = async (): Promise<void> => {
    for (const row of waiting) {
      if (signal.aborted || isCutOff) return;
      const result = await patiently(() => run(row), signal);
      if (!result.ok) isCutOff ||= result.error.kind === 'offline';
      onOutcome(result.ok ? { row, isDone: true } : { row, isDone: false, error: result.error });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Tries again as long as the server says when to. */
async function patiently(
  run: () => Promise<Attempt<unknown>>,
  signal: AbortSignal,
): Promise<Attempt<unknown>> {
  for (;;) {
    const result = await run();
    const seconds = !result.ok && result.error.status === 429 ? result.error.retryAfter : null;
    if (seconds === null || signal.aborted) return result;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, seconds * 1_000);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}

/** For the button of a step that came by itself: the one that had the focus has gone. */
export const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();
