import { ApiError } from '@aarambh/api-client';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import firstTexts from '../../../i18n/en/first.json' with { type: 'json' };
import publicTexts from '../../../i18n/en/public.json' with { type: 'json' };
import { signInFailure, type SignInCode } from '#app/features/sign-in/signInFailure.ts';
import { registrationFailure } from './registrationFailure.ts';

const i18n = createInstance();
void i18n.init({
  lng: 'en',
  resources: { en: { translation: { ...firstTexts, ...publicTexts } } },
  initAsync: false,
  interpolation: { escapeValue: false },
});

const error = (facts: Partial<ConstructorParameters<typeof ApiError<SignInCode>>[0]>) =>
  new ApiError<SignInCode>({ kind: 'http', call: 'POST /auth/register', ...facts });

describe('registrationFailure', () => {
  it('is short when the server refused without an HTTP error', () => {
    expect(registrationFailure(error({ status: 200, serverMessage: 'No.' }), i18n.t)).toBe(
      'Error in registration.',
    );
  });

  it('adds what the server said', () => {
    const text = registrationFailure(error({ status: 409, serverMessage: 'This number is taken.' }), i18n.t);
    expect(text).toBe('Error in registration. This number is taken.');
  });

  it('tells after a time-out that the account may exist, and only then', () => {
    expect(registrationFailure(error({ kind: 'timeout' }), i18n.t)).toContain(
      'your account may exist already',
    );
    expect(registrationFailure(error({ kind: 'offline' }), i18n.t)).not.toContain('may exist');
  });
});

describe('signInFailure', () => {
  it('is a failure for wrong credentials and news for a conflict', () => {
    expect(signInFailure(error({ status: 400, serverMessage: 'Wrong.' }))).toEqual({
      tone: 'danger',
      isUnverified: false,
    });
    const conflict = error({ status: 409, code: 'MOBILE_NOT_VERIFIED', serverMessage: 'Not verified yet.' });
    expect(signInFailure(conflict)).toEqual({
      tone: 'info',
      isUnverified: true,
    });
  });
});
