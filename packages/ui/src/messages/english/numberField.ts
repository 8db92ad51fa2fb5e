export const numberField = {
  notANumber: 'Enter a number in digits',
  /** For `1,5`; both are written as they should be. */
  ambiguousComma: ({ decimal, whole }: { decimal: string; whole: string }): string =>
    `Enter ${decimal} with a dot, or ${whole} without a comma`,
  /** For `1.5` where a comma begins the decimals. */
  ambiguousDot: ({ decimal, whole }: { decimal: string; whole: string }): string =>
    `Enter ${decimal} with a comma, or ${whole} without a dot`,
  tooManyDigits: ({ digits }: { digits: number }): string => `Enter a number of at most ${digits} digits`,
  tooSmall: ({ min }: { min: string }): string => `Enter ${min} or more`,
  tooLarge: ({ max }: { max: string }): string => `Enter ${max} or less`,
  wholeOnly: 'Enter a whole number',
  /** `mark` begins the decimals in the language of the page. */
  tooManyDecimals: ({ decimals, mark }: { decimals: number; mark: '.' | ',' }): string => {
    const place = mark === ',' ? 'comma' : 'dot';
    return decimals === 1
      ? `Enter one digit after the ${place}`
      : `Enter at most ${decimals} digits after the ${place}`;
  },
  /** `nearest` is one number or two, `100 or 200`. */
  betweenSteps: ({ nearest }: { nearest: string }): string => `The nearest you can enter is ${nearest}`,
  /** The buttons; the label of the field comes after it. */
  increase: 'Increase',
  decrease: 'Decrease',
};
