/** From when to when a panel sits, and in what rhythm. Moments are milliseconds since 1970. */
export interface PanelTimes {
  readonly startsAt: number;
  readonly endsAt: number;
  /** Of one interview. */
  readonly minutes: number;
  /** After so many interviews there is a pause; null without one. */
  readonly pauseAfter: number | null;
  readonly pauseMinutes: number | null;
  /** So many slots at the end are kept for those who come late. */
  readonly buffer: number;
}

/** A time that one applicant gets. Moments are milliseconds since 1970. */
export interface SlotTime {
  readonly startsAt: number;
  readonly endsAt: number;
  /** Kept for those who come late. */
  readonly isBuffer: boolean;
}

const minuteMs = 60_000;

/**
 * The slots of a panel that fit between its beginning and its end, one after another with its pauses. They are as many as the times say: bound
 * those first.
 */
export function slotTimes({
  startsAt,
  endsAt,
  minutes,
  pauseAfter,
  pauseMinutes,
  buffer,
}: PanelTimes): SlotTime[] {
  const times: Omit<SlotTime, 'isBuffer'>[] = [];
  let at = startsAt;
  while (at + minutes * minuteMs <= endsAt) {
    const end = at + minutes * minuteMs;
    times.push({ startsAt: at, endsAt: end });
    const isPause = pauseAfter !== null && pauseMinutes !== null && times.length % pauseAfter === 0;
    at = isPause ? end + pauseMinutes * minuteMs : end;
  }
  return times.map((time, index) => ({ ...time, isBuffer: index >= times.length - buffer }));
}
