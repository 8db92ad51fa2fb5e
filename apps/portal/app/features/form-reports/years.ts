/** Years of batches: the calendar year in which one passes. */

const july = 6;

/** The year in which the batch passes that studies its last year now. */
export function thisBatch(now = new Date()): number {
  return now.getFullYear() + (now.getMonth() >= july ? 1 : 0);
}

/** Years to choose from, the newest first. @param chosen is one of them, whatever it is */
export function batches(chosen: number, now = new Date()): number[] {
  const newest = thisBatch(now) + 1;
  const usual = Array.from({ length: 7 }, (_, index) => newest - index);
  return [...new Set([...usual, chosen])].toSorted((a, b) => b - a);
}

/** Whether a text of the address is a year that the server takes. */
export const isYear = (text: string): boolean => /^(?:19[89]|20[0-9])[0-9]$|^2100$/.test(text);
