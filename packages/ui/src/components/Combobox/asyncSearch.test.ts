import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAsyncSearch, type SearchItems } from './asyncSearch.ts';
import type { ComboboxItem } from './searchIndex.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server whose answers come when the test says so. */
function createServer() {
  const requests: {
    query: string;
    signal: AbortSignal;
    answer: (labels: string[]) => Promise<void>;
    fail: () => Promise<void>;
  }[] = [];
  const search: SearchItems = (query, { signal }) =>
    new Promise<ComboboxItem[]>((resolve, reject) => {
      requests.push({
        query,
        signal,
        answer: async (labels) => {
          resolve(labels.map((label) => ({ id: label, label })));
          await vi.advanceTimersByTimeAsync(0);
        },
        fail: async () => {
          reject(new Error('offline'));
          await vi.advanceTimersByTimeAsync(0);
        },
      });
    });
  return { requests, search };
}

function setUp(minLength = 1) {
  const server = createServer();
  const search = createAsyncSearch(server.search, minLength);
  const shown = () => [search.getSnapshot().status, ...search.getSnapshot().items.map(({ label }) => label)];
  return { ...server, search, shown };
}

describe('a search on a server', () => {
  it('waits for a pause in typing', () => {
    const { search, requests } = setUp();
    for (const text of ['n', 'na', 'nag']) {
      search.ask(text);
      vi.advanceTimersByTime(249);
    }
    expect(requests).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(requests.map(({ query }) => query)).toEqual(['nag']);
  });

  it('asks nothing for a text that is too short, or the same but for space around it', () => {
    const { search, requests, shown } = setUp(2);
    search.ask('n');
    expect(shown()).toEqual(['tooShort']);
    search.ask('na');
    search.ask(' na ');
    vi.advanceTimersByTime(1000);
    expect(requests).toHaveLength(1);
  });

  it('shows the answer to the last question only', async () => {
    const { search, requests, shown } = setUp();
    search.ask('p');
    vi.advanceTimersByTime(250);
    search.ask('pu');
    vi.advanceTimersByTime(250);
    expect(requests[0]?.signal.aborted).toBe(true);
    await requests[1]?.answer(['Pune']);
    expect(shown()).toEqual(['ready', 'Pune']);
    await requests[0]?.answer(['Patna']);
    expect(shown()).toEqual(['ready', 'Pune']);
  });

  it('keeps the last answer until waiting is shown', async () => {
    const { search, requests, shown } = setUp();
    search.ask('p');
    vi.advanceTimersByTime(250);
    await requests[0]?.answer(['Pune', 'Patna']);
    search.ask('pu');
    expect(shown()).toEqual(['loading', 'Pune', 'Patna']);
    vi.advanceTimersByTime(649);
    expect(shown()).toEqual(['loading', 'Pune', 'Patna']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual(['slow']);
    await requests[1]?.answer(['Pune']);
    expect(shown()).toEqual(['ready', 'Pune']);
  });

  it('says that it failed, and can be tried again', async () => {
    const { search, requests, shown } = setUp();
    search.ask('pu');
    vi.advanceTimersByTime(250);
    await requests[0]?.fail();
    expect(shown()).toEqual(['failed']);
    search.retry();
    expect(shown()).toEqual(['loading']);
    vi.advanceTimersByTime(250);
    await requests[1]?.answer(['Pune']);
    expect(shown()).toEqual(['ready', 'Pune']);
  });

  it('finds something again after it has found nothing', async () => {
    const { search, requests, shown } = setUp();
    search.ask('xyz');
    vi.advanceTimersByTime(250);
    await requests[0]?.answer([]);
    expect(shown()).toEqual(['ready']);
    search.ask('pu');
    vi.advanceTimersByTime(250);
    await requests[1]?.answer(['Pune']);
    expect(shown()).toEqual(['ready', 'Pune']);
  });

  it('forgets everything when nobody wants to know any more', async () => {
    const { search, requests, shown } = setUp();
    search.ask('pu');
    vi.advanceTimersByTime(250);
    search.ask(null);
    expect(requests[0]?.signal.aborted).toBe(true);
    await requests[0]?.answer(['Pune']);
    expect(shown()).toEqual(['ready']);
    search.retry();
    vi.advanceTimersByTime(1000);
    expect(requests).toHaveLength(1);
  });
});
