import { dataOf, isApiError, type components } from '@aarambh/api-client';
import { api } from '#app/session/api.ts';
import { isLost } from '#app/session/isLost.ts';
import { dropBatch, nextBatch, type Batch } from '#app/offline/doorQueue.ts';

/** What became of somebody at the door. */
export type Answer =
  | { readonly kind: 'in' | 'again'; readonly typed: string; readonly name: string }
  | { readonly kind: 'refused'; readonly typed: string; readonly message: string };

type Outcome = components['schemas']['RoundEntryOutcome'];

const answerOf = (typed: string, { ok, name, isRepeated, error }: Outcome): Answer =>
  ok
    ? { kind: isRepeated === true ? 'again' : 'in', typed, name: name ?? typed }
    : { kind: 'refused', typed, message: error?.message ?? '' };

async function sendBatch({ key, roundID, people }: Batch): Promise<Answer[]> {
  const typed = people.map((each) => each.typed);
  try {
    const { outcomes } = await dataOf(
      api().PUT('/round/entries/{id}', {
        params: { path: { id: roundID }, header: { 'Idempotency-Key': key } },
        body: {
          entries: people.map(({ typed: code, at }) => ({ code, at, attendance: 'Present' as const })),
        },
      }),
    );
    return outcomes.map((outcome, index) => answerOf(typed[index] ?? '', outcome));
  } catch (error) {
    if (isLost(error) || !isApiError(error)) throw error;
    // The round has closed or gone: each of them is named, for the paper.
    return typed.map((each) => ({ kind: 'refused', typed: each, message: error.message }));
  }
}

/** Sends what waits until nobody does. @returns what became of each, and whether the network failed meanwhile */
async function sendAll(userID: string): Promise<{ answers: Answer[]; isCut: boolean }> {
  const answers: Answer[] = [];
  for (let batch = nextBatch(userID); batch !== undefined; batch = nextBatch(userID)) {
    try {
      answers.push(...(await sendBatch(batch)));
    } catch {
      return { answers, isCut: true };
    }
    dropBatch(userID, batch.key);
  }
  return { answers, isCut: false };
}

let last: Promise<unknown> = Promise.resolve();

/** As `sendAll`, one after the other: two at once would send the same people twice. */
export function sendWaiting(userID: string): ReturnType<typeof sendAll> {
  const sent = last.then(() => sendAll(userID));
  last = sent.catch(() => undefined);
  return sent;
}
