/** What the client learns besides data: that the session is over, and what time it is. */
import { describe, expect, test, vi } from 'vitest';
import { type ApiError, createClient, createClock } from '../src/index.ts';
import { errorOf, login } from './ending.ts';
import { failure, serve, success } from './server.ts';

const hour = 3_600_000;
const dated = (offset: number) => ({ date: new Date(Date.now() + offset).toUTCString() });

describe('the end of a session', () => {
  const ended = failure(401, 'TOKEN_EXPIRED', 'Please sign in.');

  test('is told when the server refuses the token in use', async () => {
    const server = await serve(ended);
    let token: string | null = 'abc';
    const onSessionEnded = vi.fn<(error: ApiError) => void>(() => {
      token = null;
    });
    const client = createClient({ apiBase: server.base, getToken: () => token, onSessionEnded });
    const calls = Array.from({ length: 3 }, () => errorOf(client.GET('/wallet')));
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(onSessionEnded).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'TOKEN_EXPIRED' }),
    );
  });

  test('is not told of a newer token, of none, or of a ticket', async () => {
    let token: string | null = 'old';
    const server = await serve((response, request, count) => {
      // Another tab has signed in while the first call was under way.
      if (count === 1) token = 'new';
      ended(response, request, count);
    });
    const onSessionEnded = vi.fn<(error: ApiError) => void>();
    const client = createClient({ apiBase: server.base, getToken: () => token, onSessionEnded });
    await errorOf(client.GET('/wallet'));
    token = null;
    await errorOf(client.POST('/auth/login', { body: login }));
    token = 'new';
    await errorOf(
      client.POST('/auth/resetPassword', { body: login, headers: { authorization: 'Bearer ticket' } }),
    );
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer old',
      undefined,
      'Bearer ticket',
    ]);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });
});

describe('the server’s clock', () => {
  test('is learnt from answers that no cache can have kept', async () => {
    const server = await serve(
      success({ institute: [] }, { ...dated(-hour), 'cache-control': 'max-age=300' }),
      success({ institute: [] }, { ...dated(2 * hour), 'cache-control': 'private, no-store' }),
      failure(400, 'INVALID_CREDENTIALS', 'No.'),
    );
    const clock = createClock();
    const client = createClient({ apiBase: server.base, clock });
    await client.GET('/institute/all');
    expect(clock.skew()).toBe(0);
    await client.GET('/institute/all');
    expect(clock.skew() / hour).toBeCloseTo(2, 2);
    await errorOf(client.POST('/auth/login', { body: login }));
    expect(clock.skew() / hour).toBeCloseTo(0, 2);
  });

  test('may be days from the device’s, and is no date of other centuries', () => {
    const clock = createClock(() => Date.UTC(2026, 10, 21));
    clock.observe('Wed, 18 Nov 2026 00:00:00 GMT');
    expect(clock.skew() / hour).toBeCloseTo(-72, 2);
    for (const absurd of [
      null,
      'yesterday',
      'Thu, 01 Jan 1970 00:00:00 GMT',
      'Fri, 21 Nov 2236 00:00:00 GMT',
    ]) {
      clock.observe(absurd);
    }
    expect(clock.skew() / hour).toBeCloseTo(-72, 2);
  });

  test('is remembered for the next page, which a device that is ahead signs nobody out of', () => {
    const device = Date.UTC(2026, 10, 21);
    let kept = 0;
    const store = { read: () => kept, write: (skew: number) => (kept = skew) };
    createClock(() => device, store).observe('Wed, 18 Nov 2026 00:00:00 GMT');
    const next = createClock(() => device, store);
    expect((next.now() - device) / hour).toBeCloseTo(-72, 2);
    // A device that was behind and was put right meanwhile: until the server has answered nothing is over.
    kept = 72 * hour;
    expect(createClock(() => device, store).now()).toBe(device);
  });
});
