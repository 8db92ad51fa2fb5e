export const numberField = {
  notANumber: 'Enter a number in digits',
  /** For `1,5`; both are written as they should be. */
  ambiguousComma: ({ decimal, whole }: { decimal: string; whole: string }): string =>
    `Enter ${decimal} with a dot, or ${whole} without a comma`,
  tooManyDigits: ({ digits }: { digits: number }): string => `Enter a number of at most ${digits} digits`,
  tooSmall: ({ min }: { min: string }): string => `Enter ${min} or more`,
  tooLarge: ({ max }: { max: string }): string => `Enter ${max} or less`,
  wholeOnly: 'Enter a whole number',
  tooManyDecimals: ({ decimals }: { decimals: number }): string =>
    decimals === 1 ? 'Enter one digit after the dot' : `Enter at most ${decimals} digits after the dot`,
  /** `nearest` is one number or two, `100 or 200`. */
  betweenSteps: ({ nearest }: { nearest: string }): string => `The nearest you can enter is ${nearest}`,
  /** The buttons; the label of the field comes after it. */
  increase: 'Increase',
  decrease: 'Decrease',
};
