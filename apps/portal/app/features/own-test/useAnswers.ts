import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keepAnswer, readAnswers } from '#app/offline/answerQueue.ts';
import { useSendLate } from '#app/offline/useSendLate.ts';
import { useUser } from '#app/screen/useUser.ts';
import { clock } from '#app/session/session.ts';
import type { OwnTest } from './ownTestQuery.ts';
import { sendAnswers } from './sendAnswers.ts';

/** How long until a lost network is tried again, in milliseconds. */
const retryMs = 5_000;

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

  /** Sends what waits. @returns whether the server has all of it */
  const send = async (): Promise<boolean> => {
    const sending = await sendAnswers(client, place);
    setWaiting(readAnswers(place).length);
    if (sending.kind === 'refused') onEnded(sending.error);
    return sending.kind === 'done';
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
