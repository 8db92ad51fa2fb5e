import { ApiFailure, localized, type LocalizedText, type TranslatedText } from '../../platform/index.ts';

/** What is wrong with a file as a whole, in one sentence. */
export function unreadable(text: TranslatedText, parameters: Parameters<typeof localized>[1]): ApiFailure {
  const message: LocalizedText = localized(text, parameters);
  return new ApiFailure(422, 'VALIDATION_FAILED', message, {
    fields: [{ path: 'file', code: 'file', message }],
  });
}
