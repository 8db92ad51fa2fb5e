import { and, asc, eq } from 'drizzle-orm';
import { signedIn, type Keys, type Operations } from '../../platform/index.ts';
import { hostOf } from '../job-descriptions/host.ts';
import { jobsToChange, refuseForeignJob } from '../job-descriptions/scope.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { rounds } from '../tables/rounds.ts';
import { readDoorPeople } from './at-door.ts';
import { closeRound } from './closing.ts';
import { giveTestCodes } from './codes.ts';
import { correctResult } from './correcting.ts';
import { placesOf } from './counting.ts';
import { cutRound } from './cut-off.ts';
import { answerHosting, setDriveHost } from './hosting.ts';
import { readRoundPeople } from './people.ts';
import { addRound, deleteRound, setWaitingList, updateRound } from './planning.ts';
import { refuseControllers } from './reach.ts';
import { reopenRound } from './reopening.ts';
import { judgeRest } from './rest.ts';
import { saveEntries } from './saving.ts';
import { readRoundsOfDay } from './today.ts';
import { roundView } from './view.ts';

/** The selection for a job: its rounds, who came, what came of them, and what follows. */
export function createRoundsOperations(keys: Keys) {
  return {
    listRounds: async ({ query: { jdID } }, context) => {
      await refuseForeignJob(context, jdID);
      const isOwn = and(eq(jobDescriptions.id, jdID), jobsToChange(signedIn(context)));
      const rows = await context.db
        .select()
        .from(rounds)
        .where(eq(rounds.jdID, jdID))
        .orderBy(asc(rounds.order));
      return {
        data: {
          round: await Promise.all(rows.map((row) => roundView(context, row))),
          places: await placesOf(context, jdID),
          mayPlan:
            context.permissions.has('Manage Job Applications') &&
            (await context.db.$count(jobDescriptions, isOwn)) > 0,
        },
      };
    },

    listTodaysRounds: async (_request, context) => ({ data: { round: await readRoundsOfDay(context) } }),

    setWaitingList: async ({ params: { id }, body }, context) => {
      await setWaitingList(context, id, body);
      return { data: { places: await placesOf(context, id) } };
    },

    setDriveHost: async ({ params: { id }, body }, context) => {
      await setDriveHost(context, id, body);
      return { data: { host: await hostOf(context, id) } };
    },

    answerHosting: async ({ params: { id }, body }, context) => {
      await answerHosting(context, id, body);
      return { data: { host: await hostOf(context, id) } };
    },

    listDoorPeople: async ({ params: { id }, query }, context) => {
      refuseControllers(context);
      const { total, ...data } = await readDoorPeople(context, id, query);
      const { pageNo = 1, pageSize = 25 } = query;
      return { data, meta: { pageNo, pageSize, total } };
    },

    addRound: async ({ body }, context) => ({
      data: { round: await roundView(context, await addRound(context, body)) },
    }),

    updateRound: async ({ params: { id }, body }, context) => ({
      data: { round: await roundView(context, await updateRound(context, id, body)) },
    }),

    deleteRound: async ({ params: { id } }, context) => {
      await deleteRound(context, id);
      return { data: null };
    },

    listRoundEntries: async ({ params: { id }, query }, context) => {
      const { total, ...data } = await readRoundPeople(context, id, query);
      const { pageNo = 1, pageSize = 25 } = query;
      return { data, meta: { pageNo, pageSize, total } };
    },

    saveRoundEntries: async ({ params: { id }, body: { entries } }, context) => {
      refuseControllers(context);
      const { outcomes, round } = await saveEntries(context, keys, { id, lines: entries });
      return { data: { outcomes, round: await roundView(context, round) } };
    },

    giveTestCodes: async ({ params: { id }, body: { lines } }, context) => {
      const { outcomes, round } = await giveTestCodes(context, { id, lines });
      return { data: { outcomes, round: await roundView(context, round) } };
    },

    setCutOff: async ({ params: { id }, body }, context) => {
      const { cutOff, round } = await cutRound(context, id, body);
      return { data: { cutOff, round: await roundView(context, round) } };
    },

    judgeRest: async ({ params: { id }, body }, context) => {
      const { rest, round } = await judgeRest(context, id, body);
      return { data: { rest, round: await roundView(context, round) } };
    },

    closeRound: async ({ params: { id }, body }, context) => {
      const { closing, round } = await closeRound(context, id, body);
      return { data: { closing, round: await roundView(context, round) } };
    },

    correctRoundResult: async ({ params: { id }, body }, context) => ({
      data: { correction: await correctResult(context, id, body) },
    }),

    reopenRound: async ({ params: { id } }, context) => ({
      data: { round: await roundView(context, await reopenRound(context, id)) },
    }),
  } satisfies Operations;
}
