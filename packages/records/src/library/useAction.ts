import type { ApiError } from '@aarambh/api-client';
import { useState } from 'react';
import type { Action, Outcome } from '../host/host.ts';

interface Endings<Args extends readonly unknown[], Data, Failure> {
  readonly onDone?: (data: Data, ...args: Args) => unknown;
  readonly onFailed?: (error: Failure, ...args: Args) => unknown;
}

/** Sends something, as an app does: with whether it is under way and why it failed. */
export function useAction<Args extends readonly unknown[], Data, Failure = ApiError>(
  send: (...args: Args) => Promise<Outcome<Data, Failure>>,
  { onDone, onFailed }: Endings<Args, Data, Failure> = {},
): Action<Args, Failure> {
  const [step, setStep] = useState<'idle' | 'pending' | 'done'>('idle');
  const [failure, setFailure] = useState<Failure | null>(null);
  const clear = (): void => setFailure(null);
  const run = async (...args: Args): Promise<void> => {
    setStep('pending');
    clear();
    const result = await send(...args);
    setStep(result.ok ? 'done' : 'idle');
    if (result.ok) {
      await onDone?.(result.data, ...args);
    } else {
      setFailure(() => result.error);
      await onFailed?.(result.error, ...args);
    }
  };
  return {
    run: (...args) => void run(...args),
    isPending: step === 'pending',
    isDone: step === 'done',
    failure,
    clear,
  };
}
