import { dataOf, newIdempotencyKey, type components } from '@aarambh/api-client';
import { useState } from 'react';
import { api } from '#app/session/api.ts';
import type { DriveRound } from '../roundsQuery.ts';
import { useRoundWork } from '../useRoundWork.ts';

type Change = components['schemas']['RoundEntryChange'];

/** Saves what is said of one person of a round. A line that was refused keeps the dialog open, with the reason. */
export function useEntrySaving({ id }: DriveRound, onDone: () => void) {
  const [refusal, setRefusal] = useState<string>();
  const work = useRoundWork(
    (change: Change) =>
      dataOf(
        api().PUT('/round/entries/{id}', {
          params: { path: { id }, header: { 'Idempotency-Key': newIdempotencyKey() } },
          body: { entries: [change] },
        }),
      ),
    ({ outcomes }) => {
      const refused = outcomes.find(({ ok }) => !ok)?.error;
      setRefusal(refused?.message);
      if (refused == null) onDone();
    },
  );
  return { ...work, refusal };
}
