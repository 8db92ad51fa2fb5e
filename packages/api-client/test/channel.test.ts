import { afterEach, expect, test, vi } from 'vitest';
import { openChannel } from '../src/index.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['none', undefined],
  [
    'one that throws, as where cookies are blocked',
    function blocked() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  ],
])('where the browser has %s there is no channel, and nothing fails', (_what, BroadcastChannel) => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('BroadcastChannel', BroadcastChannel);
  expect(openChannel('x')).toBeUndefined();
});
