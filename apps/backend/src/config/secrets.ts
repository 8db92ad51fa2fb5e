/** How hard a secret is to guess. */

/** Bits of chance below which a secret is refused; 16 random bytes in hexadecimal have about a hundred by this measure. */
export const leastBits = {
  /** Of a secret that we choose: what nobody can try out. */
  chosen: 64,
  /** Of a key that a provider made, who also counts the tries. */
  given: 32,
};

/** What people reach for when they have to fill in a secret. */
const words = /change.?me|placeholder|example|default|your.?secret|password|aarambh|production/i;

/** Characters that stand side by side on a keyboard, a row after the other. */
const keyboard = '`1234567890-= qwertyuiop[] asdfghjkl; zxcvbnm,./';

/** @param least bits of chance that it must have, one of `leastBits` */
export function canBeGuessed(secret: string, least: number): boolean {
  return words.test(secret) || surprises(secret) * bitsPerCharacter(secret) < least;
}

/** How many characters do not follow from those before: by counting on, along a row of the keyboard, or as a piece that was there before. */
function surprises(secret: string): number {
  const codes = Array.from(secret, (character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, at) => {
    const last = codes[at - 1];
    const beforeLast = codes[at - 2];
    if (last === undefined || beforeLast === undefined) return true;
    const isCounted = code - last === last - beforeLast;
    const piece = secret.slice(at - 2, at + 1);
    return !isCounted && !isOnKeyboard(piece) && secret.indexOf(piece) >= at - 2;
  }).length;
}

function isOnKeyboard(piece: string): boolean {
  const lower = piece.toLowerCase();
  return keyboard.includes(lower) || keyboard.includes(Array.from(lower).toReversed().join(''));
}

/** Shannon's measure, of how often each character is used. */
function bitsPerCharacter(secret: string): number {
  const characters = Array.from(secret);
  return [...new Set(characters)]
    .map((character) => characters.filter((each) => each === character).length / characters.length)
    .reduce((bits, share) => bits - share * Math.log2(share), 0);
}
