import { useProvider } from '@aarambh/ui/Provider';
import { momentText } from '#app/i18n/dates.ts';

/** Writes a moment in the language of the page. */
export function useMoment(): (iso: string) => string {
  const { locale } = useProvider();
  return (iso) => momentText(iso, locale);
}
