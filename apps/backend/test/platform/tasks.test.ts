/** What the server does beside the calls: each task by itself, and staff see when it last did its work. */
import { expect, test, vi } from 'vitest';
import { readTaskRuns } from '../../src/platform/tasks/runs.ts';
import { untilNoneWaits } from '../../src/platform/tasks/in-turn.ts';
import { createTask, type TaskHost } from '../../src/platform/tasks/task.ts';
import { openTestDatabase } from '../support/database.ts';
import { patience } from '../support/patience.ts';
import { startTime } from '../support/settings.ts';

test('a task that throws or hangs keeps no other from running, and is seen to fail until it works again', async () => {
  const database = await openTestDatabase('migrated');
  const { db } = database;
  const log = { error: vi.fn<TaskHost['log']['error']>() };
  let now = startTime;
  const host = { db, now: () => now, log };
  let isBroken = true;
  let goOn = (): void => undefined;
  const failing = createTask(host, {
    name: 'oldMessages',
    everyMs: 5,
    work: async () => {
      if (isBroken) throw new Error('the table is gone');
    },
  });
  const hanging = createTask(host, {
    name: 'payments',
    everyMs: 5,
    work: () => new Promise((resolve) => (goOn = resolve)),
  });
  let rounds = 0;
  const working = createTask(host, { name: 'erasure', everyMs: 5, work: async () => void (rounds += 1) });
  const tasks = [failing, hanging, working];
  for (const task of tasks) task.start();
  const stateOf = async (name: string) => (await readTaskRuns(db)).find((run) => run.name === name);
  const since = startTime.toISOString();
  await vi.waitFor(async () => {
    expect(rounds).toBeGreaterThan(2);
    expect(await stateOf('oldMessages')).toMatchObject({ succeededAt: null, failingSince: since });
    expect(await stateOf('erasure')).toMatchObject({ succeededAt: since, failingSince: null });
  }, patience);
  expect(await stateOf('payments')).toMatchObject({ succeededAt: null, failingSince: null });
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ task: 'oldMessages' }),
    'a background task failed',
  );

  now = new Date(startTime.getTime() + 1_000);
  isBroken = false;
  await vi.waitFor(
    async () =>
      expect(await stateOf('oldMessages')).toMatchObject({
        succeededAt: now.toISOString(),
        failingSince: null,
      }),
    patience,
  );
  goOn();
  await Promise.all(tasks.map((task) => task.stop()));
  await database.close();
});

test('a round that is asked for afresh does not join the one that runs, which has looked already', async () => {
  const database = await openTestDatabase('migrated');
  const host = { db: database.db, now: () => startTime, log: { error: vi.fn<TaskHost['log']['error']>() } };
  const hasLooked = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  let waiting = ['what was there'];
  const done: string[] = [];
  const task = createTask(host, {
    name: 'erasure',
    everyMs: 60_000,
    work: async () => {
      const found = waiting;
      waiting = [];
      hasLooked.resolve();
      await mayEnd.promise;
      done.push(...found);
    },
  });
  const running = task.round();
  await hasLooked.promise;
  waiting.push('what came');
  const afresh = task.afresh();
  mayEnd.resolve();
  await afresh;
  expect(done).toEqual(['what was there', 'what came']);
  await running;
  await database.close();
});

test('one that fails is passed over until the next round; what fails before one is taken ends the round', async () => {
  const waiting = new Set(['first', 'stuck', 'last']);
  const tries: string[] = [];
  const round = () =>
    untilNoneWaits(
      async ({ passedOver, take }) => {
        const id = [...waiting].find((each) => !passedOver.includes(each));
        if (id === undefined) return false;
        take(id);
        tries.push(id);
        if (id === 'stuck') throw new Error('cannot be done');
        waiting.delete(id);
        return true;
      },
      () => true,
    );
  await expect(round()).rejects.toMatchObject({
    message: '1 could not be done: stuck',
    errors: [new Error('cannot be done')],
  });
  expect([tries, [...waiting]]).toEqual([['first', 'stuck', 'last'], ['stuck']]);

  const isAway = new Error('the database is away');
  await expect(
    untilNoneWaits(
      () => Promise.reject(isAway),
      () => true,
    ),
  ).rejects.toBe(isAway);
  await untilNoneWaits(
    () => Promise.reject(isAway),
    () => false,
  );
});
