/** One thing done to many records, by the operation of each or by one for many: see docs/decisions/045-many-records-one-by-one.md. */
import { newIdempotencyKey, type ApiError, type Attempt } from '@aarambh/api-client';
import type { FoundAll, RunMany } from '../declare/action.ts';
import type { AnyRow } from '../declare/row.ts';

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

/** Rows of one call: few enough that one sees how far it is, and that stopping stops. */
const inOneCall = 100;

/**
 * Does something to many records by few calls. All that was found goes by one call, which does nothing where they are not as many any more.
 * @returns why nothing was done, if the first call failed; what a later one was to do has no outcome
 */
export async function runTogether(
  rows: readonly AnyRow[],
  typed: object,
  runMany: RunMany,
  onOutcome: (outcome: Outcome) => void,
  { all, signal }: { all: FoundAll | undefined; signal: AbortSignal },
): Promise<ApiError | null> {
  const size = all === undefined ? inOneCall : rows.length;
  for (let from = 0; from < rows.length && !signal.aborted; from += size) {
    const some = rows.slice(from, from + size);
    // Tried again with the same key, a call that did its work though its answer was lost does it once.
    const key = newIdempotencyKey();
    const result = await patiently(() => runMany(some, typed, { all, key }), signal);
    if (!result.ok) return from === 0 ? result.error : null;
    for (const row of some) {
      const error = result.data.get(row.id);
      onOutcome(error === undefined ? { row, isDone: true } : { row, isDone: false, error });
    }
  }
  return null;
}

/** Tries again as long as the server says when to. */
async function patiently<Value>(
  run: () => Promise<Attempt<Value>>,
  signal: AbortSignal,
): Promise<Attempt<Value>> {
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
