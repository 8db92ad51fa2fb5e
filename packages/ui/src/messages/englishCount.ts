import { numberFormat } from '../text/numberFormat.ts';

/** A count as the English texts write it: `5,000`, `1,00,000`. */
export const englishCount = (count: number): string => numberFormat('en-IN').format(count);
