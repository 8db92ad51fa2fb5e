import { limits } from '@aarambh/forms';

/** The name, or where there is one of it already the name with the next free number: `CV 2`. */
export function freeName(wanted: string, names: readonly string[]): string {
  const taken = new Set(names.map((name) => name.toLowerCase()));
  const { short } = limits.profileText;
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : ` ${number}`;
    const name = `${wanted.slice(0, short - end.length)}${end}`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}
