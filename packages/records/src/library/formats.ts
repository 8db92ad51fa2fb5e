import type { Formats } from '../register.ts';

const dates = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'Asia/Kolkata' });
  return (moment: Date | string | number) => format.format(new Date(moment));
};
const numbers = (options: Intl.NumberFormatOptions) => {
  const format = new Intl.NumberFormat('en-IN', options);
  return (value: number) => format.format(value);
};
const rupees = numbers({ style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const years = numbers({ maximumFractionDigits: 1 });

/** How the library writes numbers and dates. */
export const libraryFormats: Formats = {
  language: 'en',
  number: numbers({ maximumFractionDigits: 2 }),
  grade: numbers({ minimumFractionDigits: 2 }),
  percent: numbers({ style: 'percent' }),
  years: (months) => `${years(months / 12)} yrs`,
  rupees: (paise) => rupees(paise / 100),
  day: dates({ dateStyle: 'medium' }),
  time: dates({ timeStyle: 'short' }),
  moment: dates({ dateStyle: 'medium', timeStyle: 'short' }),
  compare: (one, other) => one.localeCompare(other),
};
