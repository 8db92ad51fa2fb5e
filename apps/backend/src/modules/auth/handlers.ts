import { signedIn, type Operations } from '../../platform/operation.ts';
import type { Services } from '../../platform/services.ts';
import { signUpEmployer } from '../companies/sign-up.ts';
import { activate } from './activation.ts';
import { registerCandidate } from './registration.ts';
import { resetPassword } from './reset-password.ts';
import { sendCode } from './send-code.ts';
import { changePassword } from './change-password.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts';
import { revokeSession } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { verifyCode } from './verify-code.ts';

/** Sign-up, sign-in, one-time codes and passwords. */
export function createAuthOperations(services: Services) {
  return {
    login: async ({ body, headers }, context) => ({
      data: { token: await signIn(services, body, headers['X-Captcha-Token'], context) },
    }),

    register: async ({ body, headers }, context) => {
      const captchaToken = headers['X-Captcha-Token'];
      const user =
        'isFresher' in body
          ? await registerCandidate(services, body, captchaToken, context)
          : (await signUpEmployer(services, body, captchaToken, context)).user;
      return { data: { user: { id: user.id } } };
    },

    sendOtp: async ({ params, query, headers }, context) => ({
      data: await sendCode(
        services,
        {
          mobileNumber: params.mobileNumber,
          purpose: query.purpose,
          captchaToken: headers['X-Captcha-Token'],
        },
        context,
      ),
    }),

    requestOtp: async ({ body, headers }, context) => ({
      data: await sendCode(services, { ...body, captchaToken: headers['X-Captcha-Token'] }, context),
    }),

    verifyOtp: async ({ body }, context) => ({ data: await verifyCode(services, body, context) }),

    activateUser: async ({ body }, context) => ({ data: { token: await activate(services, body, context) } }),

    resetPassword: async ({ body }, context) => ({
      data: { token: await resetPassword(services, body, context) },
      message: 'Your password was changed.',
    }),

    changePassword: async ({ body }, context) => {
      await changePassword(services, body, context);
      return { data: null, message: 'Your password was changed.' };
    },

    listSessions: async (_request, context) => ({ data: { session: await listOwnSessions(context) } }),

    revokeSession: async ({ params: { jti } }, context) => {
      await endOwnSession(context, jti);
      return { data: null };
    },

    revokeOtherSessions: async (_request, context) => {
      await endOtherSessions(context);
      return { data: null };
    },

    logout: async (_request, context) => {
      await revokeSession(context.db, signedIn(context).sessionID, context.now());
      return { data: null };
    },
  } satisfies Operations;
}
