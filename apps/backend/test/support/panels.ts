/** Panels of a round of a selection. */
import type { Call } from './server.ts';

const minute = 60_000;

/** A panel of the round: some minutes after its beginning, for so many slots of 20 minutes. */
export const panelOf = (
  round: { startsAt: string },
  name: string,
  from: number,
  slots: number,
  more: object = {},
) => ({
  name,
  venue: `Room ${name}`,
  startsAt: new Date(Date.parse(round.startsAt) + from * minute).toISOString(),
  endsAt: new Date(Date.parse(round.startsAt) + (from + slots * 20) * minute).toISOString(),
  minutes: 20,
  ...more,
});

/** Says which panels a round has and gives them back. */
export async function setPanelsOf(call: Call, id: string, panels: readonly object[], more: object = {}) {
  const { rowVersion } = (await call('listPanels', { params: { id } })).data;
  const answer = await call('setPanels', { params: { id }, body: { panels, rowVersion, ...more } });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.data;
}

/** The grid as words: `A 10:20 StudentB`, in the order of the panels; `-` for a free slot, `*` for one that is kept. */
export async function gridOf(call: Call, id: string): Promise<string[]> {
  const { panel } = (await call('listPanels', { params: { id } })).data;
  return panel.flatMap(({ name, slots }) =>
    slots.map(({ startsAt, isBuffer, isTaken, person }) => {
      const who = person?.name.split(' ')[0] ?? (isTaken ? '?' : isBuffer ? '*' : '-');
      return `${name} ${startsAt.slice(11, 16)} ${who}`;
    }),
  );
}
