import { dataOf } from '@aarambh/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSendLate } from '#app/offline/useSendLate.ts';
import { useUser } from '#app/screen/useUser.ts';
import { api } from '#app/session/api.ts';
import { isLost } from '#app/session/isLost.ts';
import { clock } from '#app/session/session.ts';
import { dropAnswers, keepAnswer, readAnswers, type GivenAnswer } from './answerQueue.ts';
import { ownTestQuery, type OwnTest } from './ownTestQuery.ts';

/** How long until a lost network is tried again, in milliseconds. */
const retryMs = 5_000;

/** Most answers of one call. */
const atOnce = 200;

/** The answers of a running test: kept on the device as they are given, sent, and sent again until the server has them. */
export function useAnswers(
  { roundID, testItem }: OwnTest,
  /** The server takes no more. */
  onEnded: (error: unknown) => void,
) {
  const { id: userID } = useUser();
  const client = useQueryClient();
  const place = { userID, roundID };
  const [chosen, setChosen] = useState<ReadonlyMap<string, number | null>>(
    () =>
      new Map([
        ...testItem.map((item) => [item.id, item.chosen] as const),
        ...readAnswers(place).map((kept) => [kept.questionID, kept.chosen] as const),
      ]),
  );
  const [waiting, setWaiting] = useState(() => readAnswers(place).length);
  const sending = useRef<Promise<boolean>>(undefined);

  async function sendAll(): Promise<boolean> {
    for (let some = readAnswers(place); some.length > 0; some = readAnswers(place)) {
      const sent = some.slice(0, atOnce);
      try {
        await dataOf(
          api().PUT('/round/ownTest/answers/{id}', {
            params: { path: { id: roundID } },
            body: { answers: sent },
          }),
        );
      } catch (error) {
        if (isLost(error)) return false;
        dropAnswers(place, sent);
        onEnded(error);
        return false;
      }
      // What is read without a network is the copy of this.
      client.setQueryData<Answer>(ownTestQuery(roundID).queryKey, (before) => withAnswers(before, sent));
      dropAnswers(place, sent);
    }
    return true;
  }

  /** Sends what waits, one call after the other. @returns whether the server has all of it */
  const send = async (): Promise<boolean> => {
    const before = sending.current ?? Promise.resolve(true);
    const done = before.then(sendAll);
    sending.current = done;
    const isDone = await done;
    setWaiting(readAnswers(place).length);
    return isDone;
  };

  useSendLate(() => {
    if (readAnswers(place).length > 0) void send();
  }, retryMs);

  const choose = (questionID: string, option: number | null): void => {
    setChosen((before) => new Map(before).set(questionID, option));
    keepAnswer(place, { questionID, chosen: option, givenAt: new Date(clock.now()).toISOString() });
    setWaiting(readAnswers(place).length);
    void send();
  };

  return { chosen, waiting, choose, send };
}

type Answer = { readonly data: { readonly ownTest: OwnTest } };

/** The test as the server has it once it has taken these answers. */
function withAnswers(before: Answer | undefined, sent: readonly GivenAnswer[]): Answer | undefined {
  if (before === undefined) return undefined;
  const taken = new Map(sent.map(({ questionID, chosen }) => [questionID, { chosen }]));
  const { ownTest } = before.data;
  const testItem = ownTest.testItem.map((item) => ({ ...item, ...taken.get(item.id) }));
  return { ...before, data: { ...before.data, ownTest: { ...ownTest, testItem } } };
}
