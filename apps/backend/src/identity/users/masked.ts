/** `9000000021` is shown as `90xxxxxx21`. */
export const masked = (number: string): string =>
  number.length <= 4 ? number : `${number.slice(0, 2)}${'x'.repeat(number.length - 4)}${number.slice(-2)}`;
