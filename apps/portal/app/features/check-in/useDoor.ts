import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSendLate } from '#app/offline/useSendLate.ts';
import { useUser } from '#app/screen/useUser.ts';
import { clock } from '#app/session/session.ts';
import { keepAtDoor, readWaiting } from '#app/offline/doorQueue.ts';
import { sendWaiting, type Answer } from './sendWaiting.ts';

/** What stands below the field: what the server said, or why it was not asked. */
export type Said = (Answer | { readonly kind: 'kept' | 'full'; readonly typed: string }) & {
  readonly id: number;
};

/** Most answers that stand there. */
const mostShown = 10;

/** How long until a lost network is tried again, in milliseconds. */
const retryMs = 15_000;

/** The door of a round: takes people in, keeps those that could not be sent, and sends them when the network is back. */
export function useDoor(roundID: string) {
  const { id: userID } = useUser();
  const client = useQueryClient();
  const [said, setSaid] = useState<readonly Said[]>([]);
  const [waiting, setWaiting] = useState(() => readWaiting(userID));
  const say = (answers: readonly (Answer | { kind: 'kept' | 'full'; typed: string })[]): void =>
    setSaid((before) => {
      const first = (before[0]?.id ?? 0) + 1;
      const added = answers.map((answer, index) => ({ ...answer, id: first + index }));
      return [...added.toReversed(), ...before].slice(0, mostShown);
    });

  /** @returns whether all of them were answered */
  const send = async (): Promise<boolean> => {
    const { answers, isCut } = await sendWaiting(userID);
    say(answers);
    setWaiting(readWaiting(userID));
    if (answers.length > 0) {
      await client.invalidateQueries({
        predicate: ({ queryKey: [, path] }) => path === '/round/today' || path === '/round/door/{id}',
      });
    }
    return !isCut;
  };

  useSendLate(() => {
    if (readWaiting(userID).length > 0) void send();
  }, retryMs);

  /** Takes in whom a code or a roll number names. */
  const take = async (typed: string): Promise<void> => {
    const at = new Date(clock.now()).toISOString();
    if (!keepAtDoor(userID, { roundID, typed, at })) {
      say([{ kind: 'full', typed }]);
      return;
    }
    setWaiting(readWaiting(userID));
    if (!navigator.onLine || !(await send())) say([{ kind: 'kept', typed }]);
  };

  const kept = new Set(waiting.filter((each) => each.roundID === roundID).map(({ typed }) => typed));
  return { said, waiting: waiting.length, kept, take };
}
