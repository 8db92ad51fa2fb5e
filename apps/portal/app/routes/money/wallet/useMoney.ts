import { useIndianLocale } from './useIndianLocale.ts';

/** Writes paise as rupees in the language of the page: `₹1,00,000.00`. */
export function useMoney(): (paise: number) => string {
  const format = new Intl.NumberFormat(useIndianLocale(), { style: 'currency', currency: 'INR' });
  return (paise) => format.format(paise / 100);
}

/** Writes whole rupees without their empty decimals, as a limit or a choice is read: `₹1,00,000`. */
export function useWholeRupees(): (rupees: number) => string {
  const format = new Intl.NumberFormat(useIndianLocale(), {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  });
  return (rupees) => format.format(rupees);
}
