/** What the server does again and again beside the calls. */
import type { BackgroundTask } from '@aarambh/api-client/enums';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../database/index.ts';
import { roundEnded } from '../signals.ts';
import { noteRun } from './runs.ts';

/** What every task runs on. */
export interface TaskHost {
  db: Db;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
}

export interface TaskDeclaration {
  name: BackgroundTask;
  /** Milliseconds between two rounds. */
  everyMs: number;
  /** Milliseconds from the start to the first round. @default everyMs */
  firstMs?: number;
  /** One round; asks `goesOn` in between when it takes long. When it fails the next one is tried all the same. */
  work: (goesOn: () => boolean) => Promise<void>;
}

export interface Task {
  name: BackgroundTask;
  /** Milliseconds between two rounds. */
  everyMs: number;
  /**
   * Begins the rounds; the database is ready by then.
   * @param hasRhythm whether they come by the clock, and not only at once, when somebody wakes it or asks for one. @default true
   */
  start: (hasRhythm?: boolean) => void;
  /** Has a round begin now, or right after the one that runs: what it did not find is found then. */
  wake: () => void;
  /** Has a round begin, or joins the one that runs; resolves when it has ended, well or not. */
  round: () => Promise<void>;
  /** Has a round begin once none runs: it finds what is there now, which one that had begun may not; resolves when it has ended, well or not. */
  afresh: () => Promise<void>;
  /** Ends the rounds, and waits for one that has begun. */
  stop: () => Promise<void>;
}

/** How long ago the last round that did its work may be, in milliseconds, before a task is said to have stopped: staff and operators hear of it then. */
export const stoppedAfterMs = ({ everyMs }: Pick<Task, 'everyMs'>): number => 30 * 60_000 + 3 * everyMs;

/** Milliseconds between two notes of runs that do their work. */
const notedEveryMs = 60_000;

/** Makes a task of its own, never twice at once in one copy of the server: no other waits for it or fails with it. */
export function createTask({ db, now, log }: TaskHost, { name, everyMs, ...task }: TaskDeclaration): Task {
  let running: Promise<void> | undefined;
  let isStopped = false;
  let isAsked = false;
  let first: NodeJS.Timeout | undefined;
  let timer: NodeJS.Timeout | undefined;
  let noted: { didWork: boolean; at: number } | undefined;

  const work = async (): Promise<void> => {
    let didWork = true;
    try {
      await task.work(() => !isStopped);
    } catch (error) {
      didWork = false;
      log.error({ err: error, task: name }, 'a background task failed');
    }
    roundEnded.tell({ task: name, didWork });
    const at = now();
    if (noted?.didWork === didWork && at.getTime() < noted.at + notedEveryMs) return;
    try {
      await noteRun(db, name, { at, didWork });
      noted = { didWork, at: at.getTime() };
    } catch (error) {
      log.error({ err: error, task: name }, 'the run of a background task could not be noted');
    }
  };

  const round = (): Promise<void> => {
    if (isStopped) return Promise.resolve();
    isAsked = false;
    running ??= work().finally(() => {
      running = undefined;
      if (isAsked) void round();
    });
    return running;
  };

  return {
    name,
    everyMs,
    round,
    afresh: async () => {
      await running;
      // Or one that has begun since then.
      await round();
    },
    start: (hasRhythm = true) => {
      const { firstMs } = task;
      if (hasRhythm) timer = setInterval(() => void round(), everyMs).unref();
      if (firstMs === 0 || (hasRhythm && firstMs !== undefined)) {
        first = setTimeout(() => void round(), firstMs).unref();
      }
    },
    wake: () => {
      if (running === undefined) void round();
      else isAsked = true;
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(first);
      clearInterval(timer);
      await running;
    },
  };
}
