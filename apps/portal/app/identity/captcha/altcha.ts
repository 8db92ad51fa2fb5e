import { solveChallengeWorkers } from 'altcha-lib';
import type { Challenge } from 'altcha-lib/types';
// oxlint-disable-next-line import/default -- Vite makes the default export
import workerAddress from './solver.worker.ts?worker&url';

/** The only policy of the portal: it lets the captcha's worker start under `require-trusted-types-for 'script'`. */
const policyName = 'aarambh-portal';

let policy: ReturnType<TrustedTypesFactory['createPolicy']> | undefined;

function trusted(address: string): string {
  if (typeof trustedTypes === 'undefined') return address;
  policy ??= trustedTypes.createPolicy(policyName, {
    createScriptURL(given) {
      if (given !== workerAddress) throw new TypeError('Only the worker of the captcha may be started.');
      return given;
    },
  });
  return policy.createScriptURL(address);
}

/**
 * Solves a challenge of ALTCHA's proof of work. Resolves with the captcha token: base64 of challenge and solution.
 * Rejects when the work was aborted, took longer than `timeout` milliseconds, or cannot be done in this browser.
 */
export async function solve(challenge: Challenge, signal: AbortSignal, timeout = 90_000): Promise<string> {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    const solution = await solveChallengeWorkers({
      challenge,
      controller,
      timeout,
      // One core stays free for the page.
      concurrency: Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1)),
      createWorker: () => new Worker(trusted(workerAddress), { type: 'module' }),
    });
    if (!solution) throw new DOMException('The captcha was not solved.', 'AbortError');
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
