/**
 * The tax within an amount, to the nearest paisa: Rs 100 with 18 % hold Rs 15.25. Whoever shows or stores a tax works it out
 * here, so that it is one figure everywhere.
 * @param amountPaise what is paid, tax included
 * @param percent with two decimals at most
 */
export function taxWithin(amountPaise: number, percent: number): number {
  const hundredths = Math.round(percent * 100);
  return Math.round((amountPaise * hundredths) / (10_000 + hundredths));
}
