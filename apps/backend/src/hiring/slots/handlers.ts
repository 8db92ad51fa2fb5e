import type { Keys, Operations } from '../../platform/index.ts';
import { refuseControllers } from '../rounds/reach.ts';
import { allotSlots } from './allotment.ts';
import { chooseSlot, readFreeSlots } from './choosing.ts';
import { giveSlot } from './giving.ts';
import { setPanels } from './planning.ts';
import { moveQueue } from './queue.ts';
import { readPanels, readSlot } from './reading.ts';

/** Panels, who has which of their slots, and who stands at their doors. */
export function createSlotsOperations(keys: Keys) {
  return {
    listPanels: async ({ params: { id } }, context) => ({ data: await readPanels(context, id) }),

    setPanels: async ({ params: { id }, body }, context) => {
      await setPanels(context, id, body);
      return { data: await readPanels(context, id) };
    },

    allotSlots: async ({ params: { id }, body }, context) => ({
      data: { allotment: await allotSlots(context, id, body) },
    }),

    giveSlot: async ({ params: { id }, body }, context) => {
      await giveSlot(context, id, body);
      return { data: { slot: await readSlot(context, id) } };
    },

    moveQueue: async ({ params: { id }, body }, context) => {
      refuseControllers(context);
      await moveQueue(context, keys, id, body);
      return { data: { slot: await readSlot(context, id) } };
    },

    listFreeSlots: async ({ params: { id } }, context) => ({
      data: { slot: await readFreeSlots(context, id) },
    }),

    chooseSlot: async ({ params: { id }, body: { slotID } }, context) => ({
      data: { slot: await chooseSlot(context, id, slotID) },
    }),
  } satisfies Operations;
}
