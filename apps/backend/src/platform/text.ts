import { validationFailed } from './failure.ts';

/** Control characters, and marks that turn the direction of text or cannot be seen. Joiners stay: Indic scripts need them. */
const unprintable = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u;
/** The same, where a text may have tabs and several lines. */
const unprintableInLines = /(?![\t\n\r])[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u;

export interface TextRule {
  /** Fewest characters that must be left without the spaces at both ends; 1 unless given. */
  least?: number;
  /** Whether it may have several lines. */
  lines?: boolean;
}

/**
 * Free text as it is stored: without spaces at both ends and in Unicode's composed form (NFC), so that what looks the
 * same is the same.
 * @param path of the property in the body, for the failure
 * @throws ApiFailure 422 when too little is left or it contains characters that cannot be seen
 */
export function storedText(path: string, text: string, { least = 1, lines = false }: TextRule = {}): string {
  const stored = text.normalize('NFC').trim();
  if (stored.length < least) {
    throw validationFailed([{ path, code: 'minLength', message: `Enter at least ${least} characters.` }]);
  }
  if ((lines ? unprintableInLines : unprintable).test(stored)) {
    throw validationFailed([
      { path, code: 'controlCharacters', message: 'Remove the characters that cannot be seen.' },
    ]);
  }
  return stored;
}
