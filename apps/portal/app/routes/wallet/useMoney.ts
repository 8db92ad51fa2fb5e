import { useIndianLocale } from './useIndianLocale.ts';

/** Writes paise as rupees in the language of the page: `₹1,00,000.00`. */
export function useMoney(): (paise: number) => string {
  const format = new Intl.NumberFormat(useIndianLocale(), { style: 'currency', currency: 'INR' });
  return (paise) => format.format(paise / 100);
}
