import { trustedAddress } from '@aarambh/captcha/trusted-types';
// oxlint-disable-next-line import/default -- Vite makes the default export
import workerAddress from '@aarambh/captcha/worker?worker&url';

// A policy is made once in the life of a page.
let address: string | undefined;

/** Starts a worker that solves captchas. */
export function createWorker(): Worker {
  address ??= trustedAddress('aarambh-portal', workerAddress, (given) => given === workerAddress);
  return new Worker(address, { type: 'module' });
}
