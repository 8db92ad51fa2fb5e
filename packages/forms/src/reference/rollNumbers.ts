/** Roll numbers that somebody has pasted. */
export interface PastedRollNumbers {
  /** Each once, as it was first written, in the order of the text. */
  readonly numbers: readonly string[];
  /** How many more times one of them was there. */
  readonly repeated: number;
}

/** What a roll number is made of: as the field of a profile takes it, with at least one digit. */
const rollNumber = /^(?=[^\d]{0,29}\d)[A-Za-z0-9/-]{3,30}$/;

/**
 * The roll numbers in a text: one a line, several with commas, semicolons, tabs or blanks between them, a column or some columns of a sheet.
 * Behind a number with a name, as in `2027/0302 Asha Patil`, nothing else of its line is read; a heading has no digit and is no number.
 */
export function rollNumbersIn(text: string): PastedRollNumbers {
  const found = new Map<string, string>();
  let repeated = 0;
  for (const line of text.split(/[\r\n]/)) {
    const words = line.split(/[\s,;|"']+/u).filter((word) => word !== '');
    const numbers = words.filter((word) => rollNumber.test(word));
    const isWithName = words.some((word) => /\p{L}/u.test(word) && !/\d/.test(word));
    for (const number of isWithName ? numbers.slice(0, 1) : numbers) {
      if (found.has(number.toLowerCase())) repeated += 1;
      else found.set(number.toLowerCase(), number);
    }
  }
  return { numbers: [...found.values()], repeated };
}
