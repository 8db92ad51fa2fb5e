import { deviceCookie, signedIn, type Operations } from '../../platform/index.ts';
import type { Services } from '../services.ts';
import { signUpEmployer } from '../employers/sign-up.ts';
import { activate } from '../auth/activation.ts';
import { registerCandidate } from './registration.ts';
import { resetPassword } from './reset-password.ts';
import { sendCode } from '../auth/send-code.ts';
import { undoEmailChange } from '../auth/email-change.ts';
import { codeLife, resendAfter } from '../auth/challenges.ts';
import { changePassword } from '../auth/change-password.ts';
import { changeMobile, requestMobileChange } from './mobile-change.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from '../auth/own-sessions.ts';
import { revokeSession } from '../auth/sessions.ts';
import { signIn } from './sign-in.ts';
import { verifyCode } from './verify-code.ts';

/** Sign-up, sign-in, one-time codes and passwords. */
export function createAuthOperations(services: Services) {
  return {
    login: async ({ body, headers }, context) => {
      const { token, deviceID } = await signIn(services, body, headers['X-Captcha-Token'], context);
      return { data: { token }, headers: deviceCookie(deviceID, services.keys) };
    },

    register: async ({ body, headers }, context) => {
      const captchaToken = headers['X-Captcha-Token'];
      const { user, deviceID } =
        'isFresher' in body
          ? await registerCandidate(services, body, captchaToken, context)
          : await signUpEmployer(services, body, captchaToken, context);
      const data = { user: { id: user.id } };
      return deviceID === null ? { data } : { data, headers: deviceCookie(deviceID, services.keys) };
    },

    sendOtp: async ({ params: { mobileNumber }, query: { purpose }, headers }, context) => {
      const request = { mobileNumber, purpose, captchaToken: headers['X-Captcha-Token'] };
      const { sent, deviceID } = await sendCode(services, request, context);
      return { data: sent, headers: deviceCookie(deviceID, services.keys) };
    },

    requestOtp: async ({ body, headers }, context) => {
      const request = { ...body, captchaToken: headers['X-Captcha-Token'] };
      const { sent, deviceID } = await sendCode(services, request, context);
      return { data: sent, headers: deviceCookie(deviceID, services.keys) };
    },

    verifyOtp: async ({ body }, context) => {
      const { verified, deviceID } = await verifyCode(services, body, context);
      if (deviceID === null) return { data: verified };
      return { data: verified, headers: deviceCookie(deviceID, services.keys) };
    },

    activateUser: async ({ body }, context) => {
      await activate(services, body, context);
      return { data: {}, message: 'Your e-mail address is confirmed.' };
    },

    undoEmailChange: async ({ body }, context) => {
      await undoEmailChange(services, body.token, context);
      return { data: null, message: 'The change was undone.' };
    },

    resetPassword: async ({ body }, context) => {
      const { token, deviceID } = await resetPassword(services, body, context);
      return {
        data: { token },
        message: 'Your password was changed.',
        headers: deviceCookie(deviceID, services.keys),
      };
    },

    changePassword: async ({ body }, context) => {
      await changePassword(services, body, context);
      return { data: null, message: 'Your password was changed.' };
    },

    requestMobileChange: async ({ body, headers }, context) => {
      const request = { ...body, captchaToken: headers['X-Captcha-Token'] };
      const { deviceID } = await requestMobileChange(services, request, context);
      return {
        data: { resendAfter, expiresIn: codeLife },
        headers: deviceCookie(deviceID, services.keys),
      };
    },

    changeMobile: async ({ body }, context) => {
      const { token, deviceID } = await changeMobile(services, body, context);
      return {
        data: { token },
        message: 'Your mobile number was changed.',
        headers: deviceCookie(deviceID, services.keys),
      };
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
