import type { components } from '@aarambh/api-client';
import { call } from '#app/session/call.ts';
import type { SentCode } from '#app/session/sendCode.ts';

/** A parent or guardian who can be sent a code. */
export type Parent = components['schemas']['Parent'] & { readonly mobileNumber: string };

/** Asks for a code for a parent or guardian. */
export const sendGuardianCode = (parentID: string, captchaToken?: string): Promise<SentCode> =>
  call((api) =>
    api.POST('/user/guardian/code', {
      body: { parentID },
      params: { header: { 'X-Captcha-Token': captchaToken } },
    }),
  );
