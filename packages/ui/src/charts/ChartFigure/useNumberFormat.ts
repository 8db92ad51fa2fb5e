import { useMemo } from 'react';
import { useProvider } from '../../components/Provider/index.ts';

/** Writes numbers as the language of Provider does, with its digits and groups. */
export function useNumberFormat(options?: Intl.NumberFormatOptions): (value: number) => string {
  const { locale } = useProvider();
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, options);
    return (value) => format.format(value);
  }, [locale, options]);
}
