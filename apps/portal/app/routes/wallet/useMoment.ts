import { useIndianLocale } from './useIndianLocale.ts';

/** Writes a moment as the clocks in India show it, in the language of the page. */
export function useMoment(): (iso: string) => string {
  const format = new Intl.DateTimeFormat(useIndianLocale(), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  });
  return (iso) => format.format(new Date(iso));
}
