const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Seconds as a clock shows them: 1:05:09, or 05:09 below an hour. */
export function timeLeft(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const rest = `${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
