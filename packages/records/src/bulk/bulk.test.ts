import { ApiError } from '@aarambh/api-client';
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { runEach, type Outcome } from './bulk.ts';

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `row-${index}` }));
const done = { ok: true, data: null } as const;
type Result = Parameters<typeof runEach>[1] extends (row: never) => infer Answer ? Answer : never;
const refused = (facts: Partial<ConstructorParameters<typeof ApiError>[0]>) => ({
  ok: false as const,
  error: new ApiError({ kind: 'http', call: 'PUT /x', status: 409, ...facts }),
});

describe('doing something to many records', () => {
  test('each is done once, a few at a time, and what fails is told beside what is done', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 40 }), async (verdicts) => {
        const rows = rowsOf(verdicts.length);
        const outcomes: Outcome[] = [];
        let underWay = 0;
        const run = async ({ id }: { id: string }) => {
          underWay += 1;
          expect(underWay).toBeLessThanOrEqual(3);
          await Promise.resolve();
          underWay -= 1;
          return verdicts[Number(id.slice(4))] === true ? done : refused({});
        };
        await runEach(rows, run, (each) => outcomes.push(each), new AbortController().signal);
        const told = new Map(outcomes.map(({ row, isDone }) => [row.id, isDone]));
        expect(outcomes).toHaveLength(rows.length);
        expect(rows.map(({ id }) => told.get(id))).toEqual(verdicts);
      }),
    );
  });

  test('once stopped or without a network nothing more is begun', async () => {
    const stop = new AbortController();
    const begun: string[] = [];
    const outcomes: Outcome[] = [];
    const stopping = async ({ id }: { id: string }) => {
      begun.push(id);
      if (begun.length === 4) stop.abort();
      await Promise.resolve();
      return done;
    };
    await runEach(rowsOf(20), stopping, (each) => outcomes.push(each), stop.signal);
    expect(begun.length).toBeLessThan(8);
    expect(outcomes.map(({ row }) => row.id).toSorted()).toEqual(begun.toSorted());

    const tried = vi.fn<() => Result>(() => Promise.resolve(refused({ kind: 'offline' })));
    await runEach(rowsOf(20), tried, () => undefined, new AbortController().signal);
    expect(tried.mock.calls.length).toBeLessThanOrEqual(3);
  });

  test('a server that asks for patience is asked again when it said', async () => {
    vi.useFakeTimers();
    const answers = [refused({ status: 429, retryAfter: 7 }), done];
    const run = vi.fn<() => Result>(() => Promise.resolve(answers.shift() ?? done));
    const outcomes: Outcome[] = [];
    const running = runEach(rowsOf(1), run, (each) => outcomes.push(each), new AbortController().signal);
    await vi.advanceTimersByTimeAsync(6_900);
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    await running;
    expect(outcomes).toEqual([{ row: { id: 'row-0' }, isDone: true }]);
    vi.useRealTimers();
  });
});
