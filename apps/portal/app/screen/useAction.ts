import type { ApiError } from '@aarambh/api-client';
import { useRef, useState } from 'react';

/** What came of a try. Where the screen has failures of its own beside those of the server, `error` is wider. */
export type Outcome<Data, Failure = ApiError> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: Failure };

interface Action<Args extends readonly unknown[], Failure> {
  /** Sends it; does nothing while it is being sent. */
  readonly run: (...args: Args) => void;
  /** Until what follows from it is done, too. */
  readonly isPending: boolean;
  /** Why the last try failed. It is worded where it is drawn, so that it follows the language and counts a wait down. */
  readonly failure: Failure | null;
  /** Whether the last try is done. */
  readonly isDone: boolean;
  /** Forgets the failure. */
  readonly clear: () => void;
}

interface Endings<Args extends readonly unknown[], Data, Failure> {
  /** What follows when it is done. */
  readonly onDone?: (data: Data, ...args: Args) => unknown;
  /** What follows from a failure, beside being shown, or where it is shown elsewhere. */
  readonly onFailed?: (error: Failure, ...args: Args) => unknown;
}

/**
 * Something that a press sends: once at a time, with whether it is under way and why it failed.
 * `const deletion = useAction(() => call((api) => api.DELETE(...)), { onDone: onClose });`
 */
export function useAction<Args extends readonly unknown[], Data, Failure = ApiError>(
  send: (...args: Args) => Promise<Outcome<Data, Failure>>,
  { onDone, onFailed }: Endings<Args, Data, Failure> = {},
): Action<Args, Failure> {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isDone, setDone] = useState(false);
  // A second press comes before the button has been drawn as pending.
  const isRunning = useRef(false);
  const clear = (): void => setFailure(null);
  const attempt = async (...args: Args): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    clear();
    setDone(false);
    try {
      const result = await send(...args);
      if (result.ok) {
        setDone(true);
        await onDone?.(result.data, ...args);
      } else {
        setFailure(() => result.error);
        await onFailed?.(result.error, ...args);
      }
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  };
  return { run: (...args) => void attempt(...args), isPending, failure, isDone, clear };
}
