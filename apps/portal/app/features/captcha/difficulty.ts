import type { ApiError, components, ErrorCodeOf } from '@aarambh/api-client';
import type { SendingCode } from '#app/session/sendCode.ts';

export type Difficulty = components['schemas']['CaptchaDifficulty'];

/** Which captcha a refused call wants to be sent with; null when the refusal is about something else. */
export function wantedCaptcha({
  code,
  details,
}: ApiError<ErrorCodeOf<'login'> | SendingCode>): Difficulty | null {
  if (code !== 'CAPTCHA_FAILED') return null;
  return details.difficulty === 'hard' ? 'hard' : 'usual';
}
