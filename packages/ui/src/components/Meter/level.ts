/** How good a value is: said by words and shown by colour. */
export type Level = 'good' | 'fair' | 'poor';

/** From where on a value is fair and good; the other way round (`goodFrom` below `fairFrom`) where less is better. */
export interface Levels {
  fairFrom: number;
  goodFrom: number;
}

/** The level of a value: `{ fairFrom: 50, goodFrom: 75 }` makes 60 fair; `{ fairFrom: 3, goodFrom: 0 }` makes 2 fair and 0 good. */
export function levelOf(value: number, { fairFrom, goodFrom }: Levels): Level {
  const reaches = (limit: number): boolean => (goodFrom >= fairFrom ? value >= limit : value <= limit);
  if (reaches(goodFrom)) return 'good';
  return reaches(fairFrom) ? 'fair' : 'poor';
}
