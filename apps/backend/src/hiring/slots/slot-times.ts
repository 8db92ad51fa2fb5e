/** The times of a panel's interviews. */

interface Day {
  startsAt: Date;
  endsAt: Date;
  minutes: number;
  pauseAfter: number | null;
  pauseMinutes: number | null;
  buffer: number;
}

/** A time that one applicant gets. */
export interface SlotTime {
  startsAt: Date;
  endsAt: Date;
  /** Kept for those who come late. */
  isBuffer: boolean;
}

const minuteMs = 60_000;

/** The slots that fit between beginning and end, one after another with its pauses; the last `buffer` of them are kept. */
export function slotTimesOf({
  startsAt,
  endsAt,
  minutes,
  pauseAfter,
  pauseMinutes,
  buffer,
}: Day): SlotTime[] {
  const times: Omit<SlotTime, 'isBuffer'>[] = [];
  let at = startsAt.getTime();
  while (at + minutes * minuteMs <= endsAt.getTime()) {
    const end = at + minutes * minuteMs;
    times.push({ startsAt: new Date(at), endsAt: new Date(end) });
    const isPause = pauseAfter !== null && pauseMinutes !== null && times.length % pauseAfter === 0;
    at = isPause ? end + pauseMinutes * minuteMs : end;
  }
  return times.map((time, index) => ({ ...time, isBuffer: index >= times.length - buffer }));
}
