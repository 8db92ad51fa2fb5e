import { inLanguage, signedIn, type Limiter, type Operations } from '../../platform/index.ts';
import { leftMessage, onceEach } from '../json-resume/left.ts';
import { readCv } from './file.ts';
import { proposalsOf } from './proposals.ts';
import { takeIntoProfile } from './taking.ts';

/** The profile begins with what an old CV says, as far as its owner agrees. */
export function createOldCvOperations({ limiter }: { limiter: Limiter }) {
  return {
    readOldCv: async ({ body }, context) => {
      await limiter.attempt('uploadPerPerson', signedIn(context).id);
      const { source, drafts, left } = await readCv(body.file);
      const { account, proposals, hasAcademics, left: unknown } = await proposalsOf(context, drafts);
      return {
        data: {
          reading: {
            source,
            account,
            proposals,
            hasAcademics,
            left: onceEach([...left, ...unknown]).map(({ title, reason }) => ({
              title: inLanguage(title, context.locale),
              reason,
              message: inLanguage(leftMessage(reason), context.locale),
            })),
          },
        },
      };
    },

    takeIntoProfile: async ({ body }, context) => ({ data: { taken: await takeIntoProfile(context, body) } }),
  } satisfies Operations;
}
