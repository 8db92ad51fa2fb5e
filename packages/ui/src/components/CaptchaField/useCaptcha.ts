import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../hooks/useLatest.ts';
import { useTimer } from '../../hooks/useTimer.ts';

/** The proof that a check was passed. */
export interface CaptchaSolution {
  /** What the server verifies. Good for one use. */
  token: string;
  /** When the server will refuse it, in milliseconds since 1970. */
  expiresAt?: number;
}

/** A way to check that a person is there. The field neither knows nor loads the provider. */
export interface CaptchaAdapter {
  /**
   * Runs the check once. Rejects when it cannot be done (no network, script blocked) or is not passed.
   * @param signal aborts when nobody waits for the answer any more.
   */
  solve(signal: AbortSignal): Promise<CaptchaSolution | string>;
}

/** Thrown by an adapter whose provider's script does not load, as behind a filter: trying again alone does not help. */
export class CaptchaBlocked extends Error {
  override readonly name = 'CaptchaBlocked';
}

export type CaptchaState = 'idle' | 'working' | 'checked' | 'expired' | 'failed' | 'blocked';

interface CaptchaCheck {
  state: CaptchaState;
  /** The token while it can be used, or an empty string. */
  token: string;
  start: () => void;
  reset: () => void;
}

// Longer delays run out at once in browsers.
const LONGEST_DELAY = 2 ** 31 - 1;

/** Runs the check of an adapter and keeps its token until it expires. */
export function useCaptcha(
  adapter: CaptchaAdapter,
  onStateChange: (state: CaptchaState, token: string) => void,
): CaptchaCheck {
  const [{ state, token }, setCheck] = useState<{ state: CaptchaState; token: string }>({
    state: 'idle',
    token: '',
  });
  const running = useRef<AbortController>(null);
  const expiry = useTimer();
  const latest = useLatest({ adapter, onStateChange });
  useEffect(() => () => running.current?.abort(), []);

  function change(next: CaptchaState, nextToken = ''): void {
    setCheck({ state: next, token: nextToken });
    latest.current.onStateChange(next, nextToken);
  }

  async function run(signal: AbortSignal): Promise<void> {
    const solution = await latest.current.adapter.solve(signal).catch((error: unknown) => ({ error }));
    if (signal.aborted) return;
    if (typeof solution === 'object' && 'error' in solution) {
      change(solution.error instanceof CaptchaBlocked ? 'blocked' : 'failed');
      return;
    }
    const { token: solved, expiresAt = null } = typeof solution === 'string' ? { token: solution } : solution;
    change('checked', solved);
    if (expiresAt !== null) {
      expiry.start(Math.min(Math.max(0, expiresAt - Date.now()), LONGEST_DELAY), () => change('expired'));
    }
  }

  return {
    state,
    token,
    start() {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      expiry.stop();
      change('working');
      void run(controller.signal);
    },
    reset() {
      running.current?.abort();
      expiry.stop();
      change('idle');
    },
  };
}
