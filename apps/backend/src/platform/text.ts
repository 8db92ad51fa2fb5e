/**
 * Free text as it is stored: without spaces at both ends and in Unicode's composed form (NFC), so that what looks the same
 * is the same.
 */
export function storedText(text: string): string {
  return text.normalize('NFC').trim();
}
