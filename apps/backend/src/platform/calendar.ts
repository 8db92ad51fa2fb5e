/**
 * Days as people in India count them. India has one zone, five and a half hours ahead of UTC all year, so the
 * arithmetic needs no time zone data and does not depend on the zone of the machine.
 */
const offset = 5.5 * 60 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;

/** The date in India at this moment, as `YYYY-MM-DD`. */
export function indianDate(at: Date): string {
  return new Date(at.getTime() + offset).toISOString().slice(0, 10);
}

/** The moment at which a day begins in India. @param date `YYYY-MM-DD` */
export function startOfIndianDate(date: string): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) - offset);
}

/** The moment at which a day has ended in India: the start of the next. @param date `YYYY-MM-DD` */
export function endOfIndianDate(date: string): Date {
  return new Date(startOfIndianDate(date).getTime() + day);
}
