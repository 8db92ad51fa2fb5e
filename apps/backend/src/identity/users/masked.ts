/** `9000000021` is shown as `90xxxxxx21`. */
export const masked = (number: string): string =>
  number.replace(/(?<=^..).*(?=..$)/, (hidden) => 'x'.repeat(hidden.length));
