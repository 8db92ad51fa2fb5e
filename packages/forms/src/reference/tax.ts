/**
 * The tax within an amount: Rs 100 with 18 % hold Rs 15.26. It is twice its half to the nearest paisa, because within a state it is
 * central and state tax at the same rate, and those are the same amount (Central Goods and Services Tax Act, section 9, with that of the
 * state). Whoever shows or stores a tax works it out here, so that it is one figure everywhere.
 * @param amountPaise what is paid, tax included
 * @param percent with two decimals at most
 */
export function taxWithin(amountPaise: number, percent: number): number {
  const hundredths = Math.round(percent * 100);
  return 2 * Math.round((amountPaise * hundredths) / (2 * (10_000 + hundredths)));
}
