import { ApiError } from '@aarambh/api-client';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import english from '../../i18n/en/first.json' with { type: 'json' };
import { clockTime } from './clockTime.ts';
import { failureText } from './failureText.ts';

const i18n = createInstance();
void i18n.init({
  lng: 'en',
  resources: { en: { translation: english } },
  initAsync: false,
  interpolation: { escapeValue: false },
});

const textOf = (facts: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  failureText(new ApiError({ kind: 'http', call: 'POST /auth/login', ...facts }), i18n.t);

describe('failureText', () => {
  it('gives the server the word', () => {
    expect(textOf({ status: 400, serverMessage: 'The password is <wrong>.' })).toBe(
      'The password is <wrong>.',
    );
  });

  it('has words of its own for a server that said nothing', () => {
    expect(textOf({ status: 500 })).toBe('Something went wrong on our side. Try again in a moment.');
  });

  it('says how long to wait', () => {
    expect(textOf({ status: 429, serverMessage: 'Too many codes.', retryAfter: 75 })).toBe(
      'Too many codes. You can try again in 01:15.',
    );
    expect(textOf({ status: 429, serverMessage: 'Please wait 43 seconds.', retryAfter: 43 })).toBe(
      'Too many tries. You can try again in 00:43.',
    );
    expect(textOf({ status: 429, retryAfter: 3600 })).toBe('Too many tries. You can try again in 1:00:00.');
  });

  it.each([
    ['offline', 'No connection. Check your network and try again.'],
    ['timeout', 'The server takes too long to answer. Try again in a moment.'],
    ['malformed', 'The server sent an answer that we cannot read. Try again in a moment.'],
    ['aborted', ''],
  ] as const)('tells %s apart', (kind, text) => {
    expect(textOf({ kind })).toBe(text);
  });
});

it.each([
  [0, '00:00'],
  [9, '00:09'],
  [600, '10:00'],
  [86_400, '24:00:00'],
])('%i seconds are %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});
