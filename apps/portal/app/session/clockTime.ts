const pad = (part: number): string => String(part).padStart(2, '0');

/** Whole seconds as `mm:ss`, or `h:mm:ss` from an hour on. */
export function clockTime(seconds: number): string {
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor((seconds % 3600) / 60),
    seconds % 60,
  ];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${pad(minutes)}:${pad(rest)}`;
}
