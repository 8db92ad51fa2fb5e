import { useProvider } from '@aarambh/ui/Provider';

/** The language of the page with the customs of India: lakhs in amounts, the day before the month. */
export function useIndianLocale(): string {
  const { locale } = useProvider();
  return new Intl.Locale(locale, { region: 'IN' }).toString();
}
