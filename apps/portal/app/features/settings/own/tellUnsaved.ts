import { isApiError } from '@aarambh/api-client';
import { failureText } from '#app/session/failureText.ts';
import { tellFailure } from '#app/screen/tellFailure.ts';

/** Says that a choice was not saved, and why where the server says it. */
export const tellUnsaved = (error: Error): void =>
  tellFailure(isApiError(error) ? error : (t) => t('settings.notSaved', { reason: '' }).trim(), {
    word: (answer, t, wait) => t('settings.notSaved', { reason: failureText(answer, t, wait) }),
  });
