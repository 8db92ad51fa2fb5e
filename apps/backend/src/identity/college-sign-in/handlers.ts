import { deviceCookie, type Operations } from '../../platform/index.ts';
import type { Services } from '../services.ts';
import { begin, finish, listColleges } from './journey.ts';
import { link, listLinks, unlink } from './linking.ts';
import { changeSetup, readSetup } from './setup.ts';

/** Signing in by a college's own identity, and how an institute sets it up. */
export function createCollegeSignInOperations(services: Services) {
  return {
    getCollegeSignIn: async ({ params: { instituteId } }, context) => ({
      data: { collegeSignIn: await readSetup(services, instituteId, context) },
    }),

    updateCollegeSignIn: async ({ params: { instituteId }, body }, context) => ({
      data: { collegeSignIn: await changeSetup(services, instituteId, body, context) },
    }),

    listCollegeSignIns: async (_request, { db }) => ({ data: { college: await listColleges(db) } }),

    beginCollegeSignIn: async ({ body }, context) => {
      const { url, deviceID } = await begin(services, body.instituteID, context);
      return { data: { url }, headers: deviceCookie(deviceID, services.keys) };
    },

    finishCollegeSignIn: async ({ body }, context) => {
      const finished = await finish(services, body.query, context);
      if ('linkToken' in finished) return { data: { token: null, linkToken: finished.linkToken } };
      const { token, deviceID } = finished;
      return { data: { token, linkToken: null }, headers: deviceCookie(deviceID, services.keys) };
    },

    listCollegeLinks: async (_request, context) => ({ data: { collegeLink: await listLinks(context) } }),

    linkCollegeSignIn: async ({ body }, context) => {
      await link(services, body.linkToken, context);
      return { data: null, message: 'From now on you can sign in with your college.' };
    },

    unlinkCollegeSignIn: async (_request, context) => {
      await unlink(context);
      return { data: null };
    },
  } satisfies Operations;
}
