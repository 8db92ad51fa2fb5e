import { dataOf } from '@aarambh/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { dropAnswers, readAnswers, type AnswerPlace, type GivenAnswer } from '#app/offline/answerQueue.ts';
import { api } from '#app/session/api.ts';
import { isLost } from '#app/session/isLost.ts';
import { ownTestQuery, type OwnTest } from './ownTestQuery.ts';

/** Most answers of one call. */
const atOnce = 200;

/** What came of it: the server has all, the network failed meanwhile, or the server takes no more, and what was left is dropped. */
export type Sending =
  | { readonly kind: 'done' }
  | { readonly kind: 'cut' }
  | { readonly kind: 'refused'; readonly error: unknown };

type Answer = { readonly data: { readonly ownTest: OwnTest } };

/** The test as the server has it once it has taken these answers. */
function withAnswers(before: Answer | undefined, sent: readonly GivenAnswer[]): Answer | undefined {
  if (before === undefined) return undefined;
  const taken = new Map(sent.map(({ questionID, chosen }) => [questionID, { chosen }]));
  const { ownTest } = before.data;
  const testItem = ownTest.testItem.map((item) => ({ ...item, ...taken.get(item.id) }));
  return { ...before, data: { ...before.data, ownTest: { ...ownTest, testItem } } };
}

async function sendAll(client: QueryClient, place: AnswerPlace): Promise<Sending> {
  for (let some = readAnswers(place); some.length > 0; some = readAnswers(place)) {
    const sent = some.slice(0, atOnce);
    try {
      await dataOf(
        api().PUT('/round/ownTest/answers/{id}', {
          params: { path: { id: place.roundID } },
          body: { answers: sent },
        }),
      );
    } catch (error) {
      if (isLost(error)) return { kind: 'cut' };
      dropAnswers(place, sent);
      return { kind: 'refused', error };
    }
    // What is read without a network is the copy of this.
    client.setQueryData<Answer>(ownTestQuery(place.roundID).queryKey, (before) => withAnswers(before, sent));
    dropAnswers(place, sent);
  }
  return { kind: 'done' };
}

let last: Promise<unknown> = Promise.resolve();

/** Sends what waits of a test until nothing does, one call after the other, whoever asks. */
export function sendAnswers(client: QueryClient, place: AnswerPlace): Promise<Sending> {
  const sent = last.then(() => sendAll(client, place));
  last = sent.catch(() => undefined);
  return sent;
}
