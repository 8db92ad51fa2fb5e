import type { CaptchaAdapter } from '@aarambh/ui/CaptchaField';
import { solveChallenge, solveChallengeWorkers } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';

/** Milliseconds before its end in which a solution is no longer sent: it has to be valid when it arrives. */
const marginMs = 15_000;

/** Milliseconds that the work may take. */
const timeoutMs = 90_000;

/** Options of {@link altcha}. */
export interface AltchaOptions {
  /** Asks the server for a challenge, each time the box is ticked. */
  getChallenge: (signal: AbortSignal) => Promise<Challenge>;
  /**
   * Starts a worker that runs `@aarambh/captcha/worker`. Up to four share the work, and the page stays quick on a slow phone. Without
   * it the page's own thread does the work, in small parts.
   */
  createWorker?: () => Worker;
  /**
   * Milliseconds by which the server's clock is ahead of this device's, so that the end of a challenge is told by the server's.
   * @default 0
   */
  skewMs?: () => number;
}

/**
 * A captcha that the browser solves by itself: ALTCHA's proof of work. No other party hears of it, and nothing is asked of the person.
 * The token is base64 of challenge and solution, which the server verifies. `solve` rejects when it was aborted, took longer than 90 s, or
 * cannot be done in this browser.
 */
export function altcha({ getChallenge, createWorker, skewMs = () => 0 }: AltchaOptions): CaptchaAdapter {
  return {
    async solve(signal) {
      const challenge = await getChallenge(signal);
      const { expiresAt } = challenge.parameters;
      const solution = await work(challenge, signal, createWorker);
      return {
        token: btoa(JSON.stringify({ challenge, solution })),
        // By the clock of this device, which the timer of the field runs on.
        ...(expiresAt !== undefined && { expiresAt: expiresAt * 1000 - skewMs() - marginMs }),
      };
    },
  };
}

async function work(
  challenge: Challenge,
  signal: AbortSignal,
  createWorker: AltchaOptions['createWorker'],
): Promise<Solution> {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  signal.addEventListener('abort', abort, { once: true });
  const options = { challenge, controller, timeout: timeoutMs };
  try {
    const solution = await (createWorker === undefined
      ? solveChallenge({ ...options, deriveKey })
      : solveChallengeWorkers({
          ...options,
          // One core stays free for the page.
          concurrency: Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1)),
          createWorker,
        }));
    if (!solution) throw new DOMException('The captcha was not solved.', 'AbortError');
    return solution;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
