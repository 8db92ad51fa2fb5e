/** A day as it stands on an axis. @param day `YYYY-MM-DD` */
export const dayLabel = (day: string, language: string): string =>
  write(`${day}T00:00:00Z`, language, { day: 'numeric', month: 'short' });

/** A month as it stands on an axis. @param month `YYYY-MM` */
export const monthLabel = (month: string, language: string): string =>
  write(`${month}-01T00:00:00Z`, language, { month: 'short', year: 'numeric' });

function write(moment: string, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(`${language}-IN`, { ...options, timeZone: 'UTC' }).format(new Date(moment));
}
